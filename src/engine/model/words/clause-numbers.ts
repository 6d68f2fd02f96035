import type { Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';
import { codeBefore, withoutCode } from './codes.ts';
import { titled } from './phrases.ts';

/** The number of a clause before it: `4.1 `, `**4.1** `, `B.1.1 `, `(2) `, `§ 3 `, `a) `. */
const ofClause =
  /^(?:\*\*\d+(?:\.\d+)+[.):]?\*\*[.:]?|§+ ?\d+[a-z]?|\(?(?:[A-Z]\.)?\d+(?:\.\d+)+[.)]?|[A-Z]\.\d+[.)]?|\(\d+\)|\d{1,2}\.(?=\s+[A-Z])|\(?(?:[a-z]|[ivx]{1,4})\))\s+(?=\S)/;

/**
 * The number before a paragraph of a contract or an annex, alone in bold type or in none: an amount has a unit behind
 * it, and no sentence.
 */
const ofParagraph = wording`^(?<bold>(?:\*\*)?)(?:§ ?)?(?<number>(?:[A-Z]\.)?\d{1,3}(?:\.\d{1,3})+|[A-Z]\.\d{1,3})[.):]?\k<bold>[.:]?\s+(?=\*\*|\*\p{Lu}|["“]\p{Lu}|\p{Lu}\p{Ll}|[AI] )`;

/** The number of the clause that a paragraph is, "" for one without: `4.1.2` of "4.1.2 A job is …". */
export function clauseOf({ source }: Inline): string {
  return ofParagraph.exec(source)?.groups?.number ?? '';
}

/** A paragraph without the number of the clause that it is. */
export function withoutClauseNumber(text: Inline): Inline {
  const found = ofParagraph.exec(text.source);
  return found ? slice(text, found[0].length, text.source.length) : text;
}

/** The number of a requirement before a name or a sentence: `R-9 `, `FR-3.2: `, `(UC-4) `; a code of letters and a number only with what stands out behind it. */
const ofRequirement = wording`^(?<open>[(\[]?)(?!(?:UTF|SHA|ISO|RFC|IEC|AES|MD|TLS|UTC|GMT)-)(?<letters>(?:\p{Lu}{1,5}-){1,2})\d{1,4}(?:\.\d{1,3})*[a-z]?(?<mark>[)\].:]?\s+(?:[–—-]\s+)?)(?=\*|_|\`|\p{Lu}\p{Ll}|[AI] |\p{Lu}{2,8}\.\s)`;
/** Whether a hyphen stands in a text where it can join letters to the number of a requirement: behind a bracket and five of them at most. */
function joinsLetters(source: string): boolean {
  const hyphen = source.indexOf('-');
  return hyphen > 0 && hyphen <= 6;
}
/** How a sentence or a marked name begins, which no name with a number goes on with: "COVID-19 Test" is one name. */
const standsOut =
  /^(?:[*_\x60]|(?:An?|I|The|These|This|Each|Every|All|Any|No|Only|When|If|While|Where|After|Before|Once|It|There|Some)\s)/;

/** The letters of the numbers of requirements that at least two items have: "R-" of "R-1 Boats" above "R-2 Quays". */
export const sharedLetters = once((items: readonly Item[]): ReadonlySet<string> => {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  const visit = (item: Item): void => {
    const letters = ofRequirement.exec(item.text.source)?.groups?.letters;
    if (letters) (seen.has(letters) ? shared : seen).add(letters);
    for (const child of item.children) child.items.forEach(visit);
  };
  items.forEach(visit);
  return shared;
});

/**
 * A paragraph or line without the number that it has among the requirements, where a name or a sentence follows. Before
 * plain words it is one only with a mark behind it, before a title, or where other items of the list share its letters.
 */
export function withoutRequirementNumber(
  text: Inline,
  isShared: (letters: string) => boolean = () => false,
): Inline {
  const found = joinsLetters(text.source) ? ofRequirement.exec(text.source) : null;
  if (!found) return text;
  const rest = slice(text, found[0].length, text.source.length);
  const { open = '', letters = '', mark = '' } = found.groups ?? {};
  const isNumber =
    open !== '' || mark.trim() !== '' || standsOut.test(rest.source) || titled.test(rest.source);
  return isNumber || isShared(letters) ? rest : text;
}

/** A digit in what a line begins with, or right behind it, or a letter with a bracket: every number of a line holds one of them. */
const beginsWithNumber = /^[^\s\d)]*(?:[\d)]|\s\d)/;

/** A line without the number that it has among the requirements: `FR-001: …`, `**R2** …`, `4.1 …`, `a) …`. */
export function numbered(text: Inline): Inline {
  if (!beginsWithNumber.test(text.source)) return slice(text, 0, text.source.length);
  const code = codeBefore(text);
  if (code?.isSure && code.letters !== '') return withoutCode(text, code);
  const clause = ofClause.exec(text.source);
  if (clause) return slice(text, clause[0].length, text.source.length);
  const number =
    wording`^(?:\*\*(?:\p{Lu}{1,6}[-_]){0,2}\p{Lu}{1,6}[-_ ]?\d+[a-z]?[:.]?\*\*|[\`([]?(?:\p{Lu}{1,6}[-_]){0,2}\p{Lu}{1,6}[-_ ]?\d+[a-z]?[\`)\]]?)\s*[:.–—-]?\s+(?=\S)`.exec(
      text.source,
    );
  return slice(text, number?.[0].length ?? 0, text.source.length);
}

/** How much a requirement matters, as a mark in capitals. */
const priority = /\s*\((?:REQUIRED|RECOMMENDED|OPTIONAL|MANDATORY)\)\s*/;

/**
 * What a requirement says, without the mark of how much it matters: what stands before that, or what stands behind it
 * where it ends a title: "Upload files (REQUIRED) The system must …".
 */
export function withoutPriority(text: Inline): Inline {
  const found = priority.exec(text.source);
  if (!found) return text;
  const rest = slice(text, found.index + found[0].length, text.source.length);
  return rest.source === '' ? slice(text, 0, found.index) : withoutPriority(rest);
}
