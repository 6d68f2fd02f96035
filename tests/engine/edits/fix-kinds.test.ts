import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  changesFor,
  type Fix,
  fixAll,
  offersAt,
  onlyFix,
  read,
} from '../../../src/engine/index.ts';

function fixed(text: string, fix: Fix): string {
  return applyChanges(text, changesFor(read(text), fix));
}

function at(text: string, words: string) {
  const from = text.indexOf(words);
  return { from, to: from + words.length };
}

const errors = `## 8. The error catalogue

| Error | Status | Handling |
| --- | --- | --- |
| not_found | 404 | stay |
| too_large | 413 |
`;

describe('a document that is divided in a way of its own', () => {
  const own = `# Bookings

## Overview

Rooms are booked by the hour.

## Data

### Room

| Field | Type | Required |
| --- | --- | --- |
| id | uuid | yes |
| name | text | yes |

## Who can do what

- **Guest**: may read a room.
- **Owner**: may change a room.
`;

  const told = '#### 8. The error catalogue\n\nErrors, messages and handling: not shown.\n';

  it('gets a section at its end for what its sections do not tell, and they tell what they did', () => {
    const { model, findings } = read(own);
    expect([model.entities.entities.length, model.roles.roles.length]).toEqual([1, 2]);
    const missing = findings.filter(
      ({ check, point }) => check.endsWith('missing-point') && point === 'errors',
    );
    const [fix] = missing.flatMap(({ fixes = [] }) => fixes);
    const after = fixed(own, fix as Fix);
    expect(after).toBe(`${own}\n## Further points\n\n${told}`);
    const again = read(after).model;
    expect(again.points.errors.shown).toBe('not-shown');
    expect([again.entities.entities.length, again.roles.roles.length]).toEqual([1, 2]);
  });

  it('has them there in the order of the points, and what is declared in them too', () => {
    const errors = `${own}\n## Further points\n\n${told}`;
    const screens = fixed(errors, { kind: 'not-shown', label: '', point: 'screens' });
    expect(screens).toBe(
      errors.replace(
        told,
        `#### 2. Screens and routes\n\nScreens, routes and route parameters: not shown.\n\n${told}`,
      ),
    );
    const declared = fixed(screens, { kind: 'declare', label: '', point: 'constants', name: 'MOST' });
    expect(declared.indexOf('#### 9. Business constants')).toBeGreaterThan(declared.indexOf('#### 8.'));
    const { model } = read(declared);
    expect(model.constants.constants.map(({ name }) => name)).toEqual(['MOST']);
    expect([model.entities.entities.length, model.roles.roles.length]).toEqual([1, 2]);
  });

  it('gets none where a single heading says what all of it tells', () => {
    const roles = '# Roles\n\n- **Guest**: may read a room.\n';
    expect(fixed(roles, { kind: 'not-shown', label: '', point: 'errors' })).toBe(roles);
  });
});

