import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const field = (note: string) =>
  readPoint(
    'entities',
    `### Loan\n\n| Field | Type | Description |\n| --- | --- | --- |\n| title | string | ${note} |`,
  ).entities[0]?.fields[0];

describe('what the notes of a field demand', () => {
  it.each([
    [
      'Required. 3 to 60 characters. Must be unique per branch.',
      true,
      ['from 3 to 60 characters', 'unique per branch'],
    ],
    ['Optional, at most 10,000', false, ['at most 10000']],
    ['Must be at least 0.5', null, ['at least 0.5']],
    ['The name on the spine. Cannot be changed later.', null, ['immutable']],
    ['Must be a valid email address', null, ['email']],
    ['Mandatory; must be between 2 and 4 letters', true, ['from 2 to 4 letters']],
  ])('%s', (note, required, rules) => {
    const said = field(note);
    expect([said?.required, said?.rules]).toEqual([required, rules]);
    expect(said?.meaning).toBe(note);
  });

  it('are not what they tell of something else', () => {
    for (const note of [
      'An optional note for the clerk',
      'Shown to 3 to 60 people',
      'Required by law since 2019',
      'Unique visitors see it',
      'Must be nice',
    ]) {
      const said = field(note);
      expect([said?.required, said?.rules]).toEqual([null, []]);
    }
  });
});
