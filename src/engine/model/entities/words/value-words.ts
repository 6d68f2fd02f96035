import { wording } from '../../../syntax/wording.ts';

/** Words behind which code is a value, another thing's name, or said again: "is `draft`", "such as `en`". */
export const valueWords =
  /(?:\b(?:(?<!\b(?:whether (?:it|they|he|she|one)|there) )(?:is|are)|be|was|were|being|becomes?|stays?|either(?!\s+an?\s*$)|neither|one of|such as|like|e\.g\.|i\.e\.|means|equals?|to|from|as|when|(?<!,\s)while|unless|until|where|if|whose|than|not|(?<!\badds\s)only|says?|reads?|called|named)|[=<>→])\s*(?:an?\s+|the\s+)?$/i;

/** Words behind which code names what a thing points to, and so the field that does: "belongs to a `project`". */
export const pointsTo =
  /\b(?:belongs?|points?|refers?|links?|ties|connects?|joins?|attached|put)\b[^.;]*\b(?:to|into|on)\s+(?:an?|the|one|its)\s+$/i;

/** Whether words lead to the values of a field that was told before: "`name` and `data`; names include …". */
export function namesValues(before: string, fields: ReadonlyMap<string, unknown>): boolean {
  const plural =
    wording.i`(?:^|[;.:(]\s*)(?:(?:its|the|possible|known|allowed)\s+)*(\p{L}+)s (?:include|are)\s+$`.exec(
      before,
    );
  return plural?.[1] !== undefined && fields.has(plural[1].toLowerCase());
}