describe('not shown in a column', () => {
  const column = (text: string, title: string, ...rows: string[]): string =>
    fixed(text, {
      kind: 'column',
      label: '',
      point: 'errors',
      column: title,
      rows: rows.map((row) => at(text, row)),
      names: rows,
    });

  it('adds the column where the reference has it, other rows saying nothing', () => {
    expect(column(errors, 'Message', 'not_found')).toBe(`## 8. The error catalogue

| Error | Status | Message | Handling |
| --- | --- | --- | --- |
| not_found | 404 | not shown | stay |
| too_large | 413 | |
`);
  });

  it('is a bullet below the bullet of an error, and else one that names it', () => {
    const bullets = `## 8. The error catalogue

- **not_found** — 404; nothing is there.
- **too_large** — 413; the file is too large.
  - Message: "Too large."
1) \`gone\` — 410; it was removed.
- "One", "Two"
- **busy** — 503; try later.
  - It is not shown again.
`;
    const text = column(bullets, 'Handling', 'not_found', 'too_large', 'gone', 'One', 'busy');
    expect(text).toBe(
      bullets
        .replace('is there.\n', 'is there.\n  - Handling: not shown\n')
        .replace('"Too large."\n', '"Too large."\n  - Handling: not shown\n')
        .replace('was removed.\n', 'was removed.\n   - Handling: not shown\n')
        .concat('- Handling, for `One`: not shown\n- Handling, for `busy`: not shown\n'),
    );
    expect(read(text).model.errors.errors.map(({ name, handling }) => [name, handling.is])).toEqual(
      read(bullets).model.errors.errors.map(({ name }) => [
        name,
        ['not_found', 'too_large', 'gone', 'One', 'busy'].includes(name) ? 'not-shown' : 'unstated',
      ]),
    );
  });

  it('fills what is empty and leaves what is said', () => {
    expect(column(errors, 'Handling', 'not_found', 'too_large')).toBe(
      errors.replace('| 413 |', '| 413 | not shown |'),
    );
  });

  it('knows a column under another name', () => {
    const text = errors.replace('Handling', 'What happens');
    expect(column(text, 'Handling', 'too_large')).toContain('| too_large | 413 | not shown |');
    expect(column(text, 'Handling', 'too_large')).not.toContain('| Handling |');
  });

  it('keeps lines without a closing pipe, code with a pipe, and Windows line ends', () => {
    const text = 'X\n\n## 8. The error catalogue\n\nError | Status\n--- | ---\n`a\\|b` | 404\n'.replaceAll(
      '\n',
      '\r\n',
    );
    expect(column(text, 'Message', '404')).toBe(
      text
        .replace('Error | Status', 'Error | Status | Message |')
        .replace('--- | ---', '--- | --- | --- |')
        .replace('| 404', '| 404 | not shown |'),
    );
  });
});

describe('not shown of what stands under a heading', () => {
  const calls = `## 7. The calls it makes

### \`GET /a\`

Reads it.

- Does: read A

| Answer | Carries |
| --- | --- |
| 200 | A |

### \`GET /b\`

| Answer | Carries |
| --- | --- |
| 200 | B |

| Call | Made by |
| --- | --- |
| \`GET /c\` | |
`;

  it('is a bullet with the label, and a cell where there is a table of calls', () => {
    const rows = ['`GET /a`', '`GET /b`', '| `GET /c` | |'].map((words) => at(calls, words));
    const text = fixed(calls, {
      kind: 'column',
      label: '',
      point: 'calls',
      column: 'Made by',
      rows,
      names: [],
    });
    expect(text).toBe(
      calls
        .replace('- Does: read A\n', '- Does: read A\n- Made by: not shown\n')
        .replace('### `GET /b`\n', '### `GET /b`\n\n- Made by: not shown\n')
        .replace('| `GET /c` | |', '| `GET /c` | not shown |'),
    );
    expect(read(text).model.calls.calls.map(({ madeBy }) => madeBy.is)).toEqual([
      'not-shown',
      'not-shown',
      'not-shown',
    ]);
  });
});

