import { describe, expect, it } from 'vitest';
import { answersIn, applyChanges, questionsAsMarkdown, read } from '../../src/engine/index.ts';

const document = `## 2. Screens and routes

| Screen | Route | Shows | Leads to | Open to |
| --- | --- | --- | --- | --- |
| List | \`/\` | list of Invoice | One, Two | Freelancer |
| One | \`/one\` | Invoice | not shown | Freelancer |
| Two | \`/two\` | Invoyce | List | not shown |

## 3. Entities and their fields

### Invoice

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| sender | Account | yes | | | |
| client | Account | yes | | | |
| paid | boolean | yes | not shown | | |
| status | one of draft, sent | yes | not shown | | lifecycle |

### Account

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |

## 4. States and transitions

### Invoice status

- Governs: \`Invoice.status\`
- Starts: not shown
- Ends: none

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| draft | send | sent | not shown | | |
| sent | withdraw | not shown | Freelancer, Client | | |

## 6. Roles and permissions

- **Freelancer**: owns the account.
- **Client**: reads.

| Action | Freelancer | Client |
| --- | --- | --- |
| read Invoice | own | yes |
| withdraw Invoice | yes | no |

## 7. The calls it makes

- \`GET /invoices\` — 200
  - Allowed to: not shown

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| MAX_LINES | 20 | entries | | |
| MAX_LINES | 30 | entries | | |
`;

/** The list with some options ticked under a question, and what answering changes. */
function answered(asked: string, ...says: readonly string[]) {
  const specification = read(document);
  const lines = questionsAsMarkdown(specification).split('\n');
  const from = lines.findIndex((line) => line.startsWith(`- [ ] ${asked} (`));
  expect(`${asked} ${from > 0}`).toBe(`${asked} true`);
  const own = lines.slice(
    from + 1,
    from + 1 + lines.slice(from + 1).findIndex((line) => !/^ {2}-/.test(line)),
  );
  for (const each of says) lines[lines.indexOf(`  - [ ] ${each}`, from)] = `  - [x] ${each}`;
  const { changes, left, taken } = answersIn(specification, lines.join('\n'));
  const after = applyChanges(document, changes);
  const before = document.split('\n');
  const added = after.split('\n').filter((line) => !before.includes(line));
  return { own, added, left, taken, after };
}

/** A document in which a question is answered by ticking an option, with the lines that are new. */
function ticked(text: string, question: string, says: string) {
  const lines = questionsAsMarkdown(read(text)).split('\n');
  const from = lines.findIndex((line) => line.startsWith(`- [ ] ${question} (`));
  const option = lines.indexOf(`  - [ ] ${says}`, from);
  expect([question, says, from >= 0, option > from]).toEqual([question, says, true, true]);
  lines[option] = `  - [x] ${says}`;
  const after = applyChanges(text, answersIn(read(text), lines.join('\n')).changes);
  const before = text.split('\n');
  return { after, added: after.split('\n').filter((line) => !before.includes(line)) };
}

const order = `## 4. States and transitions

### Order status

- Ends: paid

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
| draft | send | sent | (system) | | |
| import | send | sent | (system) | | |
| sent | pay | paid | (system) | | |
| sent | park | parked | (system) | | |
`;

describe('an answer in states', () => {
  const question = 'Does “parked” end it?';

  it('that a state is an end names it there', () => {
    expect(ticked(order, question, 'yes').added).toEqual(['- Ends: paid, parked']);
  });

  it('that it is none leaves open what leaves it, as one question', () => {
    const { after, added } = ticked(order, question, 'no');
    expect(added).toEqual(['| parked | not shown | not shown | not shown | | |']);
    const list = questionsAsMarkdown(read(after));
    expect(list).not.toContain(question);
    expect(list.match(/“parked”/g)).toHaveLength(1);
    expect(list).toContain('What can happen in “parked”, and where does it lead?');
  });

  it('is one of the two states that nothing leads to, or another one', () => {
    const asked = 'In which state does “Order status” begin?';
    expect(ticked(order, asked, 'import').added).toEqual(['- Starts: import']);
    expect(questionsAsMarkdown(read(order))).toMatch(/begin\?.*\n.*draft\n.*import\n {2}- Answer: /);
  });
});

it('which of two things that ask for each other is there first', () => {
  const fields = (name: string, other: string): string =>
    `### ${name}\n\n| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n| ${other.toLowerCase()} | ${other} | yes | | | |\n`;
  const text = `## 3. Entities and their fields\n\n${fields('Team', 'Owner')}\n${fields('Owner', 'Team')}`;
  const question = 'Can there be a “Team” before there is its “Owner”?';
  expect(ticked(text, question, 'yes').added).toEqual(['| owner | Owner | no | | | |']);
  expect(ticked(text, question, 'no').added).toEqual(['| team | Team | no | | | |']);
});

