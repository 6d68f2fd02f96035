import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { digits } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

const remark = '(?:\\s\\([^()]{1,40}\\))?';
/** From where to where something goes, perhaps with what the ends mean. */
const range = wording.i`^(?:the\s+)?(?<name>\p{L}[\p{L}\p{N}\s-]{1,40}?)\s+(?:(?:runs?|goes|go|ranges?|counts?|varies|vary|extends?|likewise|also|too)\s+)+from\s+(?<value>${digits}${remark}\s+(?:up\s+)?to\s+${digits}${remark})(?=$|[.,;])`;

/** The constants of a sentence that tells from where to where things go: "Depth runs from 1 (shallow) to 5 (deep), width likewise from 1 to 3". */
export function ranges(text: Inline): readonly ConstantLine[] {
  return splitAt(text, /[,;]\s+(?:(?:and|while|whereas|but)\s+)?/).flatMap(
    (part): readonly ConstantLine[] => {
      const { name, value } = range.exec(part.source)?.groups ?? {};
      if (!name || !value) return [];
      const [at, start] = [part.source.indexOf(name), part.source.indexOf(value, name.length)];
      return [
        {
          name: slice(part, at, at + name.length),
          value: slice(part, start, start + value.length),
          remark: '',
        },
      ];
    },
  );
}
