import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lives = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
  );
const rolesOf = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

describe('states, as a code base is described', () => {
  it('of things in a list below a heading that names none', () => {
    const lines = `### Others

- **Barge** (\`status\`): starts as \`draft\`; the remaining values are \`afloat\` and \`sunk\`.
- **Lock**: \`open\`, \`shut\`. New locks begin in \`shut\`.
- **Crane**: \`idle\` → \`lifting\``;
    expect(lives(lines)).toEqual([
      'Barge: draft, afloat, sunk; ',
      'Lock: open, shut; ',
      'Crane: idle, lifting; idle > lifting',
    ]);
  });

  it('but no code that else stands beside them', () => {
    const lines = `### Others

- **Lock**: \`open\`, \`shut\`. The keeper sets it by \`shut_at\`.
- **Toll**: the value of \`amount\` is checked against \`limit\``;
    expect(lives(lines)[0]).toBe('Lock: open, shut; ');
    expect(lives(lines).join()).not.toMatch(/amount|limit|shut_at/);
  });

  it('but not where what heads a line is one itself', () => {
    const lines = '- **draft**: `sent`, `gone`\n- **sent**: `gone`, `draft`\n- **gone**: `draft`, `sent`';
    expect(lives(lines).join()).not.toMatch(/^(?:draft|sent|gone):/);
  });

  it('in chains with drawn arrows', () => {
    expect(lives('### Barge\n\n```\nmoored ──> sailing ──> docked\nmoored ─▶ sunk\n```')).toEqual([
      'Barge: moored, sailing, docked, sunk; moored > sailing, sailing > docked, moored > sunk',
    ]);
  });

  it('that an enumeration declares besides', () => {
    const lines = `### Barge

- \`moored\` → \`sailing\` when it leaves

The enum additionally declares \`sunk\` and \`scrapped\`. A fifth value, \`lost\`, exists for storms.`;
    expect(lives(lines)).toEqual(['Barge: sunk, scrapped, lost, moored, sailing; moored > sailing']);
  });

  it('and none that says what is not known', () => {
    for (const said of ['What sets `sunk` is **not verified**.', 'Who raises it is **unknown**.'])
      expect(lives(`### Barge\n\n- \`moored\` → \`sunk\` in a storm\n\n${said}`)).toEqual([
        'Barge: moored, sunk; moored > sunk',
      ]);
  });
});

describe('errors by their type', () => {
  it('where a dash stands in the column of codes', () => {
    const lines =
      '| `type` | HTTP status | `code` in body | When |\n| --- | --- | --- | --- |\n| `bad_berth` | 400 | – | No such berth |\n| `taken` | 409 | `berth_taken` | It is taken |';
    expect(readPoint('errors', lines).errors.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'bad_berth 400',
      'taken 409',
    ]);
  });
});

describe('what a writer did not find out', () => {
  const names = (lines: string): string[] => readPoint('constants', lines).constants.map(({ name }) => name);

  it('is no fact behind a bold label', () => {
    expect(
      names('**Open points:** no rate limit was found, and the limit of members is 12 or more.'),
    ).toEqual([]);
    expect(names('**Members:** 12 at most')).toEqual(['Members']);
  });
});

describe('roles', () => {
  it('are not what a sentence calls by its code', () => {
    const lines = `A policy engine (\`authorize()\` with \`resource\` + \`operation\`) exists behind the \`rbac\` feature flag; its default roles are not told.

- **Guest**: no login
- **Skipper**: signed in with actor type \`person\`
- **Harbour master**: actor type \`user\`; session or key`;
    expect(rolesOf(lines).toSorted()).toEqual(['Guest', 'Harbour master', 'Skipper']);
  });
});
