import type { Constant, ConstantValue } from '../../model/domain-elements.ts';
import { code, oneLine } from './cell.ts';
import { conditionIn } from './condition.ts';
import { name, title } from './name.ts';
import { type Piece, type PrintPoint, row } from './piece.ts';
import { stated } from './stated.ts';

/** Columns of the table of constants. */
export const constantColumns = ['Constant', 'Value', 'Unit', 'When', 'Meaning'] as const;

function constantValue(value: ConstantValue): string {
  if (value.is === 'list') return value.items.map(code).join(', ');
  return value.is === 'text' ? name(oneLine(value.text)) : oneLine(value.text);
}

function constant(value: Constant, text: string): Piece {
  const cells = [
    title(value.name),
    stated(value.value, constantValue),
    oneLine(value.unit),
    conditionIn(text, value.when),
    value.meaning,
  ];
  return row('constants', value, constantColumns, cells, { prose: ['Meaning'] });
}

/** Point 9: one row a constant. */
export const printConstants: PrintPoint = ({ constants }, text) => ({
  pieces: constants.constants.map((each) => constant(each, text)),
  sections: [],
});
