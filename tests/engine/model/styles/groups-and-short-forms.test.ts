import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const groups =
  '- Identity: `number` (integer, required), `code`, `is_private` (boolean).\n- Place: `pier_id` (integer), the pier, and `row` (text).';
const things = (text: string): readonly string[] =>
  readPoint('entities', text).entities.map(
    ({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(' ')}`,
  );

describe('labels over typed names in code', () => {
  it.each([
    ['below a heading', `### Boat\n\n${groups}`],
    ['below a sentence about a bold name', `**Boat** is a hull.\n\n${groups}`],
    [
      'nested below a bold name',
      `- **Boat.**\n${groups.replace(/^/gm, '  ')}\n- **Pier.** \`depth\` (decimal).`,
    ],
  ])('group the fields of one thing %s', (_, text) => {
    expect(things(text)[0]).toBe('Boat: number code is_private pier_id row');
  });

  it('are fields themselves over values', () => {
    expect(things('- **Boat**\n  - Kind: `tug`, `ferry`\n  - Lies: `afloat`, `moored`')).toEqual([
      'Boat: Kind Lies',
    ]);
  });
});

it('a bold name may say whose it is before the states of a table', () => {
  const rows = (to: string): string =>
    `| Was | What happens | Becomes |\n|---|---|---|\n| nothing | made | ${to} |`;
  const { lifecycles } = readPoint(
    'states',
    `**Crew member**: Invited, Active.\n\n${rows('Invited')}\n| Invited | comes | Active |\n\n**Licence** of a yard: Trial, Paid.\n\n${rows('Trial')}\n| Trial | bought | Paid |`,
  );
  expect(
    lifecycles.map(({ name, states }) => `${name}: ${states.map((each) => each.name).join(' ')}`),
  ).toEqual(['Crew member: Invited Active', 'Licence: Trial Paid']);
});

describe('addresses in a column that has no title', () => {
  const table = (path: string): string =>
    `| Call | | Answers |\n|---|---|---|\n| List boats | \`GET ${path}/boats\` | 200 |\n| Make a boat | \`POST ${path}/boats\` | 201, 422 |\n| The yard | \`GET ${path}\` | 200 |`;
  const calls = (text: string): readonly string[] =>
    readPoint('calls', text).calls.map(
      ({ name, answers }) => `${name} ${answers.map(({ status }) => status).join()}`,
    );

  it('are those of the calls', () => {
    expect(calls(table('/yards'))).toEqual([
      'GET /yards/boats 200',
      'POST /yards/boats 201,422',
      'GET /yards 200',
    ]);
  });

  it('may begin with what is short for more', () => {
    expect(calls(`Paths are short: \`{y}\` stands for \`/yards/{yard}\`.\n\n${table('{y}')}`)).toEqual([
      'GET /yards/{yard}/boats 200',
      'POST /yards/{yard}/boats 201,422',
      'GET /yards/{yard} 200',
    ]);
    expect(calls(table('{y}'))).toEqual(['GET {y}/boats 200', 'POST {y}/boats 201,422', 'GET {y} 200']);
  });
});
