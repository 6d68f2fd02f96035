import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const rules = (text: string): string[] =>
  modelAsJson(read(`## 5. Rules\n\n${text}\n`).model).rules.map(({ subject, text: said }) =>
    `${subject} | ${said}`.trim(),
  );

describe('what goes on about the rule before it', () => {
  it.each([
    [
      'what becomes of the others',
      '- The **sail area** must be a number. Otherwise it is skipped.',
      ['The sail area | The **sail area** must be a number. Otherwise it is skipped.'],
    ],
    [
      'what is done if not',
      '- The **launch day** must have the form YYYY-MM-DD. If not, the first day is stored.',
      ['The launch day | The **launch day** must have the form YYYY-MM-DD. If not, the first day is stored.'],
    ],
    [
      'the last one',
      '- `captain` must always be left; the last one cannot be removed',
      ['captain | must always be left; the last one cannot be removed'],
    ],
    [
      'a saying',
      '- tickets are tested before boarding; no ticket, no ride',
      ['tickets | are tested before boarding; no ticket, no ride'],
    ],
    [
      'a bound otherwise',
      '- `note`: may be left out; otherwise at most 80 characters',
      ['note | may be left out; otherwise at most 80 characters'],
    ],
    [
      'no two of them',
      'A berth must be a number and no two boats may share it.',
      ['A berth | must be a number', 'A berth | no two boats may share it.'],
    ],
  ])('%s', (_, text, expected) => expect(rules(text)).toEqual(expected));

  it('tells a case of the item above', () =>
    expect(
      rules('- **People**\n  - a pass has at least 6 digits\n  - at `high` it needs 8 digits').at(-1),
    ).toBe('a pass | at `high` it needs 8 digits'));
});

describe('numbers with titles', () => {
  it.each([
    [
      'what obliges',
      '**BR-1 Pass.** Every boat must carry a pass.',
      ['BR-1 Pass | Every boat must carry a pass.'],
    ],
    [
      'what only some can',
      '**BR-2 Sinking.** Only an open boat can sink.',
      ['BR-2 Sinking | Only an open boat can sink.'],
    ],
    ['what announces rules', 'Where we cannot be lenient, these are the rules.', []],
  ])('%s', (_, text, expected) => expect(rules(text)).toEqual(expected));
});

describe('a cell of rules with several sentences', () => {
  const ruled = (cell: string): string[] =>
    rules(`| Input | What we check |\n|---|---|\n| mast | ${cell} |\n| keel | Must be given. |`).filter(
      (each) => each.startsWith('mast'),
    );
  it('is a rule for each sentence that rules something', () => {
    expect(ruled('Must not be empty. At most 40 planks. Must not exist already.')).toEqual([
      'mast | Must not be empty.',
      'mast | At most 40 planks.',
      'mast | Must not exist already.',
    ]);
  });
  it('stays one where a sentence only goes on', () => {
    expect(ruled('Must be oak or pine. Nothing else.')).toEqual([
      'mast | Must be oak or pine. Nothing else.',
    ]);
    expect(ruled('At most 9 metres. Longer ones are refused.')).toEqual([
      'mast | At most 9 metres. Longer ones are refused.',
    ]);
    expect(ruled('must be given; at most 3')).toEqual(['mast | must be given; at most 3']);
  });
});
