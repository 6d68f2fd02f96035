import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    (each) => `${each.name}: ${each.fields.map(({ name }) => name).join(', ')}`,
  );

describe('fields that are told in groups', () => {
  it.each([
    [
      'behind labels in lines',
      '### Boat\n\nOne hull.\n\nIdentity: `id`, `hull_number` (text).\nOwnership: `owner_id` and `club_id`.',
      ['Boat: id, hull_number, owner_id, club_id'],
    ],
    [
      'behind labels in bullets',
      '### Boat\n\n- Keys: `id`, `owner_id`\n- Dates: `built_on` and `sold_on`',
      ['Boat: id, owner_id, built_on, sold_on'],
    ],
    [
      'of things that a heading only groups',
      '### The small ones\n\n- Rope: `id`, `length`\n- Buoy. `id`, `colour`\n\n### Smaller ones\n\nTag (`id`, `name`), Berth plan (`id`, `pier`).',
      ['Rope: id, length', 'Buoy: id, colour', 'Tag: id, name', 'Berth plan: id, pier'],
    ],
  ])('%s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it('are no values of a field', () => {
    expect(entities('### Boat\n\n- Status: `afloat`, `ashore`\n- Kind: `sail`, `motor`')).toEqual([
      'Boat: Status, Kind',
    ]);
  });
});

describe('states that are counted', () => {
  const lifecycles = (lines: string): string[] =>
    readPoint('states', lines).lifecycles.map(
      ({ name, states, transitions }) =>
        `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
    );

  it.each([
    ['by their values', '### Trip\n\n1 Planned, 2 Under way, 3 Over.', ['Trip: Planned, Under way, Over; ']],
    [
      'behind a word for states',
      '### Trip\n\nStatus: `0` planned; `1` over\n\n- planned → over',
      ['Trip: planned, over; planned > over'],
    ],
    ['behind what they are of', 'Berth kind: 1 Guest; 20 Own', ['Berth kind: Guest, Own; ']],
  ])('%s', (_, lines, expected) => expect(lifecycles(lines)).toEqual(expected));

  it('are none where amounts are', () => {
    expect(lifecycles('### Trip\n\n1 boat, 2 people and whatever they bring.')).toEqual([]);
  });

  it('are left from any other, and come from nothing', () => {
    const table =
      '| From | To | Event |\n| --- | --- | --- |\n| (not yet existing) | Open | found |\n| any other | Lost · Sunk | storm |';
    expect(lifecycles(`### Trip\n\n${table}`)).toEqual([
      'Trip: Open, Lost, Sunk; (new) > Open, (any) > Lost, (any) > Sunk',
    ]);
  });
});

describe('what calls answer together', () => {
  const answers = (lines: string): string[] =>
    readPoint('calls', lines).calls.map((call) =>
      [call.name, ...call.answers.map(({ status }) => status)].join(' '),
    );

  it.each([
    [
      'in the last line of a paragraph',
      '### Boats\n\n`GET /boats` lists them.\n`DELETE /boats/:id` removes one.\nAll answer 200, and 401 without a session.',
      ['GET /boats 200 401', 'DELETE /boats/:id 200 401'],
    ],
    [
      'below bare calls',
      '### Boats\n\n- `GET /boats`\n- `POST /boats`\n\nAnswers 200, or 403 for guests.',
      ['GET /boats 200 403', 'POST /boats 200 403'],
    ],
    [
      'not where they say it themselves',
      '### Boats\n\n- `GET /boats` 204\n- `POST /boats` 201\n\nAnswers 200, or 403 for guests.',
      ['GET /boats 204', 'POST /boats 201'],
    ],
  ])('%s', (_, lines, expected) => expect(answers(lines)).toEqual(expected));

  it('are told in a sentence of a cell', () => {
    const table =
      '| Call | Body | What happens |\n| --- | --- | --- |\n| `POST /berths` | pier | The call answers 303 to the pier, 409 when it is taken |\n| `GET /berths` | – | Lists 200 berths |';
    expect(answers(table)).toEqual(['POST /berths 303 409', 'GET /berths']);
  });
});

describe('what somebody may not', () => {
  const permissions = (lines: string): string[] =>
    readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

  it.each([
    [
      'behind what they may',
      'Roles: crew, captain.\n\nCrew may read the log but not edit it, and may print it. Captains may edit entries, but never delete them.',
      [
        'Crew: read the log: yes',
        'Crew: edit the log: no',
        'Crew: print the log: yes',
        'Captains: edit entries: yes',
        'Captains: delete entries: no',
      ],
    ],
    [
      'and what is only left out is no deed',
      'Roles: crew, captain.\n\nCrew may edit entries but not those of others.',
      ['Crew: edit entries but not those of others: yes'],
    ],
  ])('%s', (_, lines, expected) => expect(permissions(lines)).toEqual(expected));
});

it('a rule ends with the sentence that somebody is told', () => {
  const { rules } = readPoint(
    'rules',
    '- Name: required, at most 40 characters, "Please name the boat."\n- Photos must be at most 4 MB ("Photo too large").\n- Kind: one of "sail", "motor"',
  );
  expect(rules.map(({ text, message }) => [text, message])).toEqual([
    ['required, at most 40 characters', 'Please name the boat.'],
    ['must be at most 4 MB', 'Photo too large'],
    ['one of "sail", "motor"', null],
  ]);
});

it('names as programmes spell them are fields wherever a sentence calls a part of the thing so', () => {
  expect(
    entities(
      '### Berth\n\nThe mooring fee is `mooring_fee_cents`. Who may moor there is stored as `allowed_group_id`. It is either `free` or `taken`.',
    ),
  ).toEqual(['Berth: mooring_fee_cents, allowed_group_id']);
  expect(
    entities('### Guest\n\nA visitor with two extra facts: the `boat_name` and, for members, a `club_id`.'),
  ).toEqual(['Guest: boat_name, club_id']);
});
