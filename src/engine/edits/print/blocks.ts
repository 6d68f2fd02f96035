import { ByPlace } from '../../model/derived/by-place.ts';
import type { Place } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Block, HeadingBlock, Inline, Item, ListBlock, Row, TableBlock } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { oneLine } from './cell.ts';
import { cellsOf, type Piece, type Section } from './piece.ts';
import { columnTitles } from './shapes.ts';
import { pieceUnit, textUnit, type Unit } from './unit.ts';
import { commentsIn, holdsEveryWord, textsIn } from './words.ts';

/** A block as it stands, without the blank lines behind it. */
export function verbatim(block: Block, text: string): Unit {
  const source = text.slice(block.from, block.from + block.length).replace(/\s+$/, '');
  return block.kind === 'list' && !block.ordered && !block.written
    ? { is: 'items', lines: [source] }
    : textUnit(source);
}

/** Whether a place lies in another. */
export function isIn(inner: Place, outer: Place): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/**
 * A heading that opens an element, in its canonical words; undefined where these, and the labels that are printed below
 * it, do not hold all that it says.
 */
export function printHeading(
  block: HeadingBlock,
  section: Section,
  labels: readonly string[],
): Unit | undefined {
  const { source } = block.title;
  const words = [section.heading, ...textsIn(section.holds), ...labels];
  const kept = [...words, 'lifecycle states status entity shape call'];
  if (section.heading === '' || !holdsEveryWord(source, kept)) return undefined;
  const comments = commentsIn(source);
  return textUnit([`${'#'.repeat(block.level)} ${section.heading}`, ...comments].join(' '));
}

/**
 * A table whose rows were read, with canonical columns; columns that nobody took stand behind them. A table that
 * holds words for which the canonical form has no place is undefined: it stays as it is.
 */
export function printTableBlock(
  point: PointId,
  block: TableBlock,
  pieces: readonly Piece[],
): Unit | undefined {
  const titles = columnTitles(point, block);
  const rows: Piece[] = [];
  const placed = new ByPlace(pieces, ({ at }) => at);
  for (const line of block.rows) {
    const own = placed.within(line.at);
    if (own.length === 0 || own.some((piece) => piece.columns.length === 0)) return undefined;
    const printed = own.map((piece) => withSource(piece, line, titles, own.length === 1));
    const kept = printed.flatMap((piece) => [...Object.values(piece.cells), ...textsIn(piece.holds)]);
    if (!holdsEveryWord(line.cells.map((each) => each.source).join(' '), kept)) return undefined;
    rows.push(...printed);
  }
  return rows.length === pieces.length ? { is: 'rows', rows } : undefined;
}

/** A row with what the model does not hold: running text as written, unread cells, comments. */
function withSource(piece: Piece, line: Row, titles: readonly string[], alone: boolean): Piece {
  const cells = cellsOf(piece.cells);
  const folded = new Map(Object.keys(cells).map((title) => [foldTitle(title), title]));
  titles.forEach((title, index) => {
    const source = oneLine(line.cells[index]?.source ?? '');
    const column = folded.get(foldTitle(title)) ?? title;
    const printed = cells[column] ?? '';
    const isProse = printed !== '' && piece.prose.includes(column);
    if (source !== '' && (column in piece.cells ? alone && (printed === '' || isProse) : true))
      cells[column] = source;
    const missing = commentsIn(source).filter((comment) => !(cells[column] ?? '').includes(comment));
    if (missing.length > 0)
      cells[column] = [cells[column] ?? '', ...missing].filter((part) => part !== '').join(' ');
  });
  return { ...piece, cells };
}

function foldTitle(title: string): string {
  return title.replaceAll('`', '').trim().toLowerCase();
}

/**
 * A list whose items were read: items or rows, in between what was not read; undefined when words would be lost.
 * `asList`: what can be an item is one.
 */
export function printListBlock(
  block: Pick<ListBlock, 'items'>,
  pieces: readonly Piece[],
  text: string,
  asList: boolean,
): readonly Unit[] | undefined {
  const units: Unit[] = [];
  let printed = 0;
  const placed = new ByPlace(pieces, ({ at }) => at);
  for (const item of block.items) {
    const own = placed.within(item.at);
    printed += own.length;
    if (own.length === 0) units.push(leftItem(item, text, asList));
    else {
      const each = own.map((piece) => withItem(piece, item, own.length === 1));
      const source = text.slice(item.at.from, item.at.to);
      const made = each.map((piece) => pieceUnit(piece, asList));
      if (
        !holdsEveryWord(source, [
          ...each.flatMap((piece) => [...Object.values(piece.cells), ...textsIn(piece.holds)]),
          ...made.flatMap(textsIn),
        ])
      )
        return undefined;
      units.push(...made);
    }
  }
  return printed === pieces.length ? units : undefined;
}

/** An item that gave no fact: in a list of facts it stays an item, otherwise it is a paragraph. */
function leftItem(item: Item, text: string, asList: boolean): Unit {
  const source = text.slice(item.at.from, item.at.to).replace(/\s+$/, '');
  if (asList || item.children.length > 0) return { is: 'items', lines: [source] };
  return textUnit(item.text.source.trim());
}

/** A fact of an item with its running text as written and the item's comments. */
function withItem(piece: Piece, item: Item, alone: boolean): Piece {
  const cells = cellsOf(piece.cells);
  for (const column of piece.prose) {
    const value = cells[column] ?? '';
    if (value !== '') cells[column] = sourceOf(item.text, value);
  }
  const comments = alone
    ? commentsIn(item.text.source).filter(
        (each) => !Object.values(cells).some((value) => value.includes(each)),
      )
    : [];
  const first = piece.columns[0] ?? piece.prose.at(-1);
  if (comments.length > 0 && first !== undefined)
    cells[first] = [cells[first] ?? '', ...comments].join(' ').trim();
  return { ...piece, cells };
}

/** The Markdown that reads as `value` at the end of an item; `value` itself when there is none. */
function sourceOf(inline: Inline, value: string): string {
  const { source } = inline;
  if (source.length > 4_000) return value;
  for (const match of source.matchAll(/(?<=^|[\s(:.;,–—-])\S/g)) {
    const rest = slice(inline, match.index, source.length);
    if (rest.source.length >= value.length && plain(rest) === value) return oneLine(rest.source);
  }
  return value;
}
