import { describe, expect, it } from 'vitest';
import { modelAsJson, print, read, viewOf } from '../../../../src/engine/index.ts';

const document = (lines: string): string => `## 7. The calls it makes\n\n${lines}\n`;
const calls = (lines: string): string[] =>
  modelAsJson(read(document(lines)).model).calls.map(({ method, path, name, answers }) =>
    `${method} ${path} (${name}) ${(answers ?? []).map(({ status }) => status).join()}`.trim(),
  );

const three = ['mutation addBoat (addBoat)', 'mutation sinkBoat (sinkBoat)', 'query boats (boats)'];

describe('operations of GraphQL are calls with their kind and their name', () => {
  it.each([
    ['in sentences', 'The mutations `addBoat` and `sinkBoat` manage boats. The query `boats` lists them.'],
    [
      'in a list',
      '- mutation `addBoat`: adds one\n- mutation `sinkBoat`: sinks one\n- query `boats`: lists them',
    ],
    [
      'in code',
      '- `mutation addBoat(name: String!)` adds one\n- `mutation sinkBoat` sinks one\n- `query boats` lists them',
    ],
    [
      'in a table with a column of kinds',
      '| Operation | Kind | Does |\n|---|---|---|\n| `addBoat` | mutation | adds one |\n| `sinkBoat` | Mutation | sinks one |\n| `boats` | query | lists them |',
    ],
    [
      'several in a cell',
      '| Kind | Operation | Does |\n|---|---|---|\n| mutation | `addBoat`, `sinkBoat` | adds and sinks |\n| query | `boats` | lists them |',
    ],
  ])('%s', (_, lines) => expect(calls(lines)).toEqual(three));

  it('beside the address at which they are called', () =>
    expect(
      calls(
        '`POST /graphql` takes the mutation `addBoat`, the query `boats` and the subscription `boatAdded`.',
      ),
    ).toEqual([
      'POST /graphql (POST /graphql)',
      'mutation addBoat (addBoat)',
      'query boats (boats)',
      'subscription boatAdded (boatAdded)',
    ]));

  it('below a heading that says so', () =>
    expect(calls('### GraphQL\n\n- query `boats`\n- subscription `boatAdded`')).toEqual([
      'query boats (boats)',
      'subscription boatAdded (boatAdded)',
    ]));

  it('that answer', () =>
    expect(calls('The mutation `addBoat` answers 200, or 403 for guests.')).toEqual([
      'mutation addBoat (addBoat) 200,403',
    ]));

  it('and stand together by their kind where they are looked at', () => {
    const { model } = read(
      document(
        '`GET /boats` answers 200. The mutations `addBoat` and `sinkBoat` manage boats. `query boats` lists them.',
      ),
    );
    expect(
      viewOf(model, 'calls').resources.map(
        ({ name, calls: some }) => `${name}: ${some.map((each) => each.name).join()}`,
      ),
    ).toEqual(['/boats: GET /boats', 'mutations: addBoat,sinkBoat', 'queries: boats']);
  });

  it('and are written in the canonical form as what they are called by', () => {
    const text = document('### `mutation addBoat`\n\n| Answer | When |\n|---|---|\n| 200 | always |');
    const { model } = read(text);
    const printed = print(model, text);
    expect(printed).toContain('### `mutation addBoat`\n');
    expect(print(read(printed).model, printed)).toBe(printed);
    expect(read(printed).model.calls.calls.map(({ method, path, how }) => [method, path, how])).toEqual([
      ['mutation', 'addBoat', 'exact'],
    ]);
  });

  it('are found by their names, with their kinds or without', () => {
    const screens =
      '## 2. Screens and routes\n\n| Screen | Route | Calls |\n|---|---|---|\n| Pier | `/` | `addBoat`, `mutation boats`, `query boats`, `query sinkBoat` |\n';
    const text = `${screens}\n${document('- mutation `addBoat`\n- `mutation boats`\n- query `boats`')}`;
    const unknown = read(text).findings.filter(({ check }) => check === 'screens/unknown-call');
    expect(unknown.map(({ message }) => /“(.*?)”/.exec(message)?.[1])).toEqual(['query sinkBoat']);
  });

  it.each([
    [
      'what is asked behind an address',
      '`GET /boats` with the query `limit` answers 200.',
      ['GET /boats (GET /boats) 200'],
    ],
    [
      'a query where nothing speaks of GraphQL',
      '`GET /boats` answers 200.\n\nThe query `limit` cuts it.',
      ['GET /boats (GET /boats) 200'],
    ],
    [
      'what somebody pays for',
      '`POST /plan` starts the subscription `pro`. It answers 200.\n\nThe subscriptions `basic` and `pro` are paid for.',
      ['POST /plan (POST /plan) 200'],
    ],
    ['methods', '`GET /boats` answers 200. Mutations are `POST`.', ['GET /boats (GET /boats) 200']],
  ])('but not %s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));
});
