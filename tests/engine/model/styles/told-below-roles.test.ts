import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map((each) => `${each.role}: ${each.action}: ${each.allowed}`);
const roles = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

const rower = '- **Rower.** Somebody without a boat.\n  - A rower can see the map.\n';

describe('lines below the name of a role', () => {
  it('a pronoun, the last word of the name and its plural mean it', () => {
    const lines = `${rower}- **Harbour master.** Who runs the harbour.
  - They may close the gate if it storms.
  - The master can sell keys. He cannot lend them.
  - Masters may not row.`;
    expect(roles(lines)).toEqual(['Rower', 'Harbour master']);
    expect(said(lines).slice(1)).toEqual([
      'Harbour master: close the gate: if it storms',
      'Harbour master: sell keys: yes',
      'Harbour master: lend keys: no',
      'Harbour master: row: no',
    ]);
  });

  it.each([
    ['a title', '**Harbour master.** Runs it.\n\nThey may close the gate. The master may open it.'],
    [
      'a line that says who that is',
      '**Harbour master.** Runs it.\n\n- They may close the gate.\n- The master may open the gate.',
    ],
  ])('below %s', (_, lines) => {
    expect(said(`**Rower.** Has no boat.\n\nRowers may row boats.\n\n${lines}`).slice(1)).toEqual([
      'Harbour master: close the gate: yes',
      'Harbour master: open the gate: yes',
    ]);
  });

  it('below its name as a heading, where that is declared', () => {
    const lines =
      '- **Harbour master**: runs it\n- **Rower**: rows\n\n### Harbour master\n\n- The master may open the gate.\n- They may not row boats.';
    expect(said(lines)).toEqual(['Harbour master: open the gate: yes', 'Harbour master: row boats: no']);
  });

  it('below its name as a heading, where a matrix has it as a column', () => {
    const lines =
      '### Harbour master\n\nThe master can open the gate. Masters can sell keys.\n\n| Action | Rower | Harbour master |\n|---|---|---|\n| Row | yes | no |';
    expect(roles(lines)).toEqual(['Harbour master', 'Rower']);
    expect(said(lines).slice(0, 2)).toEqual([
      'Harbour master: open the gate: yes',
      'Harbour master: sell keys: yes',
    ]);
  });

  it('below it in a line of its own, as below a heading, whoever else is declared by the shorter name', () => {
    const lines =
      '**Harbour master**\n\nThe master does everything a rower does. Masters can sell keys.\n\n**Rower**\n\nA rower can row boats.';
    expect(said(lines)[0]).toBe('Harbour master: sell keys: yes');
    expect(roles(lines)).not.toContain('master');
    expect(said(`- **Master**: owns the yard\n- **Rower**: rows\n\n${lines}`)[0]).toBe(
      'Harbour master: sell keys: yes',
    );
  });

  it('a pronoun is no role of its own', () => {
    const lines = `${rower}- **Harbour master** – runs it\n  - They can do everything rowers can.`;
    expect(roles(lines)).toEqual(['Rower', 'Harbour master']);
  });

  it('what they do is told of it as well', () => {
    const lines = `${rower}- **Harbour master.** Who runs it.
  - Masters open the gate. They close and lock all doors.
  - They post in the log. They can delete old pages.
  - The master sells keys, and assigns berths.
  - He approves guests and rejects pirates.
  - The master adds, edits and deletes berths.`;
    expect(said(lines).slice(1).sort()).toEqual([
      'Harbour master: add, edit and delete berths: yes',
      'Harbour master: approve guests: yes',
      'Harbour master: assign berths: yes',
      'Harbour master: close and lock all doors: yes',
      'Harbour master: delete old pages: yes',
      'Harbour master: open the gate: yes',
      'Harbour master: post in the log: yes',
      'Harbour master: reject pirates: yes',
      'Harbour master: sell keys: yes',
    ]);
  });

  it('who is named otherwise is somebody else', () => {
    const lines = `- **Master.** Runs the yard.
  - They may open the yard.
- **Harbour master.** Who runs it.
  - The master may close the yard.
  - A harbour may sell boats.
  - Rowers may rent boats. They may not sell boats.
  - They may sell keys.
- Yards.
  - Rowers may see yards.
  - They may rent yards.`;
    expect(said(lines)).toEqual([
      'Master: open the yard: yes',
      'master: close the yard: yes',
      'harbour: sell boats: yes',
      'Rowers: rent boats: yes',
      'Rowers: sell boats: no',
      'Harbour master: sell keys: yes',
      'Rowers: see yards: yes',
      'Rowers: rent yards: yes',
    ]);
  });
});

