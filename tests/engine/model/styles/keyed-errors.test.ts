import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status, message, when }) =>
    [name, status, message, when].map((each) => each ?? '-').join(' | '),
  );

describe('errors by a key at the head of their line', () => {
  const full = [
    'NoRoomError | 409 | The boat is full | a fifth one boards',
    'LostOarError | 410 | - | it is gone',
  ];

  it.each([
    [
      'lines below a key in bold',
      '**NoRoomError** 409\nThe boat is full – a fifth one boards\n**LostOarError** 410 – it is gone',
    ],
    [
      'bullets',
      '- **NoRoomError** (409)\n  - The boat is full – a fifth one boards\n- **LostOarError** 410: it is gone',
    ],
    [
      'a status before it',
      '- Status 409, **NoRoomError**, "The boat is full": a fifth one boards\n- 410 **LostOarError** – it is gone',
    ],
    [
      'without marks',
      '- NoRoomError 409 "The boat is full" ← a fifth one boards\n- LostOarError 410 it is gone',
    ],
  ])('%s', (_, lines) => {
    expect(errors(lines)).toEqual(full);
  });

  it('other messages below it have its status', () => {
    expect(
      errors(
        '**NoRoomError** 409\nthe boat is full\nalso: "No seat is left" (at night)\n**LostOarError** 410',
      ),
    ).toEqual([
      'NoRoomError | 409 | - | the boat is full',
      'No seat is left | 409 | No seat is left | at night',
      'LostOarError | 410 | - | -',
    ]);
  });

  it('numbers of a protocol', () => {
    expect(
      errors('- -32700 Broken text\n  - no JSON\n- -32601 No such method: unknown name\n- -32001: not now'),
    ).toEqual([
      '-32700 | - | Broken text | no JSON',
      '-32601 | - | No such method | unknown name',
      '-32001 | - | - | not now',
    ]);
  });

  it('statuses with words behind them', () => {
    expect(
      errors('- 401 Wrong key\n- 413 file larger than the shelf\n- 501 Not here – verb unknown'),
    ).toEqual([
      'Wrong key | 401 | Wrong key | -',
      '413 | 413 | - | file larger than the shelf',
      '501 Not here | 501 | - | verb unknown',
    ]);
  });

  it('a code in bold, what is said, and when', () => {
    expect(
      errors(
        '- **seat_taken**, "Somebody sits here.", is shown for a taken seat.\n- **oar_wet** is shown in rain.',
      ),
    ).toEqual([
      'seat_taken | - | Somebody sits here. | is shown for a taken seat.',
      'oar_wet | - | - | is shown in rain.',
    ]);
  });

  it('a status that the line above a list gives to all of it', () => {
    expect(errors('seats, all 400:\n- `no seat`\n- `seat is wet` ← rain')).toEqual([
      'no seat | 400 | - | -',
      'seat is wet | 400 | - | rain',
    ]);
    expect(errors('seats, 400 or 409:\n- `no seat`\n- `seat is wet`')).toEqual([
      'no seat | - | - | -',
      'seat is wet | - | - | -',
    ]);
  });

  it.each([
    ['an amount', '- 400 characters are kept\n- 500 requests per hour'],
    ['bold words', '**Boats** 12\nThey are kept in the hall.'],
    ['a list of people', '- Ann, who rows\n- Bob, who does not'],
  ])('%s is none', (_, lines) => {
    expect(errors(lines)).toEqual([]);
  });
});

describe('errors by a status with a number below it', () => {
  it('are called by both', () =>
    expect(errors('- 409.2 the hull is wet\n- 409.15: the oar is out, "Wait for the oar."\n- 404.1')).toEqual(
      [
        '409.2 | 409 | - | the hull is wet',
        '409.15 | 409 | Wait for the oar. | the oar is out',
        '404.1 | 404 | - | -',
      ],
    ));

  it('are not read from amounts', () => expect(errors('- 404.5 seconds after the start')).toEqual([]));
});

describe('errors that sentences tell', () => {
  it('by who meets each of them', () =>
    expect(
      errors('While rowing we see `invalid_oar` if it is bent, and `unknown_type` for a boat of none.').map(
        (each) => each.split(' | ')[0],
      ),
    ).toEqual(['invalid_oar', 'unknown_type']));

  it('below a title in bold type that names none', () =>
    expect(
      errors(
        '**Mooring** – it shows "No room is left." first. `POST /moor` answers `no_room` or `no_oar`.',
      ).map((each) => each.split(' | ')[0]),
    ).toEqual(['No room is left.', 'no_room', 'no_oar']));

  it('are none where properties are told', () =>
    expect(errors('A boat sees `boat_id` if it is new, and `oar_type` for each oar.')).toEqual([]));
});

describe('errors side by side', () => {
  it('a status and a few words over a list are the status of each in it', () => {
    expect(
      errors('- 409, boats\n  - `no_oar` — "Take an oar first."\n  - `wet` – hull\n- 410, halls'),
    ).toEqual(['no_oar | 409 | Take an oar first. | -', 'wet | 409 | - | hull', '410 | 410 | - | halls']);
  });

  it('in one cell, each with what the row says', () => {
    expect(
      errors('| Code | Reason |\n| --- | --- |\n| `no_oar`, `wet_oar` | none, or one in the water |'),
    ).toEqual(['no_oar | - | - | none, or one in the water', 'wet_oar | - | - | none, or one in the water']);
  });

  it.each([
    ['what is counted', '400 boats are in the hall. 500 more come in spring.'],
    ['one number', '- A4 is the size of every sheet'],
  ])('are not read from %s', (_, lines) => {
    expect(errors(lines)).toEqual([]);
  });

  it('a message does not say when it comes, and a status that is denied is none', () => {
    expect(errors('- `no_oar`: "Take an oar first."\n- `wet`: no 200 here, "It is wet."')).toEqual([
      'no_oar | - | Take an oar first. | -',
      'wet | - | It is wet. | no 200 here',
    ]);
  });

  it('a message that quotes something is whole', () => {
    expect(errors('- "Boat "%s" is out on "{lake}".": somebody took it')).toEqual([
      'Boat "%s" is out on "{lake}". | - | Boat "%s" is out on "{lake}". | somebody took it',
    ]);
  });
});
