import { wording } from '../syntax/wording.ts';
import type { Graph, GraphEdge, GraphNode, LineEnd, Words } from './graph.ts';

/** What a graph is drawn as in Mermaid: a state diagram, an entity-relationship diagram, or a flow chart. */
export type MermaidForm = 'states' | 'entities' | 'flow';

/** Characters that mean something to Mermaid, as the codes that it takes in their stead. */
const escaped = (text: string): string =>
  text.replace(/[#"<>;%{}`:]/g, (character) => `#${character.codePointAt(0)};`).replace(/\s+/g, ' ');

const plainWords = (words: readonly Words[]): string => escaped(words.map(({ text }) => text).join(' '));

/** Short names for the nodes, since Mermaid's own may hold letters and digits only. */
const numbersOf = ({ nodes }: Graph): ReadonlyMap<string, string> =>
  new Map(nodes.map(({ id }, index) => [id, `n${index + 1}`]));

function stateDiagram(graph: Graph): string[] {
  const numbers = numbersOf(graph);
  const shapes = new Map(graph.nodes.map(({ id, shape }) => [id, shape]));
  const nameOf = (id: string): string => {
    const shape = shapes.get(id);
    return shape === 'dot' || shape === 'bullseye' ? '[*]' : (numbers.get(id) ?? id);
  };
  const states = graph.nodes.filter(({ shape }) => shape !== 'dot' && shape !== 'bullseye');
  const finals = states.filter(({ shape }) => shape === 'final').map(({ id }) => nameOf(id));
  return [
    'stateDiagram-v2',
    '  direction LR',
    ...states.map(({ id, name }) => `  state "${escaped(name)}" as ${nameOf(id)}`),
    ...graph.edges.flatMap(({ from, to, labels }) => {
      const way = `  ${nameOf(from)} --> ${nameOf(to)}`;
      return labels.length === 0 ? [way] : labels.map(({ words }) => `${way} : ${plainWords(words)}`);
    }),
    ...(finals.length > 0 ? ['  classDef final stroke-width:3px', `  class ${finals.join(',')} final`] : []),
  ];
}

/** Mermaid's ends of a relation, at the left and at the right. It has none for what is not said. */
const ends: Readonly<Record<Exclude<LineEnd, 'plain' | 'arrow'>, readonly [string, string]>> = {
  one: ['||', '||'],
  'zero-or-one': ['|o', 'o|'],
  'one-or-many': ['}|', '|{'],
  'zero-or-many': ['}o', 'o{'],
};

const endOf = (end: LineEnd, side: 0 | 1): string =>
  ends[end === 'plain' || end === 'arrow' ? 'zero-or-many' : end][side];

/** A word as Mermaid's attributes take it, and the text as a comment where it says more. */
const attribute = (text: string): string =>
  text.replace(wording.g`[^\p{L}\p{N}_]+`, '_').replace(wording`^(?=\p{N})|^$`, '_');

function card({ rows }: GraphNode, number: string, name: string): string[] {
  const head = `  ${number}["${name}"]`;
  if (rows.length === 0) return [head];
  const lines = rows.map(({ name: { text }, detail, key }) => {
    const type = detail === '' ? 'unstated' : attribute(detail);
    const said = type === detail || detail === '' ? '' : ` "${escaped(detail)}"`;
    return `    ${type} ${attribute(text)}${key ? ' PK' : ''}${said}`;
  });
  return [`${head} {`, ...lines, '  }'];
}

function entityDiagram(graph: Graph): string[] {
  const numbers = numbersOf(graph);
  const relation = ({ from, to, tail, head, dashed, labels }: GraphEdge): string[] => {
    const line = `${endOf(tail, 0)}${dashed ? '..' : '--'}${endOf(head, 1)}`;
    const said = labels.map(({ words }) => plainWords(words)).join(', ');
    const open = [...(tail === 'plain' ? [from] : []), ...(head === 'plain' ? [to] : [])];
    return [
      ...(open.length > 0 ? [`  %% How many is not said: ${escaped(open.join(', '))}`] : []),
      `  ${numbers.get(from)} ${line} ${numbers.get(to)} : "${said}"`,
    ];
  };
  return [
    'erDiagram',
    ...graph.nodes.flatMap((node) => card(node, numbers.get(node.id) ?? '', escaped(node.name))),
    ...graph.edges.flatMap(relation),
  ];
}

function flowChart(graph: Graph): string[] {
  const numbers = numbersOf(graph);
  return [
    'flowchart LR',
    ...graph.nodes.map(({ id, title, rows, name, shape }) => {
      const lines = [...title, ...rows.map((row) => row.name)];
      const words =
        lines.length === 0 ? escaped(name) : lines.map((line) => plainWords([line])).join('<br/>');
      const number = numbers.get(id);
      return shape === 'entry' ? `  ${number}(["${words}"])` : `  ${number}["${words}"]`;
    }),
    ...graph.edges.map(({ from, to, dashed, tail, head, labels }) => {
      const line = `${tail === 'arrow' ? '<' : ''}${dashed ? '-.-' : '--'}${head === 'arrow' ? '>' : dashed ? '' : '-'}`;
      const said = labels.map(({ words }) => plainWords(words)).join('<br/>');
      return `  ${numbers.get(from)} ${line}${said === '' ? '' : `|"${said}"|`} ${numbers.get(to)}`;
    }),
  ];
}

const makers = { states: stateDiagram, entities: entityDiagram, flow: flowChart } as const;

/**
 * A graph as a Mermaid diagram, for other people's tools. Every node and every statement of its lines is in it; where
 * a drawing leaves open how many there are, Mermaid has no sign, and a comment says so.
 */
export function graphAsMermaid(graph: Graph, form: MermaidForm): string {
  return `${makers[form](graph).join('\n')}\n`;
}
