import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from '../../../src/engine/index.ts';

interface Parts {
  /** Rows of the fields: name, type, required, default, rules. */
  readonly fields: readonly string[];
  /** Rows of point 5: subject, rule. */
  readonly rules?: readonly string[];
  /** Rows of point 9: constant, value, unit, when. */
  readonly constants?: readonly string[];
}

function document({ fields, rules = [], constants = [] }: Parts): string {
  const lines = [
    '## 3. Entities and their fields',
    '',
    '### Invoice',
    '',
    '| Field | Type | Required | Default | Rules | Meaning |',
    '| --- | --- | --- | --- | --- | --- |',
    '| id | uuid | yes | | key | |',
    ...fields.map((row) => `| ${row} | |`),
  ];
  if (rules.length > 0)
    lines.push(
      '',
      '## 5. Validation rules',
      '',
      '| Subject | Rule | On | Message | Error |',
      '| --- | --- | --- | --- | --- |',
      ...rules.map((row) => `| ${row} | | It is wrong. | |`),
    );
  if (constants.length > 0)
    lines.push(
      '',
      '## 9. Business constants and limits',
      '',
      '| Constant | Value | Unit | When | Meaning |',
      '| --- | --- | --- | --- | --- |',
      ...constants.map((row) => `| ${row} | |`),
    );
  return `${lines.join('\n')}\n`;
}

const weighed = new Set(['rules/empty-range', 'rules/conflicting-rules', 'entities/default-breaks-rule']);

/** What the checks that decide on values say: `check: text`, and for what is not decided `check? text: why`. */
function told(parts: Parts): readonly string[] {
  const text = document(parts);
  const { findings, undecided } = read(text);
  const shown = ({ from, to }: { readonly from: number; readonly to: number }) => text.slice(from, to);
  return [
    ...findings.filter(({ check }) => weighed.has(check)).map(({ check, at }) => `${check}: ${shown(at)}`),
    ...undecided.map(({ check, at, why }) => `${check}? ${shown(at)}: ${why}`),
  ];
}

/** Cases of one check: a field, and what is said; nothing for the empty text. */
type Case = readonly [field: string, says: string, more?: Omit<Parts, 'fields'>];

function sayOf(cases: readonly Case[]): void {
  for (const [field, says, more = {}] of cases)
    it(`say of “${field}”: ${says === '' ? 'nothing' : says}`, () => {
      expect(told({ fields: [field], ...more })).toEqual(says === '' ? [] : [says]);
    });
}

