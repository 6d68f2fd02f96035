import type { Inline } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';

/** The number of a clause before it: `4.1 `, `(2) `, `§ 3 `, `a) `. */
const ofClause = /^(?:§+ ?\d+[a-z]?|\(?\d+(?:\.\d+)+[.)]?|\(\d+\)|\(?(?:[a-z]|[ivx]{1,4})\))\s+(?=\S)/;

/** A line without the number that it has among the requirements: `FR-001: …`, `**R2** …`, `4.1 …`, `a) …`. */
export function numbered(text: Inline): Inline {
  const clause = ofClause.exec(text.source);
  if (clause) return slice(text, clause[0].length, text.source.length);
  const number =
    /^(?:\*\*\p{Lu}{1,6}[-_ ]?\d+[a-z]?[:.]?\*\*|[`([]?\p{Lu}{1,6}[-_ ]?\d+[a-z]?[`)\]]?)\s*[:.–—-]?\s+(?=\S)/u.exec(
      text.source,
    );
  return slice(text, number?.[0].length ?? 0, text.source.length);
}
