import type { Inline, Row } from '../../syntax/block.ts';
import { plain, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Cells } from '../records/records.ts';
import { listed } from '../words/names.ts';
import type { MatchedTable } from './shape.ts';

/** A name as programmes spell it, in code, perhaps behind what it is of: `` `name` ``, ``Component `name` ``. */
const inCode = wording`^(?:\p{L}[\p{L}\p{N}_-]*(?: \p{L}[\p{L}\p{N}_-]*){0,2} )?\`[^\`\s]+\`$`;
/** A value by itself: a number with its unit, a colour, code, one or two words. */
const shortValue = wording`^(?:\`[^\`]+\`|"[^"]+"|#?[\p{L}\p{N}._%-]+(?: [\p{L}%]+)?)$`;
/** What a cell lists that belongs together. */
const ofEach = /^(?:one|any|some|all|list|either|enum)\b/i;

/** What begins a clause that goes on about what the one before it speaks of. */
const goesOn =
  /^(?:may|must|can|and|but|or|it|they|unless|if|when|otherwise|else|both|each|all|none|not|never|only)\b/i;

/** The parts of a cell that are said of one name each, in their order; undefined where the cell is said of all. */
function partsFor(cell: Inline, count: number): readonly Inline[] | undefined {
  const clauses = splitOutside(cell, ';');
  if (clauses.length === count)
    return clauses.slice(1).some(({ source }) => goesOn.test(source)) ? undefined : clauses;
  const parts = splitOutside(cell, ',');
  const isPaired =
    parts.length === count &&
    !ofEach.test(plain(cell)) &&
    parts.every(({ source }) => shortValue.test(source));
  return isPaired ? parts : undefined;
}

/** Which column of a table may name several things in a row, and how it is told that it does. */
export interface EachOf {
  /** The column of the names. */
  readonly of: string;
  /** What each of the names looks like; names in code where it is not said. */
  readonly names?: (name: Inline) => boolean;
  /** Whether a row speaks of all that it names together. */
  readonly together?: (cell: Cells) => boolean;
}

/** A name in code. */
const isInCode = ({ source }: Inline): boolean => inCode.test(source);

/**
 * The rows that one row stands for: `` `red`, `blue` | #f00, #00f `` are two. A cell with as many parts as there are names
 * says one of each, any other one is said of all. Each row stands where its name does.
 */
export function rowsFor(row: Row, match: MatchedTable<string>, each: EachOf | undefined): readonly Row[] {
  const index = each && match.at.get(each.of);
  const cell = index === undefined ? undefined : row.cells[index];
  if (!each || !cell || !/,|^(?:`[^`]+`(?:\s?\/\s?|$)){2,}$/.test(cell.source)) return [row];
  const names = cell.source.includes(',') ? listed(cell) : splitOutside(cell, '/');
  if (names.length < 2 || !names.every(each.names ?? isInCode)) return [row];
  if (each.together?.(cellsOf(row, match))) return [row];
  const parts = row.cells.map((other, i) => (i === index ? names : partsFor(other, names.length)));
  return names.map((name, nth) => ({
    line: row.line,
    at: name.at,
    cells: row.cells.map((other, i) => parts[i]?.[nth] ?? other),
  }));
}

/** The cells of a row by the columns that its table was found to have. */
export function cellsOf({ cells }: Row, { at }: MatchedTable<string>): Cells {
  return (column) => {
    const index = at.get(column);
    return index === undefined ? undefined : cells[index];
  };
}
