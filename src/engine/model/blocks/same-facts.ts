import { Span } from '../../place.ts';
import { isAlike } from '../tracking/alike.ts';
import { Reach } from './context.ts';

/** What is said beside facts and never decides anything: the prose of an element. It is a matter of the point's text. */
const beside: ReadonlySet<string> = new Set(['description', 'meaning']);

const isPlace = (each: object): boolean => each instanceof Span || each instanceof Reach;

/**
 * Whether two readings of a point hold the same facts, wherever they stand and whatever prose stands beside them.
 * Facts of blocks that were not read again are the same objects, so only what was read anew is looked into.
 */
export function sameFacts(one: unknown, other: unknown): boolean {
  return isAlike(one, other, (here, there) => (isPlace(here) ? isPlace(there) : undefined), beside);
}
