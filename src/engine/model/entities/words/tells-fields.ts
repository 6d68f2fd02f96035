import type { Inline } from '../../../syntax/block.ts';

/** A sentence that lists what a thing is made of. */
export const saysFields =
  /\b(?:(?:fields|columns|attributes|properties|settings|flags|switches)\b[^`.]{0,80}|(?:stored|kept|recorded|saved)\s+)\bare\s+(?:the\s+|an?\s+)?`/i;

/** Whether running text tells what a thing is made of: by a word that says so, or by a row of names as programmes spell them. */
export function tellsFields({ source }: Inline): boolean {
  const spelled = source.match(/`(?:[a-z]+(?:_[a-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]+)+)`/g)?.length ?? 0;
  return spelled >= ROW || saysParts.test(source) || saysFields.test(source);
}

/** Names as programmes spell them that are a row of fields whatever the words between them say. */
const ROW = 3;

const saysParts =
  /\b(?:required|optional|mandatory|compulsory|obligatory)\s+`[a-z]\w*`|(?:\b(?:an?|the|its)\s+`[a-z]+(?:_[a-z0-9]+)+`.*?){2}|\b(?:has|have|holds?|carr(?:y|ies)|contains?|consists? of|fields|attributes|columns|keeps?|stores?|(?:stored|kept|held|saved|recorded) (?:as|in))\b/is;
