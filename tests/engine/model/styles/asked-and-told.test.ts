import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const said = (lines: string): string[] =>
  readPoint('roles', lines).permissions.map(({ role, action, allowed }) => `${role}: ${action}: ${allowed}`);
const rolesOf = (lines: string): string[] => readPoint('roles', lines).roles.map(({ name }) => name);

describe('questions of who may do what', () => {
  const answered = [
    'dealer: fold a table: yes',
    'manager: fold a table: unless the house has locked it',
    'Guests: fold a table: no',
  ];
  const answer = 'The dealer can. A manager can too, unless the house has locked it. Guests cannot.';
  it.each([
    ['a bold line', `**Who can fold a table?**\n${answer}`],
    ['a bold line by itself', `**Who can fold a table?**\n\n${answer}`],
    ['a heading', `### Who is allowed to fold a table?\n\n${answer}`],
    ['letters', `Q: Who may fold a table?\nA: ${answer}`],
    ['bold letters', `**Q1:** Who may fold a table?\n**A:** ${answer}`],
    ['a line of a list', `- Who may fold a table? ${answer}`],
    [
      'what is nested below a line',
      '- Who can fold a table?\n  - The dealer\n  - A manager, unless the house has locked it\n  - Guests cannot',
    ],
  ])('%s', (_, lines) => expect(said(lines)).toEqual(answered));

  it.each([
    ['names', 'Who may raise it? Floor manager and owner.', ['Floor manager', 'owner']],
    ['names with only', 'Who may raise it? Only the owner. Nobody else.', ['owner']],
    ['always', 'Who may raise it? The dealer and the owner always can.', ['dealer', 'owner']],
    ['a verb that no list knows', '### Who may re-seat players?\n\nThe dealer.', ['dealer']],
  ])('an answer of %s', (_, lines, names) => {
    expect(rolesOf(lines)).toEqual(names);
    expect(said(lines).map((each) => each.split(':')[0])).toEqual(names);
  });

  it('are answered by yes and no', () => {
    const lines =
      '- Can a guest print a ticket? No.\n- Can the cashier print a ticket? Yes.\n- Is a guest allowed to void a ticket? Only with a voucher.';
    expect(said(lines)).toEqual([
      'guest: print a ticket: no',
      'cashier: print a ticket: yes',
      'guest: void a ticket: Only with a voucher',
    ]);
  });

  it.each([
    ['a question alone', 'Who may fold a table?'],
    ['a question of something else', 'Can I get my money back? No. We keep it.'],
    ['an answer that names nobody', 'Who may fold a table? That has not been decided yet.'],
    ['what we do', 'We can restore a table if you ask us.'],
  ])('%s says nothing', (_, lines) => {
    expect(said(lines)).toEqual([]);
    expect(rolesOf(lines)).toEqual([]);
  });
});

describe('stories', () => {
  it.each([
    ['bold', 'As a **curator** I can hang a picture, so that it is seen.', 'curator: hang a picture: yes'],
    ['with a remark', 'As a visitor (with a ticket), I can look around.', 'visitor: look around: yes'],
    ['in bold as a whole', '**As a visitor**, I want to look around.', 'visitor: look around: yes'],
    ['refusing', 'As the curator I cannot sell it, because that is for the board.', 'curator: sell it: no'],
    [
      'with a condition',
      'As a curator I can sell it, but only if the board agrees.',
      'curator: sell it: only if the board agrees',
    ],
  ])('%s', (_, story, expected) => {
    expect(said(story)).toEqual([expected]);
    expect(rolesOf(story)).toEqual([expected.split(':')[0]]);
  });

  it('go on with I, and I is nobody', () => {
    const lines =
      'As a curator I can hang pictures and I cannot sell them. I can clean the frames.\n\nAs a guard I can close the hall.';
    expect(rolesOf(lines)).toEqual(['curator', 'guard']);
    expect(said(lines)).toEqual([
      'curator: hang pictures: yes',
      'curator: sell pictures: no',
      'curator: clean the frames: yes',
      'guard: close the hall: yes',
    ]);
  });
});

