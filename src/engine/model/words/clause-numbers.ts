import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** The number of a clause before it: `4.1 `, `B.1.1 `, `(2) `, `§ 3 `, `a) `. */
const ofClause =
  /^(?:§+ ?\d+[a-z]?|\(?(?:[A-Z]\.)?\d+(?:\.\d+)+[.)]?|[A-Z]\.\d+[.)]?|\(\d+\)|\(?(?:[a-z]|[ivx]{1,4})\))\s+(?=\S)/;

/** The number before a paragraph of a contract or an annex: an amount has a unit behind it, and no sentence. */
const ofParagraph = wording`^(?:§ ?)?((?:[A-Z]\.)?\d{1,3}(?:\.\d{1,3})+|[A-Z]\.\d{1,3})[.)]?\s+(?=\*\*|\p{Lu}\p{Ll}|[AI] )`;

/** The number of the clause that a paragraph is, "" for one without: `4.1.2` of "4.1.2 A job is …". */
export function clauseOf({ source }: Inline): string {
  return ofParagraph.exec(source)?.[1] ?? '';
}

/** A paragraph without the number of the clause that it is. */
export function withoutClauseNumber(text: Inline): Inline {
  const found = ofParagraph.exec(text.source);
  return found ? slice(text, found[0].length, text.source.length) : text;
}

/** A line without the number that it has among the requirements: `FR-001: …`, `**R2** …`, `4.1 …`, `a) …`. */
export function numbered(text: Inline): Inline {
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
