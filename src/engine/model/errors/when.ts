import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';

/** What only says that an error follows: "… answers 401 with", "…: 413,", "… →", with the name of the error behind it. */
const follows =
  /(?:\s+(?:is |are |then )?(?:answers?|answered|gets?|returns?|returned|responds?|gives?|yields?|raises?|throws?|fails?|leads?|ends?|refused|rejected|antwortet|liefert|renvoie)|\s*[:,]|\s*(?:→|->|⇒)|\s*\((?=(?:HTTP |status )?[45]\d\d\)\s*$)|\s+[–—-]\s+(?=[45]\d\d\s+[–—-]\s*$))(?:[\s,:]|\b(?:with|in|by|to|an?|the|and|code|status|error|message|text|http|mit)\b|[45]\d\d\b|`[^`]*`|["“][^"”]*["”])*[.,)–—-]?\s*$/i;

/** A status that what is said of an error begins with, by itself: "404. Wrong id", "200". */
const status = /^(?:HTTP )?[1-5]\d\d(?:$|[.,;:](?=\s|$)(?!\s*[1-5]\d\d\b)\s*|\s+[–—-]\s+)/;

/** When an error arises, of what is said of it: without its status, and the words that only lead to the error. */
export function whenOf(all: Inline): Inline {
  const explained = slice(all, status.exec(all.source)?.[0].length ?? 0, all.source.length);
  const found = follows.exec(explained.source);
  const own = found ? slice(explained, 0, found.index) : explained;
  return /\s/.test(own.source) ? own : explained;
}
