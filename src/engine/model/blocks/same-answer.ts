import { Span } from '../../place.ts';
import { isAlike } from '../tracking/alike.ts';

/** Whether two answers say the same at the same places. Of anything but texts, numbers, places, lists, sets and plain objects only the object itself does. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return isAlike(one, other, decided);
}

function decided(one: object, other: object): boolean | undefined {
  if (one instanceof Span && other instanceof Span)
    return one.anchor === other.anchor && one.start === other.start && one.end === other.end;
  if (one instanceof Set && other instanceof Set)
    return one.size === other.size && [...one].every((each) => other.has(each));
  return isTree(one) && isTree(other) ? undefined : false;
}

const isTree = (each: object): boolean =>
  Array.isArray(each) || Object.getPrototypeOf(each) === Object.prototype;
