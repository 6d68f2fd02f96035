import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';

/** What only says that an error follows: "… answers 401 with", "…: 413,", "… →", with the name of the error behind it. */
const follows =
  /(?:\s+(?:is |are |then )?(?:answers?|answered|gets?|returns?|returned|responds?|gives?|yields?|raises?|throws?|fails?|leads?|ends?|refused|rejected|antwortet|liefert|renvoie)|\s*[:,]|\s*(?:→|->|⇒))(?:[\s,:]|\b(?:with|in|by|to|an?|the|and|code|status|error|message|text|http|mit)\b|[45]\d\d\b|`[^`]*`|["“][^"”]*["”])*[.,]?\s*$/i;

/** When an error arises, of what is said of it: without the words that only lead to the error. */
export function whenOf(explained: Inline): Inline {
  const found = follows.exec(explained.source);
  const own = found ? slice(explained, 0, found.index) : explained;
  return own.source.split(/\s+/).length > 1 ? own : explained;
}
