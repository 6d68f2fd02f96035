import type { ErrorEntry } from '../../model/model.ts';
import { handling } from './calls.ts';
import { oneLine } from './cell.ts';
import { name, quoted } from './name.ts';
import { type Piece, type PrintPoint, row } from './piece.ts';
import { stated } from './stated.ts';

/** Columns of the error catalogue. */
export const errorColumns = ['Error', 'Status', 'When', 'Message', 'Handling'] as const;

function entry(value: ErrorEntry, text: string): Piece {
  const cells = [
    value.quoted ? quoted(value.name) : name(value.name),
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
