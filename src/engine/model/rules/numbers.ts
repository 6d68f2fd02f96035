import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { headOf, isParted } from '../words/phrases.ts';
import { obliging, rulesSomething } from './demands.ts';
import { type RuleLine, splitAtSaying } from './subjects.ts';

/** The number of a requirement at the head of a line: "**FR-001**:", "[REQ-4.2] –", "NFR-003 (Security):". */
export const requirement =
  /^[`*[]*[A-Z]{2,}(?:-[A-Z]+)*[-.]?\d[\dA-Z.-]*[`*\]]*(?:\s*\([^()]*\))?[`*]*\s*(?:[:–—-]|\s)(?:[`*]+(?=\s))?\s*/;

/** The number of a clause in front of it: "(2) The amount …", "4.2.1 The amount …", "a) …". */
export const clauseNumber = wording`^(?:\(\p{L}?\d{0,2}\)|(?:§\s*)?(?:\p{Lu}\.)?\d+(?:\.\d+)+[.)]?|\p{Lu}\.\d+[.)]?|\p{Ll}\))\s+(?=\S)`;

/** The words of a demand (RFC 2119 § 1 to 3) in the languages of the vocabulary. */
const demanding =
  /\b(?:must|shall|should|may|cannot|muss|müssen|darf|dürfen|doit|doivent|debe|deben|deve|devem|harus|wajib)\b/i;

/** The number of a requirement with its title in bold type: "**RB-7 Closing.** Only …". */
const titledNumber = /^\*\*(?<title>[A-Z]{2,}(?:-[A-Z]+)*[-.]?\d[\d.-]*[:.]?\s[^*()]{2,60}?)\.\*\*\s+/;

/** Words of what a demand is about, at most. */
const LONGEST_SUBJECT = 16;

/** Whether a label leads to what is said: "Merge: `id` must exist"; "The page must show: …" demands something itself. */
function isLabelled(text: Inline): boolean {
  const head = headOf(text);
  return isParted(head) && !obliging.test(head.label.source) && !demanding.test(head.label.source);
}

/**
 * What a line with the number of a requirement demands; undefined for one without, where nothing in it obliges, and
 * where a label leads to what is demanded ("Merge: `id` must exist").
 */
export function demandIn(text: Inline): RuleLine | undefined {
  const titled = titledNumber.exec(text.source);
  const title = titled?.groups?.title;
  if (titled && title) {
    const start = titled[0].lastIndexOf(title);
    const rule = slice(text, titled[0].length, text.source.length);
    if (rulesSomething(rule.source) || /^(?:only|nor)\s/i.test(rule.source))
      return { subject: slice(text, start, start + title.length), rule };
  }
  const number = requirement.exec(text.source);
  const demanded = number && slice(text, number[0].length, text.source.length);
  if (!demanded || !obliging.test(demanded.source) || isLabelled(demanded)) return undefined;
  const modal = demanding.exec(demanded.source);
  if (!modal) return splitAtSaying(demanded);
  // "In the list, the total | must …": what it is about stands behind the last comma.
  const start = demanded.source.slice(0, modal.index).lastIndexOf(', ');
  const subject = slice(demanded, start < 0 ? 0 : start + 2, modal.index);
  const isSubject = subject.source !== '' && plain(subject).split(' ').length <= LONGEST_SUBJECT;
  const rule = start < 0 && isSubject ? slice(demanded, modal.index, demanded.source.length) : demanded;
  return { subject: isSubject ? subject : undefined, rule };
}
