import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const roles = '- **Editor**: writes\n- **Admin**: runs it\n- **Guest**: reads\n\n';
const permissions = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);

describe('permissions under an action', () => {
  const expected = ['Editor: pin notes: yes', 'Admin: pin notes: yes', 'Guest: pin notes: no'];
  it.each([
    [
      'a header with a modal verb',
      '| Can… | Editor | Admin | Guest |\n|---|:-:|:-:|:-:|\n| pin notes | ✓ | ✓ | ✗ |',
    ],
    [
      'a header of another kind',
      '| A user may | Editor | Admin | Guest |\n|---|---|---|---|\n| pin notes | ✔️ | ✅ | ❌ |',
    ],
    ['labels behind a dash', '- pin notes — allowed: Editor, Admin; denied: Guest'],
    ['labels in lines', 'Notes\n  pin notes — allowed: Editor, Admin; denied: Guest'],
    ['a word behind each role', '- pin notes: Editor yes, Admin yes, Guest no'],
    ['a word before the names', `${roles}- pin notes: only Editor and Admin, not Guest`],
    ['nested roles', `${roles}- pin notes\n  - Editor: yes\n  - Admin: yes\n  - Guest: no`],
    ['nested labels', '- pin notes\n  - Allowed: Editor, Admin\n  - Not allowed: Guest'],
    ['a heading with labels', '### pin notes\n\n- Allowed: Editor, Admin\n- Denied: Guest'],
    ['sentences behind a bold action', '1. **Pin notes.** Allowed: Editor, Admin. Denied: Guest.'],
    ['signs behind each role', '- **Pin notes** — Editor ✓ · Admin ✓ · Guest ✗'],
    ['a number of the requirement', '- PR-7 pin notes: Editor: yes; Admin: yes; Guest: no.'],
    [
      'a table of names',
      '| Action | Allowed | Denied |\n|---|---|---|\n| pin notes | Editor, Admin | Guest |',
    ],
  ])('%s', (_, lines) => {
    const said = permissions(lines).map((each) => each.replace('Pin', 'pin'));
    expect(said).toEqual(expected);
  });

  it.each([
    ['dashes among ticks', '| Action | Editor | Guest |\n|---|---|---|\n| pin notes | ✓ | – |', 'no'],
    [
      'a condition behind yes',
      '### Guest\n\n- Pin notes: no.\n- Read any note: yes, while it is open.',
      'while it is open',
    ],
    [
      'a condition in a sentence',
      'An editor may pin notes. A guest may read notes if they are open.',
      'if they are open',
    ],
  ])('%s', (_, lines, last) => {
    expect(permissions(lines).at(-1)).toMatch(new RegExp(`^[Gg]uest: .*: ${last}$`));
  });

  it.each([
    ['in brackets', `${roles}- pin notes (Editor, Admin)`],
    ['after an arrow', `${roles}- pin notes → Editor, Admin`],
    ['as what is required', `${roles}- Pin notes: requires Editor or Admin`],
    ['in a sentence', 'Notes may be pinned by Editor and Admin.'],
  ])('roles %s', (_, lines) => {
    const said = permissions(lines).map((each) =>
      each.toLowerCase().replace('notes may be pinned', 'pin notes'),
    );
    expect(said.map((each) => each.split(':')[0])).toEqual(['editor', 'admin']);
    expect(said.every((each) => each.endsWith('yes'))).toBe(true);
  });
});

describe('permissions under a role', () => {
  const expected = ['Editor: pin notes: yes', 'Editor: share notes: yes', 'Editor: purge notes: no'];
  it.each([
    ['labels', '- **Editor**\n  - Can: pin notes, share notes\n  - Cannot: purge notes'],
    ['labels in one line', `${roles}- Editor: allowed: pin notes, share notes; denied: purge notes`],
    ['ticks', `${roles}### Editor\n\n- ✅ pin notes\n- ✅ share notes\n- ❌ purge notes`],
    ['a list under a heading', `${roles}### Editor\n\n- pin notes\n- share notes\n- cannot purge notes`],
    [
      'a line above each list',
      '**Editor** can:\n\n- pin notes\n- share notes\n\n**Editor** cannot:\n\n- purge notes',
    ],
    [
      'a table',
      '| Role | Allowed | Not allowed |\n|---|---|---|\n| Editor | pin notes, share notes | purge notes |',
    ],
    ['lines', 'Editor:\n  may: pin notes, share notes\n  may not: purge notes'],
  ])('%s', (_, lines) => {
    const said = permissions(lines).map((each) => each.replace('Pin', 'pin'));
    expect(said).toEqual(expected);
  });
});

