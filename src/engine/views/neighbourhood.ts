import { groupedBy } from '../model/derived/grouped-by.ts';
import { edgeCollector, type Graph, type GraphNode, uniqueIds } from './graph.ts';
import type { ReferencesView, WebElement } from './references.ts';

/** A mention as a line of a list: the number of the other element, and what for. */
export interface Mention {
  readonly element: number;
  readonly uses: readonly string[];
}

/** What an element mentions and what mentions it; its parts count as itself. */
export interface Neighbourhood {
  readonly mentions: readonly Mention[];
  readonly mentionedBy: readonly Mention[];
}

/** The numbers of an element and of its parts. */
export function partsOf({ elements }: ReferencesView, number: number): ReadonlySet<number> {
  const parts = new Set([number]);
  for (const [index, { within }] of elements.entries())
    if (within !== undefined && parts.has(within)) parts.add(index);
  return parts;
}

/** Who is around an element in the web of references. */
export function neighboursOf(view: ReferencesView, number: number): Neighbourhood {
  const own = partsOf(view, number);
  const collect = (pick: (link: ReferencesView['links'][number]) => readonly [number, number]): Mention[] => {
    const found = new Map<number, Set<string>>();
    for (const link of view.links) {
      const [mine, other] = pick(link);
      if (own.has(mine) && !own.has(other)) found.set(other, (found.get(other) ?? new Set()).add(link.use));
    }
    return [...found].map(([element, uses]) => ({ element, uses: [...uses] }));
  };
  return {
    mentions: collect(({ from, to }) => [from, to]),
    mentionedBy: collect(({ from, to }) => [to, from]),
  };
}

/** With more elements around it than this, those of a kind stand in one card: one sees what kinds there are, and all of them. */
const few = 12;

const pluralOf = (kind: string): string =>
  kind === 'payload' ? 'payload fields' : kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;

/** Which way mentions go between an element and those around it. */
type Way = 'in' | 'out' | 'both';

/** Elements that are drawn as one node: one by itself, or those of a kind. */
interface Group {
  readonly way: Way;
  readonly elements: readonly WebElement[];
}

/** What is around an element in groups, in the order of the mentions: what mentions it first. */
function groupsOf({ elements }: ReferencesView, { mentions, mentionedBy }: Neighbourhood): Group[] {
  const out = new Set(mentions.map(({ element }) => element));
  const inward = new Set(mentionedBy.map(({ element }) => element));
  const all = [...new Set([...inward, ...out])].flatMap((number) => {
    const element = elements[number];
    const way: Way = !inward.has(number) ? 'out' : out.has(number) ? 'both' : 'in';
    return element ? [{ number, element, way }] : [];
  });
  const isMany = all.length > few;
  const groups = groupedBy(all, ({ number, element, way }) =>
    isMany ? `${way} ${element.kind}` : String(number),
  );
  return [...groups.values()].map((group) => ({
    way: group[0]?.way ?? 'in',
    elements: group.map(({ element }) => element),
  }));
}

const single = ({ kind, name, at }: WebElement, shape: 'entry' | 'rounded'): Omit<GraphNode, 'id'> => ({
  shape,
  name,
  title: [
    { text: name, style: 'name' },
    { text: kind, style: 'soft' },
  ],
  rows: [],
  at,
});

/** A node for a group: the element itself, or a card with all of a kind. */
function nodeOf({ elements }: Group): Omit<GraphNode, 'id'> | undefined {
  const [first, ...others] = elements;
  if (first === undefined) return undefined;
  if (others.length === 0) return single(first, 'rounded');
  const name = `${elements.length} ${pluralOf(first.kind)}`;
  return {
    shape: 'card',
    name,
    title: [{ text: name, style: 'name' }],
    rows: elements.map((element) => ({
      name: { text: element.name, style: 'plain' },
      detail: '',
      key: false,
      at: element.at,
    })),
  };
}

/**
 * The neighbourhood of an element as a graph: what mentions it, itself, what it mentions; of what mentions it and of
 * what it mentions no more than `most` together, where that is given. Many of a kind are one node.
 */
export function neighbourhoodGraph(
  view: ReferencesView,
  number: number,
  most = Number.POSITIVE_INFINITY,
): Graph {
  const middle = view.elements[number];
  if (middle === undefined) return { nodes: [], edges: [] };
  const all = neighboursOf(view, number);
  const mentions = all.mentions.slice(0, Math.max(most - all.mentionedBy.length, most / 2));
  const mentionedBy = all.mentionedBy.slice(0, most - mentions.length);
  const idFor = uniqueIds();
  const own: GraphNode = { id: idFor(`${middle.kind} ${middle.name}`), ...single(middle, 'entry') };
  const lines = edgeCollector();
  const around = groupsOf(view, { mentions, mentionedBy }).flatMap((group) => {
    const node = nodeOf(group);
    const [{ kind, name } = middle] = group.elements;
    if (node === undefined) return [];
    const id = idFor(group.elements.length > 1 ? `${group.way} ${kind}` : `${kind} ${name}`);
    const arrow = { dashed: false, tail: group.way === 'both' ? 'arrow' : 'plain', head: 'arrow' } as const;
    lines.add(group.way === 'out' ? { from: own.id, to: id, ...arrow } : { from: id, to: own.id, ...arrow });
    return [{ way: group.way, node: { id, ...node } }];
  });
  const isBefore = ({ way }: (typeof around)[number]): boolean => way !== 'out';
  return {
    nodes: [
      ...around.filter(isBefore).map(({ node }) => node),
      own,
      ...around.filter((each) => !isBefore(each)).map(({ node }) => node),
    ],
    edges: lines.edges(),
  };
}
