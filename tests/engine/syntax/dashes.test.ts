import { describe, expect, it } from 'vitest';
import { withDashes } from '../../../src/engine/syntax/dashes.ts';

describe('a hyphen between blanks', () => {
  it.each([
    ['**Crane** - what lifts - and turns', '**Crane** – what lifts - and turns'],
    ['- Depth - 4 m\n- Pier 7 - the old one', '- Depth – 4 m\n- Pier 7 – the old one'],
    ['- `GET /piers` (all) - lists them', '- `GET /piers` (all) – lists them'],
    ['1. Home - where one starts', '1. Home – where one starts'],
  ])('is a dash behind a name: %s', (written, read) => expect(withDashes(written)).toBe(read));

  it.each([
    'a well-known pier',
    '4 - 9 m',
    '`depth - draught`',
    '- - nested',
    '1. - nested',
    '| Crane - large | - | `a - b` |',
    'It is late. Wait - and stop',
    'Say “Gone - sorry”.',
    'The harbour master who keeps the key of the gate - and nobody else',
  ])('is none in: %s', (written) => expect(withDashes(written)).toBe(written));

  it('is looked for in no more time than the length of a text asks for', () => {
    for (const source of [
      'a '.repeat(200_000),
      'a - '.repeat(100_000),
      '`'.repeat(200_000),
      '- '.repeat(200_000),
    ])
      expect(withDashes(`${source} x - y`).length).toBe(source.length + 6);
  });
});
