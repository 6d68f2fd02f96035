import type { Change } from '../../finding.ts';
import { groupedBy } from '../../model/derived/grouped-by.ts';
import { elementsOf } from '../../model/derived/point-elements.ts';
import type { Model } from '../../model/model.ts';
import type { Place } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Block, TableBlock } from '../../syntax/block.ts';
import { isIn, printListBlock, printTableBlock } from '../print/blocks.ts';
import { cell, oneLine } from '../print/cell.ts';
import type { Piece, Section } from '../print/piece.ts';
import { printers } from '../print/points.ts';
import { columnTitles } from '../print/shapes.ts';
import { counted, type TableRow, tableLine } from '../print/table.ts';
import { pieceUnit, printUnits, textUnit, type Unit as Written } from '../print/unit.ts';
import { holdsEveryWord, textsIn } from '../print/words.ts';
import { insertAfter, insertLine } from './insert.ts';
import { newPoint, ownEnd, pointEnd, pointLevel } from './outline.ts';
import type { Unit } from './units.ts';

/** Where facts of a point are put: among its own blocks or those of one element, and behind them. */
interface Target {
  readonly point: PointId;
  readonly blocks: readonly Block[];
  /** Undefined where the point is to be added. */
  readonly end: number | undefined;
}

/** What a part of the text says of a point, as its printer has it. */
interface Said {
  readonly pieces: readonly Piece[];
  /** The elements with headings that it says all of. */
  readonly sections: readonly Section[];
  /** The element in the point of which it says more. */
  readonly under: Section | undefined;
}

const isShort = ({ from, to }: Place): boolean => to <= from;

/** What a part says of a point; undefined where it says things that stand in several places there. */
function saidIn(model: Model, text: string, unit: Unit, point: PointId): Said | undefined {
  const inUnit = ({ at }: { readonly at: Place }): boolean => !isShort(at) && isIn(at, unit.at);
  const printed = printers[point](model, text);
  const loose = printed.pieces.filter(inUnit);
  const sections = printed.sections.filter(inUnit);
  const others = printed.sections.filter((each) => !inUnit(each) && each.pieces.some(inUnit));
  if ([loose, sections, others].filter((each) => each.length > 0).length !== 1 || others.length > 1)
    return undefined;
  const [under] = others;
  return { pieces: under ? under.pieces.filter(inUnit) : loose, sections, under };
}

/** Rows or items of what a part says; undefined where they do not hold every word of it. */
function printed(text: string, unit: Unit, point: PointId, pieces: readonly Piece[], asList: boolean) {
  const { block, row, item } = unit;
  if (block.kind === 'table') {
    const all = printTableBlock(point, row ? { ...block, rows: [row] } : block, pieces);
    return all && [all];
  }
  if (block.kind === 'list')
    return printListBlock({ items: item ? [item] : block.items }, pieces, text, asList);
  const made = pieces.map((piece) => pieceUnit(piece, asList));
  const kept = [...pieces.flatMap(({ cells, holds }) => [...Object.values(cells), ...textsIn(holds)])];
  const isKept = holdsEveryWord(text.slice(unit.at.from, unit.at.to), [...kept, ...made.flatMap(textsIn)]);
  return isKept ? made : undefined;
}

/** Elements under headings of their own. */
function headed(model: Model, text: string, unit: Unit, sections: readonly Section[]): string | undefined {
  const level = '#'.repeat(Math.min(6, pointLevel(model) + 1));
  const units = sections.flatMap(({ heading, intro, pieces }): readonly Written[] => [
    textUnit(`${level} ${heading}`),
    ...intro.map(textUnit),
    ...pieces.map((piece) => pieceUnit(piece, true)),
  ]);
  const written = printUnits(units);
  const isKept = holdsEveryWord(text.slice(unit.at.from, unit.at.to), [written, ...textsIn(sections)]);
  return isKept && sections.every(({ heading }) => heading !== '') ? written : undefined;
}

/** Puts a block behind those of a target. */
function behind(model: Model, text: string, { point, end }: Target, block: string): readonly Change[] {
  return end === undefined ? newPoint(model, text, point, block) : [insertAfter(text, end, block)];
}

/** The last table of a target that has the columns which a row fills. */
function tableFor({ point, blocks }: Target, { columns, cells }: TableRow): TableBlock | undefined {
  const filled = Object.keys(cells).filter((title) => title === columns[0] || cells[title] !== '');
  return blocks.findLast((block): block is TableBlock => {
    if (block.kind !== 'table' || block.written) return false;
    const titles = columnTitles(point, block);
    return filled.every((title) => titles.includes(title));
  });
}

