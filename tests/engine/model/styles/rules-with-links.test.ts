import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const subjects = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text }) => `${subject} | ${text}`);

describe('what a rule is about, beside links and marks', () => {
  it.each([
    [
      'a word of the demand in bold type',
      'The map **must** be drawn.',
      'The map | The map **must** be drawn.',
    ],
    ['a link', 'The [sea map](#map) must be drawn.', 'The sea map | The [sea map](#map) must be drawn.'],
    [
      'a link with a word that says something in it',
      '- The [`Get Map`](#get) call must be signed.',
      ' | The [`Get Map`](#get) call must be signed.',
    ],
  ])('%s', (_, line, expected) => expect(subjects(line)).toEqual([expected]));
});
