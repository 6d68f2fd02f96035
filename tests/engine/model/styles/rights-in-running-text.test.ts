import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const known = 'A harbour knows three roles: master, keeper and guest.\n\n';
const rights = (text: string): readonly string[] =>
  readPoint('roles', known + text).permissions.map(
    ({ role, action, allowed }) => `${String(role).toLowerCase()} | ${action} | ${allowed}`,
  );

describe('who is meant in running text', () => {
  it('a pronoun means whom the first sentence of its paragraph speaks of', () => {
    expect(
      rights('Keepers do the daily work. They may open gates and sign logs. They cannot close piers.'),
    ).toEqual(['keepers | open gates | yes', 'keepers | sign logs | yes', 'keepers | close piers | no']);
  });

  it('and nobody where that is no role', () => {
    expect(rights('Barges lie at the outer pier. They may leave harbours at night.')).toEqual([]);
  });

  it('what stands between commas behind a name is who that is', () => {
    expect(rights('A guest, not signed in, may read logs. A keeper, rank two, can open gates.')).toEqual([
      'guest | read logs | yes',
      'keeper | open gates | yes',
    ]);
    expect(
      readPoint('roles', `${known}A guest, not signed in, may read logs.`).roles.map(({ name }) => name),
    ).toEqual(['master', 'keeper', 'guest']);
  });
});

describe('how far somebody may in running text', () => {
  it('depends on something, and so does another deed', () => {
    expect(
      rights(
        'Whether a keeper can close gates depends on the tide, and so does whether a keeper can move boats.',
      ),
    ).toEqual(['keeper | close gates | the tide', 'keeper | move boats | the tide']);
  });

  it('says nothing where it is left open', () => {
    expect(rights('Whether a keeper can close gates is not known.')).toEqual([]);
  });

  it.each([
    ['Closing a pier is out of reach for a guest.', ['guest | close a pier | no']],
    ['Closing a pier is off limits for guests.', ['guests | close a pier | no']],
    ["Closing a pier is the master's privilege.", ['master | close a pier | yes']],
    [
      'Keepers cannot move boats and have no access to the safe.',
      ['keepers | move boats | no', 'keepers | access to the safe | no'],
    ],
  ])('%s', (text, expected) => expect(rights(text)).toEqual(expected));
});

describe('deeds in a row', () => {
  it.each([
    ['Keepers may open gates, reply, sign logs.', ['open gates', 'reply', 'sign logs']],
    [
      'Keepers may open, close, mark and move gates.',
      ['open gates', 'close gates', 'mark gates', 'move gates'],
    ],
    ['Keepers may open and close gates.', ['open and close gates']],
  ])('%s', (text, expected) =>
    expect(rights(text)).toEqual(expected.map((deed) => `keepers | ${deed} | yes`)),
  );
});
