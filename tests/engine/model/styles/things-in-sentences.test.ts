import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const fieldsOf = (text: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    readPoint('entities', text).entities.map(({ name, fields }) => [name, fields.map((each) => each.name)]),
  );

describe('sentences of point 3 with fields in code', () => {
  it('say what else has fields, below the heading of one thing', () => {
    const text =
      '### Stall\n\nA stall has a `number` and a `width`.\n\nWhat is done is written down; a note has a `text` and an `author`.\n\nEach line of the file becomes an entry with `index` and `data`.\n';
    expect(fieldsOf(text)).toEqual({
      Stall: ['number', 'width'],
      note: ['text', 'author'],
      entry: ['index', 'data'],
    });
  });

  it('are about the thing of the heading by whatever word, where nothing else tells of it', () => {
    expect(fieldsOf('### Attachment\n\nAn uploaded file has a `size` and a `path_id`.\n')).toEqual({
      Attachment: ['size', 'path_id'],
    });
  });

  it('tell what several things of a heading share, and what only one has', () => {
    const text =
      '### Breeds and horses\n\nBoth have a `name` and a `note`.\n\nOnly the breed has a `code`.\n\nOnly the horse has a `chip`, a `mother` and, naturally, its `breed`.\n';
    expect(fieldsOf(text)).toEqual({
      Breeds: ['name', 'note', 'code'],
      horses: ['name', 'note', 'chip', 'mother', 'breed'],
    });
  });

  it.each([
    ['The ride and its kinds', 'ride'],
    ['Rides and their kinds', 'Rides'],
    ['The ride, and what belongs to it', 'ride'],
  ])('stand below a heading that names what belongs to a thing: %s', (title, name) => {
    const text = `### ${title}\n\nA ride has a \`start\` and a \`horse\`.\n\n- A lesson adds the \`teacher\` and a \`fee\`.\n- A tour adds the \`guide\` and the \`way\`.\n`;
    expect(fieldsOf(text)).toEqual({
      [name]: ['start', 'horse'],
      lesson: ['teacher', 'fee'],
      tour: ['guide', 'way'],
    });
  });

  it('name a record of its own by what it is called', () => {
    const text =
      '### Rider\n\nA rider has a `name` and a `weight`.\n\nThe booking is a record of its own (we call it RideBooking): `rider`, `horse` and `day_of_ride`.\n';
    expect(fieldsOf(text)).toEqual({
      Rider: ['name', 'weight'],
      RideBooking: ['rider', 'horse', 'day_of_ride'],
    });
  });

  it('list fields without a verb that says so, where they are names as programmes spell them', () => {
    const text =
      '### Groom\n\nA groom has a `name`.\n\nThen come the settings: `work_start`, `work_end`, whether days are told (`tells_days`) and a mark whether it is `active`.\n';
    expect(fieldsOf(text)).toEqual({ Groom: ['name', 'work_start', 'work_end', 'tells_days', 'active'] });
  });

  it.each(['the storage', 'the system', 'it'])('are about no thing where they speak of %s', (subject) => {
    const text = `### Stall\n\nA stall has a \`number\`, and ${subject} has a \`width\`.\n`;
    expect(Object.keys(fieldsOf(text))).toEqual(['Stall']);
  });
});

describe('smaller things of point 3', () => {
  it('are lines that lead to their fields in code, a key among them', () => {
    const text =
      '### Smaller ones\n\n- Ride report, one per ride: `id`, `ride_id`, `text`.\n- Saddle: `id`, `size`.\n- Colours: `brown`, `black`.\n';
    expect(fieldsOf(text)).toMatchObject({
      'Ride report': ['id', 'ride_id', 'text'],
      Saddle: ['id', 'size'],
    });
    expect(fieldsOf(text)).not.toHaveProperty('Colours');
  });
});

describe('a table of names in code', () => {
  it('is one of fields whatever the other column is called, below the name of a thing', () => {
    expect(
      fieldsOf('### Tag\n\n| Name | About |\n| --- | --- |\n| `id` | |\n| `slug` | in the address |\n'),
    ).toEqual({ Tag: ['id', 'slug'] });
    expect(
      fieldsOf('### Tag\n\n| Name | About |\n| --- | --- |\n| Riding | Sport |\n| Ludo | Game |\n'),
    ).toEqual({});
  });
});

describe('lines of fields with semicolons', () => {
  it('tell each of them, behind a label and in brackets', () => {
    const text =
      '**Watch** (the central record)\n\n- `id`; `url`\n- request side:\n  - `method` (default GET); `body`; `headers` (list)\n- timing: `check_after`; `use_default` (true); `limit`\n';
    expect(fieldsOf(text)).toEqual({
      Watch: ['id', 'url', 'method', 'body', 'headers', 'check_after', 'use_default', 'limit'],
    });
  });
});
