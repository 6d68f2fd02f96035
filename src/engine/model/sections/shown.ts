import type { PointModels } from '../model.ts';
import type { Part } from '../reader.ts';
import { remarkedPart } from '../remarks/remarked.ts';
import { asNothing, type Unused } from './idle.ts';

/** What the text of a point shows of its parts otherwise than they were read. */
export interface ShownParts {
  /** The tables, lists and fences that gave nothing that is not said elsewhere, with how they are shown for themselves. */
  readonly barren: ReadonlyMap<Part<unknown>, Part<unknown>>;
  /** What stands for those that say more of names that are declared, and for those of which nothing came. */
  readonly instead: ReadonlyMap<Part<unknown>, Part<unknown>>;
}

/** Nothing is shown otherwise. */
export const asRead: ShownParts = { barren: new Map(), instead: new Map() };

/** What a point shows of its parts, of which nothing came of some that gave facts. */
export function shownParts(
  own: readonly Part<unknown>[],
  { idle, again }: Unused,
  models: PointModels,
): ShownParts {
  const barren = new Map<Part<unknown>, Part<unknown>>();
  for (const part of own) if (isUnread(part)) barren.set(part, part);
  for (const part of again) barren.set(part, part);
  for (const part of idle) barren.set(part, asNothing(part));
  return barren.size === 0 ? asRead : standingFor(barren, models);
}

/** What the same parts show when names of others have changed; the same object where that is the same. */
export function shownAgain(before: ShownParts, models: PointModels): ShownParts {
  if (before.barren.size === 0) return before;
  const now = standingFor(before.barren, models);
  const isSame = [...now.instead].every(([part, instead]) => before.instead.get(part) === instead);
  return isSame && now.instead.size === before.instead.size ? before : now;
}

function standingFor(barren: ShownParts['barren'], models: PointModels): ShownParts {
  const instead = new Map<Part<unknown>, Part<unknown>>();
  for (const [part, unread] of barren) {
    const shown = remarkedPart(part, models) ?? unread;
    if (shown !== part) instead.set(part, shown);
  }
  return { barren, instead };
}

/** Whether a part is unread as it was read. */
function isUnread({ block, reading }: Part<unknown>): boolean {
  if (reading.unread.length === 0 || (block.kind !== 'table' && block.kind !== 'list')) return false;
  return reading.facts.length + reading.elsewhere.length + reading.markers.length === 0;
}

/** The parts of a point as its text shows them. */
export function partsShown(own: readonly Part<unknown>[], { instead }: ShownParts): readonly Part<unknown>[] {
  return instead.size === 0 ? own : own.map((part) => instead.get(part) ?? part);
}
