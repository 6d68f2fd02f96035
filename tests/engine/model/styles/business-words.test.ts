import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    (each) => `${each.name}: ${each.fields.map(({ name }) => name).join(', ')}`,
  );

describe('entities in the words of a business', () => {
  it.each([
    [
      'sentences about several things',
      'For every boat the harbour office stores the name, the length and, if known, a home port. A Berth has a number and a depth, and in addition a price. A berth may be taken.',
      ['boat: name, length, home port', 'Berth: number, depth, price'],
    ],
    [
      'sentences that go on with the thing named before',
      'A crane lifts boats. It has a serial number, a load limit and an operator. The tides are not ours. Finally there is the Invoice, which holds a due date and an amount.',
      ['crane: serial number, load limit, operator', 'Invoice: due date, amount'],
    ],
    [
      'sentences that announce a list in the same line',
      'The following is recorded for each mooring: rope length, date, weather.',
      ['mooring: rope length, date, weather'],
    ],
    [
      'lists below a sentence that leads to them',
      'A Berth is a place for a boat. It consists of:\n\n- Berth number, required\n- Depth, in metres\n- Power outlet\n\nFor each **boat** we keep\n- the name\n- the home port, if given',
      ['Berth: Berth number, Depth, Power outlet', 'boat: name, home port'],
    ],
    [
      'lists of words below a bold name',
      '**Boat**\n- name\n- home port (may be empty)\n- reference\n- crew yes/no\n\n**Crane** – one row of the crane list: serial number, load limit, operator',
      ['Boat: name, home port, reference, crew', 'Crane: serial number, load limit, operator'],
    ],
    [
      'a thing that does something and has parts, and one that is something else',
      'A pull order belongs to a shop and carries a title, a note and a clerk. A drawer in the shop has a label and a colour. A folder is something else: it has a name and an owner and no label at all.',
      ['pull order: title, note, clerk', 'drawer: label, colour', 'folder: name, owner'],
    ],
    [
      'what is told by yes and no, and what is kept as well',
      'A parcel has a weight, a size and a mark that tells whether it is insured. It also knows the day of its arrival. When it is lost, the day is recorded as the day of loss. The name of the carrier is stored as well.',
      ['parcel: weight, size, insured, day of its arrival, day of loss, name of the carrier'],
    ],
    [
      'who keeps it, by name',
      'A parcel comes by ship. Harbourmaster records for it the sender, the weight and whether it is paid. What we keep of a depot is the city and the number of doors. Lorries are stored with plate, driver and load.',
      ['parcel: sender, weight, paid', 'depot: city, number of doors', 'Lorries: plate, driver, load'],
    ],
    [
      'names in code among other words',
      'A Boat is a ship that has been registered. It has an `id`, the flags `sold` and `hidden`, a list of `owners`, a `docked_at` time and either a `berth_id` or a `yard_id`. A quay falls into berths, and a Berth has a `number` and a `depth`. A Crane, lastly, has a `code` and a `load_limit`.',
      [
        'Boat: id, sold, hidden, owners, docked_at, berth_id, yard_id',
        'Berth: number, depth',
        'Crane: code, load_limit',
      ],
    ],
    [
      'pages that are kept',
      'A help page has a title, a text and an author.',
      ['help page: title, text, author'],
    ],
    [
      'definitions that begin with a verb',
      'Depot\n: A place for parcels. Has a name, a city and a number of doors.\n\nParcel\n: Made of a weight, a size and a label.',
      ['Depot: name, city, number of doors', 'Parcel: weight, size, label'],
    ],
    [
      'a question',
      '**What do we know about a depot?** Its name, its city and the number of doors.',
      ['depot: name, city, number of doors'],
    ],
    [
      'names in code above lists and tables',
      '`Parcel` (`src/parcel.rb`)\n\n- `weight`: integer\n- `size`\n\n`Depot`\n\n| Column | Type |\n|---|---|\n| city | text |',
      ['Parcel: weight, size', 'Depot: city'],
    ],
    [
      'definition lists below a heading',
      '### Boat\n\nHome port\n: required\n\nOwner’s name\n: the person who pays\n\n### Berth\n\nNumber\n: given by the office\nDepth\n: in metres',
      ['Boat: Home port, Owner’s name', 'Berth: Number, Depth'],
    ],
    [
      'clauses of a contract',
      '3.1 **Boat.** A boat is what lies in the harbour. The following attributes are held:\n\n   (a) boat name, unique;\n   (b) home port (opt.);\n   (c) length.\n\n3.2 **Crane.** A crane carries a serial number, a load limit and, optionally, an operator.\n\n3.3 **Retention.** Nothing is erased.',
      ['Boat: boat name, home port, length', 'Crane: serial number, load limit, operator'],
    ],
    [
      'rows that go on with the entity above',
      '| Entity | Field | Type |\n| --- | --- | --- |\n| Boat | name | text |\n| | length | decimal |\n| Berth | number | integer |',
      ['Boat: name, length', 'Berth: number'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(entities(lines)).toEqual(expected);
  });

  it.each([
    ['relations', 'A harbour has many berths and several cranes. Each berth belongs to one harbour.'],
    ['whoever keeps it', 'The system stores backups and log files. We keep it simple and cheap.'],
    ['what is told of it', 'A boat is a thing between a raft and a ship. Nothing else is known.'],
    ['what saves', 'It saves time and money.'],
    ['the parts of a page', 'Our page has a header, a footer and a menu.'],
  ])('%s are no entities', (_, lines) => {
    expect(entities(lines)).toEqual([]);
  });
});

describe('entities that other forms declare', () => {
  it.each([
    [
      'SQL',
      '```sql\nCREATE TABLE boats (\n  id SERIAL PRIMARY KEY,\n  "name" VARCHAR(40) NOT NULL, price NUMERIC(10, 2),\n  PRIMARY KEY (id)\n);\nCREATE TABLE IF NOT EXISTS public.berths (no INT);\n```',
      ['boats: id, name, price', 'berths: no'],
    ],
    [
      'classes of a diagram',
      '```mermaid\nclassDiagram\n  class Boat {\n    +String name\n    -length: decimal\n    +sail()\n  }\n  Boat --> Berth\n```',
      ['Boat: name, length'],
    ],
    [
      'entities of a diagram, behind their relations',
      '```mermaid\nerDiagram\n  HARBOUR ||--o{ BERTH : has\n  HARBOUR {\n    int id\n    string name\n  }\n  BERTH {\n    int no\n    boolean free\n  }\n```',
      ['HARBOUR: id, name', 'BERTH: no, free'],
    ],
    [
      'classes of a programme',
      '```python\nclass Boat(Model):\n    name: str\n    length: float = 0\n\n    def sail(self):\n        pass\n```',
      ['Boat: name, length'],
    ],
    [
      'outlines in plain text',
      '```\nBoat\n  name      text, required\n  length    decimal\n\nBerth\n  no        integer\n  free      boolean\n```',
      ['Boat: name, length', 'Berth: no, free'],
    ],
    [
      'lines that say what a thing is, and what it has',
      '- Boat. What lies there. Attributes: name, length, owner.\n- Berth: a place. It has a number and a depth.',
      ['Boat: name, length, owner', 'Berth: number, depth'],
    ],
    [
      'a column of what is kept',
      '| Thing | What we keep |\n| --- | --- |\n| Boat | name, length, owner |\n| Berth | number, depth |',
      ['Boat: name, length, owner', 'Berth: number, depth'],
    ],
    [
      'names above a row of what each is made of',
      '| | Boat | Berth |\n| --- | --- | --- |\n| columns | `id`, `name` | `no`, `depth` |\n| written by | the office | the office |',
      ['Boat: id, name', 'Berth: no, depth'],
    ],
    [
      'headings that say what they name',
      '### Table `boats`\n\n- `id`: int\n\n### Entity: Berth\n\n- `no`: int\n\n### `Tide` – what the sea does\n\n- `at`: time\n\n### Crane record\n\n- `id`: int\n\n### The owner record\n\n- `id`: int\n\n### Boat model\n\n- `id`: int',
      ['boats: id', 'Berth: no', 'Tide: at', 'Crane: id', 'owner: id', 'Boat model: id'],
    ],
    [
      'what all have',
      'A boat has a name. A berth has a number. Both carry a colour and a date.',
      ['boat: name, colour, date', 'berth: number, colour, date'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(entities(lines)).toEqual(expected);
  });
});

describe('entities that point 1 tells', () => {
  const product = (lines: string, rest = ''): string[] =>
    modelAsJson(
      read(`## 1. What the product does and for whom\n\n${lines}\n\n## 3. Entities\n\n${rest}\n`).model,
    ).entities.map(({ name }) => name);
  const text =
    'Quayside runs harbours. It has a map, a list and an app. The free plan includes a map, a chat and mails. A *boat* has a name and a length.';

  it('count where point 3 tells of none, if they are of any kind', () => {
    expect(product(text)).toEqual(['boat']);
    expect(product(text, '### Berth\n\n- `no`: integer')).toEqual(['Berth']);
  });
});
