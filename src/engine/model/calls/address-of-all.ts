import type { Call } from '../interface-elements.ts';
import { listOf } from '../stated.ts';
import { answeringAsAll } from './shared-answers.ts';

/** A path that ends in a place for what is called: `/api/<method>`, `/rpc/{function}`. */
const placeForCall =
  /^(?<before>[^\s<{:[]{1,200}\/)(?:<|\{|\[|:)\s?(?:method|function|command|action|operation|procedure|call|endpoint)(?:[ _-]?name)?\s?[>}\]]?$/i;
/** A path of its own at such a place. */
const ownPart = /^[^/\s<{:[\]}>]+$/;

/** Calls at one address, at least, that a path with a place for them stands for. */
const fewest = 3;

/**
 * Calls without those that are the address of others which are told each: where `POST /api/boat.find` and others are,
 * `POST /api/<method>` is none, and what it answers holds for all of them.
 */
export function withoutAddressOfAll(calls: readonly Call[]): readonly Call[] {
  return calls.reduce((told: readonly Call[], each): readonly Call[] => {
    const before = each.how === 'tolerant' && placeForCall.exec(each.path)?.groups?.before;
    if (!before) return told;
    const isAt = ({ method, path }: Call): boolean =>
      method === each.method && path.startsWith(before) && ownPart.test(path.slice(before.length));
    if (told.filter(isAt).length < fewest) return told;
    const answers = listOf(each.answers);
    return told
      .filter((other) => other !== each)
      .map((other) => (isAt(other) ? answeringAsAll(other, answers) : other));
  }, calls);
}
