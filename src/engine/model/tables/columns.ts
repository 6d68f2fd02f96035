import type { Inline, Row, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { words } from '../words/names.ts';
import { says } from './cell-kinds.ts';

/** Rows looked into to tell a column by its cells. */
const LOOKED_INTO = 50;

type Looks = (cell: Inline) => boolean;

/** What is asked of the columns of a table, by every shape that it may have: each question is answered once. */
export class TableColumns {
  /** The headers, as `words` folds them. */
  readonly headers: readonly string[];
  /** What the headers say before a remark in brackets. */
  readonly bare: readonly string[];
  readonly #rows: readonly Row[];
  readonly #first: (readonly Inline[])[] = [];
  readonly #saying: (readonly Inline[])[] = [];
  readonly #looks: Map<Looks, boolean>[] = [];
  readonly #filledLook: Map<Looks, boolean>[] = [];

  constructor({ header, rows }: Pick<TableBlock, 'header' | 'rows'>) {
    this.headers = header.cells.map((cell) => words(plain(cell)));
    this.bare = header.cells.map((cell, index) => {
      const text = plain(cell);
      return text.endsWith(')')
        ? words(text.replace(/(?<=\S)\s*\([^()]*\)$/, ''))
        : (this.headers[index] ?? '');
    });
    this.#rows = rows;
  }

  /** The first cells of a column. */
  first(index: number): readonly Inline[] {
    this.#first[index] ??= this.#cellsOf(index);
    return this.#first[index];
  }

  #cellsOf(index: number): readonly Inline[] {
    const cells: Inline[] = [];
    const count = Math.min(this.#rows.length, LOOKED_INTO);
    for (let row = 0; row < count; row++) {
      const cell = this.#rows[row]?.cells[index];
      if (cell) cells.push(cell);
    }
    return cells;
  }

  /** Those of the first cells of a column that say something. */
  saying(index: number): readonly Inline[] {
    this.#saying[index] ??= this.first(index).filter(says);
    return this.#saying[index];
  }

  /** Whether most cells of a column that say something look so. */
  mostLook(index: number, looks: Looks): boolean {
    return answered(this.#looks, index, looks, () => areMost(this.saying(index), looks));
  }

  /** Whether most cells of a column that are not empty look so. */
  mostFilledLook(index: number, looks: Looks): boolean {
    return answered(this.#filledLook, index, looks, () =>
      areMost(
        this.first(index).filter((cell) => cell.source !== ''),
        looks,
      ),
    );
  }
}

/** What is known of a column, asked for where it is not. */
function answered(known: Map<Looks, boolean>[], index: number, looks: Looks, ask: () => boolean): boolean {
  known[index] ??= new Map();
  const answers = known[index];
  const answer = answers.get(looks) ?? ask();
  answers.set(looks, answer);
  return answer;
}

/** Whether six in ten of some cells look so. */
export function areMost(cells: readonly Inline[], looks: Looks): boolean {
  const enough = cells.length * 0.6;
  let fitting = 0;
  let left = cells.length;
  for (const cell of cells) {
    left--;
    if (looks(cell)) fitting++;
    if (fitting + left < enough) return false;
  }
  return cells.length > 0 && fitting >= enough;
}

/** Whether cells are a few short answers that come again and again. */
export function areFew(cells: readonly Inline[]): boolean {
  const texts = cells.map((cell) => plain(cell));
  return (
    texts.length >= 6 &&
    new Set(texts).size * 2 <= texts.length &&
    texts.every((text) => text.split(' ').length <= 4)
  );
}

/** Whether a cell numbers its row: `7`, `V3`, `REQ-12`. */
export function isCount(cell: Inline): boolean {
  return wording`^[\`*]*(?:\p{Lu}{1,5}[-.]?)?\d{1,3}[a-z]?[\`*.]*$`.test(cell.source);
}
