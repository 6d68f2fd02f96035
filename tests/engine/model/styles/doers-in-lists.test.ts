import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

describe('names of somebody, each with what is done behind it', () => {
  it.each([
    ['dashes', '- `keeper` — feed animals; open cages; not: sell animals\n- `guest` — see animals'],
    ['arrows', '- keeper → feed animals, open cages; never sell animals\n- guest → see animals'],
    ['colons', '- keeper: may feed animals, open cages; may not sell animals\n- guest: may see animals'],
    ['answers', '- keeper → feed animals, open cages yes; sell animals no\n- guest → see animals yes'],
    ['bold names', '- **keeper** – feed animals · open cages · not: sell animals\n- **guest** – see animals'],
  ])('%s', (_, lines) => {
    expect(said(lines)).toEqual([
      'keeper: feed animals: yes',
      'keeper: open cages: yes',
      'keeper: sell animals: no',
      'guest: see animals: yes',
    ]);
    expect(readPoint('roles', lines).roles.map(({ name }) => name)).toEqual(['keeper', 'guest']);
  });

  it('what is nested below one is done by that one', () => {
    const lines =
      '- `Pilot` — lands: close berths, set dues\n  - print bills; delete bills\n  - not: invite pilots, scan ships\n  - all of it only by day\n- `Open Gate` — open gates\n- `Crew` — no change of name, no sending of mail';
    expect(said(lines)).toEqual([
      'Pilot: close berths: yes',
      'Pilot: set dues: yes',
      'Pilot: print bills: yes',
      'Pilot: delete bills: yes',
      'Pilot: invite pilots: no',
      'Pilot: scan ships: no',
      'Open Gate: open gates: yes',
      'Crew: change of name: no',
      'Crew: sending of mail: no',
    ]);
  });

  it('what is done with a right', () => {
    const lines =
      '- boats: view → see boats · add → new boat, rent boats · delete → delete boats\n- dues: view → see dues · change → edit dues';
    expect(said(lines)).toEqual([
      'boats: see boats: view',
      'boats: new boat: add',
      'boats: rent boats: add',
      'boats: delete boats: delete',
      'dues: see dues: view',
      'dues: edit dues: change',
    ]);
  });

  it('heads that are rights are nobody', () => {
    const lines = '- `manage_boats` — create, edit and delete boats\n- `rent_boats` — rent boats, pay dues';
    expect(readPoint('roles', lines).roles).toEqual([]);
  });
});

describe('answers behind several deeds', () => {
  it('one answer is of all that stand before it', () => {
    expect(
      said(
        'warden\n- open gates, count boats: yes; manage berths: yes, except the outer ones; sell boats: no',
      ),
    ).toEqual([
      'warden: open gates: yes',
      'warden: count boats: yes',
      'warden: manage berths: yes',
      'warden: sell boats: no',
    ]);
  });
});

describe('what limits or follows in a sentence of who may', () => {
  it.each([
    ['A rower may manage keys, but only the own ones.', 'rower: manage keys: own'],
    ['A rower may manage keys, again only the own one.', 'rower: manage keys: own'],
    [
      "A rower may change bookings only where it is the rower's own boat.",
      "rower: change bookings: only where it is the rower's own boat",
    ],
    [
      'Cancelling a day is possible for a rower only if the crew allows it.',
      'rower: cancel a day: only if the crew allows it',
    ],
  ])('%s', (line, permission) => {
    expect(said(`### Rower\n\n- ${line}\n- A rower may see boats.`)[0]?.replace('Rower', 'rower')).toBe(
      permission,
    );
  });

  it('a clause that follows from the one before is about the same people', () => {
    expect(
      said('- A rower may not manage keys, and so cannot use the gate.\n- A rower may see boats.'),
    ).toEqual(['rower: manage keys: no', 'rower: use the gate: no', 'rower: see boats: yes']);
  });
});

describe('what is needed, and by what somebody is known', () => {
  it('behind a colon or a comma', () => {
    expect(
      said(
        '### Rower\n\nWhat a guest may, and besides:\n\n- May rent boats, edit boats and sell boats: with a pass.\n- May open gates and close gates, a pass is enough.\n- May not sell keys, open berths or invite guests.',
      ),
    ).toEqual([
      'Rower: rent boats: with a pass',
      'Rower: edit boats: with a pass',
      'Rower: sell boats: with a pass',
      'Rower: open gates and close gates: yes',
      'Rower: sell keys: no',
      'Rower: open berths: no',
      'Rower: invite guests: no',
    ]);
  });

  it('a name in code tells by what it is known', () => {
    const lines =
      '**Boat keeper**: role `keep` on the pier. People with a key count as such.\n- Can open gates.\n\n**Boat guest**: role `see`.\n- Cannot open gates.';
    expect(readPoint('roles', lines).roles.map(({ name }) => name)).toEqual(['Boat keeper', 'Boat guest']);
  });

  it('a part of a clause is nobody', () => {
    const lines = '**Rower**\n- see, rent, mend: in the halls and berths they can open\n- open gates: yes';
    expect(readPoint('roles', lines).roles.map(({ name }) => name)).toEqual(['Rower']);
  });

  it('who has no name of one word is somebody as well', () => {
    expect(
      said('boss\n- open gates: yes\n\nnot signed in\n- see boats, count berths: yes\n- all else: no'),
    ).toEqual([
      'boss: open gates: yes',
      'not signed in: see boats: yes',
      'not signed in: count berths: yes',
      'not signed in: all else: no',
    ]);
  });
});
