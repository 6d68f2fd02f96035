import type { Inline } from '../../syntax/block.ts';
import { pieces } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { ConstantValue } from '../domain-elements.ts';
import { decimalText } from '../rules/constraints.ts';
import type { Stated } from '../stated.ts';
import { doubtedPhrase, stated } from '../words/markers.ts';
import { nameOf } from '../words/names.ts';
import { comparing, inDigits, month, numeral } from '../words/quantities.ts';

const numeric = wording.i`^((?:${comparing}\s*)?(?:${numeral}|[-−+]?\.\d+))(?:\s*((?!(?:by|of|in|to|and|or|for|at)\b|x[\da-f])[\p{L}%°$€£][\p{L}\p{N}%/ -]{0,40}))?$`;
/** Two amounts with a unit each: "between 1 hour and 30 days", "155px by 55px". */
const range = wording.i`^(?:between|from)\s+\S+\s\p{L}+\s+(?:and|to)\s+\d|^[1-9][\d.,]*(?:\s?\p{L}{1,2})?\s?(?:×|x|by)\s?\d`;
/** Behind an amount another one: "3 % | to 5 %", "30 days | or 1 month". */
const another = /(?:^|\s)(?:to|or|and|plus)\s[-−+]?\d/;
/** What says of which kind an amount is, behind it: "50 by default", "100 max". */
export const bounding =
  /\s(?:by default|default|def|at (?:the )?most|at (?:the )?least|max(?:imum)?|min(?:imum)?)\.?$/i;
const comparison = new RegExp(`^${comparing}\\s*`, 'i');

/** The value of a cell with a unit written behind the number: `15 minutes`, `5 MB`, `10,000`. An amount that is asked about is open: `5?`. */
export function valueAndUnit(cell: Inline | undefined): { value: Stated<ConstantValue>; unit: string } {
  if (cell && doubtedPhrase(cell.source) && /\d/.test(cell.source))
    return { value: { is: 'open', at: cell.at, question: '' }, unit: '' };
  let unit = '';
  const value = stated(cell, (each): ConstantValue => {
    const codes = pieces(each).filter((piece) => piece.kind === 'code');
    if (codes.length > 1) return { is: 'list', items: codes.map((code) => code.text), text: each.source };
    const text = nameOf(each).name;
    const kind = bounding.exec(text)?.[0] ?? '';
    const bare = text.slice(0, text.length - kind.length);
    const number = numeric.exec(bare);
    const isDay = number && month.test(bare.slice((number[1] ?? '').length));
    const isSeveral = another.test(number?.[2] ?? '') || range.test(bare);
    if (!number || isDay || isSeveral) return { is: 'text', text };
    unit = number[2]?.trim() ?? '';
    const written = (number[1] ?? '').trim();
    const whole = unit !== '' && !/\s/.test(number[0]) ? { whole: number[0] } : {};
    return {
      is: 'number',
      number: decimalText(inDigits(written.replace(comparison, ''))),
      // A unit stands right behind the number, so what bounds both cannot be said with it.
      text: unit === '' ? written + kind : written,
      ...whole,
    };
  });
  return { value, unit };
}
