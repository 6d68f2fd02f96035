import type { Piece } from './piece.ts';
import { printTable, sameTable, type TableRow } from './table.ts';

/** A part of the printed document: text as it is, rows of a table, or items of a list. */
export type Unit =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'rows'; readonly rows: readonly TableRow[] }
  | { readonly is: 'items'; readonly lines: readonly string[] };

/** Text as it is. */
export function textUnit(text: string): Unit {
  return { is: 'text', text };
}

/** A piece as a list item where it can be one and `asItem`, otherwise as a row. */
export function pieceUnit(piece: Piece, asItem: boolean): Unit {
  if (piece.bullet && (asItem || piece.columns.length === 0)) {
    const prose = piece.cells[piece.prose.at(-1) ?? ''] ?? '';
    return { is: 'items', lines: [`- ${piece.bullet(prose)}`] };
  }
  return { is: 'rows', rows: [piece] };
}

/** Units that others are put to. */
type Joined =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'rows'; readonly rows: TableRow[] }
  | { readonly is: 'items'; readonly lines: string[] };

/** Adjacent rows of one kind become one table, adjacent items one list. */
export function joinUnits(units: readonly Unit[]): readonly Unit[] {
  const joined: Joined[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (last?.is === 'items' && unit.is === 'items') for (const line of unit.lines) last.lines.push(line);
    else if (last?.is === 'rows' && unit.is === 'rows' && canJoin(last.rows, unit.rows))
      for (const row of unit.rows) last.rows.push(row);
    else if (unit.is === 'items') joined.push({ is: 'items', lines: [...unit.lines] });
    else joined.push(unit.is === 'rows' ? { is: 'rows', rows: [...unit.rows] } : unit);
  }
  return joined;
}

function canJoin(before: readonly TableRow[], after: readonly TableRow[]): boolean {
  const [a, b] = [before[0], after[0]];
  return a !== undefined && b !== undefined && sameTable(a, b);
}

/** Units as text, a blank line between two of them. */
export function printUnits(units: readonly Unit[]): string {
  return joinUnits(units)
    .map((unit) => {
      if (unit.is === 'text') return unit.text;
      return unit.is === 'rows' ? printTable(unit.rows) : unit.lines.join('\n');
    })
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
