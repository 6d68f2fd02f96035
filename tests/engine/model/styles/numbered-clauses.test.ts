import { describe, expect, it } from 'vitest';
import { read } from '../../../../src/engine/index.ts';
import { entitiesOf, readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) =>
      `${name}: ${fields.map((field) => [field.name, field.type].filter(Boolean).join(' ')).join(', ')}`,
  );
const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
  );

describe('items with the numbers of clauses', () => {
  it.each([
    ['bare', '- 3.1.1 `name` (text)\n- 3.1.2 `length`: integer'],
    ['with a full stop', '- 3.1. `name` (text)\n- 3.2. `length`: integer'],
    ['in bold type', '- **3.1.1** `name` (text)\n- **3.1.2** `length`: integer'],
  ])('are read without them: %s', (_, lines) => {
    expect(entities(`### Kite\n\n${lines}`)).toEqual(['Kite: name text, length integer']);
  });

  it('keep amounts', () => {
    const [constant] = readPoint('constants', '- 2.5 kg is the weight of the largest kite').constants;
    expect(constant?.value).toBe('2.5');
  });

  it('stay in the document where an item is told from its text', () => {
    const text = '## 3. Entities\n\n### Kite\n\n- 3.1.1 `name` (text)\n';
    const [field] = read(text).model.entities.entities[0]?.fields ?? [];
    expect(text.slice(field?.nameAt.from, field?.nameAt.to)).toBe('`name`');
  });
});

describe('the numbers of requirements', () => {
  it.each([
    [
      'before a bold name above its fields',
      'R-9 **Kite** – one that flies.\n- **name** (text, needed)\n\nR-10 **Club**\n- **title** (text)',
    ],
    [
      'with more letters and a colon',
      'ENT-1: **Kite** – one that flies.\n- **name** (text, needed)\n\nENT-2: **Club**\n- **title** (text)',
    ],
    [
      'before every line',
      'R-1 **Kite**\n- R-2 **name** (text, needed)\n\nR-3 **Club**\n- R-4 **title** (text)',
    ],
  ])('are left out: %s', (_, lines) =>
    expect(entities(lines)).toEqual(['Kite: name text', 'Club: title text']),
  );

  it('are left out before sentences that tell of states', () => {
    expect(
      lifecycles(
        '### Kite\n\nStates: stored, flying, lost.\n\n- R-1 A stored kite becomes flying when it is launched.\n- R-2 A flying kite becomes lost when its line breaks.',
      ),
    ).toEqual(['Kite: stored, flying, lost; stored > flying, flying > lost']);
  });

  it('are the codes of errors', () => {
    const { errors } = readPoint('errors', '- E-12: Kite not found\n- E-13: Line too long');
    expect(errors.map(({ name }) => name)).toEqual(['E-12', 'E-13']);
  });

  it('are none where a name has one, and no other line is numbered alike', () => {
    const { constants } = readPoint('constants', '- COVID-19 Test validity: 48 hours\n- G-7 Members: 7');
    expect(constants.map(({ name }) => name)).toEqual(['COVID-19 Test validity', 'G-7 Members']);
    const [entity] = readPoint('entities', '### Kite\n\n- B-12 Level: text\n- Name: text').entities;
    expect(entity?.fields.map(({ name }) => name)).toEqual(['B-12 Level', 'Name']);
  });

  it('are left out before plain words where lines are numbered alike', () => {
    const { constants } = readPoint('constants', '- L-1 Test validity: 48 hours\n- L-2 Members: 7');
    expect(constants.map(({ name }) => name)).toEqual(['Test validity', 'Members']);
  });

  it('are none where a standard is named', () => {
    const [entity] = readPoint('entities', '### Kite\n\n- UTF-8 Name: text\n- SHA-256 Sum: text').entities;
    expect(entity?.fields.map(({ name }) => name)).toEqual(['UTF-8 Name', 'SHA-256 Sum']);
  });
});

describe('lines that say in sentences what a thing has', () => {
  it.each([
    [
      'sentences about it, beside lines of fields',
      '- A kite has an `id` and a `name`.\n- It belongs to an `owner`.\n- `colour` is free text.\n- The flags are `is_lent` and `is_torn`.\n- While it is lent it has a `borrower`.',
      ['Kite: id, name, owner, colour, is_lent, is_torn, borrower'],
    ],
    [
      'a tie of two things',
      '- A kite ties a `maker` to a `club`.\n- `made_on` and `sold_on` are kept.',
      ['Kite: maker, club, made_on, sold_on'],
    ],
  ])('%s', (_, lines, expected) => expect(entities(`### Kite\n\n${lines}`)).toEqual(expected));

  it('of another thing are none of its fields', () => {
    expect(
      entities('### Kite\n\n- `id`: integer\n- A club has a `title`, and a kite may not have one.'),
    ).toEqual(['Kite: id integer']);
  });

  it('and a table whose second column may be called anything', () => {
    expect(
      entities(
        '### Kite\n\n| Field | Why we keep it |\n| --- | --- |\n| `id` | |\n| `lent_to` | to ask for it |',
      ),
    ).toEqual(['Kite: id, lent_to']);
  });
});