describe('what sentences grant and refuse', () => {
  const known = 'There are two roles: porter and guest.\n\n';
  it.each([
    [
      'ability that must be',
      'A porter MUST be able to carry bags and MUST NOT be able to open bags.',
      ['porter: carry bags: yes', 'porter: open bags: no'],
    ],
    ['what shall not be', 'The porter shall not open bags.', ['porter: open bags: no']],
    [
      'what is not permitted to somebody',
      'Opening bags is not permitted to the porter. Ringing the bell is forbidden for guests.',
      ['porter: open bags: no', 'guests: ring the bell: no'],
    ],
    [
      'a pronoun behind what is refused',
      'A guest may ring. Carrying bags is not for him.',
      ['guest: ring: yes', 'guest: Carrying bags: no'],
    ],
    [
      'none of what is listed',
      'A porter may open bags and lock the door, none of which a guest may do.',
      [
        'porter: open bags: yes',
        'porter: lock the door: yes',
        'guest: open bags: no',
        'guest: lock the door: no',
      ],
    ],
    [
      'a limit behind a comma',
      'A porter may carry bags, and only to the lobby.',
      ['porter: carry bags: only to the lobby'],
    ],
    [
      'a limit behind but only',
      'A porter may open bags, but only those of the guests on their floor. But a guest cannot.',
      ['porter: open bags: only those of the guests on their floor', 'guest: open bags: no'],
    ],
    [
      'an adverb before a pronoun',
      'The porter helps. A guest may ring. In particular he may ring twice.',
      ['guest: ring: yes', 'guest: ring twice: yes'],
    ],
    [
      'what is done in spite of something',
      'A porter may open bags. A guest cannot, even though the lock is weak.',
      ['porter: open bags: yes', 'guest: open bags: no'],
    ],
  ])('%s', (_, lines, expected) => expect(said(known + lines)).toEqual(expected));

  it('a line that says more than a name leads to no list', () => {
    const lines =
      'Each role includes what the one before may do:\n\n- **Guest** may ring\n- **Porter** may carry';
    expect(rolesOf(lines)).toEqual(['Guest', 'Porter']);
  });
});

describe('keys and values', () => {
  const expected = [
    'Librarian: lend a book: yes',
    'Librarian: take back a book: yes',
    'Librarian: waive a fee: only up to 5 euros',
    'Librarian: delete a reader: no',
    'Reader: reserve a book: yes',
  ];
  it.each([
    [
      'a key for each thing',
      'Role: Librarian\nMay: lend a book\nMay: take back a book\nCondition: waive a fee – only up to 5 euros\nMay not: delete a reader\n\nRole: Reader\nDescription: not on the staff\nMay: reserve a book',
    ],
    [
      'keys of lists',
      'Role: Librarian\nPermissions: lend a book, take back a book\nLimited: waive a fee (only up to 5 euros)\nRestrictions: delete a reader\n\nRole: Reader\nPermissions: reserve a book',
    ],
    [
      'nested keys',
      '- Role: Librarian\n  - Rights: lend a book, take back a book, waive a fee (only up to 5 euros)\n  - Denied: delete a reader\n- Role: Reader\n  - Rights: reserve a book',
    ],
    [
      'headings and bold keys',
      '### Role: Librarian\n\n- **Can:** lend a book, take back a book\n- **Conditional:** waive a fee – only up to 5 euros\n- **Cannot:** delete a reader\n\n### Role 2: Reader\n\n- **Can:** reserve a book',
    ],
  ])('%s', (_, lines) => {
    expect(said(lines)).toEqual(expected);
    expect(rolesOf(lines)).toEqual(['Librarian', 'Reader']);
  });
});

describe('what grants nothing', () => {
  it.each([
    ['results and examples', 'As a result, you can see the hall. As of today you can sign in.'],
    ['what things have', 'A hall may have several doors. Tickets can expire.'],
    ['words in a row', 'Easy, fast and simple.'],
    ['a reference', 'Legend: see the table below.'],
    [
      'what becomes of something',
      '- **Delete a hall**\n  - Doors: 12 at most\n  - Bin: emptied after 30 days',
    ],
  ])('%s', (_, lines) => {
    expect(said(lines)).toEqual([]);
    expect(rolesOf(lines)).toEqual([]);
  });
});

