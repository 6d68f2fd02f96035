import type { Inline, Row } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { words } from '../words/names.ts';

/** Whether a cell is one of the names in a column. */
export function namesIn(rows: readonly Row[], index: number): (cell: Inline) => boolean {
  const names = new Set(rows.map((row) => words(plain(row.cells[index] ?? { source: '', at: row.at }))));
  return (cell) => names.has(words(plain(cell)));
}

const between = /\s*(?:[,;·|]|\s\/\s|\s(?:and|or|und|oder|et|ou)\s)\s*/i;

/** What a cell lists, without what it says of it in brackets. */
function partsOf(cell: Inline): readonly string[] {
  const bare = plain(cell).replace(/\([^()]*\)/g, ' ');
  return bare
    .split(between)
    .map((part) => words(part.replace(/^\s*(?:and|or|also|back to|to)\s+/i, '')))
    .filter((part) => part !== '');
}

/** Rows that are looked into to learn the names of a column. */
const LOOKED_INTO = 200;

/**
 * Whether a cell names what another column holds, be it several: the first of what it lists is among the names of that
 * column, and so is half of it.
 */
export function listsNamesOf(rows: readonly Row[], index: number): (cell: Inline) => boolean {
  const names = new Set(
    rows.slice(0, LOOKED_INTO).flatMap((row) => {
      const cell = row.cells[index];
      return cell ? [words(plain(cell)), ...partsOf(cell)] : [];
    }),
  );
  names.delete('');
  return (cell) => {
    const parts = partsOf(cell);
    const known = parts.filter((part) => names.has(part)).length;
    return known > 0 && names.has(parts[0] ?? '') && known * 2 >= parts.length;
  };
}

/** Whether a cell may be a name: a few words of which no sentence is made. */
export function mayBeName(cell: Inline): boolean {
  const text = plain(cell);
  return text.length <= 40 && wording`^[^.:;!?]*\p{L}[^.:;!?]*$`.test(text) && text.split(' ').length <= 5;
}
