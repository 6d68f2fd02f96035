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
    ['fields with what they are', 'We have `span` (integer, required, default 1) in the collections.'],
  ])('opens nothing before %s', (_, text) => expect(entities(text)).toEqual([]));
});
