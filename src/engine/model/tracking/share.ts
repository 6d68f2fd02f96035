import { Span } from '../../place.ts';
import { Reach } from '../blocks/context.ts';

/**
 * What was read now, with every part that says the same at the same place as before being the object of before: who
 * keeps something by an element keeps it for as long as the element stays as it is. Fills in `now`, which is its
 * caller's own.
 */
export function share<T>(now: T, before: unknown): T {
  if (now === before) return now;
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now;
  if (now instanceof Span) return before instanceof Span && isSameSpan(now, before) ? (before as T) : now;
  if (now instanceof Reach) return before instanceof Reach && isSameReach(now, before) ? (before as T) : now;
  if (Array.isArray(now)) return Array.isArray(before) ? (shareList(now, before) as T) : now;
  return Array.isArray(before) ? now : shareObject(now, before);
}

function isSameSpan(one: Span, other: Span): boolean {
  return one.anchor === other.anchor && one.start === other.start && one.end === other.end;
}

function isSameReach(one: Reach, other: Reach): boolean {
  return share(one.first, other.first) === other.first && share(one.last, other.last) === other.last;
}

function shareObject<T extends object>(now: T, before: object): T {
  const [mine, theirs] = [now as Record<string, unknown>, before as Record<string, unknown>];
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const value = mine[key];
    const other = theirs[key];
    if (value === other) {
      same &&= value !== undefined || key in theirs;
      continue;
    }
    const shared = share(value, other);
    if (shared !== value) mine[key] = shared;
    same &&= shared === other;
  }
  return same ? (before as T) : now;
}

/** From both ends elements are the same, as a rule; what lies between is compared one by one. */
function shareList(now: unknown[], before: readonly unknown[]): readonly unknown[] {
  const moved = now.length - before.length;
  let first = 0;
  const settle = (index: number, other: unknown): boolean => {
    now[index] = share(now[index], other);
    return now[index] === other;
  };
  while (first < now.length && first < before.length && settle(first, before[first])) first++;
  if (first === now.length && moved === 0) return before;
  let last = now.length - 1;
  while (last > first && last - moved > first && settle(last, before[last - moved])) last--;
  for (let index = first + 1; index < last && index < before.length; index++) settle(index, before[index]);
  return now;
}
