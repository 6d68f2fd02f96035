import { bothWays, edgeCollector, type Graph, type GraphNode, uniqueIds } from './graph.ts';
import type { ReferencesView } from './references.ts';

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

/**
 * The neighbourhood of an element as a graph: what mentions it, itself, what it mentions; of what mentions it and of
 * what it mentions no more than `most` together, where that is given.
 */
export function neighbourhoodGraph(
  view: ReferencesView,
  number: number,
  most = Number.POSITIVE_INFINITY,
): Graph {
  const all = neighboursOf(view, number);
  const mentions = all.mentions.slice(0, Math.max(most - all.mentionedBy.length, most / 2));
  const mentionedBy = all.mentionedBy.slice(0, most - mentions.length);
  const numbers = [
    ...new Set([
      ...mentionedBy.map(({ element }) => element),
      number,
      ...mentions.map(({ element }) => element),
    ]),
  ];
  const idFor = uniqueIds();
  const ids = new Map<number, string>();
  const nodes = numbers.flatMap((each): GraphNode[] => {
    const element = view.elements[each];
    if (element === undefined) return [];
    const id = idFor(`${element.kind} ${element.name}`);
    ids.set(each, id);
    return [
      {
        id,
        shape: each === number ? 'entry' : 'rounded',
        name: element.name,
        title: [
          { text: element.name, style: 'name' },
          { text: element.kind, style: 'soft' },
        ],
        rows: [],
        at: element.at,
      },
    ];
  });
  const lines = edgeCollector();
  const arrow = { dashed: false, tail: 'plain', head: 'arrow' } as const;
  const own = ids.get(number);
  const link = (from: string | undefined, to: string | undefined): void => {
    if (from !== undefined && to !== undefined) lines.add({ from, to, ...arrow });
  };
  for (const { element } of mentionedBy) link(ids.get(element), own);
  for (const { element } of mentions) link(own, ids.get(element));
  return { nodes, edges: bothWays(lines.edges()) };
}
