import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text, message }) =>
    [subject, text, message].filter(Boolean).join(' | '),
  );

describe('lines with the labels of limits', () => {
  it('are about the name that they stand below', () => {
    expect(
      rules(
        '- Kite\n  - Required: yes\n  - Max length: 80\n- **Rope**\n  - Rules: required, dry\n  - Message: “Dry it first.”',
      ),
    ).toEqual(['Kite | Required: yes', 'Kite | Max length: 80', 'Rope | required, dry | Dry it first.']);
    expect(rules('### Kite\n\n- Required: yes\n- Min: 3')).toEqual(['Kite | Required: yes', 'Kite | Min: 3']);
  });

  it('are fields where another line beside them is one', () => {
    expect(rules('### Print form\n\n- Format: A4 only\n- Colour: required')).toEqual([
      'Format | A4 only',
      'Colour | required',
    ]);
  });
});

describe('what is told behind a rule', () => {
  it.each([
    'Kite — required. Message: "Name a kite."',
    '- Kite is required.\n  - Message: "Name a kite."',
    '- Kite: required.\n  - Error: Name a kite.',
    '- Kite: required. Message: Name a kite.',
    '- Kite: required.\n  "Name a kite."',
    '- Kite must not be empty. If not: "Name a kite."',
    '- If the kite is empty, show "Name a kite."',
    '- Kite missing: "Name a kite."',
  ])('is its message: %s', (text) => {
    const [first, ...others] = rules(text);
    expect(others).toEqual([]);
    expect(first).toMatch(/^(?:the )?kite \|.*\| Name a kite\.$/i);
  });

  it('is a field where it says what is demanded of one', () => {
    expect(rules('- Name: required\n- Message: required, at most 500 characters')).toEqual([
      'Name | required',
      'Message | required, at most 500 characters',
    ]);
  });
});

describe('rules that name what they are about by its place', () => {
  it.each([
    ['- Kite (required, max 80 characters)', 'Kite | required, max 80 characters'],
    ['- **Kite** → required', 'Kite | required'],
    ['Kite – at most 80 characters', 'Kite | at most 80 characters'],
    ['- Landing date ≥ start date', 'Landing date | Landing date ≥ start date'],
    ['- Unique name per shed', 'name | Unique name per shed'],
    ['- Cross-field: landing must be after the start.', 'landing | must be after the start.'],
    [
      '- If the wind is strong, the rope must be dry.',
      'the rope | If the wind is strong, the rope must be dry.',
    ],
    [
      '- Kites, ropes and knots are required.',
      'Kites, ropes and knots | Kites, ropes and knots are required.',
    ],
  ])('%s', (text, rule) => {
    expect(rules(text)).toEqual([rule]);
  });

  it('are none where brackets, arrows and signs say something else', () => {
    expect(rules('Open Settings > Kites > Name to change this.')).toEqual([]);
    expect(rules('All → shown in red.')).toEqual([]);
    expect(rules('Kites (and what hangs from them)')).toEqual([]);
  });
});
