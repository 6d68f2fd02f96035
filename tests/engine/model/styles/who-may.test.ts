import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map(({ role, action, allowed }) => `${role}: ${action}: ${allowed}`);
const rolesOf = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

it('what a column remarks on one of those who may holds for that one', () => {
  expect(
    said(
      '| Action | Allowed to | Notes |\n|---|---|---|\n| stop run | Clerk, Guard | clerk: own runs |\n| start run | Clerk, Guard, Bot | bot: at night; Clerk: by day |\n| delete run | Guard | after 30 days |\n| read run | Clerk, Guard | auditor: by mail |',
    ),
  ).toEqual([
    'Clerk: stop run: own runs',
    'Guard: stop run: yes',
    'Clerk: start run: by day',
    'Guard: start run: yes',
    'Bot: start run: at night',
    'Guard: delete run: after 30 days',
    'Clerk: read run: auditor: by mail',
    'Guard: read run: auditor: by mail',
  ]);
});

describe('who may do what, in the ways people say it', () => {
  const expected = [
    'Clerk: print badges: yes',
    'Clerk: delete logs: no',
    'Guard: print badges: yes',
    'Guard: delete logs: yes',
  ];
  it.each([
    [
      'letters',
      '| Right | Clerk | Guard |\n|---|---|---|\n| print badges | Y | y |\n| delete logs | n | Y |',
    ],
    [
      'columns of always and never',
      '| Position | Always | Never |\n|---|---|---|\n| Clerk | print badges | delete logs |\n| Guard | print badges; delete logs | |',
    ],
    [
      'labels in lines below a title',
      '**C1 – Clerk.** At the desk.\n*Can:* print badges.\n*Cannot:* delete logs.\n\n**C2 – Guard.** At the gate.\n*Can:* print badges; delete logs.',
    ],
    [
      'a line above answers',
      'Clerk = at the desk\n- print badges: yes\n- delete logs: no (ask a guard)\n\nGuard\n- print badges: yes\n- delete logs: yes, when asked',
    ],
    [
      'articles of a policy',
      '2.1 *Desk.* A Clerk may\n\n  a) print badges.\n\n2.2 The Clerk has no right to delete logs.\n\n2.3 The Guard is entitled to\n\n  a) print badges;\n  b) delete logs.',
    ],
    [
      'user stories',
      '- As a Clerk, I can print badges so that visitors get in.\n- As a Clerk I cannot delete logs.\n- As a Guard I want to print badges and delete logs.',
    ],
    [
      'signs within a line',
      '- Clerk: ✅ print badges, ❌ delete logs\n- Guard: ✅ print badges, ✅ delete logs',
    ],
    [
      'numbered clauses',
      '(1) The Clerk may print badges. He or she may not delete logs.\n\n(2) The Guard may print badges and delete logs.',
    ],
  ])('%s', (_, lines) => {
    const plainly = said(lines).map((each) => each.replace(/: (?:when asked)$/, ': yes'));
    expect(new Set(plainly)).toEqual(new Set(expected));
    expect(rolesOf(lines)).toEqual(['Clerk', 'Guard']);
  });

  const answers = ['Clerk: print badges: yes', 'Clerk: delete logs: no', 'Guard: delete logs: yes'];
  it.each([
    [
      'a heading for each deed',
      '### Print badges\n\nClerks.\n\n### Delete logs\n\n| Person | Allowed? |\n|---|---|\n| Clerk | no |\n| Guard | yes |',
      ['Clerks: Print badges: yes', 'Clerk: Delete logs: no', 'Guard: Delete logs: yes'],
    ],
    [
      'a heading for each person',
      '### Clerk\n\nThey can\n\n- print badges\n\nThey cannot delete logs.\n\n### Guard\n\nWatches at night.\n\n- They may delete logs.',
      answers,
    ],
    [
      'codes of permissions nested with their answers',
      '- `Clerk`\n  - `badges:print`: ✅\n  - `logs:delete`: ❌ (✅ at night)\n- `Guard` (at the gate)\n  - `logs:delete`: ✅',
      ['Clerk: badges:print: yes', 'Clerk: logs:delete: no', 'Guard: logs:delete: yes'],
    ],
    [
      'a grid of people and deeds',
      '| | Print badges | Delete logs |\n|---|---|---|\n| Clerk | yes | no |\n| Guard | no | yes |',
      [
        'Clerk: Print badges: yes',
        'Clerk: Delete logs: no',
        'Guard: Print badges: no',
        'Guard: Delete logs: yes',
      ],
    ],
    [
      'a grid of things with letters',
      '| Data | Clerk | Guard |\n|---|---|---|\n| Badges | CR | R |\n| Logs | – | RD |',
      [
        'Clerk: create Badges: yes',
        'Clerk: read Badges: yes',
        'Guard: read Badges: yes',
        'Guard: read Logs: yes',
        'Guard: delete Logs: yes',
      ],
    ],
    [
      'names before deeds',
      '- Clerk (day): print badges\n- Guard: delete logs, open the gate',
      ['Clerk: print badges: yes', 'Guard: delete logs: yes', 'Guard: open the gate: yes'],
    ],
    [
      'who, what they may, what they may not',
      '| Who | What they may do | What they may not do |\n|---|---|---|\n| Clerk | print badges, open the gate | delete logs |\n| Guard | delete logs | – |',
      [
        'Clerk: print badges: yes',
        'Clerk: open the gate: yes',
        'Clerk: delete logs: no',
        'Guard: delete logs: yes',
      ],
    ],
    [
      'a matrix with remarks and marks of footnotes',
      '| Function | Clerk | Guard | Note |\n|---|---|---|---|\n| Print badges | yes | no¹ | by hand |\n| Delete logs | none | all | |',
      [
        'Clerk: Print badges: yes',
        'Guard: Print badges: no',
        'Clerk: Delete logs: no',
        'Guard: Delete logs: yes',
      ],
    ],
    [
      'a list in a list',
      '1. Clerk\n   1. print badges\n   2. open the gate\n2. Guard\n   1. delete logs',
      ['Clerk: print badges: yes', 'Clerk: open the gate: yes', 'Guard: delete logs: yes'],
    ],
    [
      'what each of them does',
      '- clerk: prints badges, opens the gate\n- guard: deletes logs',
      ['clerk: print badges: yes', 'clerk: open the gate: yes', 'guard: delete logs: yes'],
    ],
    [
      'ranks',
      'Level 1, Clerk: print badges\nLevel 2, Guard: delete logs',
      ['Clerk: print badges: yes', 'Guard: delete logs: yes'],
    ],
    [
      'questions',
      '- Who can print badges? Clerks and guards.\n- Who may delete logs? Only guards.',
      ['Clerks: print badges: yes', 'guards: print badges: yes', 'guards: delete logs: yes'],
    ],
    [
      'nobody and everybody',
      '- Clerk: print badges\n- Guard: open the gate\n- Nobody: delete logs',
      [
        'Clerk: print badges: yes',
        'Guard: open the gate: yes',
        'Clerk: delete logs: no',
        'Guard: delete logs: no',
      ],
    ],
    [
      'neither nor',
      'The Clerk may print badges. The Guard may open the gate. Neither the Clerk nor the Guard may delete logs.',
      [
        'Clerk: print badges: yes',
        'Guard: open the gate: yes',
        'Clerk: delete logs: no',
        'Guard: delete logs: no',
      ],
    ],
    [
      'sentences without a may',
      'Clerks print badges and open the gate. Guards delete logs.',
      ['Clerks: print badges: yes', 'Clerks: open the gate: yes', 'Guards: delete logs: yes'],
    ],
  ])('%s', (_, lines, all) => {
    expect(new Set(said(lines))).toEqual(new Set(all));
  });

  it('a condition in brackets is that of its action', () => {
    const lines =
      '| Role | Always | Sometimes |\n|---|---|---|\n| Nurse | read charts | sign letters (if no doctor is in); order tests |';
    expect(said(lines)).toEqual([
      'Nurse: read charts: yes',
      'Nurse: sign letters: if no doctor is in',
      'Nurse: order tests: Sometimes',
    ]);
  });

  it('what is done stands before who may', () => {
    expect(said('- Delete a topic: moderator, admin\n- Pin a topic: admin')).toEqual([
      'moderator: Delete a topic: yes',
      'admin: Delete a topic: yes',
      'admin: Pin a topic: yes',
    ]);
  });

  it('everybody is those whom other sentences name', () => {
    expect(said('Only moderators may ban users. Everyone can read posts.')).toEqual([
      'moderators: ban users: yes',
      'moderators: read posts: yes',
    ]);
  });

  it('the product and its parts are nobody', () => {
    expect(rolesOf('The system can send mails. The list can show ten rows.')).toEqual([]);
  });

  it('a description beside labels allows nothing', () => {
    expect(said('**Member.** The backbone. *Can:* invite people. Most stay for years.')).toEqual([
      'Member: invite people: yes',
    ]);
  });
});

