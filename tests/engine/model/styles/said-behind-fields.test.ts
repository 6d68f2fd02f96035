import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

describe('what stands behind a field and names none', () => {
  it('is a type with an article', () =>
    expect(
      entitiesOf(
        '- **Kite**\n  - `maker`, text\n  - `is_torn`, a boolean\n  - `owner`, a reference to Person\n- **Tail**\n  - `bows`, an integer\n  - `colour` (text), the one of the kite',
      ),
    ).toEqual(['Kite: maker text, is_torn boolean, owner Person', 'Tail: bows integer, colour text']));

  it('is a demand in short, also behind a semicolon', () =>
    expect(
      entitiesOf(
        '### Kite\n- span: int; req\n- maker: string, opt\n- bows: list of strings; opt\n- string: text, opt; missing = no string',
      ),
    ).toEqual(['Kite: span integer!, maker text?, bows list of text?, string text?']));

  it('is a value of those that it may have, or where it is written', () =>
    expect(
      entitiesOf(
        '### Kite\n\n- `kind` — string; `box`, `sled` or `delta`. `maker` — string.\n- `span` — int; always there\n- `bows` (int) [`kite_bows`]',
      ).map((each) => each.replace(/ [^,]*/g, (said) => said.split(' ').slice(0, 2).join(' '))),
    ).toEqual(['Kite: kind, maker, span, bows']));

  it('is said of each of several', () =>
    expect(
      entitiesOf(
        '### Kite\n\n`span` (int), `bows`, `flags` and `lines` (string[] each), `is_torn` (bool).',
      ).map((each) => each.split(', ').map((part) => part.split(' ').at(part.startsWith('Kite') ? 1 : 0))),
    ).toEqual([['span', 'bows', 'flags', 'lines', 'is_torn']]));
});

describe('fields with what they are in brackets', () => {
  it('stand alone in a column of such', () =>
    expect(
      entitiesOf(
        '| Thing | Required | Optional |\n|---|---|---|\n| Kite | span (int), maker (string) | note (text) |\n| Tail | bows (int) | |',
      ),
    ).toEqual(['Kite: span integer!, maker text!, note text?', 'Tail: bows integer!']));

  it('go on below a table in a list behind a label, and not in a sentence', () => {
    const table = '### Kite\n\n| Field | Type |\n|---|---|\n| span | int |\n\n';
    expect(entitiesOf(`${table}Set by the wind: \`torn\` (boolean), \`state.tail\` (Tail).`)).toEqual([
      'Kite: span integer, torn boolean, state.tail Tail',
    ]);
    expect(entitiesOf(`${table}Known kinds are: \`box\` (has edges), \`sled\` (has none).`)).toEqual([
      'Kite: span integer',
    ]);
  });
});