/**
 * Rows in the tables of a target that have their columns. What has none is left out where the words of all of it are said
 * so: that there is a role whose column it is.
 */
function asRows(text: string, unit: Unit, target: Target, units: readonly Written[]): readonly Change[] {
  const rows = units.flatMap((each) => (each.is === 'rows' ? each.rows : []));
  const placed = rows.map((row) => {
    const table = tableFor(target, row);
    const titles = table ? columnTitles(target.point, table) : [];
    return { table, titles, cells: titles.map((title) => cell(row.cells[title] ?? '')) };
  });
  const said = placed.flatMap(({ titles, cells }) => [...cells, ...titles]);
  const isAll = placed.every(({ table }) => table !== undefined);
  if (!isAll && !holdsEveryWord(text.slice(unit.at.from, unit.at.to), said)) return [];
  const tables = groupedBy(placed, ({ table }) => table);
  return [...tables].flatMap(([table, own]) => {
    if (!table) return [];
    const lines = counted(
      table,
      own.map(({ cells }) => cells),
    ).map(tableLine);
    return [insertLine(text, table.from + table.length, lines.join('\n'))];
  });
}

/** Items in the last list of a target that tells of its point, else in a list behind its blocks. */
function asItems(model: Model, text: string, target: Target, units: readonly Written[]): readonly Change[] {
  const lines = units.flatMap((each) => (each.is === 'items' ? each.lines : []));
  const elements = elementsOf(model, target.point);
  const list = target.blocks.findLast(
    (block) =>
      block.kind === 'list' &&
      !block.ordered &&
      !block.written &&
      elements.some((each) => isIn(each.at, { from: block.from, to: block.from + block.length })),
  );
  const mark = list && /^ {0,3}([-*+])\s/.exec(text.slice(list.from))?.[1];
  if (!list || !mark) return behind(model, text, target, lines.join('\n'));
  const items = lines.map((line) => line.replace(/^-/, mark));
  return [insertLine(text, list.from + list.length, items.join('\n'))];
}

/** A part as it stands: a bullet with its words and what is nested in it, or the block. */
function asWritten({ at, block, row, item }: Unit, text: string): readonly Written[] {
  if (row) return [];
  const source = text.slice(at.from, at.to).trimEnd();
  const isBlock = at.from === block.from && block.kind !== 'paragraph';
  if (!item) return isBlock ? [] : [{ is: 'items', lines: [`- ${oneLine(source)}`] }];
  const indent = at.from - (text.lastIndexOf('\n', at.from - 1) + 1);
  const blank = new RegExp(`^[ \\t]{0,${indent}}`);
  const [first = '', ...others] = source.split('\n');
  const bullet = first.replace(/^(?:[*+]|\d{1,9}[.)])(?=\s)/, '-');
  return [{ is: 'items', lines: [[bullet, ...others.map((line) => line.replace(blank, ''))].join('\n')] }];
}

/** How a part could be written as facts of a point, the best first: the changes that add each of the forms. */
export function factForms(
  model: Model,
  text: string,
  unit: Unit,
  point: PointId,
): readonly (readonly Change[])[] {
  const { blocks } = model.points[point];
  const said = saidIn(model, text, unit, point);
  const own: Target = { point, blocks, end: ownEnd(model, point) };
  const last: Target = { ...own, end: pointEnd(model, point) };
  const target = said?.under
    ? {
        point,
        blocks: blocks.filter((block) =>
          isIn({ from: block.from, to: block.from + block.length }, said.under?.at ?? unit.at),
        ),
        end: said.under.at.to,
      }
    : own;
  const forms: (readonly Change[])[] = [];
  if (said && said.pieces.length > 0) {
    const [rows, items] = [false, true].map((asList) => printed(text, unit, point, said.pieces, asList));
    if (rows?.every(({ is }) => is === 'rows')) forms.push(asRows(text, unit, target, rows));
    if (items?.every(({ is }) => is === 'items')) forms.push(asItems(model, text, target, items));
    for (const units of [items, rows]) if (units) forms.push(behind(model, text, target, printUnits(units)));
  }
  const sections = said && said.sections.length > 0 ? headed(model, text, unit, said.sections) : undefined;
  if (sections !== undefined) forms.push(behind(model, text, last, sections));
  const written = asWritten(unit, text);
  if (written.length > 0) forms.push(asItems(model, text, target, written));
  if (!unit.row && !unit.item && unit.at.from === unit.block.from)
    forms.push(behind(model, text, last, text.slice(unit.at.from, unit.at.to).trimEnd()));
  return forms.filter((changes) => changes.length > 0);
}