describe('lifecycles', () => {
  it('of a table that names in a column what its rows are of', () => {
    const rows =
      '| Kite | whole | torn | crash |\n| | torn | whole | mend |\n| Club | (created by a member) | open | found |';
    expect(lifecycles(`| Object | From | To | Trigger |\n| --- | --- | --- | --- |\n${rows}`)).toEqual([
      'Kite: whole, torn; whole > torn, torn > whole',
      'Club: open; (new) > open',
    ]);
  });

  it('with names of three words', () => {
    expect(
      lifecycles(
        '### Kite\n\nThe states are New, In the shed, Ready for wind and Gone.\n\nReady for wind becomes Gone when the line breaks.',
      ),
    ).toEqual(['Kite: New, In the shed, Ready for wind, Gone; Ready for wind > Gone']);
  });
});

describe('lines of point 6', () => {
  const roles = '- **Flyer**: flies\n- **Keeper**: keeps the shed\n\n';

  it('have labels that are no roles', () => {
    const { roles: found, permissions } = readPoint(
      'roles',
      `${roles}- **Loans**: a flyer may borrow kites, but only on weekends.\n- **Repairs.** A keeper may mend kites; a flyer may not.`,
    );
    expect(found.map(({ name }) => name)).toEqual(['Flyer', 'Keeper']);
    expect(permissions.map(({ role, action, allowed }) => [role, action, allowed])).toEqual([
      ['flyer', 'borrow kites', 'only on weekends'],
      ['keeper', 'mend kites', 'yes'],
      ['flyer', 'mend kites', 'no'],
    ]);
  });

  it('name rights that are no roles', () => {
    const { roles: found } = readPoint(
      'roles',
      `${roles}A flyer may lend kites if his role has \`lend_kites\`.`,
    );
    expect(found.map(({ name }) => name)).toEqual(['Flyer', 'Keeper']);
  });
});

it('screens are told by where they start, happen or are', () => {
  const { screens } = readPoint(
    'screens',
    'The loan wizard starts at `/loans/new`. The kite form is at `/kites/new`. Settings are under `/me/settings`. Repairs happen at `/repairs`.',
  );
  expect(screens.map(({ name, route }) => [name, route])).toEqual([
    ['loan wizard', '/loans/new'],
    ['kite form', '/kites/new'],
    ['Settings', '/me/settings'],
    ['Repairs', '/repairs'],
  ]);
});

it('constants are told by several values and by default', () => {
  const { constants } = readPoint(
    'constants',
    'The list shows 25, 50 or 100 kites a page. The number of loans is unlimited by default. Photos are kept in 480p.',
  );
  expect(constants.map(({ name, value }) => [name, value])).toEqual([
    ['list shows', '25, 50 or 100 kites a page'],
    ['number of loans', 'unlimited'],
  ]);
});

it('a sentence demands several things of one', () => {
  const { rules } = readPoint(
    'rules',
    '- The name is required and holds at most 40 characters.\n- The code must be unique, is trimmed and has at least 3 letters. It may not begin with a digit.',
  );
  expect(rules.map(({ subject, text }) => [subject, text])).toEqual([
    ['The name', 'is required'],
    ['The name', 'at most 40 characters.'],
    ['The code', 'must be unique'],
    ['The code', 'is trimmed'],
    ['The code', 'at least 3 letters.'],
    ['The code', 'may not begin with a digit.'],
  ]);
});

describe('the number of a clause and a name, alone on a line', () => {
  it('is a title, above a table, a list or a sentence', () => {
    const lines = `3.1 Crane

A crane lifts what comes.

| Attribute | Kind |
| --- | --- |
| reach | integer |

3.2 Quay

- length: integer
- depth: integer

3.3 Mooring line

A mooring line has a colour (text) and a strength (integer).`;
    expect(entitiesOf(lines)).toEqual([
      'Crane: reach integer',
      'Quay: length integer, depth integer',
      'Mooring line: colour text, strength integer',
    ]);
  });

  it('is none where it is a sentence', () => {
    const lines = '3.1 A crane must have a name\n\n- **Quay**: length (integer), depth (integer)';
    expect(entitiesOf(lines).map((each) => each.split(':')[0])).toEqual(['Quay']);
  });

  it('names what has states', () => {
    const table =
      '| While in | and this happens | it becomes |\n| --- | --- | --- |\n| free | A ship comes | taken |';
    const { lifecycles } = readPoint('states', `4.1 Berth\n\nA berth is free or taken.\n\n${table}`);
    expect(lifecycles.map(({ name, transitions }) => [name, transitions.map(({ event }) => event)])).toEqual([
      ['Berth', ['A ship comes']],
    ]);
  });
});
