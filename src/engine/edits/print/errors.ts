import type { ErrorEntry } from '../../model/interface-elements.ts';
import { handling } from './calls.ts';
import { oneLine } from './cell.ts';
import { name, quoted } from './name.ts';
import { type Piece, type PrintPoint, row } from './piece.ts';
import { stated } from './stated.ts';

/** Columns of the error catalogue. */
export const errorColumns = ['Error', 'Status', 'When', 'Message', 'Handling'] as const;

/** A code, or the message in quotes; a message that holds quotes itself names the error where it stands. */
function errorCell(value: ErrorEntry): string {
  if (!value.quoted) return name(value.name);
  const isMessage = value.message.is === 'shown' && oneLine(value.message.value) === oneLine(value.name);
  return isMessage && /["“”]/.test(value.name) ? '' : quoted(value.name);
}

function entry(value: ErrorEntry, text: string): Piece {
  const cells = [
    errorCell(value),
    stated(value.status, oneLine),
    stated(value.when, oneLine),
    stated(value.message, oneLine),
    handling(value.handling, text),
  ];
  return row('errors', value, errorColumns, cells, { prose: ['When', 'Message'] });
}

/** Point 8: one row an error. */
export const printErrors: PrintPoint = ({ errors }, text) => ({
  pieces: errors.errors.map((each) => entry(each, text)),
  sections: [],
});
