import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const rules = (text: string): string[] =>
  modelAsJson(read(`## 5. Validation rules\n\n${text}\n`).model).rules.map(
    ({ subject, text: rule }) => `${subject} | ${rule}`,
  );

describe('rules that hold for others, too', () => {
  it.each([
    [
      'of nothing else',
      '- `paper` is unique, and so the clerk may find it.',
      ['paper | is unique, and so the clerk may find it.'],
    ],
  ])('%s', (_, text, expected) => expect(rules(text)).toEqual(expected));
});

describe('what is said of the subject before', () => {
  it.each([
    [
      'behind a case',
      '### Papers\n\nA pass may not be short. When strong papers are required, it needs at least one stamp.',
      [
        'Papers | A pass may not be short.',
        'A pass | When strong papers are required, it needs at least one stamp.',
      ],
    ],
    [
      'by nobody else',
      '### Berths\n\nOnly berths that nobody has taken can be lent. Only the harbour knows why.',
      ['Berths | Only berths that nobody has taken can be lent.'],
    ],
  ])('%s', (_, text, expected) => expect(rules(text)).toEqual(expected));
});
