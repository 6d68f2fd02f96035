import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

const table = (header: string, ...cells: readonly string[]) =>
  [
    `| Thing | ${header} | Belongs to |`,
    '| --- | --- | --- |',
    ...cells.map((each, index) => `| ${['Mast', 'Sail', 'Crew'][index]} | ${each} | A boat |`),
  ].join('\n');

describe('names with brackets behind them in a cell', () => {
  it('are the fields of the thing of the row, each with what the brackets say', () => {
    expect(
      entitiesOf(
        table(
          'Holds (type in brackets, star = required)',
          'label* (text), height (number), hollow (boolean)',
          'kind* (enum: main, jib), area (integer)',
        ),
      ),
    ).toEqual([
      'Mast: label text!, height number, hollow boolean',
      'Sail: kind one of main, jib!, area integer',
    ]);
  });

  it('are no fields where a cell says something in running words', () => {
    expect(
      entitiesOf(
        table('Remarks', 'The tallest (mostly), and hollow', 'Sewn by hand').replaceAll('A boat', 'no'),
      ),
    ).toEqual([]);
  });
});
