import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text }) => `${subject}: ${text}`);

describe('what sentences rule without saying that it must be', () => {
  it.each([
    [
      'how something is compared, or what it may no longer be',
      'Berth codes are not case-sensitive. Once moored, a boat can no longer be renamed.',
      [
        'Berth codes: Berth codes are not case-sensitive.',
        'a boat: Once moored, a boat can no longer be renamed.',
      ],
    ],
    [
      'what something may hold but for something',
      'Log notes may contain anything but line breaks.',
      ['Log notes: Log notes may contain anything but line breaks.'],
    ],
    [
      'when something is valid, and until when',
      'A pass is only valid if the pilot signed it. It expires 28 days after that.',
      ['A pass: A pass is only valid if the pilot signed it.', 'A pass: It expires 28 days after that.'],
    ],
    [
      'a case that "given" brings',
      'Given a crew that already holds 3 boats, chartering another boat is refused.',
      [
        'chartering another boat: Given a crew that already holds 3 boats, chartering another boat is refused.',
      ],
    ],
    [
      'which form something has, and what becomes of it',
      'A tide code has the form two letters, nine digits. A chart larger than the screen is scaled down. A boat whose length is unknown is not accepted.',
      [
        'A tide code: A tide code has the form two letters, nine digits.',
        'A chart larger than the screen: A chart larger than the screen is scaled down.',
        'A boat whose length: A boat whose length is unknown is not accepted.',
      ],
    ],
    [
      'what nobody does',
      'Nobody rates his own boat. A boat in the dock takes no cargo.',
      [': Nobody rates his own boat.', 'A boat in the dock: A boat in the dock takes no cargo.'],
    ],
    [
      'how much something carries, keeps within or counts',
      'Tolls carry two decimals. A mast and its flag stay under 20 m. A vote counts once. No two berths share a number.',
      [
        'Tolls: Tolls carry two decimals.',
        'A mast and its flag: A mast and its flag stay under 20 m.',
        ': A vote counts once.',
        ': No two berths share a number.',
      ],
    ],
    [
      'the form of something, and what the system refuses',
      'Dates use the format YYYY-MM-DD. The start of a watch lies at least one hour in the future. The minimum toll of a pier must be lower than its maximum. The system rejects a toll below 5.',
      [
        ': Dates use the format YYYY-MM-DD.',
        'The start of a watch: The start of a watch lies at least one hour in the future.',
        'The minimum toll of a pier: The minimum toll of a pier must be lower than its maximum.',
        ': The system rejects a toll below 5.',
      ],
    ],
    [
      'not: what only tells',
      'A chart nobody opens stays where it is. Crews expect a storm. The box takes no more. Each chart allows certain signs. Nobody likes long forms. No one reads this. The crew has the form of a circle. The bar stays above the fold.',
      [],
    ],
  ])('%s', (_, lines, expected) => {
    expect(rules(lines)).toEqual(expected);
  });
});
