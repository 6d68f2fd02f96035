import { least } from '../../extremes.ts';
import type { Change, Fix } from '../../finding.ts';
import { ByPlace, blocksAt } from '../../model/derived/by-place.ts';
import type { Model } from '../../model/model.ts';
import { firstWhere } from '../../model/tracking/lists.ts';
import { isSilent } from '../../model/words/markers.ts';
import type { Place } from '../../place.ts';
import { type Block, cellInLine, type HeadingBlock, type Row, type TableBlock } from '../../syntax/block.ts';
import { cellsOf } from '../../syntax/table-row.ts';
import { cell } from '../print/cell.ts';
import { columnTitles, shapeTitles } from '../print/shapes.ts';
import { insertAfter, insertLine } from './insert.ts';
import { besideLines } from './label-beside.ts';

type Column = Pick<Extract<Fix, { kind: 'column' }>, 'point' | 'column' | 'rows'>;

/** What to say of a row, by its place among `rows`; `isCell` where that stands in a table. Asked only where it is then said. */
export type Saying = (row: number, isCell: boolean) => string;

/**
 * Says something, "not shown" where nothing else is given, in a column of the tables in which some rows stand, and in
 * a bullet of that label where an element stands under a heading, in a bullet or in a sentence instead.
 */
export function sayInColumn(
  model: Model,
  text: string,
  fix: Column,
  saying: Saying = () => 'not shown',
): readonly Change[] {
  const { blocks } = model.points[fix.point];
  const tables = fix.point === 'entities' ? tablesOfThings(model) : none;
  return [
    ...inRows(blocks, text, fix, saying, tables),
    ...underHeadings(blocks, text, fix, saying),
    ...besideLines(model, text, fix, saying),
  ].sort((one, other) => one.from - other.from);
}

const none: ReadonlySet<Block> = new Set();

/** The tables in which a row names several fields: each is a thing with what it has, and no column speaks of one field. */
function tablesOfThings({ entities, points }: Model): ReadonlySet<Block> {
  const tables = points.entities.blocks.filter(isTable);
  if (tables.length === 0) return none;
  const fields = new ByPlace(
    entities.entities.flatMap((entity) => entity.fields),
    ({ nameAt }) => nameAt,
  );
  return new Set(tables.filter(({ rows }) => rows.some(({ at }) => fields.within(at).length > 1)));
}

/** A label in a list under each of the headings that are named: behind the bullets that are there, else a list of its own. */
function underHeadings(
  blocks: readonly Block[],
  text: string,
  fix: Column,
  saying: Saying,
): readonly Change[] {
  const first = new Map<HeadingBlock, number>();
  fix.rows.forEach(({ from }, row) => {
    for (const block of blocksAt(blocks, { from, to: from }))
      if (block.kind === 'heading' && !first.has(block)) first.set(block, row);
  });
  return [...first].flatMap(([{ from, length }, asked]): readonly Change[] => {
    const line = `- ${fix.column}: ${saying(asked, false)}`;
    const list = firstBehind(blocks, from);
    if (list?.kind === 'list' && !list.written) return [insertLine(text, list.from + list.length, line)];
    return [insertAfter(text, from + length, line)];
  });
}

/** The first block behind an offset that is no paragraph. */
function firstBehind(blocks: readonly Block[], offset: number): Block | undefined {
  let at = firstWhere(blocks.length, (index) => (blocks[index]?.from ?? 0) > offset);
  while (blocks[at]?.kind === 'paragraph') at++;
  return blocks[at];
}

/** Some rows of a table, each with what gives what is to be said of it. */
type Words = ReadonlyMap<Row, () => string>;

function inRows(
  blocks: readonly Block[],
  text: string,
  fix: Column,
  saying: Saying,
  without: ReadonlySet<Block>,
): readonly Change[] {
  const found = fix.rows.flatMap((place) => blocksAt(blocks, place).filter(isTable));
  const tables = new Set(found.filter((table) => !without.has(table)));
  if (tables.size === 0) return [];
  const asked = new ByPlace([...fix.rows.keys()], (row) => fix.rows[row] as Place);
  return [...tables].flatMap((table) => {
    const words = new Map(
      table.rows.flatMap((row): readonly (readonly [Row, () => string])[] => {
        const own = [...asked.around(row.at), ...asked.within(row.at)];
        return own.length === 0 ? [] : [[row, () => saying(least(own), true)]];
      }),
    );
    if (words.size === 0) return [];
    const titles = columnTitles(fix.point, table);
    const index = titles.indexOf(fix.column);
    return index < 0 ? addColumn(text, table, words, fix, titles) : fillColumn(text, table, words, index);
  });
}

function isTable(block: Block): block is TableBlock {
  return block.kind === 'table' && block.written === undefined;
}

/** The line in which an offset lies. */
function lineAt(text: string, offset: number): { readonly from: number; readonly line: string } {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { from, line: text.slice(from, end < 0 ? text.length : end).replace(/\r$/, '') };
}

/** Puts a cell behind so many others of a line; cells that are missing before it are left empty. */
export function insertCell(text: string, offset: number, behind: number, content: string): Change {
  const { from, line } = lineAt(text, offset);
  const cells = cellsOf(line);
  const missing = Math.max(0, behind - cells.length);
  const before = cells[Math.min(behind, cells.length) - 1];
  const pipe = before ? line.indexOf('|', before.end) : -1;
  const padding = ' |'.repeat(missing);
  const printed = content === '' ? ' |' : ` ${content} |`;
  if (pipe >= 0) {
    const at = from + pipe + 1;
    return { from: at, to: at, insert: `${padding}${printed}` };
  }
  const at = from + line.trimEnd().length;
  return { from: at, to: at, insert: ` |${padding}${printed}` };
}

/** Where a column belongs: behind the last one of its table that stands before it in the reference. */
function placeOf(fix: Column, table: TableBlock, titles: readonly string[]): number {
  const order = shapeTitles(fix.point, table);
  const own = order.indexOf(fix.column);
  const before = titles.map((title) => order.indexOf(title)).map((at) => at >= 0 && at < own);
  const last = before.lastIndexOf(true);
  return own < 0 || last < 0 ? titles.length : last + 1;
}

function addColumn(
  text: string,
  table: TableBlock,
  words: Words,
  fix: Column,
  titles: readonly string[],
): readonly Change[] {
  const behind = cellInLine(table, placeOf(fix, table, titles));
  const dashes = text.indexOf('\n', table.header.at.to) + 1;
  return [
    insertCell(text, table.header.at.from, behind, cell(fix.column)),
    insertCell(text, dashes, behind, '---'),
    ...table.rows.map((row) => insertCell(text, row.at.from, behind, words.get(row)?.() ?? '')),
  ];
}

function fillColumn(text: string, table: TableBlock, words: Words, index: number): readonly Change[] {
  return [...words].flatMap(([row, said]): readonly Change[] => {
    const found = row.cells[index];
    if (found === undefined) return [insertCell(text, row.at.from, cellInLine(table, index), said())];
    if (!isSilent(found.source.trim())) return [];
    const { from, to } = found.at;
    const insert = `${text[from - 1] === ' ' ? '' : ' '}${said()}${text[to] === ' ' ? '' : ' '}`;
    return [{ from, to, insert }];
  });
}
