import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { splitAt } from '../words/phrases.ts';
import type { ConstantLine } from './amounts.ts';

/** What parts the names and the values of several constants in two cells: one sign for all. */
const signs = [/\s+\/\s+/, /;\s+/];
/** Words of a value that stands beside others, at most. */
const LONGEST = 4;

/**
 * The constants that a name and a value tell several of in the same order: `digits / period` is `6 / 30 seconds`. A
 * label before the first name belongs to all: `Code: digits / period`.
 */
export function sideBySide(name: Inline, value: Inline): readonly ConstantLine[] | undefined {
  const label = /^[^:/;`]{2,40}:\s+/.exec(name.source)?.[0] ?? '';
  const bare = slice(name, label.length, name.source.length);
  for (const sign of signs) {
    const [names, values] = [splitAt(bare, sign), splitAt(value, sign)];
    if (names.length < 2 || names.length !== values.length) continue;
    if (!values.every((each) => each.source !== '' && plain(each).split(' ').length <= LONGEST)) continue;
    return names.flatMap((each, index): readonly ConstantLine[] => {
      const own = values[index];
      return own ? [{ name: { source: `${label}${each.source}`, at: each.at }, value: own, remark: '' }] : [];
    });
  }
  return undefined;
}