describe('bounds of one measure', () => {
  const range = 'rules/empty-range';
  sayOf([
    ['f | file | yes | | at least 10 MB; at most 500 kB', `${range}: at most 500 kB`],
    ['f | file | yes | | at least 500 kB; at most 10 MB', ''],
    ['f | file | yes | | at least 1 MiB; at most 1 MB', `${range}: at most 1 MB`],
    ['f | duration | yes | | at least 2 hours; at most 30 minutes', `${range}: at most 30 minutes`],
    ['f | duration | yes | | at least 2 weeks; at most 14 days', ''],
    ['f | duration | yes | | more than 2 weeks; at most 14 days', `${range}: at most 14 days`],
    ['f | duration | yes | | at least 2 years; at most 12 months', `${range}: at most 12 months`],
    ['f | duration | yes | | at least 12 months; at most 1 year', ''],
    // However long the months are.
    ['f | duration | yes | | at least 2 months; at most 50 days', `${range}: at most 50 days`],
    ['f | duration | yes | | at least 1 year; at most 366 days', ''],
    [
      'f | duration | yes | | at least 2 months; at most 60 days',
      `${range}? at most 60 days: months and years are not always as long`,
    ],
    // Whatever KB means.
    ['f | file | yes | | at least 600 KB; at most 500 kB', `${range}: at most 500 kB`],
    ['f | file | yes | | at least 10 KB; at most 500 kB', ''],
    [
      'f | file | yes | | at least 500 KB; at most 505 kB',
      `${range}? at most 505 kB: “KB” may be 1000 or 1024 bytes`,
    ],
    // Constants with units of their own.
    [
      'f | file | yes | | at least 10 MB; at most `MOST`',
      `${range}: at most \`MOST\``,
      { constants: ['MOST | 500 | kB | '] },
    ],
    ['f | file | yes | | at least 5 MB; at most `MOST` MB', '', { constants: ['MOST | 10 | | '] }],
    [
      'f | integer | yes | | at least 10; at most `MOST`',
      `${range}? at most \`MOST\`: “MOST” has several values`,
      { constants: ['MOST | 5 | | free', 'MOST | 50 | | paid'] },
    ],
    // Only one with a unit.
    [
      'f | file | yes | | at least 10; at most 5 MB',
      `${range}? at most 5 MB: only one of the two bounds has a unit`,
    ],
    ['f | text | yes | | at least 3; at most 200 characters', ''],
    // Of different things.
    ['f | text | yes | | at least 10 characters; at most 5 kB', ''],
    ['f | list of text | yes | | at least 10 articles; at most 5 pages', ''],
    // Whole numbers.
    ['f | integer | yes | | more than 3; less than 4', `${range}: less than 4`],
    ['f | text | yes | | more than 3 characters; less than 4 characters', `${range}: less than 4 characters`],
    ['f | money | yes | | more than 3; less than 4', ''],
    ['f | integer | yes | | more than 3; less than 5', ''],
  ]);

  it('do not say whether it is a whole number where no field is declared', () => {
    expect(told({ fields: [], rules: ['the count | more than 3; less than 4'] })).toEqual([
      'rules/empty-range? less than 4: it is not said whether it is a whole number',
    ]);
  });

  it('are empty where the lower is the larger, in whatever units', () => {
    const sizes = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400, weeks: 604_800 } as const;
    const amount = fc.record({
      number: fc.integer({ min: 1, max: 5_000 }),
      unit: fc.constantFrom(...(Object.keys(sizes) as (keyof typeof sizes)[])),
    });
    const worth = ({ number, unit }: { number: number; unit: keyof typeof sizes }) => number * sizes[unit];
    fc.assert(
      fc.property(amount, amount, (low, high) => {
        const bounds = `at least ${low.number} ${low.unit}; at most ${high.number} ${high.unit}`;
        const isEmpty = worth(low) > worth(high);
        expect(told({ fields: [`f | duration | yes | | ${bounds}`] })).toHaveLength(isEmpty ? 1 : 0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a default', () => {
  const broken = 'entities/default-breaks-rule';
  sayOf([
    // Quoted texts.
    ['f | text | yes | "abcdefghijkl" | at most 5 characters', `${broken}: "abcdefghijkl"`],
    ['f | text | yes | “abcdefghijkl” | at most 5 characters', `${broken}: “abcdefghijkl”`],
    ['f | text | yes | "abc" | at most 5 characters', ''],
    ['f | text | yes | "abc" | matches `^[0-9]+$`', `${broken}: "abc"`],
    ['f | text | yes | "abc" | email', `${broken}: "abc"`],
    [
      'f | text | yes | abcdefghijkl | at most 5 characters',
      `${broken}? abcdefghijkl: it may be words about the default`,
    ],
    ['f | text | yes | the name of the client | at most 5 characters', ''],
    ['f | text | yes | "" | at least 1 character', `${broken}: ""`],
    // Words about a value of a list, and no value at all.
    ['f | one of draft, sent | yes | draft (on creation) | ', ''],
    ['f | one of draft, sent | yes | the first of them | ', ''],
    ['f | one of draft, sent | yes | open | ', `${broken}: open`],
    ['f | one of In draft, Sent | yes | In progress | ', `${broken}: In progress`],
    ['f | one of draft, sent | no | null | ', ''],
    ['f | one of draft, sent | no | empty | ', ''],
    ['f | text | yes | null | one of draft, sent', ''],
    ['f | one of draft, sent | no | "null" | ', `${broken}: "null"`],
    // Constants.
    ['f | integer | yes | `DAYS` | at most 60', `${broken}: \`DAYS\``, { constants: ['DAYS | 90 | | '] }],
    ['f | integer | yes | DAYS | at most 60', `${broken}: DAYS`, { constants: ['DAYS | 90 | | '] }],
    ['f | integer | yes | DAYS | at most 60', '', { constants: ['DAYS | 30 | | '] }],
    [
      'f | integer | yes | `DAYS` | at most 60',
      `${broken}? \`DAYS\`: “DAYS” has no value`,
      { constants: ['DAYS | not shown | | '] },
    ],
    [
      'f | integer | yes | `DAYS` | at most 60',
      `${broken}? \`DAYS\`: it has several values`,
      { constants: ['DAYS | 30 | | free', 'DAYS | 90 | | paid'] },
    ],
    [
      'f | integer | yes | 30 | at most `DAYS`',
      `${broken}? 30: “DAYS” has several values`,
      { constants: ['DAYS | 20 | | free', 'DAYS | 90 | | paid'] },
    ],
    [
      'f | integer | yes | `DAYS + 1` | at most 60',
      `${broken}: \`DAYS + 1\``,
      { constants: ['DAYS | 60 | | '] },
    ],
    // A value of a list that is called as a constant is that value.
    ['f | one of A, B | yes | A | ', '', { constants: ['A | 3 | | '] }],
    // Expressions.
    ['f | integer | yes | 30 | `f < 10`', `${broken}: 30`],
    ['f | integer | yes | 30 | ', `${broken}: 30`, { rules: ['Invoice | `f < 10`'] }],
    ['f | integer | yes | 30 | ', `${broken}: 30`, { rules: ['Invoice.f | `f != 30`'] }],
    ['f | integer | yes | 28 | ', '', { rules: ['Invoice | `f < 30`'] }],
    ['f | integer | yes | 30 | ', '', { rules: ['Invoice | `id != null`'] }],
    // Numbers of a list, and of another unit.
    ['f | integer | yes | 4 | one of 1, 2, 3', `${broken}: 4`],
    ['f | integer | yes | 2 | one of 1, 2, 3', ''],
    ['f | number | yes | 90 | at most 50 %', `${broken}? 90: it is not said in which unit it is counted`],
    // Lengths of time, in whatever form.
    ['f | duration | yes | 10 minutes | at most 5 minutes', `${broken}: 10 minutes`],
    ['f | duration | yes | 10 minutes | at most 1 hour', ''],
    ['f | duration | yes | 1h30m | at most 1 hour', `${broken}: 1h30m`],
    ['f | duration | yes | ten minutes | at most 1 hour', ''],
    [
      'f | duration | yes | 10 minutes | at most `MOST`',
      `${broken}: 10 minutes`,
      { constants: ['MOST | 300 | seconds | '] },
    ],
    ['f | duration | yes | 600 s | at most `MOST`', '', { constants: ['MOST | 10 minutes | | '] }],
    ['f | duration | yes | 10 minutes | one of 5 minutes, 600 s', ''],
    ['f | duration | yes | 10 minutes | one of 5 minutes, 15 minutes', `${broken}: 10 minutes`],
    [
      'f | duration | yes | `MOST` | one of 5 minutes, 10 minutes',
      '',
      { constants: ['MOST | 5 | minutes | '] },
    ],
    [
      'f | duration | yes | 10 minutes | one of PT5M, PT15M',
      `${broken}? 10 minutes: “PT5M” is not read as a duration`,
    ],
    [
      'f | duration | yes | 1 month | at most 5 hours',
      `${broken}? 1 month: “1 month” is not read as a value of type “duration”`,
    ],
    [
      'f | duration | yes | PT10M | at most `MOST`',
      `${broken}? PT10M: “PT10M” is not read as a value of type “duration”`,
      { constants: ['MOST | 300 | seconds | '] },
    ],
    // Dates, beside dates that constants are.
    ['f | date | yes | 2026-01-01 | one of 2026-01-01, 2026-02-01', ''],
    ['f | date | yes | 2026-01-02 | one of 2026-01-01, 2026-02-01', `${broken}: 2026-01-02`],
    [
      'f | date | yes | 2026-01-02 | before `LAST`',
      `${broken}: 2026-01-02`,
      { constants: ['LAST | 2026-01-01 | | '] },
    ],
    ['f | date | yes | 2026-01-02 | after `LAST`', '', { constants: ['LAST | 2026-01-01 | | '] }],
    ['f | date | yes | 2026-01-01 | equals `LAST`', '', { constants: ['LAST | 2026-01-01 | | '] }],
    [
      'f | date | yes | 2026-01-02 | `f < LAST`',
      `${broken}: 2026-01-02`,
      { constants: ['LAST | 2026-01-01 | | '] },
    ],
    ['f | text | yes | "2026-01-01" | `f == LAST`', '', { constants: ['LAST | 2026-01-01 | | '] }],
    [
      'f | date | yes | `LAST` | in the past',
      `${broken}? \`LAST\`: it depends on the day`,
      { constants: ['LAST | 2026-01-01 | | '] },
    ],
    [
      'f | date | yes | 2 January 2026 | before `LAST`',
      `${broken}? 2 January 2026: “2 January 2026” is not read as a value of type “date”`,
      { constants: ['LAST | 2026-01-01 | | '] },
    ],
    ['f | date | yes | the day of creation | before `LAST`', '', { constants: ['LAST | 2026-01-01 | | '] }],
    // What no date says is none, and no text beside a date.
    [
      'f | date | yes | `FIRST` | before `LAST`',
      `${broken}? \`FIRST\`: “FIRST” is not read as a value of type “date”`,
      { constants: ['FIRST | 29 Feb 2024 | | ', 'LAST | 2024-03-01 | | '] },
    ],
    [
      'f | date | yes | 2024-02-29 | equals `LAST`',
      `${broken}? 2024-02-29: the two cannot be compared`,
      { constants: ['LAST | 2024-02-30 | | '] },
    ],
    [
      'f | duration | yes | 30 days | equals `LAST`',
      `${broken}? 30 days: the two cannot be compared`,
      { constants: ['LAST | P1M | | '] },
    ],
    // Values in forms that are not read.
    ['f | decimal | yes | 0.5 | one of 50%, 100%', `${broken}? 0.5: “50%” is not read as a number`],
    ['f | integer | yes | 1000 | one of 1k, 2k', `${broken}? 1000: “1k” is not read as a number`],
    ['f | integer | yes | 1 | one of one, two', `${broken}? 1: “one” is not read as a number`],
    ['f | boolean | yes | true | one of yes, no', `${broken}? true: “yes” is not read as a boolean`],
    ['f | integer | yes | 1 | one of low, high', `${broken}: 1`],
    // Numbers in words.
    ['f | integer | yes | ten | at most 5', `${broken}? ten: “ten” is not read as a value of type “integer”`],
    // Moments.
    ['f | date | yes | 2026-01-01 | in the past', `${broken}? 2026-01-01: it depends on the day`],
    ['f | timestamp | yes | `now` | in the past', `${broken}? \`now\`: it is computed when it is set`],
    // What is wrong elsewhere is told there.
    ['f | integer | yes | 3 | at most `NOPE`', ''],
    ['f | text | yes | "a" | matches `(`', ''],
  ]);

  it('is not known to keep what another field decides', () => {
    const fields = ['f | integer | yes | 30 | `f < most`', 'most | integer | yes | | '];
    expect(told({ fields })).toEqual([`${broken}? 30: it depends on “most”`]);
  });
});

describe('two rules of one field', () => {
  const conflict = 'rules/conflicting-rules';
  sayOf([
    // Texts that no date says are not compared as texts.
    [
      'f | date | yes | | before `LAST`; after `FIRST`',
      '',
      { constants: ['FIRST | 30 Jan 2024 | | ', 'LAST | 29 Feb 2024 | | '] },
    ],
    [
      'f | date | yes | | equals `LAST`; after `FIRST`',
      '',
      { constants: ['FIRST | 30 Jan 2024 | | ', 'LAST | 29 Feb 2024 | | '] },
    ],
    ['f | timestamp | yes | | in the past; in the future', `${conflict}: in the future`],
    [
      'f | date | yes | | in the past',
      `${conflict}: in the future`,
      { rules: ['Invoice.f | in the future'] },
    ],
    ['f | timestamp | yes | | in the past', `${conflict}: f > now`, { rules: ['Invoice | `f > now`'] }],
    ['f | date | yes | | in the future', `${conflict}: today > f`, { rules: ['Invoice | `today > f`'] }],
    ['f | date | yes | | in the future', '', { rules: ['Invoice | `today < f`'] }],
    ['f | integer | yes | | at least 20', `${conflict}: f < 10`, { rules: ['Invoice | `f < 10`'] }],
    ['f | integer | yes | | ', `${conflict}: f > 3 && f < 4`, { rules: ['Invoice | `f > 3 && f < 4`'] }],
    // Listed values against whatever else is said of them.
    ['f | text | yes | | one of a, b; matches `^[0-9]+$`', `${conflict}: matches \`^[0-9]+$\``],
    ['f | text | yes | | matches `^[0-9]+$`; one of a, b', `${conflict}: one of a, b`],
    ['f | text | yes | | one of a, 1; matches `^[0-9]+$`', ''],
    ['f | one of a, b | yes | | matches `^[0-9]+$`', `${conflict}: matches \`^[0-9]+$\``],
    ['f | text | yes | | one of a, b; email', `${conflict}: email`],
    ['f | text | yes | | one of abc, abcd; at most 2 characters', `${conflict}: at most 2 characters`],
    ["f | text | yes | | equals `'c'`; one of a, b", `${conflict}: one of a, b`],
    ["f | text | yes | | equals `'a'`; differs from `'a'`", `${conflict}: differs from \`'a'\``],
    // Of several constants.
    [
      'f | integer | yes | | one of 10, 20; at most `MOST`',
      `${conflict}? at most \`MOST\`: “MOST” has several values`,
      { constants: ['MOST | 5 | | free', 'MOST | 50 | | paid'] },
    ],
    // Lengths of time and dates.
    ['f | duration | yes | | one of 5 minutes, 10 minutes; at least 1 hour', `${conflict}: at least 1 hour`],
    ['f | duration | yes | | one of 5 minutes, 90 minutes; at least 1 hour', ''],
    [
      'f | date | yes | | one of 2026-01-01, 2026-02-01; after `LAST`',
      `${conflict}: after \`LAST\``,
      { constants: ['LAST | 2026-05-01 | | '] },
    ],
    [
      'f | date | yes | | after `LAST`; before `LAST`',
      `${conflict}: before \`LAST\``,
      { constants: ['LAST | 2026-05-01 | | '] },
    ],
    // Patterns.
    ['f | text | yes | | matches `^[0-9]+$`; matches `^[a-z]+$`', `${conflict}: ^[a-z]+$`],
    ['f | text | yes | | matches `^.{5}$`; matches `^[a-z]{6,9}$`', `${conflict}: ^[a-z]{6,9}$`],
    ['f | text | yes | | matches `^[0-9]+$`; matches `^[a-z0-9]+$`', ''],
    ['f | text | yes | | matches `[0-9]`; matches `[a-z]`', ''],
    ['f | text | yes | | matches `^(?i)[a-z]+$`; matches `^[A-Z]+$`', ''],
    [
      'f | text | yes | | matches `\\bfoo\\b`; matches `bar`',
      `${conflict}? bar: the edges of words and lines are not looked into`,
    ],
    ['f | text | yes | | matches `\\bfoo\\b`; matches `^bar$`', `${conflict}: ^bar$`],
    // What cannot be compared.
    [
      'f | integer | yes | | at least 3; equals `NAME`',
      `${conflict}? equals \`NAME\`: the two cannot be compared`,
      { constants: ['NAME | `abc` | | '] },
    ],
  ]);
});

describe('more than are held against each other', () => {
  const many = (one: (at: number) => string): string =>
    Array.from({ length: 60 }, (_, at) => one(at)).join('; ');

  it('are told to be undecided', () => {
    const rules = many((at) => (at % 2 === 0 ? `at most ${at + 100}` : `at least ${at}`));
    expect(told({ fields: [`f | integer | yes | | ${rules}`] })).toEqual([
      'rules/empty-range? at most 150: only the first 50 rules of one thing are held against each other',
    ]);
    const others = many((at) => `differs from \`${at}\``);
    expect(told({ fields: [`f | integer | yes | | ${others}`] })).toEqual([
      'rules/conflicting-rules? differs from `50`: only the first 50 rules of one thing are held against each other',
    ]);
    const conditions = Array.from({ length: 60 }, (_, at) => `Invoice | \`f != ${at}\``);
    expect(told({ fields: ['f | integer | yes | | '], rules: conditions })).toEqual([
      'rules/conflicting-rules? f != 50: only the first 50 rules of one thing are held against each other',
    ]);
  });

  it('are no matter where nothing is to be held against each other', () => {
    expect(told({ fields: [`f | integer | yes | | ${many((at) => `at most ${at + 100}`)}`] })).toEqual([]);
  });

  it('are told of pairs of patterns', () => {
    const rules = many((at) => `matches \`a${at}\``);
    const undecided = told({ fields: [`f | text | yes | | ${rules}`] });
    expect(undecided).toContain(
      'rules/conflicting-rules? a14: only the first 100 pairs of patterns of a document are weighed',
    );
  });
});

it('rules that do not fit the type of their field are told of as that alone', () => {
  const checks = (type: string): readonly string[] =>
    read(document({ fields: [`f | ${type} | yes | | matches \`^a$\`; matches \`^b$\``] }))
      .findings.filter(({ severity }) => severity === 'error')
      .map(({ check }) => check);
  expect(checks('text')).toEqual(['rules/conflicting-rules']);
  expect(checks('integer')).toEqual(['rules/wrong-type', 'rules/wrong-type']);
});
