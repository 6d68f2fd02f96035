import type { Inline } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { listsWords } from '../../tables/cell-kinds.ts';

/** What begins like no name of a field: a number, a tick, an emoji. */
const noName = wording`^[^\p{L}\`*_"'“‘([{<$@#~\\]`;

/** Words of the name of a field, at most. */
const LONGEST_NAME = 7;
/** Names of fields side by side as programmes write them, one of several words at least: `name, valuesUrl`. */
const listsFields = /^(?=.*(?:[a-z][A-Z]|_))[A-Za-z_]\w*(?:, [A-Za-z_]\w*)+$/;

/** Whether a cell is no name of a field, whatever stands above it: words in a row, or a sentence. */
export function isNoField(cell: Inline): boolean {
  const words = plain(cell);
  if (listsFields.test(words)) return false;
  if (/^an?\s/i.test(words)) return true;
  return listsWords(cell) || noName.test(cell.source) || words.split(' ').length > LONGEST_NAME;
}
