import type { Stated } from '../../model/stated.ts';
import { oneLine } from './cell.ts';

/** What the four kinds of not-there look like in a cell, and the value as `print` gives it. */
export function stated<T>(what: Stated<T>, print: (value: T) => string): string {
  switch (what.is) {
    case 'shown':
      return print(what.value);
    case 'not-shown':
      return 'not shown';
    case 'open':
      return what.question === '' ? '?' : `[NEEDS CLARIFICATION: ${oneLine(what.question)}]`;
    case 'none':
      return 'none';
    case 'unstated':
      return '';
  }
}

/** What is not there as a paragraph of its own; empty for what is shown or unstated. */
export function sentence(what: Stated<unknown>): string {
  if (what.is === 'not-shown') return 'Not shown.';
  return what.is === 'none' ? 'None.' : stated(what, () => '');
}

/** `yes` and `no`. */
export function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
