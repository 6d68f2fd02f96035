import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) => `${each.name}: ${each.transitions.map(({ from, to }) => `${from} > ${to}`).join('; ')}`,
  );

describe('names of two words in sentences', () => {
  it('are read without marks, with a remark behind them too', () => {
    expect(
      steps(
        'The fee has a life of its own. Setting a date makes it upcoming. When few days are left, upcoming becomes due soon (yellow). When the day passes, due soon becomes late (red).',
      ),
    ).toEqual(['fee: upcoming > due soon; due soon > late']);
  });

  it.each([
    'An open note becomes visible again. A visible note becomes open.',
    'An open note becomes a paid member. A visible note becomes open.',
    'Unarchiving becomes part of it.',
  ])('are none in "%s"', (text) => {
    expect(steps(text).join()).not.toMatch(/again|member|part/);
  });
});

describe('what is done to something', () => {
  it('is no state of that name', () => {
    expect(
      steps(
        'A folder begins as open. A clerk can close it, and from then on it is closed. A closed folder can be reopened, and then it is open again. It may be deleted permanently.',
      ),
    ).toEqual(['folder: (new) > open; open > closed; closed > open']);
    expect(
      steps(
        'A shelf becomes stored when it is full. A stored shelf can be sent back to the hall, so that it is open again.',
      ),
    ).toEqual([expect.stringContaining('stored > open')]);
  });
});

describe('a paragraph about another thing', () => {
  it('does not go on with the one above, where its subject stands behind what happens', () => {
    expect(
      steps(
        'A note starts blank. Writing moves it from blank to filled.\n\nWhen somebody asks by mail, the request is pending. It turns into accepted when the person comes, or revoked when a clerk says so.',
      ),
    ).toEqual([expect.stringContaining('note: '), 'request: pending > accepted; pending > revoked']);
  });

  it('goes on with it where it names nothing', () => {
    expect(
      steps(
        'A note starts blank. It becomes filled when somebody writes.\n\nWhen they wipe it, it becomes blank again.',
      ).length,
    ).toBe(1);
  });
});
