import type { Inline } from '../../syntax/block.ts';
import { codeSpans, slice } from '../../syntax/inline.ts';

/** "The enum additionally declares `canceled`, `failed` and `chargeback`." */
const declares =
  /^(?:the|its|this) (?:enum(?:eration)?|type|column|status(?: field)?|state field) (?:(?:additionally|also|further|moreover) )?(?:declares?|has|knows|lists|contains|defines|allows)(?: also| the (?:further )?values?)? (?=`[^`]+`(?:(?:,|,? and|,? or) `[^`]+`)*(?:[.,;]|$| as well| too))/i;
/** "A seventh value, `pending_authorization`, exists for transfers." */
const oneMore =
  /^(?:an?|one) (?:[a-z]+ )?(?:value|state|status),? (?=`[^`]+`,? (?:exists|is there|is declared)\b)/i;

/** The states that a sentence says a lifecycle has besides those that its steps name. */
export function declaredValues(clause: Inline): readonly Inline[] {
  const lead = (declares.exec(clause.source) ?? oneMore.exec(clause.source))?.[0].length;
  if (lead === undefined) return [];
  const end = clause.source.slice(lead).search(/[.;]|\s(?:as|too|exists|is)\b/);
  const row = slice(clause, lead, end < 0 ? clause.source.length : lead + end);
  return codeSpans(row).map((span) => slice(row, span.start, span.end));
}
