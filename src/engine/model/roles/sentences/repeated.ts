import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditioned } from '../words/conditioned.ts';
import type { MayLine, Spoken } from './may-line.ts';

/** What goes back to what was said or asked before: "an editor can too, unless it is locked", "even admins cannot do so". */
const repeats = wording.i`^(?:do(?: so| this| that| it| the same|(?<several> (?:any|either|all|both) of (?:these|those|them|this|that)(?: two| three| four)?))?\b)?\s*(?:(?:too|as well|also|likewise|either|always)(?![\p{L}]))?,?\s*(?:(?<=^do (?:so|this|that|it) )(?!if |unless |when )\S.*|(?<on>(?:but |and )?(?:only |even )?(?:unless|if|when|while|once|as long as|provided|except|within|with|after|before|until|in (?:his|her|their|its)|(?:on|in|at|for|from|during|under|via|to) (?:the|an?|that|those|their|his|her|its|own|what|whom|[\p{Ll}]+s))\s.*|(?:only )?(?:at|by) (?:night|day)|(?:but )?only .*))?$`;

/** What is granted or refused in spite of something, or for a reason: "…, even though the menu shows it". */
const aside = /,? (?:even (?:though|if)|although|though|because) .*$/i;

/** What a clause says again of somebody else, as what was `spoken` of before it; undefined where it has a deed of its own. */
export function repeated(
  said: Inline,
  roles: readonly Inline[],
  allowed: boolean,
  spoken: Spoken | undefined,
): MayLine | undefined {
  const bare = ` ${said.source}`.replace(aside, '').slice(1);
  const found = repeats.exec(bare);
  if (!spoken || !found || spoken.actions.length === 0) return undefined;
  if (found.groups?.several && spoken.isFar) return undefined;
  const actions = spoken.actions.map((each) => conditioned(each).action);
  const on = found.groups?.on;
  return {
    roles,
    actions,
    allowed,
    ...(on ? { on: slice(said, bare.length - on.length, bare.length) } : {}),
  };
}
