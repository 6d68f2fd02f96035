import { Span } from '../../place.ts';
import { Reach } from './context.ts';

/** What is said beside facts and never decides anything: the prose of an element. It is a matter of the point's text. */
const beside: ReadonlySet<string> = new Set(['description', 'meaning']);

/**
 * Whether two readings of a point hold the same facts, wherever they stand and whatever prose stands beside them.
 * Facts of blocks that were not read again are the same objects, so only what was read anew is looked into.
 */
export function sameFacts(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Span || one instanceof Reach) return other instanceof Span || other instanceof Reach;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((each, i) => sameFacts(each, other[i]))
    );
  }
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        key in other &&
        (beside.has(key) || sameFacts(one[key as keyof typeof one], other[key as keyof typeof other])),
    )
  );
}
