import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { ConstantLine } from './amounts.ts';

const unit =
  '(?:%|[kKMGT]i?B|bytes?|kilobytes?|megabytes?|gigabytes?|characters?|chars?|letters?|digits?|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|ms|min|secs?)';
/** How a clause goes on behind an amount, and no name begins. */
const clause =
  '(?:of|an?|or|to|at|in|on|is|are|and|after|before|until|from|if|when|only|as|by|with|without|later|ago|old)';
/** An amount with its unit, and behind it what has it, in a few words that are no clause. */
const amountFirst = wording`^(?<value>\d[\d.,]*(?: |-)?${unit})\s+(?<name>(?!${clause}\s)\p{L}[\p{L}\p{N}'’-]*(?: (?!(?:has|have|can|may|must|will|per|which|that|${clause})\s)[\p{L}\p{N}'’-]+){0,4})\.?$`;

/** The constant of a line that begins with its amount: "5 MB maximum upload size", "30 minute session timeout". */
export function amountFirstIn(text: Inline): ConstantLine | undefined {
  const { value, name } = amountFirst.exec(text.source)?.groups ?? {};
  if (value === undefined || name === undefined) return undefined;
  const start = text.source.indexOf(name, value.length);
  return {
    name: slice(text, start, start + name.length),
    value: slice(text, 0, value.length),
    remark: '',
  };
}
