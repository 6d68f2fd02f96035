import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): readonly string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) =>
      `${name}: ${fields.map((each) => `${each.name}${each.required === true ? '!' : each.required === false ? '?' : ''}`).join(', ')}`,
  );

describe('notes of things', () => {
  it.each([
    [
      'in bullets below a heading that only groups them',
      '### Harbour\n\n- Boat\n  - name: text, required\n  - length, width: decimal\n  - ownerId: who pays, optional\n- Berth (a place at a pier)\n  - name: text\n  - pier: one letter\n    - a to f\n- Pass: holder, kind, validUntil\n\n### Land\n\n- Crane\n  - name = text\n  - lifts – decimal, optional\n  - berth -> Berth',
      [
        'Boat: name!, length, width, ownerId?',
        'Berth: name, pier',
        'Pass: holder, kind, validUntil',
        'Crane: name, lifts?, berth',
      ],
    ],
    [
      'in bullets of bullets',
      '- Kitchen\n  - Recipe\n    - title (text, required)\n    - servings int\n  - Spice:\n    - name: text\n    - hot: yes/no\n- Cellar\n  - **Jar** (with a lid)\n    - `label` string\n    - `depth` decimal, optional',
      ['Recipe: title!, servings', 'Spice: name, hot', 'Jar: label, depth?'],
    ],
    [
      'in lines below bold names',
      '**Recipe** (a dish)\nid uuid / title text required / note text optional\nservings: integer, at least 1; hot, cold: boolean\n_left, _right: integer, kept by the server. Never set them\n\n**Spice** name string required, origin string optional\n**Jar** spice_id integer required; filled_at datetime; lid string optional',
      [
        'Recipe: id, title!, note?, servings, hot, cold, _left, _right',
        'Spice: name!, origin?',
        'Jar: spice_id!, filled_at, lid?',
      ],
    ],
    [
      'in indented lines of names in code',
      '**Recipe**\n  `id` uint; pk, auto\n  `title` text; required; (marks allowed where the page says so)\n  `hot` bool\n\n**Spice** (one per jar × shelf)\n  `jarId` uint; owner\n  `name` varchar(80); unique',
      ['Recipe: id, title!, hot', 'Spice: jarId, name'],
    ],
    [
      'below the heading of the thing, several in a line',
      '### Recipe\n\nid: uuid; title: text, required\nservings: integer, optional\n\n### Spice\n\n- name: text, required; origin: text\n- amount: decimal | unit: text, optional',
      ['Recipe: id, title!, servings?', 'Spice: name!, origin, amount, unit?'],
    ],
    [
      'in one line below the name, with what brackets say of each',
      '- **Crane**\n  - label (text, required), default (yes/no), parts (list of hook and rope pairs)\n- **Pier**, where boats lie\n  - label (text, required), built at (date and time), state (open, shut or lost)',
      ['Crane: label!, default, parts', 'Pier: label!, built at, state'],
    ],
    [
      'in lines of several below the heading of the thing',
      '### Crane\n\n- label (text, required), mandatory (yes/no), kind (slow or fast)\n- built at (date and time), sold at (date)',
      ['Crane: label!, mandatory, kind, built at, sold at'],
    ],
    [
      'behind the arrow of a thing, without the values that one may have',
      '**Lamp** → `place` text, req; `mode` text, opt; values `dim` / `bright` / `blink`\n**Switch** → `place` text; `lampId` Lamp',
      ['Lamp: place!, mode?', 'Switch: place, lampId'],
    ],
    [
      'in the line below the name alone, in commas and semicolons, with names alone',
      '**Crane**\n- id: string, code: string (`K-3`)\n- kind: string, nullable (`a`, `b`)\n- state: enum, part: enum\n\n**Ship**\nflag*: string; load: list; size: enum, made: datetime\n   (flag is old)\n\n**Tug** (small): name*, pulls* any/all/none, ownerId, crew: list, speed*: int knots, harbour, pilot',
      [
        'Crane: id, code, kind?, state, part',
        'Ship: flag!, load, size, made',
        'Tug: name!, pulls!, ownerId, crew, speed!, harbour, pilot',
      ],
    ],
    [
      'as parts of the one thing that a heading names',
      '### Flight\n\n- Timing\n  - departsAt: timestamp, required\n  - landsAt: timestamp\n- Money\n  - fare: decimal',
      ['Flight: departsAt!, landsAt, fare'],
    ],
  ])('are read %s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it('are in doubt where nothing tells that a heading only groups them', () => {
    const { entities: all } = readPoint(
      'entities',
      '### Garden\n\n- Bed\n  - length: decimal\n  - soil: text\n- Plant\n  - species: text\n  - sown_at: date',
    );
    expect(all.map(({ name, doubtful }) => [name, doubtful])).toEqual([
      ['Bed', true],
      ['Plant', true],
    ]);
  });

  it.each([
    [
      'values',
      '### Ticket\n\n- Status\n  - open: somebody has to look\n  - closed: done\n- Title\n  - text, required\n  - at most 60 characters',
      ['Ticket: Status, Title!'],
    ],
    [
      'what is said of fields',
      '### Tower\n\n- Height\n  - type: decimal\n  - required: yes\n- Colour\n  - type: text\n  - required: no',
      ['Tower: Height!, Colour?'],
    ],
    [
      'parts with parts',
      '### Guest\n\n- name: text\n- address\n  - street: text\n  - city: text\n- mail: email',
      ['Guest: name, address, mail'],
    ],
    [
      'values and remarks behind types',
      '**Crane**\n- state: enum, idle, busy, load: int\n- made, bought: datetime (o), guessed',
      ['Crane: state, load, made, bought'],
    ],
    [
      'what happens to things, with remarks in brackets',
      '- **Crane**\n  - lifts when it is dry (spring, autumn), rests when it is wet (winter)\n- **Pier**\n  - opens (in summer), closes (in winter)',
      [],
    ],
    [
      'running text',
      '**Crane** lifts boats, at least: two of them\na day; the harbour pays. It is slow, required: patience\nand a driver.',
      [],
    ],
  ])('are not %s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));
});