describe('signs of a matrix', () => {
  const table = (cells: string): string =>
    `| Activity | Clerk | Head |\n|---|---|---|\n| Weigh parcels | ● | ● |\n| Open a lane | ${cells} |`;
  const lane = (lines: string): string[] => said(lines).filter((each) => each.includes('lane'));

  it.each([
    [
      'in a line above',
      `Legend: ● permitted, ○ permitted with a restriction (see the note), – not permitted.\n\n${table('– | ○ ¹')}\n\n¹ only on weekdays`,
      'only on weekdays',
    ],
    ['as letters', `F = full, R = own only, N = none\n\n${table('N | R')}`, 'own'],
    ['in a list', `${table('– | (●)')}\n\n- ●: allowed\n- (●): with approval`, 'with approval'],
    ['in lines', `${table('✗ | ○')}\n\n✗ means not allowed\n○ means only on weekdays`, 'only on weekdays'],
    ['as a note by number', `${table('– | ● [2]')}\n\n[1] if asked\n[2] not on Sundays`, 'not on Sundays'],
    [
      'as a remark by letter',
      `${table('✗ | b')}\n\n- a: only at night\n- b: only on weekdays`,
      'only on weekdays',
    ],
  ])('mean what is told %s', (_, lines, condition) => {
    expect(lane(lines)).toEqual(['Clerk: Open a lane: no', `Head: Open a lane: ${condition}`]);
    expect(rolesOf(lines)).toEqual(['Clerk', 'Head']);
  });

  it.each([
    ['a dash', 'There are two roles. A dash is a no.', '– | yes'],
    ['an empty cell', 'Empty cells mean not allowed.', ' | yes'],
    ['a blank', 'Legend: blank = no', ' | yes'],
  ])('may be told by the name of the sign: %s', (_, line, cells) => {
    expect(lane(`${line}\n\n${table(cells)}`)).toEqual(['Clerk: Open a lane: no', 'Head: Open a lane: yes']);
  });

  it('say nothing where a sentence only tells of them', () => {
    const words = '| Activity | Clerk | Head |\n|---|---|---|\n| Open a lane | – | yes |';
    expect(lane(`A dash is a sign.\n\n${words}`)).toEqual(['Head: Open a lane: yes']);
  });

  it('an empty circle says no only where nothing else does', () => {
    expect(lane(table('○ | ●'))).toEqual(['Clerk: Open a lane: no', 'Head: Open a lane: yes']);
    expect(lane(table('– | ○'))).toEqual(['Clerk: Open a lane: no', 'Head: Open a lane: ○']);
  });

  it('a remark that limits nothing leaves the answer as it is', () => {
    expect(lane(`${table('– | ●¹')}\n\n¹ since last year`)).toEqual([
      'Clerk: Open a lane: no',
      'Head: Open a lane: yes',
    ]);
  });

  it('initials, bullets and numbers of clauses are no signs', () => {
    expect(rolesOf('C = clerk, H = head.')).toEqual(['clerk', 'head']);
    expect(said('(1) The clerk may weigh parcels.\n\n(2) The head may open a lane.')).toHaveLength(2);
    expect(said('### Clerk\n\n- ✅ weigh parcels\n- ❌ open a lane')).toHaveLength(2);
  });
});

