import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { headOf } from '../../words/phrases.ts';
import { actionsListed } from '../sentences/actions-listed.ts';
import { answerIn, type Side } from '../words/sides.ts';

/** What says of all that is listed behind its colon whether it is allowed: "Everything in it is allowed: …". */
const allAre = wording.i`^(?:everything|anything|all(?: of (?:this|it|these))?|the following|these)(?: [^:.;]{1,40}?)? (?:is|are) (?:(?<no>not allowed|not permitted|never allowed|forbidden|refused|prohibited|off limits)|(?:all )?(?:allowed|permitted|granted|open)(?: to (?:them|him|her|it))?):\s+(?=\p{L})`;

/**
 * What a sentence below somebody's name answers of deeds: "Manage crews: no.", "Everything aboard is allowed: set sail, drop
 * anchor." None where it names no deed, or gives no answer.
 */
export function answeredDeeds(sentence: Inline): readonly Side[] {
  const end = sentence.source.replace(/\.$/, '').length;
  const all = allAre.exec(sentence.source);
  if (all) {
    const deeds = actionsListed(slice(sentence, all[0].length, end));
    const is = all.groups?.no ? 'no' : 'yes';
    return deeds.every((deed) => readsAsDeed(plain(deed)))
      ? deeds.map((deed) => ({ names: [deed], text: deed, allowed: { is }, by: 'allowed' }))
      : [];
  }
  const head = headOf(slice(sentence, 0, end));
  if (head?.mark !== ':' || head.kind !== 'words' || !readsAsDeed(plain(head.label))) return [];
  const allowed = answerIn(head.rest, true);
  return allowed ? [{ names: [head.label], text: head.label, allowed, by: 'allowed' }] : [];
}
