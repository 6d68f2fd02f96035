import { describe, expect, it } from 'vitest';
import { entitiesOf as entities } from './read-point.ts';

describe('running text of point 3 that opens with the name of a thing', () => {
  it.each([
    ['a sign', 'Kite – `id` uuid, `span` int'],
    ['a remark', 'Kite (`kites`): `id` uuid, `span` int'],
    ['what it is', 'Kite, one per flyer: `id` uuid, `span` int'],
    ['a short sentence', 'Kite is small: `id` uuid, `span` int. Kites fly.'],
    ['a verb', 'Every Kite (`kites`) requires `id` (uuid) and `span` (int).'],
    [
      'a bold name and labels',
      'A **Kite** (`kites`), one a flyer. Required: `id` (uuid). Optional: `span` (int).',
    ],
    ['a name in code', '`Kite` – `id` uuid, `span` int'],
    ['a definition', 'Kite\n: `id` uuid, `span` int'],
    [
      'what leads to both',
      'A **Kite** (`kites`) ties two flyers. Each row has an `id` (uuid) and a `span` (int).',
    ],
  ])('has the fields behind %s', (_, text) =>
    expect(entities(text).map((each) => each.replace(/[!?]/g, ''))).toEqual(['Kite: id uuid, span integer']),
  );

  it('opens several, one after the other, also beside a line that titles a table', () =>
    expect(
      entities(
        [
          'Kite:',
          '| field | type |\n|---|---|\n| `span` | int |',
          'Tail: `id` uuid, `bows` int\nand Bow: `id` uuid, `colour` string',
          'String is long: `id` uuid, `metres` int.',
        ].join('\n\n'),
      ),
    ).toEqual([
      'Kite: span integer',
      'Tail: id uuid, bows integer',
      'Bow: id uuid, colour text',
      'String: id uuid, metres integer',
    ]));

  it('opens what a heading of several names, in words and by the last of them', () =>
    expect(
      entities(
        '### Paper kites (`kites`) and tails\n\nA kite has a `span` (int) and a `pilot` (text). Of the tail, we store `bows` (int) and `colour` (text).',
      ),
    ).toEqual(['kite: span integer, pilot text', 'tail: bows integer, colour text']));

  it.each([
    ['values', 'Kinds: `red`, `blue`'],
    ['names of other things', 'Relational: `Kite`, `Tail`'],
    ['a label', 'Required: `id` uuid, `span` int'],
    ['what something does', 'Kites fly after `start` and before `stop`.'],
    ['a name in a row of fields', 'We keep `id` int, `Secret` (a hash, never shown).'],
    ['fields with what they are', 'We have `span` (integer, required, default 1) in the collections.'],
  ])('opens nothing before %s', (_, text) => expect(entities(text)).toEqual([]));

  it('is led to at the end of a paragraph, or stands above a list with what it is', () =>
    expect(
      entities(
        [
          'Kite is tiny: `Id` (int), `Name` (string). What ties them is worth a look – KitePilot:\n- `Since` int',
          'TailBow, i.e. what hangs below:\n- `Id` int\n- `Colour` string',
          'Field (`kite_fields`) requires `id` (int) and `kind` (string).',
          '`String` rows (live ones)\n- `metres` int\n- `maker` string',
        ].join('\n\n'),
      ),
    ).toEqual([
      'KitePilot: Since integer',
      'Kite: Id integer, Name text',
      'TailBow: Id integer, Colour text',
      'Field: id integer, kind text',
      'String: metres integer, maker text',
    ]));

  it('opens a line of a list', () =>
    expect(entities('### Smaller ones\n\n- A Kite records `span`, `pilot` and a `colour`.')).toEqual([
      'Kite: span -, pilot -, colour -',
    ]));

  it('reads names in bold type in a row as fields of what leads to their list', () =>
    expect(
      entities(
        '### Kite and tail\n\nA kite has these:\n\n- **Span**, which is measured.\n- **First flight**, **last flight** and **next flight**, all told by the pilot.',
      ),
    ).toEqual(['kite: Span -, First flight -, last flight -, next flight -']));

  it.each([
    [
      'what each is, behind it or before it',
      'A **Kite** has a `span` (integer, required). A **Tail** is what steadies it; its fields are `length` (integer, required) and `colour` (string). A **Bow** sits on a tail and consists of `knot` (string, required) and `paper` (string).',
      ['Kite: span integer!', 'Tail: length integer!, colour text', 'Bow: knot text!, paper text'],
    ],
    [
      'in one sentence',
      'Finally, a **Kite** gives the wind a face through `span` (integer) and `colour` (string), and a **Tail** on the kite has `length` (integer) and `knots` (integer).',
      ['Kite: span integer, colour text', 'Tail: length integer, knots integer'],
    ],
    [
      'with one field',
      'A **Kite** carries `span` (integer) and `colour` (string). A **Tail** is described by `length` (integer).',
      ['Kite: span integer, colour text', 'Tail: length integer'],
    ],
  ])('opens one thing in bold type behind an article after the other, %s', (_, text, expected) =>
    expect(entities(text)).toEqual(expected),
  );

  it('opens none in bold type of which no field is told', () =>
    expect(
      entities('A **Kite** has `span` (integer) and `colour` (string). The **Tail** is never seen.'),
    ).toEqual(['Kite: span integer, colour text']));
});
