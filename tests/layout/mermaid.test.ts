import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Graph, graphAsMermaid, type MermaidForm, read, viewOf } from '../../src/engine/index.ts';
import { hasCorpus, markdownOf } from '../corpus.ts';

/** Mermaid itself, which the benchmark installs for itself (`npm run bench`). */
const own = join(import.meta.dirname, '../bench/node_modules/mermaid/dist/mermaid.core.mjs');
const hasMermaid = existsSync(own);

const at = { from: 0, to: 1 };
/** Names and words that would end a string, begin a comment or mean something else to Mermaid. */
const hostile = [
  'a "b" c',
  'end',
  'x --> y : z',
  'semi;colon',
  '%% no',
  '#35;',
  '<b>',
  '{}',
  '`',
  'class',
  'ünï',
  '[*]',
  '1',
];

function graphOf(form: MermaidForm): Graph {
  const nodes = hostile.map((name, index) => ({
    id: name,
    shape: form === 'entities' ? ('card' as const) : index === 0 ? ('entry' as const) : ('rounded' as const),
    name,
    title: [{ text: name, style: 'name' as const }],
    rows:
      form === 'entities'
        ? hostile.map((text) => ({
            name: { text, style: 'plain' as const },
            detail: text,
            key: text === 'end',
            at,
          }))
        : [],
    at,
  }));
  const edges = hostile.slice(1).map((name, index) => ({
    id: name,
    from: hostile[index] ?? name,
    to: name,
    labels: [
      {
        words: [
          { text: name, style: 'name' as const },
          { text: `[${name}]`, style: 'plain' as const },
        ],
        at,
      },
    ],
    dashed: index % 2 === 0,
    tail: 'plain' as const,
    head: form === 'entities' ? ('one-or-many' as const) : ('arrow' as const),
  }));
  return { nodes, edges };
}

function diagramsOf(text: string): string[] {
  const { model } = read(text);
  return [
    ...viewOf(model, 'states').lifecycles.map(({ graph }) => graphAsMermaid(graph, 'states')),
    graphAsMermaid(viewOf(model, 'entities').graph, 'entities'),
    graphAsMermaid(viewOf(model, 'screens').graph, 'flow'),
  ];
}

/** Mermaid cleans its labels with a page's help, and asks for it while it loads. */
async function loadMermaid(): Promise<{ parse: (text: string) => Promise<{ diagramType: string }> }> {
  const window = new Window();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  return (await import(/* @vite-ignore */ pathToFileURL(own).href)).default;
}

describe('a drawing as Mermaid', () => {
  it('says what a lifecycle says', () => {
    const text = readFileSync('src/content/specs/todomvc.md', 'utf8');
    const [first = ''] = diagramsOf(text);
    expect(first).toMatchInlineSnapshot(`
      "stateDiagram-v2
        direction LR
        state "active" as n1
        state "completed" as n2
        [*] --> n1 : add [input.title != ''] / the todo is appended to the list#59; the input is cleared by Person
        n1 --> n2 : complete / self.completed = true by Person
        n2 --> n1 : reopen / self.completed = false by Person
        n1 --> n1 : rename [input.title != ''] / title = input.title by Person
        n2 --> n2 : rename [input.title != ''] / title = input.title by Person
        n1 --> [*] : rename [input.title == ''] by Person
        n1 --> [*] : remove by Person
        n2 --> [*] : rename [input.title == ''] by Person
        n2 --> [*] : remove by Person
        n2 --> [*] : clear / the checkbox for all todos is unchecked by Person
      "
    `);
  });

  it('has a node for every name and a line for every statement, whatever they are called', () => {
    const text = graphAsMermaid(graphOf('states'), 'states');
    expect(text.match(/^ {2}state "/gm)).toHaveLength(hostile.length);
    expect(text.match(/^ {2}n\d+ --> n\d+ : /gm)).toHaveLength(hostile.length - 1);
  });

  it('says where a relation leaves open how many there are', () => {
    expect(graphAsMermaid(graphOf('entities'), 'entities')).toContain('%% How many is not said');
  });
});

describe.skipIf(!hasMermaid)('Mermaid reads it', async () => {
  const mermaid = hasMermaid ? await loadMermaid() : undefined;
  afterAll(() => void vi.unstubAllGlobals());
  const types = { states: 'stateDiagram', entities: 'er', flow: 'flowchart-v2' } as const;

  it.each(Object.entries(types))('names that mean something else, %s', async (form, type) => {
    const result = await mermaid?.parse(graphAsMermaid(graphOf(form as MermaidForm), form as MermaidForm));
    expect(result?.diagramType).toBe(type);
  });

  it.each(readdirSync('src/content/specs').filter((name) => name.endsWith('.md')))('%s', async (name) => {
    for (const diagram of diagramsOf(readFileSync(join('src/content/specs', name), 'utf8')))
      expect(await mermaid?.parse(diagram), diagram).toBeTruthy();
  });

  it.skipIf(!hasCorpus)('real specifications', async () => {
    for (const { text } of markdownOf('ninepoint'))
      for (const diagram of diagramsOf(text)) expect(await mermaid?.parse(diagram), diagram).toBeTruthy();
  });
});
