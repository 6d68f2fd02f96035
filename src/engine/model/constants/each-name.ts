import { codeSpans, slice } from '../../syntax/inline.ts';
import type { ConstantLine } from './amounts.ts';

/** Several names in code that share what stands behind them: "`low-tide` and `high-tide` | run". */
const names = /^`[^`]+`(?:(?:(?:, |,? and )`[^`]+`)+(?<does>(?:\s[a-z]+){1,3})?|(?:\s?[/·]\s?`[^`]+`)+)$/;

/** A constant for each of several names in code that have one value; that of one name alone as it is. */
export function eachName(line: ConstantLine): readonly ConstantLine[] {
  const found = names.exec(line.name.source);
  // "`OAR_KEY` and `MAST_KEY` are 32 and 64 letters long": nothing tells which has which.
  if (!found || /\sand\s|,\s/.test(line.value.source)) return [line];
  const does = found.groups?.does ?? '';
  return codeSpans(line.name).map(({ start, end }) => {
    const own = slice(line.name, start, end);
    return { ...line, name: does === '' ? own : { source: `${own.source}${does}`, at: own.at } };
  });
}
