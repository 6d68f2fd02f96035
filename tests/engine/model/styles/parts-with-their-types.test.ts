import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

describe('parts with what they are, told in sentences', () => {
  it('have their type in an apposition', () =>
    expect(
      entitiesOf(
        '### Kite\n\nA kite has a span (integer, required), a maker and isTorn, a boolean.\n\n### Tail\n\nIt keeps a length, a kiteId, an integer that points to the kite, and a colour.',
      ),
    ).toEqual(['Kite: span integer!, maker -, isTorn boolean', 'Tail: length -, kiteId integer, colour -']));

  it('are told by what keeps them for each', () =>
    expect(
      entitiesOf(
        '### Flight\n\nFor each kite and day the club shall keep the kiteId, the takeOff, the landing and a flag aborted.',
      ),
    ).toEqual(['Flight: kiteId -, takeOff -, landing -, aborted -']));

  it('are none where a clause only says how something is', () =>
    expect(
      entitiesOf(
        '### Tail\n\nA tail hangs off a kite. Its colour is a matter of taste, its weight is a secret.',
      ),
    ).toEqual([]));

  it('stand behind any article where brackets follow', () =>
    expect(
      entitiesOf(
        '### Kite\n\nThe list of kites records a `maker` (text, required), its `span` (integer), the `bows` (list of Bow) and a `note` (text).',
      ),
    ).toEqual(['Kite: maker text!, span integer, bows list of Bow, note text']));
});

describe('things among others', () => {
  it('are named in slanted type', () =>
    expect(
      entitiesOf(
        'A *Kite* is what flies. It has a `span`, which is required, plus `maker` (text) and `torn` (boolean).\n\n*Tail*: `bows` (integer, required) and `colour` (text).',
      ).map((each) => each.replace('span -!', 'span -')),
    ).toEqual(['Kite: span -, maker text, torn boolean', 'Tail: bows integer!, colour text']));

  it('have in addition what stands below', () =>
    expect(
      entitiesOf(
        '### Kite\n\n| Field | Type |\n|---|---|\n| span | int |\n\n3.1.2 A Stunt kite carries in addition:\n\n| Field | Type |\n|---|---|\n| lines | int |',
      ),
    ).toEqual(['Kite: span integer', 'Stunt kite: lines integer']));

  it('are none that a definition says what one is', () =>
    expect(
      entitiesOf(
        '### Pilot\n\nA Pilot is a person who has flown, or is about to fly, a kite.\n\n| Field | Type |\n|---|---|\n| name | text |',
      ),
    ).toEqual(['Pilot: name text']));
});