describe('questions of which the document knows the two answers', () => {
  it.each([
    [
      'Where does one get to from “One”?',
      ['List', 'Two'],
      ['| One | `/one` | Invoice | List | Freelancer |'],
    ],
    ['Who may open “Two”?', ['Freelancer', 'Client'], ['| Two | `/two` | Invoyce | List | Freelancer |']],
    ['Is “Invoyce” the entity “Invoice”?', ['yes', 'no'], ['| Two | `/two` | Invoice | List | not shown |']],
    [
      'Which field of “Invoice” says whose it is?',
      ['sender', 'client'],
      ['| sender | Account | yes | | owner | |'],
    ],
    [
      'With which value does “Invoice.paid” begin?',
      ['true', 'false'],
      ['| paid | boolean | yes | true | | |'],
    ],
    [
      'With which value does “Invoice.status” begin?',
      ['draft', 'sent'],
      ['| status | one of draft, sent | yes | draft | | lifecycle |'],
    ],
    ['In which state does it begin?', ['draft', 'sent'], ['- Starts: draft']],
    ['Who fires “send”?', ['Freelancer', 'Client'], ['| draft | send | sent | Freelancer | | |']],
    [
      'To which state does “withdraw” lead?',
      ['draft', 'sent'],
      ['| sent | withdraw | draft | Freelancer, Client | | |'],
    ],
    ['May a Client withdraw an Invoice?', ['yes', 'no'], ['| withdraw Invoice | yes | yes |']],
    ['Who may make “GET /invoices”?', ['Freelancer', 'Client'], ['  - Allowed to: Freelancer']],
    ['What is “MAX_LINES”: 20 entries or 30 entries?', ['20 entries', '30 entries'], []],
  ] as const)('%s', (asked, options, lines) => {
    const { own, added, left, taken } = answered(asked, options[0]);
    expect(own.filter((line) => line.includes('[ ]'))).toEqual(options.map((option) => `  - [ ] ${option}`));
    expect([added, left, taken]).toEqual([lines, [], 1]);
  });

  it('take the other answer as well', () => {
    expect(answered('May a Client withdraw an Invoice?', 'no').added).toEqual([
      '| sent | withdraw | not shown | Freelancer | | |',
    ]);
    const { after } = answered('What is “MAX_LINES”: 20 entries or 30 entries?', '30 entries');
    expect(after).toBe(document.replace('| MAX_LINES | 20 | entries | | |\n', ''));
    expect(answered('Is “Invoyce” the entity “Invoice”?', 'no').added).toContain('### Invoyce');
  });

  it('may be both where both can be true, and only one where they exclude each other', () => {
    expect(answered('Who fires “send”?', 'Freelancer', 'Client').added).toEqual([
      '| draft | send | sent | Freelancer, Client | | |',
    ]);
    const both = answered('In which state does it begin?', 'draft', 'sent');
    expect([both.added, both.left]).toEqual([
      [],
      ['More than one answer is ticked: In which state does it begin?'],
    ]);
  });

  it('are asked with a line for another answer only where there can be one', () => {
    expect(answered('Who fires “send”?').own.at(-1)).toBe('  - Answer: ');
    expect(answered('In which state does it begin?').own).toHaveLength(2);
  });
});

it('which of two elements a table is of', () => {
  const rows =
    '| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n';
  const text = `## 2. Screens and routes

Words.

${rows}| note | text | no | | | |

## 3. Entities and their fields

### Album

${rows}| id | uuid | yes | | key | |

### Photo

## 9. Business constants and limits

none
`;
  const list = questionsAsMarkdown(read(text));
  expect(list).toContain(
    'What is the table about: “Photo” or “Album”? (line 5)\n  - [ ] Photo\n  - [ ] Album',
  );
  const { changes } = answersIn(read(text), list.replace('[ ] Photo', '[x] Photo'));
  const { entities } = read(applyChanges(text, changes)).model.entities;
  expect(entities.map(({ name, fields }) => `${name}: ${fields.map((each) => each.name)}`)).toEqual([
    'Album: id',
    'Photo: note',
  ]);
});

describe('whether a row is for what is left', () => {
  const steps = (...rows: readonly string[]): string => `## 3. Entities and their fields

### Invoice

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| total | money | yes | | | |
| status | one of draft, sent, paid, void, lost | yes | draft | | lifecycle |

## 4. States and transitions

### Invoice status

- Governs: \`Invoice.status\`
- Starts: draft
- Ends: paid, void, lost

| From | Event | To | By | When | Then |
| --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} | |`).join('\n')}
`;
  const asks = (...rows: readonly string[]): number =>
    read(steps(...rows)).findings.filter(({ choice }) => choice?.text.includes('no other row')).length;

  it.each([
    [
      'one has a condition',
      ['sent | pay | paid | (system) | `total > 0`', 'sent | pay | void | (system) | '],
      1,
    ],
    [
      'another says so',
      [
        'sent | pay | paid | (system) | `total > 0`',
        'sent | pay | void | (system) | ',
        'sent | pay | lost | (system) | otherwise',
      ],
      0,
    ],
    [
      'another says so in another state that it leaves',
      [
        'sent | pay | paid | (system) | `total > 0`',
        'draft, sent | pay | void | (system) | ',
        'draft | pay | lost | (system) | otherwise',
      ],
      0,
    ],
    [
      'another may say so too',
      [
        'sent | pay | paid | (system) | `total > 0`',
        'sent | pay | void | (system) | ',
        'sent | pay | lost | (system) | ',
      ],
      0,
    ],
    [
      'another of another event says so',
      [
        'sent | pay | paid | (system) | `total > 0`',
        'sent | pay | void | (system) | ',
        'sent | drop | lost | (system) | otherwise',
      ],
      1,
    ],
  ])('is asked where it can be: %s', (_, rows, count) => {
    expect(asks(...rows)).toBe(count);
  });
});
