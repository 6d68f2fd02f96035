import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

describe('shapes in one line of text', () => {
  it.each([
    ['a paragraph', 'Kite { size: integer, tail }'],
    ['an item', '- **Kite** { size: integer, tail }'],
    ['code', '`Kite { size: integer, tail }`'],
    ['a fence', '```\nKite { size: integer, tail: string }\n```'],
    ['brackets in which each has a type', '- Kite (size: integer, tail: string)'],
  ])('%s', (_, text) => {
    const [kite, ...others] = entitiesOf(text);
    expect(others).toEqual([]);
    expect(kite).toMatch(/^Kite: size integer, tail (?:-|text)$/);
  });

  it('have no fields where braces hold values or words', () => {
    expect(entitiesOf('KiteStatus { flying, stored }')).toEqual([]);
    expect(entitiesOf('Kite { see below, it is long }')).toEqual([]);
  });
});

describe('a name with its type in brackets', () => {
  it('is a field though it is the only one, or the type is in code', () => {
    expect(entitiesOf('### Kite\n\n- size (integer)')).toEqual(['Kite: size integer']);
    expect(entitiesOf('### Kite\n\nsize: integer')).toEqual(['Kite: size integer']);
    expect(
      entitiesOf('### Kite\n\n- **size** (`integer`) – how long it is\n- **Tail** (`tail_id`): text'),
    ).toEqual(['Kite: size integer, tail_id text']);
  });
});
