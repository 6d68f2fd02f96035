import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { codeSpans, slice } from '../../../syntax/inline.ts';
import { speaksOfStates } from '../words/words.ts';

/** "The enum additionally declares `canceled`, `failed` and `chargeback`." */
const declares =
  /^(?:the|its|this) (?:enum(?:eration)?|type|column|status(?: field)?|state field) (?:(?:additionally|also|further|moreover) )?(?:declares?|has|knows|lists|contains|defines|allows)(?: also| the (?:further )?values?)? (?=`[^`]+`(?:(?:,|,? and|,? or) `[^`]+`)*(?:[.,;]|$| as well| too))/i;
/** "A seventh value, `pending_authorization`, exists for transfers." */
const oneMore =
  /^(?:an?|one) (?:[a-z]+ )?(?:value|state|status),? (?=`[^`]+`,? (?:exists|is there|is declared)\b)/i;

/** "From best to worst: `good`, `fair`, `bad`.": a row of names in code and nothing else. */
const rowAlone =
  /^(?:(?:from [a-z]+ to [a-z]+|in (?:this |that )?order):\s)?(?=(?:`[A-Za-z][\w -]*`(?: \[[^\][]*\])?, (?:and |or )?){2,}`[A-Za-z][\w -]*`(?: \[[^\][]*\])?\.?$)/i;

/** The states that a sentence says a lifecycle has besides those that its steps name; below a heading about states a row of names is such. */
export function declaredValues(clause: Inline, headings: readonly HeadingBlock[]): readonly Inline[] {
  const isRow = speaksOfStates.test(headings.at(-1)?.title.source ?? '') && rowAlone.test(clause.source);
  const lead = (declares.exec(clause.source) ??
    oneMore.exec(clause.source) ??
    (isRow ? rowAlone.exec(clause.source) : null))?.[0].length;
  if (lead === undefined) return [];
  const end = clause.source.slice(lead).search(/[.;]|\s(?:as|too|exists|is)\b/);
  const row = slice(clause, lead, end < 0 || isRow ? clause.source.length : lead + end);
  const isSource = (start: number): boolean => row.source[start - 1] === '[';
  return codeSpans(row)
    .filter(({ start }) => !isSource(start))
    .map((span) => slice(row, span.start, span.end));
}