describe('moving', () => {
  const text = `## 2. Screens and routes

Words.

| Error | Status | Message |
| --- | --- | --- |
| not_found | 404 | Gone. |

More words.

## 9. Business constants and limits

none
`;

  it('takes a table to its point, which is added where it is missing', () => {
    const [finding] = read(text).findings.filter(({ check }) => check === 'document/unread');
    const [fix] = finding?.fixes ?? [];
    expect(fix?.label).toBe('Move the table to point 8, “The error catalogue”');
    expect(fix && fixed(text, fix)).toBe(`## 2. Screens and routes

Words.

More words.

## 8. The error catalogue

| Error | Status | Message |
| --- | --- | --- |
| not_found | 404 | Gone. |

## 9. Business constants and limits

none
`);
  });

  it('asks which element takes a table that its heading tells of', () => {
    const rows =
      '| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n';
    const lost = `${rows}| note | text | no | | | |`;
    const document = `## 2. Screens and routes

Words.

${lost}

## 3. Entities and their fields

### Album

${rows}| id | uuid | yes | | key | |

### Photo

## 9. Business constants and limits

none
`;
    const moves = read(document)
      .findings.filter(({ check }) => check === 'document/unread')
      .flatMap(({ fixes = [] }) => fixes);
    expect(moves.map(({ label }) => label)).toEqual([
      'Move the table to “Photo” in point 3',
      'Move the table to “Album” in point 3',
    ]);
    const fieldsOf = (fix: Fix) =>
      read(fixed(document, fix)).model.entities.entities.map(
        ({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(' ')}`,
      );
    expect(moves.map(fieldsOf)).toEqual([['Album: id', 'Photo: note'], ['Album: id note']]);
  });

  it('of a list that could not be read is offered at the cursor, for the points that would show most of it', () => {
    const list = '- `GET /notes` → 200, list of Note\n- `POST /notes` → 201, 422\n';
    const document = `## 8. The error catalogue\n\n${list}\n## 9. Business constants and limits\n\nnone\n`;
    const offered = offersAt(read(document), document.indexOf('POST'));
    expect(offered.map(({ kind }) => kind)).toEqual(['move', 'move', 'move']);
    const toCalls = offered.find(({ label }) => label === 'Move the list to point 7, “The calls it makes”');
    const after = toCalls ? fixed(document, toCalls) : '';
    expect(after.indexOf('## 7. The calls it makes\n\n- `GET /notes`')).toBe(0);
    expect(read(after).model.calls.calls.map(({ name }) => name)).toEqual(['GET /notes', 'POST /notes']);
    expect(after.split(list)).toHaveLength(2);
  });

  it('of a table with the columns of another point is offered at the cursor, and of what is read or prose nothing', () => {
    expect(offersAt(read(text), text.indexOf('not_found')).map(({ label }) => label)).toEqual([
      'Move the table to point 8, “The error catalogue”',
    ]);
    expect(offersAt(read(text), text.indexOf('More words'))).toEqual([]);
    const own = `## 8. The error catalogue\n\n- \`gone\` — 410; it is gone\n`;
    expect(offersAt(read(own), own.indexOf('gone'))).toEqual([]);
  });

  it('of a table of nobody is not offered', () => {
    const other = text.replace('Error | Status | Message', 'Fruit | Colour | Taste');
    expect(
      read(other)
        .findings.flatMap(({ fixes = [] }) => fixes)
        .filter(({ kind }) => kind === 'move'),
    ).toEqual([]);
  });

  it('puts the points in order and keeps what stands before them', () => {
    const sections = ['## 9. Business constants and limits\n\nnone', '## 2. Screens and routes\n\nnone'];
    expect(fixed(`# S\n\nWords.\n\n${sections.join('\n\n')}\n`, { kind: 'sort', label: '' })).toBe(
      `# S\n\nWords.\n\n${sections.toReversed().join('\n\n')}\n`,
    );
  });
});

describe('everything of a point under its first heading', () => {
  const merged = (...sections: string[]): string =>
    fixed(sections.join('\n\n'), { kind: 'merge', label: '', point: 'constants' });
  const [first, other, again] = [
    '## 9. Business constants and limits\n\n- A = 1',
    '## 8. The error catalogue\n\nnone',
    '## 9. Business constants and limits\n\n- B = 2',
  ] as const;

  it('where another point stands between, and where none does', () => {
    expect(merged(first, other, again)).toBe(`${first}\n\n- B = 2\n\n${other}\n`);
    expect(merged(first, again, other)).toBe(`${first}\n\n- B = 2\n\n${other}`);
    expect(merged(first, again)).toBe(`${first}\n\n- B = 2\n`);
  });

  it('before the sub-headings that are there, and its own sub-headings behind them', () => {
    const one = '## 9. Business constants and limits\n\n- A = 1\n\n### Times\n\n- B = 2';
    const two = '## 9. Business constants and limits\n\n- C = 3\n\n### Sizes\n\n- D = 4';
    expect(merged(one, two, other)).toBe(
      `## 9. Business constants and limits\n\n- A = 1\n\n- C = 3\n\n### Times\n\n- B = 2\n\n### Sizes\n\n- D = 4\n\n${other}`,
    );
  });

  it('of a point that is there once is nothing', () => {
    expect(merged(first, other)).toBe(`${first}\n\n${other}`);
  });
});

it('a word in place of another wherever the slip stands', () => {
  const text = 'a Hoem b Hoem';
  const fix: Fix = {
    kind: 'replace',
    label: '',
    at: { from: 9, to: 13 },
    also: [{ from: 2, to: 6 }],
    text: 'Home',
  };
  expect(fixed(text, fix)).toBe('a Home b Home');
});

it('a row for each of the names in a cell', () => {
  const text =
    '## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n| MIN_A, `MIN_B` | 5 |\n';
  expect(fixed(text, { kind: 'split', label: '', at: at(text, 'MIN_B') })).toBe(
    text.replace('| MIN_A, `MIN_B` | 5 |', '| MIN_A | 5 |\n| `MIN_B` | 5 |'),
  );
  expect(changesFor(read(errors), { kind: 'split', label: '', at: at(errors, '404') })).toEqual([]);
});

describe('a row for each of what any cell names', () => {
  const table = (head: string, row: string, title: string): string => {
    const columns = head.split(' | ').length;
    return `## ${title}\n\n| ${head} |\n|${' --- |'.repeat(columns)}\n| ${row} |\n`;
  };
  const split = (text: string, words: string): string | undefined => {
    const [fix] = offersAt(read(text), text.indexOf(words)).filter(({ kind }) => kind === 'split');
    return fix && fixed(text, fix).trimEnd().split('\n').slice(4).join('\n');
  };
  const roles = '6. Roles and permissions';
  const steps = '4. States and transitions\n\n### Cart status';

  it.each([
    [
      'actions',
      'Action | Buyer',
      'create Cart, delete Cart | yes',
      roles,
      'delete',
      '| create Cart | yes |\n| delete Cart | yes |',
    ],
    [
      'roles',
      'Role | May',
      'Admin, Editor | create Cart',
      roles,
      'Editor',
      '| Admin | create Cart |\n| Editor | create Cart |',
    ],
    ['states that are left', 'From | Event | To', 'open, held | pay | paid', steps, 'held', undefined],
    [
      'names in a later column',
      'Value | Constant',
      '5 | `MIN_A`, `MIN_B`',
      '9. Business constants and limits',
      'MIN_B',
      '| 5 | `MIN_A` |\n| 5 | `MIN_B` |',
    ],
    [
      'fields of one rule',
      'Rule | Subject',
      'required | Cart.a, Cart.b',
      '5. Validation rules',
      'Cart.b',
      '| required | Cart.a |\n| required | Cart.b |',
    ],
  ])('%s', (_, head, row, title, words, expected) => {
    const text = table(head, row, title);
    if (expected) expect(split(text, words)).toBe(expected);
    else
      expect(fixed(text, offersAt(read(text), text.indexOf(words))[0] as Fix)).toContain(
        '| open | pay | paid |\n| held | pay | paid |',
      );
  });

  it('is offered of the cell at the cursor, and of the first that can be split elsewhere in the row', () => {
    const text = table('From | Event | To | By', 'open, held | pay | paid | Buyer, Clerk', steps);
    const at = (words: string) => offersAt(read(text), text.indexOf(words))[0];
    expect(at('Clerk')).toMatchObject({ kind: 'split', at: { from: text.indexOf('Buyer, Clerk') } });
    expect(at('pay')).toMatchObject({ kind: 'split', at: { from: text.indexOf('open, held') } });
  });

  it.each([
    [
      'of which one thing has several',
      'Screen | Route | Shows',
      'Home | `/` | Cart, Line',
      '2. Screens and routes',
      'Line',
    ],
    [
      'of running text',
      'Constant | Value | Meaning',
      'MAX | 5 | lines, entries',
      '9. Business constants and limits',
      'entries',
    ],
    ['of a table that is not read', 'Fruit | Colour', 'apple, pear | red', '2. Screens and routes', 'pear'],
    [
      'with a name that has a comma',
      'Constant | Value',
      '`a, b` | 5',
      '9. Business constants and limits',
      'b`',
    ],
    [
      'of what a role is told by, which would be declared twice',
      'Role | May',
      'Buyer | create Cart, delete Cart',
      roles,
      'delete',
    ],
    ['of what is said of somebody', 'Role | Who', 'Buyer | buys, pays', roles, 'pays'],
  ])('but not %s', (_, head, row, title, words) => {
    expect(split(table(head, row, title), words)).toBeUndefined();
  });
});

describe('a constant back to its value', () => {
  const text = (rule: string, ...rows: string[]): string =>
    `## 5. Validation rules\n\n| Subject | Rule |\n| --- | --- |\n| Cart.title | ${rule} |\n\n## 9. Business constants and limits\n\n| Constant | Value | Unit | When |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  const inlined = (rule: string, ...rows: string[]): string | undefined => {
    const before = text(rule, ...rows);
    const fix: Fix = { kind: 'inline', label: '', at: at(before, 'MAX_X') };
    return /\| Cart\.title \| (.*) \|/.exec(fixed(before, fix))?.[1];
  };

  it('with its unit where the phrase has none', () => {
    expect(inlined('at most `MAX_X` characters', '| MAX_X | 10,000 | characters | |')).toBe(
      'at most 10,000 characters',
    );
    expect(inlined('at most `MAX_X`', '| MAX_X | 5 | MB | |')).toBe('at most 5 MB');
  });

  it('of one with cases, or without a number, stays', () => {
    expect(
      inlined('at most `MAX_X`', '| MAX_X | 5 | MB | plan is free |', '| MAX_X | 9 | MB | otherwise |'),
    ).toBe('at most `MAX_X`');
    expect(inlined('at most `MAX_X`', '| MAX_X | not shown | | |')).toBe('at most `MAX_X`');
  });
});

describe('what is offered at a place though nothing is wrong there', () => {
  const text = `## 5. Validation rules

| Subject | Rule |
| --- | --- |
| Cart.title | at most \`MAX_X\` characters |

## 6. Roles and permissions

| Action | Buyer |
| --- | --- |
| send, void Cart | yes |

## 9. Business constants and limits

| Constant | Value |
| --- | --- |
| MAX_X, MIN_X | 5 |
`;
  const offered = (words: string) => offersAt(read(text), text.indexOf(words) + 1).map(({ kind }) => kind);

  it('is a value for a name that bounds, and a row for each name', () => {
    expect(offered('MIN_X')).toEqual(['split']);
    expect(offered('Cart.title')).toEqual([]);
    const one = text.replace(', MIN_X', '');
    expect(offersAt(read(one), one.indexOf('MAX_X')).map(({ label }) => label)).toEqual([
      'Write the value of “MAX_X”',
    ]);
  });

  it('is a row for each verb of an action, with its target', () => {
    const [fix] = offersAt(read(text), text.indexOf('void'));
    expect(fix && fixed(text, fix)).toBe(
      text.replace('| send, void Cart | yes |', '| send Cart | yes |\n| void Cart | yes |'),
    );
  });
});

describe('a waiver', () => {
  const document = `# S\n\n${errors}`;
  const waived = (words: string, reason: string): string =>
    fixed(document, {
      kind: 'waive',
      label: '',
      check: 'errors/no-message',
      reason,
      at: at(document, words),
    });

  it('stands in the row that it covers', () => {
    expect(waived('too_large', 'nobody sees it')).toBe(
      document.replace(
        'too_large',
        'too_large <!-- ninefold: allow errors/no-message because nobody sees it -->',
      ),
    );
  });

  it('stands under the heading where there is no row', () => {
    expect(waived('## 8', 'none has one')).toContain(
      '## 8. The error catalogue\n\n<!-- ninefold: allow errors/no-message because none has one -->\n\n| Error',
    );
  });

  it('needs a reason, and the reason does not end its comment', () => {
    expect(waived('too_large', ' ')).toBe(document);
    expect(waived('too_large', 'a --> b\nc')).toContain('because a – b c -->');
  });
});

it('a waiver that has no reason gets one', () => {
  const text = `# S\n\n${errors.replace('too_large', 'too_large <!-- ninefold: allow errors/no-message -->')}`;
  const [finding] = read(text).findings.filter(({ check }) => check === 'document/waiver-without-reason');
  if (!finding) throw new Error('no finding');
  const after = fixed(text, {
    kind: 'waive',
    label: '',
    check: finding.check,
    reason: 'nobody sees it',
    at: finding.at,
  });
  expect(after).toBe(text.replace(' -->', ' because nobody sees it -->'));
});

it('a waiver that stands alone gets its reason, and is taken away with its marks', () => {
  const text = `# S\n\n<!-- ninefold: allow errors/no-way -->\n\n${errors}`;
  const { findings } = read(text);
  const bare = findings.find(({ check }) => check === 'document/waiver-without-reason');
  const at = bare?.at ?? { from: 0, to: 0 };
  expect(fixed(text, { kind: 'waive', label: '', check: 'errors/no-way', reason: 'so', at })).toBe(
    text.replace(' -->', ' because so -->'),
  );
  const [remove] = findings.find(({ check }) => check === 'document/unused-waiver')?.fixes ?? [];
  expect(remove && fixed(text, remove)).toBe(`# S\n\n${errors}`);
});

it('a fact is taken away only by a person', () => {
  const rows = '| A | 1 |\n| A | 1 |';
  const text = `## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n${rows}\n`;
  const again = read(text).findings.filter(({ check }) => check === 'constants/duplicate-constant');
  expect(again.map(onlyFix).map((fix) => fix?.kind)).toEqual(['remove']);
  expect(again.map(onlyFix).map((fix) => fix && fixed(text, fix))).toEqual([text.replace(rows, '| A | 1 |')]);
  const differs = read(text.replace('1 |\n| A | 1', '1 |\n| A | 2')).findings;
  expect(differs.filter(({ check }) => check === 'constants/duplicate-constant').map(onlyFix)).toEqual([
    undefined,
  ]);
  const remove = { kind: 'remove', label: '', at: { from: 0, to: 1 } } as const;
  const finding = { check: 'x/y', severity: 'error', message: '', at: remove.at } as const;
  expect(onlyFix({ ...finding, fixes: [remove] })).toBe(remove);
  expect(onlyFix({ ...finding, fixes: [{ ...remove, fact: true }] })).toBeUndefined();
});

describe('all of a kind', () => {
  const text = `## 2. Screens and routes

| Screen | Route | Leads to |
| --- | --- | --- |
| Home (entry) | \`/\` | Basket, Basekt |
| Basket | \`/basket\` | Hmoe, Checkuot, Home |
| Checkout | \`/checkout\` | Home, Chekout |
`;

  it('makes one set of changes, and says what was done', () => {
    const all = fixAll(text, ({ check, fixes = [] }) =>
      check === 'screens/unknown-target' ? fixes[0] : undefined,
    );
    expect(applyChanges(text, all.changes)).toBe(all.text);
    expect(all.text).toBe(
      text
        .replace('Basekt', 'Basket')
        .replace('Hmoe,', 'Home,')
        .replace('Checkuot', 'Checkout')
        .replace('Chekout', 'Checkout'),
    );
    expect(all.done.map(({ label }) => label)).toEqual([
      'Write “Basket”',
      'Write “Home”',
      'Write “Checkout”',
      'Write “Checkout”',
    ]);
  });

  it('leaves alone what a person must choose', () => {
    expect(fixAll(text, onlyFix).done.filter(({ check }) => check === 'screens/unknown-target')).toEqual([]);
  });
});
