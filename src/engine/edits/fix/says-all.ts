import { groupedBy } from '../../model/derived/grouped-by.ts';
import { type Facts, facts, type Plain } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import { pointIds } from '../../points.ts';

type Fields = { readonly [key: string]: Plain };

const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && !Array.isArray(value);

/** Whether something says nothing: a fix may say that it is not shown. */
const isUnsaid = (value: Plain): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && (value.is === 'unstated' || value.is === 'not-shown'));

const nameOf = (value: Plain): string | undefined =>
  isFields(value) && typeof value.name === 'string' ? value.name : undefined;

/** Whether each of a list is in another one, which may hold more. */
function holdsEach(after: readonly Plain[], before: readonly Plain[]): boolean {
  const named = groupedBy(after, nameOf);
  return before.every((each) => (named.get(nameOf(each)) ?? []).some((other) => holds(other, each)));
}

/** Whether something says what something else says, and perhaps more. */
function holds(after: Plain | undefined, before: Plain): boolean {
  if (isUnsaid(before) || JSON.stringify(after) === JSON.stringify(before)) return true;
  if (Array.isArray(before)) return Array.isArray(after) && holdsEach(after, before);
  if (!isFields(before)) return false;
  return isFields(after) && Object.entries(before).every(([key, each]) => holds(after[key], each));
}

/** A point without the elements of a name. */
function without(point: Plain | undefined, name: string | undefined): Plain {
  if (!isFields(point) || name === undefined) return point ?? '';
  return Object.fromEntries(
    Object.entries(point).map(([key, each]) => [
      key,
      Array.isArray(each) ? each.filter((element) => nameOf(element) !== name) : each,
    ]),
  );
}

/**
 * Whether a document says all that it said before something was added to it, but perhaps of the elements of a name. What
 * stands in words of its own may be read otherwise with a line more.
 */
export function saysAll(after: Model, before: Facts, name?: string): boolean {
  const { points } = facts(after);
  return pointIds.every((id) => holds(points[id], without(before.points[id], name)));
}