describe('roles', () => {
  const names = (lines: string): string[] => readPoint('roles', lines).roles.map((each) => each.name);
  it.each([
    ['a line', 'Roles: editor, admin, guest'],
    ['a sentence', 'There are three roles: **editor**, **admin** and **guest**.'],
    ['lines', 'Roles: editor, admin, guest\n\neditor = a user who writes\nadmin = a user with `is_admin`'],
    ['numbers', 'Roles come from `Membership`: **editor** (0), **admin** (1), **guest** (2).'],
    [
      'a matrix',
      '| Operation on a note | editor | admin | guest |\n|---|---|---|---|\n| pin | yes | yes | no |\n| purge | no | yes | no |',
    ],
    [
      'bullets that are titled again',
      '- **editor**: writes\n- **admin**: rules\n- **guest**: reads\n\n### Rights\n\n- **editor**\n  - may pin notes\n- **admin**\n  - may purge notes',
    ],
  ])('%s', (_, lines) => expect(names(lines)).toEqual(['editor', 'admin', 'guest']));
});

it('hears a sentence behind a tick, whatever stands above the list', () => {
  const { roles, permissions } = readPoint(
    'roles',
    '**Orders table:**\n\n- ✅ Users can view their own orders\n- ✅ Admins can delete all orders\n\n**Payments table:**\n\n- ✔ Users can view own payments',
  );
  expect(roles.map(({ name }) => name)).toEqual(['Users', 'Admins']);
  expect(permissions.map(({ role, action }) => `${role}: ${action}`)).toEqual([
    'Users: view their own orders',
    'Admins: delete all orders',
    'Users: view own payments',
  ]);
});

describe('a grid of what roles do with things', () => {
  const expected = [
    'Skipper: take boat: yes',
    'Skipper: returnAs boat: yes',
    'Skipper: read log: yes',
    'Skipper: close_season log: yes',
    'Guest: read boat: yes',
  ];
  const deeds = {
    skipper: ['take, remove, returnAs', 'read, edit, close_season'],
    guest: ['read, list', '–'],
  };
  it('has the roles on its side or above it, whatever the things are called', () => {
    const [boat, log] = deeds.skipper;
    const [seen, none] = deeds.guest;
    const byRole = permissions(
      `| Role | boat | log |\n|---|---|---|\n| Skipper | ${boat} | ${log} |\n| Guest | ${seen} | ${none} |`,
    );
    const byThing = permissions(
      `| Thing | Skipper | Guest |\n|---|---|---|\n| boat | ${boat} | ${seen} |\n| log | ${log} | ${none} |`,
    );
    for (const each of expected) expect(byRole).toContain(each);
    expect(byRole.toSorted()).toEqual(byThing.toSorted());
  });

  it('has roles on its side where its cells answer', () => {
    expect(
      permissions('| Role | boats | logs |\n|---|---|---|\n| Skipper | yes | own |\n| Guest | no | no |'),
    ).toEqual(['Skipper: boats: yes', 'Skipper: logs: own', 'Guest: boats: no', 'Guest: logs: no']);
  });
});

describe('roles as titles above sentences', () => {
  it('are the ones that the sentences call by a form of their names', () => {
    const lines = [
      '### row\n\n- A rower can take boats.\n- A rower cannot paint boats.',
      '### anonymous\n\n- The anonymous user can see the lake.',
      '### Captain\n\nA captain can paint boats. A steward can lock the hall.',
    ];
    expect(permissions(lines.join('\n\n'))).toEqual([
      'row: take boats: yes',
      'row: paint boats: no',
      'anonymous: see the lake: yes',
      'captain: paint boats: yes',
      'steward: lock the hall: yes',
    ]);
  });

  it('whose own things are named by the clause before', () => {
    expect(
      permissions(
        '- A skipper can write notes at sea, and can edit and delete only their own.\n- A guest can sign only their own.',
      ),
    ).toEqual([
      'skipper: write notes at sea: yes',
      'skipper: edit and delete notes at sea: own',
      'guest: sign only their own: yes',
    ]);
  });
});
