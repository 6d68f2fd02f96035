import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';

/** A deed that is done to nothing, and where: "change nothing", "pay for nothing", "change nothing in it". */
const toNothing = wording`^(?<deed>\p{Ll}+)(?: (?:for|to|on|in|with|about|at))? nothing(?: (?:at all|there|here|(?:in|of|about|on|to|with) (?:it|them|these|those)))?\.?$`;

/** The deed that somebody does to nothing, which is one that they may not do: `change` of "change nothing in it"; undefined for any other. */
export function refusedOfAll(action: Inline): Inline | undefined {
  const deed = toNothing.exec(action.source)?.groups?.deed;
  return deed === undefined ? undefined : slice(action, 0, deed.length);
}
