import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text, message }) =>
    [subject, text, message].filter(Boolean).join(' | '),
  );

describe('rules, each with its message', () => {
  it.each([
    [
      'several sentences of an item, behind colons',
      '- Wind is mandatory: "Wind can\'t be blank". At most 12 knots: "Too much wind". It may not turn: "Wind turns".',
      [
        "Wind | is mandatory | Wind can't be blank",
        'Wind | At most 12 knots | Too much wind',
        'Wind | may not turn | Wind turns',
      ],
    ],
    [
      'parts of a sentence, in brackets',
      'The sail has to be white ("White sails only."), the rope needs at least 8 knots ("Tie more knots."), and the kite must be dry.',
      [
        'The sail | The sail has to be white | White sails only.',
        'the rope | the rope needs at least 8 knots | Tie more knots.',
        'the kite | the kite must be dry.',
      ],
    ],
    [
      'what is said when it is refused',
      '- Take-off\n  - When the wind is above 12 knots, then we say "Wait for less wind."\n  - If the rope has no knot, the app shows "Tie a knot."',
      [
        'the wind | When the wind is above 12 knots | Wait for less wind.',
        'the rope | If the rope has no knot | Tie a knot.',
      ],
    ],
    [
      'no message behind a mere name',
      '- Colour: "Bright Red" is not allowed.',
      ['Colour | "Bright Red" is not allowed.'],
    ],
    [
      'what follows from a rule goes on with it',
      '- A kite must be numbered; a second number replaces the first one.\n- A rope must be dry; a sail must be white.',
      [
        'A kite | A kite must be numbered; a second number replaces the first one.',
        'A rope | must be dry',
        'a sail | must be white.',
      ],
    ],
    [
      'for whom a thing is, below its name',
      '- landing\n  - dry kites only\n  - pilots only',
      ['landing | dry kites only', 'landing | pilots only'],
    ],
    [
      'what is counted by several things',
      '- Ropes per launch, flight or landing: at most 10.',
      ['Ropes per launch, flight or landing | at most 10.'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(rules(lines)).toEqual(expected);
  });
});
