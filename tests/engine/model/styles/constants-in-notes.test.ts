import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constantsOf = (lines: string) =>
  readPoint('constants', lines).constants.map(
    ({ name, value, unit }) => `${name} = ${[value, unit].filter(Boolean).join(' ')}`,
  );

describe('numbers behind the names that they stand for', () => {
  it('are named with the kind of codes that they are', () => {
    expect(
      constantsOf('- door codes: OPEN 10, SHUT 20, LOCKED 25\n- gate codes: OPEN 1, SHUT 2, BARRED 3'),
    ).toEqual([
      'door codes: OPEN = 10',
      'door codes: SHUT = 20',
      'door codes: LOCKED = 25',
      'gate codes: OPEN = 1',
      'gate codes: SHUT = 2',
      'gate codes: BARRED = 3',
    ]);
  });

  it('may have remarks, in which no name begins', () => {
    expect(
      constantsOf('Defaults of a berth: least_depth 0, shelf_life 0 (days, 0 = ever), rank 0, tide 10.'),
    ).toEqual(['least_depth = 0', 'shelf_life = 0', 'rank = 0', 'tide = 10']);
  });
});

describe('dates', () => {
  const told = (value: string): unknown =>
    readPoint(
      'constants',
      `| Constant | Value | Unit | When | Meaning |\n| --- | --- | --- | --- | --- |\n| LAST | ${value} | | | |`,
    ).constants.map(({ value, unit }) => [value, unit]);

  it.each(['1 January 2026', '31 Dec', '3 March'])('are no number of months: %s', (date) => {
    expect(told(date)).toEqual([[date, '']]);
  });

  it('are not meant by words that only begin as months do', () => {
    expect(told('5 Decks')).toEqual([['5', 'Decks']]);
  });
});

describe('settings in capitals', () => {
  it('stand at what the label before them says', () => {
    const lines =
      '- on: AUTO_MOOR, ALLOW_RAFTING\n- off: NIGHT_WATCH, TIDE_ALARM, all the rest\n- empty: CALL_SIGN';
    expect(constantsOf(lines)).toEqual([
      'AUTO_MOOR = on',
      'ALLOW_RAFTING = on',
      'NIGHT_WATCH = off',
      'TIDE_ALARM = off',
      'CALL_SIGN = empty',
    ]);
  });

  it('may share a value', () => {
    expect(constantsOf('- KEEP_LOGS_DAYS, KEEP_CHARTS_DAYS = 30 each')).toEqual([
      'KEEP_LOGS_DAYS = 30',
      'KEEP_CHARTS_DAYS = 30',
    ]);
  });
});

describe('sentences', () => {
  it('name what lies beyond an amount with what becomes of it', () => {
    expect(
      constantsOf(
        '- A chart above 20 MB is not drawn.\n- A chart above 50 MB gets no preview. (Nobody tried.)',
      ),
    ).toEqual(['chart above … is not drawn = 20 MB', 'chart above … gets no preview = 50 MB']);
  });

  it('tell the two ends of a range with their units', () => {
    expect(constantsOf('- A reminder can be set to between 1 hour and 30 days.')).toEqual([
      'reminder minimum = 1 hour',
      'reminder maximum = 30 days',
    ]);
  });

  it('tell of a formula no amount, and of a remark in brackets none', () => {
    expect(constantsOf('- The pause is 2 to the power of the try.')).toEqual([]);
    expect(constantsOf('- door codes: OPEN 10, SHUT 20\n  - (doors and gates swap 10/20)')).toHaveLength(2);
  });
});

describe('values in code', () => {
  it('are what something is kept as', () => {
    expect(
      constantsOf('- A boat at sea is stored as `2`. There is no `1`.\n- A moored boat is stored as `99`.'),
    ).toEqual(['boat at sea = 2', 'moored boat = 99']);
  });

  it('stand for what is said of each', () => {
    expect(
      constantsOf(
        '**Tides.** The value of `tide` is `0` for slack water, `1` when it rises, and `-1` when it falls.',
      ),
    ).toEqual([
      'value of tide for slack water = 0',
      'value of tide when it rises = 1',
      'value of tide when it falls = -1',
    ]);
  });
});

describe('a label', () => {
  it('names an amount together with the words between them', () => {
    expect(constantsOf('- crane: top load 25 kg for all\n- paging: roughly 20 rows')).toEqual([
      'crane: top load = 25 kg',
      'paging = roughly 20 rows',
    ]);
  });

  it('holds an amount of its own before what is said of it', () => {
    expect(constantsOf('- `MOOR_DELAY` is 15 days: after that a boat shows as late.')).toEqual([
      'MOOR_DELAY = 15 days',
    ]);
  });

  it('over a sentence has no value', () => {
    expect(
      constantsOf('**Numbers behind the names.** Imports and exports use them, so they must not move.'),
    ).toEqual([]);
  });
});
