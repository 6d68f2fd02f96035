import { type Anchor, Span } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Block } from '../../syntax/block.ts';
import { codeSpans } from '../../syntax/inline.ts';
import { Reach } from '../blocks/context.ts';
import { textsIn, whyUnread } from '../blocks/unread.ts';
import { fold } from '../derived/name-index.ts';
import type { PointModels } from '../model.ts';
import type { Part } from '../reader.ts';
import { once } from '../tracking/once.ts';

/** Parts of which nothing came to stand in their point. */
export interface Unused {
  /** They gave facts that were only possible ones, as words that might have been states where nothing moves between them. */
  readonly idle: readonly Part<unknown>[];
  /** They name only what the point has from elsewhere, and so say it again. */
  readonly again: readonly Part<unknown>[];
}

const nothing: Unused = { idle: [], again: [] };

/** The tables, lists and fences with facts of which none came to stand in their point; what hands on to another is in that. */
export function unusedIn(parts: readonly Part<unknown>[], point: PointModels[PointId]): Unused {
  const givers = parts.filter(mayBeIdle);
  if (givers.length === 0) return nothing;
  const anchors = new Set<Anchor>();
  const names = new Set<string>();
  for (const all of Object.values(point) as readonly unknown[])
    for (const each of Array.isArray(all) ? all : [all])
      if (typeof each === 'object' && each !== null) {
        const held = heldBy(each);
        for (const anchor of held.anchors) anchors.add(anchor);
        for (const name of held.names) names.add(name);
      }
  const unused = givers.filter(({ block }) => !anchorsIn(block).some((anchor) => anchors.has(anchor)));
  const isAgain = ({ reading }: Part<unknown>): boolean => {
    const said = heldBy(reading.facts).names;
    return said.length > 0 && said.every((name) => names.has(name));
  };
  return {
    idle: unused.filter((part) => !isAgain(part)),
    again: unused.filter(isAgain),
  };
}

function mayBeIdle({ block, reading }: Part<unknown>): boolean {
  if (block.kind !== 'table' && block.kind !== 'list' && block.kind !== 'fence') return false;
  const { facts, elsewhere, markers } = reading;
  return facts.length > 0 && elsewhere.length === 0 && markers.length === 0;
}

/** A block, and its lines: on one of them hangs every place in it. */
function anchorsIn(block: Block): readonly Anchor[] {
  const lines =
    block.kind === 'table' ? [block.header, ...block.rows] : block.kind === 'list' ? block.items : [];
  return [block, ...lines.flatMap(({ line }) => line ?? [])];
}

/** What the places of an element or of facts hang on, and the names in them, folded. */
const heldBy = once((element: object): { anchors: readonly Anchor[]; names: readonly string[] } => {
  const anchors = new Set<Anchor>();
  const names = new Set<string>();
  const visit = (each: unknown): void => {
    // What an element reaches over is more than what it was read from.
    if (typeof each !== 'object' || each === null || each instanceof Reach) return;
    if (each instanceof Span) {
      anchors.add(each.anchor);
      return;
    }
    if ('name' in each && typeof each.name === 'string' && each.name) names.add(fold(each.name));
    for (const value of Object.values(each)) visit(value);
  };
  visit(element);
  return { anchors: [...anchors], names: [...names] };
});

/** A part of which nothing came, as unread. */
export const asUnread = once((part: Part<unknown>): Part<unknown> => {
  const { block, reading } = part;
  const is = whyUnread(block);
  if (!is) return part;
  return {
    ...part,
    reading: {
      ...reading,
      stretches: [{ start: 0, as: 'unread' }],
      mentions: textsIn(block).flatMap(codeSpans),
      prose: [],
      unread: [is],
    },
  };
});