describe('what a pronoun behind a verb means', () => {
  it.each([
    [
      'A clerk can moor a boat early, unmoor it, and sell a sinking one.',
      ['moor a boat early', 'unmoor a boat', 'sell a sinking one'],
    ],
    ['A clerk can sell a berth that is free, and close it.', ['sell a berth that is free', 'close a berth']],
    [
      'A clerk can move a boat to another berth, and rename it.',
      ['move a boat to another berth', 'rename a boat'],
    ],
    ['A clerk can take back a key, and destroy it.', ['take back a key', 'destroy a key']],
  ])('%s', (line, actions) => {
    expect(readPoint('roles', `- ${line}`).permissions.map(({ action }) => action)).toEqual(actions);
  });

  it('nothing that another line speaks of, nor a sentence further up', () => {
    expect(said('- A clerk can sell keys.\n- A guard can cancel it.')[1]).toBe('guard: cancel it: yes');
    expect(said('A clerk can sell keys. The gate is old. A guard can paint it.')[1]).toBe(
      'guard: paint it: yes',
    );
    expect(said('A clerk can sell keys. A guard can paint them.')[1]).toBe('guard: paint keys: yes');
    expect(said('- A clerk can see their own keys, never those of others, whoever made them.')).toEqual([
      'clerk: see their own keys: yes',
    ]);
  });
});

describe('a bracket behind an action', () => {
  it('is what it depends on', () => {
    expect(said('- A clerk can hand the keys to a guard (not while it storms).')).toEqual([
      'clerk: hand the keys to a guard: not while it storms',
    ]);
    expect(said('- A clerk can sell berths (only in May).')).toEqual(['clerk: sell berths: only in May']);
  });

  it('that says what something is limits nothing, and is never cut', () => {
    expect(said('- A clerk can read the log (the old one).')).toEqual([
      'clerk: read the log (the old one): yes',
    ]);
    expect(said('- A clerk can sell keys (but not lend them).')).toEqual([
      'clerk: sell keys (but not lend them): yes',
    ]);
    expect(said('- A clerk can paint quays (white, if there is paint) and mend them.')).toEqual([
      'clerk: paint quays (white, if there is paint) and mend them: yes',
    ]);
  });
});

describe('what is refused in a case', () => {
  it('is refused in that case, not in all', () => {
    const lines =
      '- **Clerk**: sells\n- **Guard**: watches\n\nNobody can open the gate while it storms. Guards cannot sell keys if it rains.';
    expect(said(lines)).toEqual([
      'Clerk: open the gate while it storms: no',
      'Guard: open the gate while it storms: no',
      'Guards: sell keys if it rains: no',
    ]);
  });

  it('depends on what lifts it', () => {
    const lines = '- **Clerk**: sells\n- **Guard**: watches\n\nNobody can open the gate unless it is calm.';
    expect(said(lines)).toEqual([
      'Clerk: open the gate: unless it is calm',
      'Guard: open the gate: unless it is calm',
    ]);
  });
});

