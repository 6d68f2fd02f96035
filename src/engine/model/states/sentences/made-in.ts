import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';

/** A name in code or in stress. */
export const marked = '(?:`[^`]+`|\\*\\*[^*]+\\*\\*|\\*[^*]+\\*)';

/** Words behind a verb that name no state. */
export const pronoun =
  /^(?:it|back|again|this|that|the|an?|they|no|new|its|their|he|she|which|who|there|nothing|something|also|only|even|later|status|state|stage|phase)$/i;

/** "…, if that succeeds, makes it enabled", "and then it is removed". */
const makesIt = wording.gi`(?:(?:makes|sets|marks|turns) (?:it|them)(?: back)? (?:(?:to|into|as) )?|(?:and then|whereupon|after which) (?:it|they) (?:is|are|becomes?) |,? (?:and|so) (?:it|they) becomes? )(?<to>[\p{L}-]{3,}|${marked})(?=[.;,]|$)`;

/** "If the bid is high enough it is sold, if not, unsold": what something is in the one case and in the other. */
const eitherIs = wording.i`(?:if|when|where) [^.;]{3,90}?,? (?:it|they) (?:is|are|becomes?|counts? as) (?:then )?(?<one>[\p{L}-]{3,}|${marked}),? (?:and |or )?(?:if not|otherwise|else|if (?:it|they|that) (?:is|are|does|do) not),? (?:(?:it|they) (?:is|are|becomes?) )?(?<other>[\p{L}-]{3,}|${marked})(?=[.;,]|$)`;

/** What a sentence makes of what it speaks of: one thing, or one or another. */
export function madeIn(text: Inline): readonly Inline[] {
  const either = eitherIs.exec(text.source);
  const { one, other } = either?.groups ?? {};
  if (either && one && other && !pronoun.test(one) && !pronoun.test(other)) {
    const end = either.index + either[0].length;
    const start = text.source.indexOf(` ${one}`, either.index) + 1;
    return [slice(text, start, start + one.length), slice(text, end - other.length, end)];
  }
  const found = [...text.source.matchAll(makesIt)].flatMap(({ index, 0: whole, groups }) => {
    const to = groups?.to ?? '';
    const end = index + whole.length;
    return pronoun.test(to) ? [] : [{ index, end, to: slice(text, end - to.length, end) }];
  });
  return found
    .filter(({ index }, i) => i === 0 || /\bor\b/i.test(text.source.slice(found[i - 1]?.end, index)))
    .map(({ to }) => to);
}
