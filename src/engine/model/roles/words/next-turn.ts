import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed } from '../../words/deeds.ts';

/** Where another "may" or "may not" of the same roles begins. */
const turned =
  /(?:,\s*(?:and|but|yet|though)?|(?:^|\s+)(?:but|and|yet|though))(?:,?\s+(?:once|when|if|after|before|until|while|unless)\s[^,;]{2,40},)?\s+(?:(?:so (?!(?:may|can) (?:an?|the|any|every|all|other)\b)|thus |therefore |hence |consequently |again |likewise |also |still |alone |in addition |additionally |besides |moreover |furthermore ))?(?:(?:they|he|she|i|we)\s+)?(?=(?:may|can(?:not)?|can['’]t|must not|(?:must )?not be (?:able|allowed|permitted) to|(?:is|are) not (?:able|allowed|permitted) to|ha(?:s|ve) no (?:access|way|means|chance) to)\s)/i;

/** "must be able to read and not be able to write", "may read but not write" */
export const refusing = /^(?<no>not be (?:able|allowed|permitted) to|not|never)\s+/i;

/** Where a deed is refused behind those that are allowed, with no "may" of its own: "may read but not write". */
const deedRefused = wording`,?\s+(?:but|and|though) (?=(?:not|never) (?:also )?(?<deed>\p{Ll}+)(?![\p{L}-])(?<object> (?:it|them|these|those|the|an?|any|their|others?)(?![\p{L}]))?)`;

/** Where the next turn of a clause begins. */
export function turnIn(rest: Inline): RegExpExecArray | null {
  const found = deedRefused.exec(rest.source);
  const isDone = found && (isDeed(found.groups?.deed ?? '') || found.groups?.object);
  const refused = isDone ? found : null;
  const next = turned.exec(rest.source);
  return refused && (!next || refused.index < next.index) ? refused : next;
}
