import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status, message, when }) =>
    [name, status, message, when].map((each) => each ?? '-').join(' | '),
  );
const statuses = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status }) => `${name} ${status ?? '-'}`);

describe('errors by numbers of their own in running text', () => {
  it.each([
    [
      'what they mean, and what is read',
      'Code 1 means that the oven is cold, and the baker reads "Light it first." Code 2 is a burnt loaf: "Throw it away." Code 3, with status 403, tells that the shop is shut.',
      [
        '1 | - | Light it first. | the oven is cold',
        '2 | - | Throw it away. | a burnt loaf',
        '3 | 403 | - | the shop is shut',
      ],
    ],
    [
      'clause by clause',
      'Error 12 is "No flour."; error 13 is "No salt."; error 14 is "No yeast."',
      ['12 | - | No flour. | -', '13 | - | No salt. | -', '14 | - | No yeast. | -'],
    ],
    [
      'what is read in a sentence of its own',
      'Error 17 stands for a full oven. The baker reads “Wait for it.” Error 18, also 409, stands for a broken one.',
      ['17 | - | Wait for it. | a full oven', '18 | 409 | - | a broken one'],
    ],
    [
      'letters before them',
      'E1 means the flour is out. E2 stands for a blocked sieve.',
      ['E1 | - | - | the flour is out', 'E2 | - | - | a blocked sieve'],
    ],
    [
      'the status of those in a row',
      'Codes 4 to 5 belong to baking and come with status 400. Code 4 is "Too hot."; code 5 is "Too cold."',
      ['4 | 400 | Too hot. | -', '5 | 400 | Too cold. | -'],
    ],
    ['a number that is spoken of by the way', 'A second loaf is answered with code 4 instead.', []],
  ])('%s', (_, lines, expected) => {
    expect(errors(lines)).toEqual(expected);
  });
});

describe('statuses of errors that a sentence behind them does not name', () => {
  const list = '- `oven_cold`\n- `no_flour`\n- `shop_shut`\n\n';

  it.each([
    [
      'all',
      `${list}All of them are sent with status 422.`,
      ['oven_cold 422', 'no_flour 422', 'shop_shut 422'],
    ],
    [
      'as many as there are',
      `${list}All three come back as 409.`,
      ['oven_cold 409', 'no_flour 409', 'shop_shut 409'],
    ],
    [
      'by their order',
      `${list}The first comes with 409, the second with 404, and the last with 402.`,
      ['oven_cold 409', 'no_flour 404', 'shop_shut 402'],
    ],
    [
      'and the others',
      `${list}The first is sent with 423, the others with 422.`,
      ['oven_cold 423', 'no_flour 422', 'shop_shut 422'],
    ],
    [
      'so many of the first, and the last',
      `${list}The first two answer 409, the last 404.`,
      ['oven_cold 409', 'no_flour 409', 'shop_shut 404'],
    ],
    [
      'the first, and so many of the last',
      `${list}The first comes with 423, the last two with 422.`,
      ['oven_cold 423', 'no_flour 422', 'shop_shut 422'],
    ],
    [
      'in the same order',
      'Two things can go wrong: the oven is cold (`OVEN_COLD`), or the flour is out (`NO_FLOUR`). They map to 409 and 410 respectively.',
      ['OVEN_COLD 409', 'NO_FLOUR 410'],
    ],
    [
      'before them',
      '### Baking\n\nThey answer 400 with a `key`.\n\n- `oven_cold`\n- `no_flour`',
      ['oven_cold 400', 'no_flour 400'],
    ],
    ['of another number', `${list}Both come back as 409.`, ['oven_cold -', 'no_flour -', 'shop_shut -']],
    [
      'one that has its own keeps it',
      '- `oven_cold` (423)\n- `no_flour`\n\nAll of them are sent with 422.',
      ['oven_cold 423', 'no_flour 422'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(statuses(lines)).toEqual(expected);
  });

  it('what all do in one case says nothing of them', () => {
    expect(statuses(`${list}They answer 401 without a key.`).slice(0, 3)).toEqual([
      'oven_cold -',
      'no_flour -',
      'shop_shut -',
    ]);
  });
});
