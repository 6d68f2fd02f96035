import { Span } from '../../place.ts';

/** Whether two answers say the same at the same places. Of anything but texts, numbers, places, lists, sets and plain objects only the object itself does. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Span)
    return (
      other instanceof Span &&
      one.anchor === other.anchor &&
      one.start === other.start &&
      one.end === other.end
    );
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, index) => saysTheSame(each, other[index]))
    );
  if (one instanceof Set)
    return other instanceof Set && one.size === other.size && [...one].every((each) => other.has(each));
  if (Object.getPrototypeOf(one) !== Object.prototype || Object.getPrototypeOf(other) !== Object.prototype)
    return false;
  const [mine, theirs] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return (
    mine.length === Object.keys(theirs).length &&
    mine.every(([key, value]) => key in theirs && saysTheSame(value, theirs[key]))
  );
}
