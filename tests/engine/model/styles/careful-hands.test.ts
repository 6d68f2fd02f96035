import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

describe('fields in clauses', () => {
  const fields = (lines: string): string[] =>
    readPoint('entities', lines).entities.flatMap(({ name, fields }) =>
      fields.map((each) => `${name}.${each.name}: ${each.type}, ${each.required}`),
    );

  it('are none where a clause only explains', () =>
    expect(
      fields(
        '### Berth\nA Berth has an owner, which is a person, and lies at a pier, which is a jetty.',
      ).filter((each) => /required|true|false/.test(each)),
    ).toEqual([]));

  it('have words behind their types in a listing, and remarks behind its brace', () =>
    expect(
      fields(
        '```\nBoat {   # kept by the harbour\n  id: long      ro\n  name: string  req\n  crew: int     opt\n}\n```',
      ),
    ).toEqual(['Boat.id: integer, null', 'Boat.name: text, true', 'Boat.crew: integer, false']));

  it('belong to the things in code that begin a line', () =>
    expect(
      fields(
        '### Tables of settings\n\n- `ports` and `lights` have the same columns: `key` (string, required), `on` (boolean).\n- `tides` has `key` (string, required), read once.',
      ),
    ).toEqual([
      'ports.key: text, true',
      'ports.on: boolean, null',
      'lights.key: text, true',
      'lights.on: boolean, null',
      'tides.key: text, true',
    ]));
});

describe('values in words', () => {
  const constants = (lines: string): string[] =>
    readPoint('constants', lines).constants.map(({ name, value }) => `${name} = ${value}`);
  it.each([
    [
      'defaults',
      '9.1.1 The default of Night Watch is off, and the default of Radio is both.\n\n9.1.2 The default folder for charts is /Charts.',
      ['default of Night Watch = off', 'default of Radio = both', 'default folder for charts = /Charts'],
    ],
    [
      'how a default comes about',
      'The default chart is used when nobody picks one. The default is taken from the port.',
      [],
    ],
    [
      'numbers by case',
      'The Craft Type is 0 for a yacht, 1 for a ferry and 5 for a tug.',
      ['Craft Type for a yacht = 0', 'Craft Type for a ferry = 1', 'Craft Type for a tug = 5'],
    ],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));
});

describe('who somebody is, and what a right allows', () => {
  const said = (lines: string): string[] => {
    const { roles, permissions } = readPoint('roles', lines);
    return [
      ...roles.map(({ name, who }) => `${name} (${who})`),
      ...permissions.map(({ role, action, allowed }) => `${role}: ${action}: ${allowed}`),
    ];
  };
  it.each([
    [
      'lines that say who somebody is',
      '### Who acts\n\n- `Harbourmasters` (group 1): holds `all:piers`, so nothing is refused.\n- Guest list: created with `see:piers`.\n- Porter: plain account',
      [
        'Harbourmasters (holds all:piers, so nothing is refused.)',
        'Guest list (created with see:piers.)',
        'Porter (plain account)',
      ],
    ],
    [
      'conditions by which a role is known, and a legend with what is not marked',
      '- pilot: licence = true\n- porter: shifts > 0\n\nY = yes, N = no, other = condition:\n\n| action | pilot | porter |\n|---|---|---|\n| moor a boat | Y | by day |\n| sound the horn | Y | N |',
      [
        'pilot (licence = true)',
        'porter (shifts > 0)',
        'pilot: moor a boat: yes',
        'porter: moor a boat: by day',
        'pilot: sound the horn: yes',
        'porter: sound the horn: no',
      ],
    ],
    [
      'rights below the name of who has them',
      '### Dispatcher\n\nSomebody with the **berth** right may assign a berth. With the berth right alone one may not close a pier.\n\n### Boat owner\n\nThe owner of a boat may sell a boat.',
      [
        'Dispatcher ()',
        'Boat owner ()',
        'Dispatcher: assign a berth: yes',
        'Dispatcher: close a pier: no',
        'Boat owner: sell a boat: yes',
      ],
    ],
  ])('%s', (_, lines, expected) => expect(said(lines)).toEqual(expected));
});

it('lines below words that deny an address are screens without one', () => {
  const { screens } = readPoint(
    'screens',
    'main:\n- Piers: `/piers`\n- Boats: `/boats`\n\nno route (overlays):\n- Tide Card (over the piers)\n- Mooring Dialog',
  );
  expect(screens.map(({ name, route }) => [name, route])).toEqual([
    ['Piers', '/piers'],
    ['Boats', '/boats'],
    ['Tide Card', null],
    ['Mooring Dialog', null],
  ]);
});

it('the number of a heading is no part of what a rule is about', () => {
  const { rules } = readPoint(
    'rules',
    '### 5.3 Stay\n\n5.3.1 The note must not be blank, and it cannot be longer than 32 characters.',
  );
  expect(rules.flatMap(({ on }) => on)).toEqual(['Stay', 'Stay']);
});
