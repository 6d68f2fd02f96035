import { describe, expect, it } from 'vitest';
import { entitiesOf as entities, readPoint } from './read-point.ts';

describe('things that stand side by side in point 3', () => {
  it('are led to by their names alone, below a heading of several', () =>
    expect(
      entities(
        [
          '### Kite and Tail',
          'A `Kite` has a `span` (int, required) and a `maker` (text). The tail itself:',
          '| Attribute | Kind |\n|---|---|\n| bows | int |',
        ].join('\n\n'),
      ),
    ).toEqual(['Kite: span integer!, maker text', 'Tail: bows integer']));

  it('are told in a column of what a field belongs to', () =>
    expect(
      entities(
        '### Kites and tails\n\n| Belongs to | Attribute | Kind |\n|---|---|---|\n| Kite | span; weight | int |\n| Tail | bows | int |',
      ),
    ).toEqual(['Kite: span integer, weight integer', 'Tail: bows integer']));

  it('are named together in that column', () =>
    expect(
      entities(
        '### Kites and tails\n\n| Thing | Attribute | Kind | Required |\n|---|---|---|---|\n| Kite, Tail | colour | text | yes |\n| Kite | span | int | no |\n| Tail and Bow | length | int | no |',
      ),
    ).toEqual([
      'Kite: colour text!, span integer?',
      'Tail: colour text!, length integer?',
      'Bow: length integer?',
    ]));

  it('begin in code with what they have, below the table of another', () =>
    expect(
      entities(
        '### Kite\n\n| Attribute | Kind |\n|---|---|\n| span | int |\n\n`KiteTail` has these: `bows` (int, required) and `colour` (text).',
      ),
    ).toEqual(['Kite: span integer', 'KiteTail: bows integer!, colour text']));

  it('are no rows that a thing becomes', () =>
    expect(
      entities('### Flight\n\nEach start becomes a row with `begun` (date) and `metres` (int).'),
    ).toEqual(['Flight: begun date, metres integer']));
});

describe('fields of one line', () => {
  it('stand one behind the other in a declaration', () =>
    expect(
      entities(
        '```ts\ninterface Kite {\n  span: number; maker?: string; // of paper\n  kind?: "box" | "kite/tail";\n}\n```',
      ),
    ).toEqual(['Kite: span number, maker text or none?, kind one of box, kite/tail or none?']));

  it('have a dash each, and are no values or what a remark is about', () =>
    expect(
      entities(
        '### Kite\n\n- `span` – int, `weight` – decimal\n- `colour` – text, e.g. `red`, `blue`; `_dark` is put behind it at night',
      ),
    ).toEqual(['Kite: span integer, weight decimal, colour text']));

  it('are added to those above them', () =>
    expect(
      entities(
        '### Kite\n\n```ts\ninterface Kite {\n  span: number;\n}\n```\n\nOn top of these come the flags, all booleans: `is_wet` and `is_torn`.',
      ),
    ).toEqual(['Kite: span number, is_wet -, is_torn -']));
});

describe('what says that there are screens', () => {
  it.each(['There are also a few screens without an address.', 'Here are pages without an address.'])(
    'is none: %s',
    (text) => expect(readPoint('screens', text).screens).toEqual([]),
  );

  it('and what tells more of one is none', () =>
    expect(
      readPoint(
        'screens',
        'The Count kites dialog, which opens over the list, is a window and has no address.',
      ).screens.map(({ name }) => name),
    ).toEqual(['Count kites dialog']));
});
