import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (text: string) =>
  readPoint('errors', text).errors.map(({ name, status, message }) => [name, status, message]);
const constants = (text: string) =>
  readPoint('constants', text).constants.map(({ name, value }) => [name, value]);
const table = (header: string, ...rows: readonly string[]) =>
  [header, header.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |`).join('\n');

describe('rows of errors with their messages in code', () => {
  it('are named by them, whatever stands above', () => {
    for (const title of ['Shown or returned', 'What comes back'])
      expect(
        errors(
          table(
            `${title} | Status | Cause`,
            '`The harbour is closed` | 423 | after sunset',
            '`No mooring is left.` | – | all are taken',
          ),
        ),
      ).toEqual([
        ['The harbour is closed', '423', 'The harbour is closed'],
        ['No mooring is left.', null, 'No mooring is left.'],
      ]);
  });

  it('show no message where one word is the name of an error', () => {
    expect(errors(table('Shown | Status | Cause', '`Harbour\\Closed` | 423 | after sunset'))).toEqual([
      ['Harbour\\Closed', '423', null],
    ]);
  });

  it('are named by their status where only words of a place stand before it', () => {
    expect(errors(table('Where | Status | Cause', 'harbour | 423 | after sunset'))).toEqual([
      ['423', '423', null],
    ]);
  });
});

describe('rows of constants with the key that sets them', () => {
  it('are named by their words, also where a row has no key', () => {
    const named = [
      ['Mooring time', '12'],
      ['Longest mast', '40'],
    ];
    expect(
      constants(
        table(
          'Number | Default | Set by',
          'Mooring time | 12 hours | `mooring.time`',
          'Longest mast | 40 metres | built in',
        ),
      ),
    ).toEqual(named);
    expect(
      constants(
        table(
          'Meaning | Value | Key',
          'Mooring time | 12 hours | `mooring.time`',
          'Longest mast | 40 metres | –',
        ),
      ),
    ).toEqual(named);
  });

  it('are named by the second column where the first groups them', () => {
    expect(
      constants(
        table(
          'Area | Setting | Value',
          'Harbour | Mooring time | 12 hours',
          'Harbour | Longest mast | 40 metres',
        ),
      ),
    ).toEqual([
      ['Mooring time', '12'],
      ['Longest mast', '40'],
    ]);
  });
});

describe('names that equal their values in a sentence', () => {});

describe('lines that begin with the number of an error in bold type', () => {
  it('are named by it, with the message right behind', () => {
    expect(
      errors(
        '- **#7** – a field was empty.\n- **#12**, "Berth taken.": somebody was faster.\n- **#31** is the brake of the harbour.\n- **Storm** – stay inside',
      ),
    ).toEqual([
      ['#7', null, null],
      ['#12', null, 'Berth taken.'],
      ['#31', null, null],
      ['Storm', null, null],
    ]);
  });
});
