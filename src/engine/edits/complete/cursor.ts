import { pointAt } from '../../model/derived/stretches.ts';
import type { Model } from '../../model/model.ts';
import { type TableKind, tableKind } from '../../model/tables/kinds.ts';
import type { PointId } from '../../points.ts';
import { cellInLine, type TableBlock } from '../../syntax/block.ts';

/** Where a cursor stands, as far as completion needs to know. */
export interface Cursor {
  readonly model: Model;
  readonly text: string;
  readonly offset: number;
  /** Undefined before the first point. */
  readonly point: PointId | undefined;
  /** The line before the cursor, and all of it. */
  readonly before: string;
  readonly line: string;
  readonly lineFrom: number;
  /** What is written of the code span that the cursor is in; undefined outside of code. */
  readonly code: string | undefined;
  /** The table whose header or row the cursor is in. */
  readonly table?: CursorTable;
}

/** The cell that a cursor is in. */
export interface CursorTable {
  readonly block: TableBlock;
  readonly kind: TableKind | undefined;
  /** The place of the cell in its row. */
  readonly index: number;
  /** What is written of the cell before the cursor. */
  readonly before: string;
  readonly isHeader: boolean;
  /** The texts of the row's cells. */
  readonly cells: readonly string[];
}

/** The parts of a table's line, without escaped bars and those in code. */
function cellsOf(line: string): { readonly cells: readonly string[]; readonly last: string } {
  const parts: string[] = [];
  let part = '';
  let escaped = false;
  for (const character of line) {
    if (character === '|' && !escaped) {
      parts.push(part);
      part = '';
    } else part += character;
    escaped = character === '\\' && !escaped;
  }
  return { cells: parts.slice(1), last: part };
}

/** Looks where an offset is. */
export function cursorAt(model: Model, text: string, offset: number): Cursor {
  const lineFrom = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const line = text.slice(lineFrom, next < 0 ? text.length : next).replace(/\r$/, '');
  const before = text.slice(lineFrom, offset);
  const point = pointAt(model, offset) ?? (offset === text.length ? pointAt(model, offset - 1) : undefined);
  const ticks = before.split('`');
  const base = {
    model,
    text,
    offset,
    point,
    before,
    line,
    lineFrom,
    code: ticks.length % 2 === 0 ? (ticks.at(-1) ?? '') : undefined,
  };
  const block =
    point &&
    model.points[point].blocks.find(
      (each): each is TableBlock =>
        each.kind === 'table' && !each.written && each.from <= offset && offset <= each.from + each.length,
    );
  if (block === undefined || point === undefined || !/^\s*\|/.test(line)) return base;
  const { cells, last } = cellsOf(before);
  const all = cellsOf(line);
  return {
    ...base,
    table: {
      block,
      kind: tableKind(point, block),
      index: before.includes('|') ? cells.length - cellInLine(block, 0) : -1,
      before: last,
      isHeader: lineFrom <= block.header.at.from && block.header.at.from <= lineFrom + line.length,
      cells: [...all.cells, all.last].slice(cellInLine(block, 0)).map((cell) => cell.trim()),
    },
  };
}
