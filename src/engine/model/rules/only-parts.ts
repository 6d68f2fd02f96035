import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import type { RuleLine } from './subjects.ts';

/** What is so in some cases only, up to the first of them. */
const lead = wording.i`^(?<subject>[^,;:]{2,60}?)\s(?:works?|counts?|applies|apply|is|are|(?:is|are) (?:allowed|possible|permitted|open)|(?:can|may) be \p{L}+)\s(?=only\s)`;
const joint = /,\s+(?:and\s+|but\s+)?(?=(?:only|never|not)\s)|\s+(?:and|but)\s+(?=(?:only|never)\s)/;

/**
 * The rules of a sentence that says in which cases alone something may be: "Towing works only by day, only in calm water,
 * and never behind a ferry". None where there is one case; that is the rule of the sentence.
 */
export function onlyParts(text: Inline): readonly RuleLine[] {
  const found = lead.exec(text.source);
  const name = found?.groups?.subject;
  if (!found || !name) return [];
  const rest = slice(text, found[0].length, text.source.replace(/\.$/, '').length);
  const parts = splitAt(rest, joint);
  const subject = slice(text, 0, name.length);
  return parts.length > 1 ? parts.map((rule) => ({ subject, rule })) : [];
}
