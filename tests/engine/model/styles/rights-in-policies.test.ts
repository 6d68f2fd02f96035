import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
const roles = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);
const fence = (code: string, language = ''): string => `\`\`\`${language}\n${code}\n\`\`\``;

describe('rights in a listing, by the things that they are for', () => {
  const expected = ['baker: create loaves: yes', 'baker: sell loaves: yes', 'apprentice: read loaves: yes'];

  it.each([
    [
      '{ "baker": { "loaves": ["create", "sell"] },\n "apprentice": { "loaves": ["read"] } }'.replace(
        '{ "b',
        '{\n "b',
      ),
      'json',
    ],
    ['roles:\n  baker:\n    loaves: [create, sell]\n  apprentice:\n    loaves:\n      - read', 'yaml'],
    ['loaves:\n  baker: [create, sell]\n  apprentice: [read]', 'yaml'],
  ])('%s', (code, language) => {
    expect(said(fence(code.replace(/ }$/, '\n}'), language))).toEqual(expected);
  });

  it('nothing where neither side is a word for people', () => {
    expect(said(fence('paths:\n  loaves: [read, edit]\n  crumbs: [read]', 'yaml'))).toEqual([]);
    expect(roles(fence('oven:\n  loaves: [read, edit]\nshelf:\n  loaves: [read]', 'yaml'))).toEqual([]);
  });
});

describe('policies line by line', () => {
  it('with several deeds, each in brackets', () => {
    expect(said(fence('p, keeper, /boats, (GET)|(POST)'))).toEqual([
      'keeper: GET /boats: yes',
      'keeper: POST /boats: yes',
    ]);
  });

  it('as Casbin has them', () => {
    const code =
      '# who may what\np, keeper, /boats, (GET|POST)\np, guest, /boats, GET\np, guest, /keys, GET, deny\ng, head_keeper, keeper\ng, alice, keeper';
    expect(said(fence(code, 'csv'))).toEqual([
      'keeper: GET /boats: yes',
      'keeper: POST /boats: yes',
      'guest: GET /boats: yes',
      'guest: GET /keys: no',
    ]);
    expect(
      readPoint('roles', fence(code, 'csv')).roles.map(({ name, includes }) => [name, includes]),
    ).toEqual([
      ['keeper', []],
      ['guest', []],
      ['head_keeper', ['keeper']],
    ]);
  });

  it.each([
    [
      'can(user, "boat:sail") if user.role in ["skipper", "mate"]',
      ['skipper: boat:sail: yes', 'mate: boat:sail: yes'],
    ],
    ["if (user.role === 'editor') can('update', 'Article');", ['editor: update Article: yes']],
    ['allow("close gate") if hasRole("keeper")', ['keeper: close gate: yes']],
  ])('%s', (code, expected) => expect(said(fence(code))).toEqual(expected));

  it.each([
    'can(user, "boat:sail")\nrole = "skipper"',
    'print("can", "role")',
    'if not can(user, "boat:sail") or user.role == "guest":\n    deny()',
    'if (!can(user, "boat:sail") && user.role === "guest") return;',
    'can?(user, "boat:sail") unless user.role == "guest"',
    'p, q, r',
    'name, role, city, age\nAnna, keeper, Bonn, 3',
  ])('nothing of: %s', (code) => expect(said(fence(code))).toEqual([]));
});

describe('what a table says of roles', () => {
  it('that they do is what they may, where nothing else says that', () => {
    const lines =
      '| Role | Description | How many |\n|---|---|---|\n| Conductor | Picks the programme, marks absences | 1 |\n| Singer | Anybody who sings. Cannot see fees. | any |';
    expect(said(lines)).toEqual([
      'Conductor: pick the programme: yes',
      'Conductor: mark absences: yes',
      'Singer: see fees: no',
    ]);
    const matrix = '\n\n| Action | Owner | Clerk |\n|---|---|---|\n| Sell bread | no | yes |';
    const described =
      '| Role | Description |\n|---|---|\n| Owner | Opens the shop |\n| Clerk | Sells bread |';
    expect(said(described + matrix)).toEqual(['Owner: Sell bread: no', 'Clerk: Sell bread: yes']);
  });

  it('to be hidden is no', () => {
    const lines =
      '| Page | Guest | Member |\n|---|---|---|\n| Ledger | hidden | own |\n| Plan | full | full |';
    expect(said(lines)[0]).toMatch(/: no$/);
  });
});
