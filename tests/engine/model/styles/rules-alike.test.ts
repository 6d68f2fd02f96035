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
      'named behind them',
      '### Masts\n\nA lent mast must be returned after noon, and the same goes for a flag.',
      ['Masts | A lent mast must be returned after noon', 'a flag | must be returned after noon'],
    ],
    [
      'in code',
      '- `paper` is unique, and so is `ticket_number`.',
      ['paper | is unique', 'ticket_number | is unique'],
    ],
    [
      'one of the same things',
      '### Ropes\n\nA rope that is wet cannot be sold either, and the same goes for one waiting in the shed.',
      [
        'Ropes | A rope that is wet cannot be sold either',
        'rope waiting in the shed | A rope that is wet cannot be sold either',
      ],
    ],
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
      'below a line with a rule of its own',
      "- Boats / crews\n  - boat name must not be empty, and can't contain digits\n    - unique too, across the harbour",
      [
        'boat name | must not be empty',
        "boat name | can't contain digits",
        'boat name | unique too, across the harbour',
      ],
    ],
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
