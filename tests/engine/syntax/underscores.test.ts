import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutUnderscores } from '../../../src/engine/syntax/underscores.ts';

describe('underscores that mark text', () => {
  it.each([
    ['__Boat__', '**Boat**'],
    ['- __Boat__: a _thing_.', '- **Boat**: a *thing*.'],
    ['| __Field__ | _Type_ |', '| **Field** | *Type* |'],
    ['__berth_id__ is a number', '**berth_id** is a number'],
    ['(_note_)', '(*note*)'],
  ])('%s', (source, expected) => {
    expect(withoutUnderscores(source)).toBe(expected);
  });

  it.each([
    'snake_case_ and _id',
    '`__init__` and ``_x_``',
    'https://example.org/_boats_/1',
    '| _a | b_ |',
    '\\_x\\_',
    '_a\nb_',
    '__ x __',
  ])('%s is left as it is', (source) => {
    expect(withoutUnderscores(source)).toBe(source);
  });

  it('keep every offset, and nothing else changes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('_', 'a', ' ', '`', '*', '|', '.', '\n') }), (source) => {
        const written = withoutUnderscores(source);
        expect(written.length).toBe(source.length);
        for (let index = 0; index < source.length; index++)
          if (source[index] !== '_') expect(written[index]).toBe(source[index]);
      }),
    );
  });

  it('take no longer in hostile text than its length asks for', () => {
    for (const source of [
      '_a '.repeat(200_000),
      '`'.repeat(400_000),
      '__'.repeat(200_000),
      '_a`'.repeat(200_000),
    ])
      expect(withoutUnderscores(source).length).toBe(source.length);
  });
});
