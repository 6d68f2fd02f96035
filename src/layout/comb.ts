import type { SizedGraph } from './places.ts';

/** What is not a comb is rather a web: more lines than this part of its nodes that are neither steps nor ways out, and a few. */
const most = { others: 0.15, few: 2 };

/** A step with its way out and the line to the next one, by number. */
export interface CombStep {
  readonly node: number;
  readonly out?: number;
  readonly on?: number;
}

/** A way of steps that nearly all have a way out to one node. */
export interface Comb {
  readonly hub: number;
  /** In their order. */
  readonly steps: readonly CombStep[];
  /** The widest words of the lines that are neither, in CSS pixels; undefined where there are none. */
  readonly others: number | undefined;
}

/** The node that more than half of the others have one line to, which all end alike; it leads nowhere. */
function hubOf({ nodes, edges }: SizedGraph): string | undefined {
  const ways = new Map<string, SizedGraph['edges'][number]['of'][]>();
  for (const { of } of edges) ways.set(of.to, [...(ways.get(of.to) ?? []), of]);
  const [hub, lines = []] = [...ways].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const isAlike = new Set(lines.map(({ head, dashed }) => `${head} ${dashed}`)).size === 1;
  const isOnce = new Set(lines.map(({ from }) => from)).size === lines.length;
  const isEnd = edges.every(({ of }) => of.from !== hub);
  return lines.length > Math.max(3, nodes.length / 2) && isAlike && isOnce && isEnd ? hub : undefined;
}

/** The comb that a graph is; undefined where it is something else. */
export function combOf(sized: SizedGraph): Comb | undefined {
  const hub = hubOf(sized);
  if (hub === undefined) return undefined;
  const numbers = new Map(sized.nodes.map(({ of }, index) => [of.id, index]));
  const out = new Map<number, number>();
  const ways = new Map<number, { readonly to: number; readonly line: number }[]>();
  const met = new Set<number>();
  for (const [line, { of }] of sized.edges.entries()) {
    const [from, to] = [numbers.get(of.from) ?? -1, numbers.get(of.to) ?? -1];
    if (of.to === hub) out.set(from, line);
    else {
      ways.set(from, [...(ways.get(from) ?? []), { to, line }]);
      met.add(to);
    }
  }
  const left = new Set([...numbers.values()].filter((node) => node !== numbers.get(hub)));
  const steps: CombStep[] = [];
  let at = [...left].find((node) => !met.has(node)) ?? [...left][0];
  while (at !== undefined) {
    left.delete(at);
    const way = out.get(at);
    const next = ways.get(at)?.find(({ to }) => left.has(to));
    steps.push({ node: at, ...(way === undefined ? {} : { out: way }), ...(next ? { on: next.line } : {}) });
    at = next?.to ?? [...left][0];
  }
  const taken = new Set(steps.flatMap((step) => [step.on, step.out]));
  const others = sized.edges.filter((_, line) => !taken.has(line));
  if (others.length > most.others * steps.length + most.few) return undefined;
  const widest = others.length === 0 ? undefined : Math.max(...others.map(({ measured }) => measured.width));
  return { hub: numbers.get(hub) ?? -1, steps, others: widest };
}
