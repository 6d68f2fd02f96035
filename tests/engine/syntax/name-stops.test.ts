import { describe, expect, it } from 'vitest';
import { withNamedItems } from '../../../src/engine/syntax/name-stops.ts';

describe('a full stop behind the name at the head of an item', () => {
  it.each([
    ['- Crane. It lifts.\n- Old pier. It stands.', '- Crane: It lifts.\n- Old pier: It stands.'],
    [
      '1. `berth_taken`. Somebody lies there.\n2. `no_pier`. It is gone.',
      '1. `berth_taken`: Somebody lies there.\n2. `no_pier`: It is gone.',
    ],
    [
      '* **Crane**. Reach (text).\n* **Pier** (long). Depth.',
      '* **Crane**: Reach (text).\n* **Pier** (long): Depth.',
    ],
    ['- Harbour\n  - Crane. Lifts.\n  - Pier. Stands.', '- Harbour\n  - Crane: Lifts.\n  - Pier: Stands.'],
  ])('is a colon where all items begin so: %s', (written, read) =>
    expect(withNamedItems(written)).toBe(read),
  );

  it.each([
    '- Crane. It lifts.',
    '- Crane. It lifts.\n- The pier stands. It is old.\n- Boats',
    '- Required. At most 9.\n- Required. At least 4.',
    '- It is late. Wait.\n- You may go. Now.',
    '- Crane.\n- Pier.',
    '- **Crane**. It lifts.\n- **Pier**. It stands.',
    '- Cranes start out. They lift.\n- Piers end. They stand.',
    '- Crane. What lifts: `reach` (text)\n- Pier. What stands: `depth` (text)',
    'Crane. It lifts.\nPier. It stands.',
  ])('is one where it ends a sentence, or one line alone has it: %s', (written) =>
    expect(withNamedItems(written)).toBe(written),
  );

  it.each([
    [
      '1. Crane holds reach (decimal), load (decimal).\n2. A pier has name (text), length (decimal).',
      '1. Crane:      reach (decimal), load (decimal).\n2.   pier:    name (text), length (decimal).',
    ],
  ])('and so is a verb before what brackets tell of: %s', (written, read) =>
    expect(withNamedItems(written)).toBe(read),
  );

  it.each([
    '- The crane has reach, load.\n- The pier has a name.',
    '- Crane holds reach (decimal), load (decimal).',
  ])('but none in: %s', (written) => expect(withNamedItems(written)).toBe(written));

  it('is looked for in no more time than the length of a text asks for', () => {
    for (const source of [
      '- a. b\n'.repeat(50_000),
      '- a has (b), c\n'.repeat(20_000),
      `- a has ${'(b '.repeat(50_000)}`,
      `- ${'a '.repeat(200_000)}`,
      '- '.repeat(200_000),
    ])
      expect(withNamedItems(source).length).toBe(source.length);
  });
});