describe('what is refused below a name', () => {
  it('is refused in its case, or unless something lifts it', () => {
    const lines =
      '- **Clerk**\n  - Can: sell keys\n  - Cannot: lend keys (unless asked to); open the gate while it storms';
    expect(said(lines)).toEqual([
      'Clerk: sell keys: yes',
      'Clerk: lend keys: unless asked to',
      'Clerk: open the gate while it storms: no',
    ]);
    expect(said('clerk:\n+ lend books\n- delete readers if they owe\n- print cards unless asked to')).toEqual(
      [
        'clerk: lend books: yes',
        'clerk: delete readers if they owe: no',
        'clerk: print cards: unless asked to',
      ],
    );
  });
});

describe('names in marks', () => {
  it('in a bracket explain what stands before it, unless that speaks of roles', () => {
    const staff =
      '- **Staff.** People with flags (`lockAll`, `sellAll` and a few more). I treat them as one role.';
    expect(roles(`${rower}${staff}\n  - Staff can close gates.`)).toEqual(['Rower', 'Staff']);
    expect(
      roles('- **Gate guard** – trusted people (role `guard`, flag `is_guard`)\n  - Guards can sell keys.'),
    ).toEqual(['Gate guard']);
    expect(roles('There are fixed roles (`clerk`, `guard` and a few more).')).toEqual(['clerk', 'guard']);
  });

  it('quotation marks are no part of them', () => {
    const lines =
      '- **Guard** (`dock-guard`): "Guards can open and close gates." Made at the start.\n- **Clerk**: clerks can sell keys. They cannot lend them.';
    expect(roles(lines)).toEqual(['Guard', 'Clerk']);
    expect(said(lines)).toEqual([
      'Guard: open and close gates: yes',
      'Clerk: sell keys: yes',
      'Clerk: lend keys: no',
    ]);
  });

  it('what is quoted of others says nothing', () => {
    expect(said('- **Sign**: "People with the key can open gates. Close them!"')).toEqual([]);
  });
});

describe('lists of what somebody may', () => {
  it('a verb before one that needs no object is done by itself', () => {
    expect(said('- A guard can register, log in, and can even ask for a key.')).toEqual([
      'guard: register: yes',
      'guard: log in: yes',
      'guard: ask for a key: yes',
    ]);
    expect(said('- A guard can open, close and lock gates.')).toEqual([
      'guard: open gates: yes',
      'guard: close gates: yes',
      'guard: lock gates: yes',
    ]);
    expect(said('- A guard can open or close gates.')).toEqual(['guard: open or close gates: yes']);
  });
});

describe('lines in the third person below a name', () => {
  it('say what one does, and does not', () => {
    const lines =
      '- **Guard**\n  - Opens gates\n  - edits, opens and sells keys\n  - does not sell boats\n  - never edits the log; closes shops, if it rains';
    expect(said(lines).sort()).toEqual(
      [
        'Guard: open gates: yes',
        'Guard: edit, open and sell keys: yes',
        'Guard: sell boats: no',
        'Guard: edit the log: no',
        'Guard: close shops: if it rains',
      ].sort(),
    );
  });

  it('are no deeds where they name things', () => {
    expect(said('- **Guard**: hired.\n  - Reports of the shop\n  - does not matter much')).toEqual([]);
  });

  it('are of the name in bold that the line above is about', () => {
    const lines =
      '- **Guard** is hired by the day.\n  - Cannot sell hats.\n  - Is the only one who can open gates.\n- **Clerk**: this role can sell hats.';
    expect(said(lines)).toEqual(['Guard: sell hats: no', 'Guard: open gates: yes', 'Clerk: sell hats: yes']);
  });
});

describe('what may be done by several', () => {
  it('is a deed of each of them', () => {
    expect(said('Notes may be pinned and moved by a guard, by a clerk and by a helper.').sort()).toEqual(
      ['guard', 'clerk', 'helper'].map((who) => `${who}: pin and move notes: yes`).sort(),
    );
    expect(said('Gate Settings may be changed by a guard. A guard may hold many.')).toEqual([
      'guard: change Gate Settings: yes',
    ]);
  });
});
