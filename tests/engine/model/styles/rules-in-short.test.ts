import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text }) => `${subject} | ${text}`);

describe('rules told shortly', () => {
  it('numbers in words', () => {
    expect(rules('A sail number has six digits and is never reused.')).toEqual([
      'A sail number | A sail number has six digits and is never reused.',
    ]);
    expect(rules('**Crew.** You can be in one crew at a time. There is always exactly one cook.')).toEqual([
      'Crew | You can be in one crew at a time.',
      'Crew | There is always exactly one cook.',
    ]);
  });

  it('abbreviations', () => {
    expect(rules('- mast req; at most 9 m\n- flag opt.; must be red')).toEqual([
      'mast | req',
      'mast | at most 9 m',
      'flag | opt.',
      'flag | must be red',
    ]);
  });

  it('what only leads to a list is none', () => {
    expect(rules("What the form can't see is checked at the quay:\n\n- sail is unique per boat")).toEqual([
      'sail | is unique per boat',
    ]);
    expect(rules('The boat has six sails in red.')).toEqual([]);
  });
});