describe('roles told in the first point', () => {
  const model = (product: string, roles = 'Not shown.') =>
    modelAsJson(
      read(
        `## 1. What the product does and for whom\n\n${product}\n\n## 6. Roles and permissions\n\n${roles}\n`,
      ).model,
    );
  const told =
    '- **Reader** – looks around. Can view pages. Cannot edit pages.\n- **Writer** – can edit pages.';

  it('count where point 6 shows none', () => {
    const { roles, permissions } = model(told);
    expect(roles.map(({ name }) => name)).toEqual(['Reader', 'Writer']);
    expect(permissions.map(({ role, action, allowed }) => `${role}: ${action}: ${allowed}`)).toEqual([
      'Reader: view pages: yes',
      'Reader: edit pages: no',
      'Writer: edit pages: yes',
    ]);
  });

  it('do not count where point 6 tells', () => {
    const { roles } = model(told, '- **Author**: may write pages.');
    expect(roles.map(({ name }) => name)).toEqual(['Author']);
  });

  it('in lists below a line or a heading that names who', () => {
    const { permissions } = model(
      'A clerk may:\n\n- print badges\n\n### Guards\n\nThey can delete logs.\n\n### What it does\n\n- Logs: create, print and delete logs',
    );
    expect(permissions.map(({ role, action }) => `${role}: ${action}`)).toEqual([
      'clerk: print badges',
      'Guards: delete logs',
    ]);
  });

  it('a column of remarks answers nothing, unless it answers yes and no', () => {
    const table = (cell: string): string =>
      `| Role | Read | Comment |\n|---|---|---|\n| Reader | yes | ${cell} |\n| Writer | yes | yes |`;
    const actions = (cell: string) => model('', table(cell)).permissions.map(({ action }) => action);
    expect(actions('no')).toEqual(['Read', 'Comment', 'Read', 'Comment']);
    expect(actions('since May')).toEqual(['Read', 'Read']);
  });

  it('what things may have makes them no role, and plans are none', () => {
    const plans = '| Feature | Free | Pro |\n|---|---|---|\n| Export | no | yes |\n| Themes | no | yes |';
    const { roles, permissions } = model(`A board may have labels. A card can be long.\n\n${plans}`);
    expect([...roles, ...permissions]).toEqual([]);
  });

  it('a table of rights is one wherever it stands', () => {
    const table = '| Right | Reader | Writer |\n|---|---|---|\n| `edit` | no | yes |\n| `read` | yes | yes |';
    expect(model(table).permissions).toHaveLength(4);
  });
});
