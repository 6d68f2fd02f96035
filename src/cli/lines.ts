import type { Place } from '../engine/index.ts';

/** A position as people and other tools count: lines and columns from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds lines and columns of a text; counts the lines once. */
export class Lines {
  readonly text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    // A byte order mark is no column: editors do not count it.
    const start = low === 0 && this.text.startsWith('\uFEFF') ? 1 : (this.#starts[low] ?? 0);
    return { line: low + 1, column: Math.max(0, offset - start) + 1 };
  }

  /** A line without its line end. */
  line(number: number): string {
    const from = number === 1 && this.text.startsWith('\uFEFF') ? 1 : (this.#starts[number - 1] ?? 0);
    const to = this.#starts[number] ?? this.text.length + 1;
    return this.text.slice(from, to - 1).replace(/\r$/, '');
  }

  range(at: Place): { readonly start: Position; readonly end: Position } {
    return { start: this.position(at.from), end: this.position(Math.max(at.from, at.to)) };
  }
}
