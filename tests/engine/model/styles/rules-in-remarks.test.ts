import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (code: string): string[] =>
  readPoint('rules', `\`\`\`ts\n${code}\n\`\`\``).rules.map(({ subject, text, message }) =>
    [subject, text, message].filter(Boolean).join(' | '),
  );

describe('rules in remarks behind names in code', () => {
  it.each([
    [
      'a rule for each message, on the line or below it',
      '// kites\n"kite.name"  // 1 to 40 feet -> "Name the kite"\n             //   "Name the \\"kite\\" in short"\n"kite.tail"  // never knotted\n             //   -> "No knots, please"\n"kite (old)" // flown by day',
      [
        'kite.name | 1 to 40 feet | Name the kite',
        'kite.name | 1 to 40 feet | Name the "kite" in short',
        'kite.tail | never knotted | No knots, please',
        'kite (old) | flown by day',
      ],
    ],
    [
      'behind declarations, where they rule something',
      'interface Kite {\n  name: string;   // required, max 40 chars\n  tail: number;   // in feet, as the shop sells it\n  rope: number;   // at least 1\n}',
      ['name | required, max 40 chars', 'rope | at least 1'],
    ],
    [
      'below names',
      'kite.name\n  // 1 to 40 feet\nkite.tail\n  // at least one',
      ['kite.name | 1 to 40 feet', 'kite.tail | at least one'],
    ],
    ['not behind calls', 'fly() // only when dry\nland() // at least once', []],
    ['not where remarks only tell of values', '"flying" // in the air\n"landed" // back with us', []],
  ])('%s', (_, code, expected) => {
    expect(rules(code)).toEqual(expected);
  });
});