describe('grants in a fence', () => {
  const expected = ['driver: start_trip: yes', 'dispatcher: assign_van: yes', 'dispatcher: cancel_trip: yes'];
  it.each([
    ['lists', 'yaml\ndriver:\n  - start_trip\ndispatcher:\n- assign_van\n- cancel_trip # any'],
    ['arrays', 'json\n{\n  "driver": ["start_trip"],\n  "dispatcher": ["assign_van", "cancel_trip"]\n}'],
    [
      'labels',
      'yaml\nroles:\n  driver:\n    can: [start_trip]\n  dispatcher:\n    description: in the office\n    permissions:\n      - assign_van\n      - cancel_trip',
    ],
    [
      'a constant',
      "ts\nconst permissions = {\n  driver: ['start_trip'],\n  dispatcher: ['assign_van', 'cancel_trip'],\n};",
    ],
    [
      'answers',
      'json\n{\n  "driver": { "start_trip": true },\n  "dispatcher": {\n    "assign_van": true,\n    "cancel_trip": true\n  }\n}',
    ],
    [
      'named objects',
      'yaml\n- role: driver\n  can: [start_trip]\n- role: dispatcher\n  can: [assign_van, cancel_trip]',
    ],
  ])('%s', (_, fence) => expect(said(`\`\`\`${fence}\n\`\`\``)).toEqual(expected));

  it('by what is done', () => {
    const lines = '```yaml\nassign_van: [dispatcher]\ncancel_trip: [dispatcher, admin]\n```';
    expect(said(lines)).toEqual([
      'dispatcher: assign_van: yes',
      'dispatcher: cancel_trip: yes',
      'admin: cancel_trip: yes',
    ]);
  });

  it.each([
    ['somebody', 'json\n{\n  "id": 7,\n  "name": "Ada",\n  "roles": ["driver", "admin"]\n}'],
    ['settings', 'yaml\nserver:\n  port: 80\n  hosts: [a, b]'],
    ['a programme', "ts\nif (user.role === 'admin') {\n  return true;\n}"],
  ])('%s grants nothing', (_, fence) => {
    expect(said(`\`\`\`${fence}\n\`\`\``)).toEqual([]);
    expect(rolesOf(`\`\`\`${fence}\n\`\`\``)).toEqual([]);
  });
});

describe('who may, below what is done', () => {
  const expected = [
    'Manager: Edit the hall: yes',
    'Clerk: Edit the hall: yes',
    'Guard: Edit the hall: only at night',
    'Guest: Edit the hall: no',
  ];
  it.each([
    [
      'labels',
      '- **Edit the hall** – `hall:edit`\n  - allowed: Manager, Clerk\n  - Guard: only at night\n  - denied: Guest',
    ],
    [
      'names alone',
      '- Edit the hall (`hall:edit`)\n  - Manager, Clerk: any hall\n  - Guard, but only at night\n  - not Guest',
    ],
    [
      'everyone else',
      '- **Edit the hall**\n  - `Manager`, `Clerk`\n  - `Guard`: only at night\n  - denied: everyone else\n- **Lock the hall**\n  - `Guest`',
    ],
  ])('%s', (_, lines) => {
    expect(said(lines).filter((each) => each.includes('Edit'))).toEqual(expected);
    expect(rolesOf(lines)).toEqual(['Manager', 'Clerk', 'Guard', 'Guest']);
  });

  it('tells nobody from what is told of it', () => {
    expect(said('- **Edit the hall**\n  - opens the form\n  - Note: only in English')).toEqual([]);
    expect(rolesOf('- **Test manager**: runs tests\n- **Clerk**: sells')).toEqual(['Test manager', 'Clerk']);
  });

  it('a sentence about nobody behind answers names no role', () => {
    expect(said('- fold a table — Dealer yes; Guest no; nobody folds their own')).toEqual([
      'Dealer: fold a table: yes',
      'Guest: fold a table: no',
    ]);
  });

  it('everybody but somebody', () => {
    const known = 'There are three roles: owner, clerk and guest.\n\n';
    const all = ['owner: print bills: yes', 'clerk: print bills: yes', 'guest: print bills: no'];
    expect(
      said(`${known}- Print bills: everyone except the guest`).map((each) => each.replace('P', 'p')),
    ).toEqual(all);
    expect(said(`${known}Everyone but the guest may print bills.`)).toEqual(all);
  });

  it('answers below a name may be what it depends on', () => {
    expect(said('clerk\n- print bills: yes\n- read bills: by the list of rights, else the default')).toEqual([
      'clerk: print bills: yes',
      'clerk: read bills: by the list of rights, else the default',
    ]);
  });
});
