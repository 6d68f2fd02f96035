import { describe, expect, test } from 'vitest';
import { applyChanges, changesFor, type Fix, read } from '../../../src/engine/index.ts';

const fields =
  '| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n';
const constants = '| Constant | Value | Unit | When | Meaning |\n| --- | --- | --- | --- | --- |\n';

/** The document with the removals that a check offers carried out, each by itself. */
function without(check: string, text: string): readonly string[] {
  const document = read(text);
  return document.findings
    .filter((finding) => finding.check === check)
    .flatMap(({ fixes = [] }) => fixes)
    .filter(({ kind }) => kind === 'remove')
    .map((fix) => applyChanges(text, changesFor(document, fix)));
}

const entities = (notes: string): string => `## 2. Screens and routes

| Screen | Route | Shows | Leads to |
| --- | --- | --- | --- |
| Home (entry) | \`/\` | Invoice, list of Line | none |

## 3. Entities and their fields

### Invoice

${fields}| id | uuid | yes | | key | |

### Line

${fields}| id | uuid | yes | | key | |

### Reminder

It is sent once.

${fields}| id | uuid | yes | | key | |
${notes}
## 5. Validation rules

None of them is checked.
`;

test('an entity that nothing speaks of goes with its heading, its words and its fields', () => {
  const text = entities('');
  expect(without('entities/unused', text)).toEqual([text.replace(/### Reminder[\s\S]*?(?=## 5)/, '')]);
});

test('an entity of its own below the heading of another stays when that goes', () => {
  const mail = `\n#### Mail\n\n${fields}| id | uuid | yes | | key | |\n`;
  const [first, second] = without('entities/unused', entities(mail));
  expect(first).not.toContain('### Reminder');
  expect(first).toContain(mail);
  expect(second).toBe(entities(mail).replace(mail, ''));
});

test.each([
  ['words under a heading below its own', '\n#### History\n\nIt came in 2019.\n'],
  ['a quotation', '\n---\n\n> It came in 2019.\n'],
])('an entity stays where %s would be left to another', (_, notes) => {
  expect(without('entities/unused', entities(notes))).toEqual([entities(notes)]);
});

const account = (rows: string): string =>
  `## 3. Entities and their fields\n\n### Account\n\n${fields}${rows}\n## 5. Validation rules\n\nAn account has a name, an email, a limit and a plan.\n`;
const used = '| name, email | text | yes | | | |\n| limit, plan | text | yes | | | |\n';

test.each([
  ['each in its row', '| shoeSize | integer | no | | | |\n| hatSize | integer | no | | | |\n'],
  ['both in one row', '| shoeSize, hatSize | integer | no | | | |\n'],
])('several fields of one entity go together, %s', (_, two) => {
  expect(without('entities/field-never-read', account(used + two))).toEqual([account(used)]);
});

test.each(['plan, shoeSize, hatSize', 'shoeSize, plan, hatSize', 'shoeSize, hatSize, plan'])(
  'of a row that names others too only the names go: %s',
  (names) => {
    const text = account(used.replace('limit, plan', `limit, ${names}`));
    expect(without('entities/field-never-read', text)).toEqual([account(used)]);
  },
);

const limits = (rows: string): string => `## 3. Entities and their fields

### Invoice

${fields}| id | uuid | yes | | key | |
| number | text | yes | | at most \`NUMBER_LENGTH\` characters | |

## 9. Business constants and limits

${constants}| NUMBER_LENGTH | 20 | characters | | |
${rows}| MAX_TAGS | 10 | entries | | |
`;

test('a constant goes with all of its cases', () => {
  const cases = '| MAX_LINES | 10 | entries | plan is free | |\n| MAX_LINES | 99 | entries | otherwise | |\n';
  expect(without('constants/unused-constant', limits(cases))).toContain(limits(''));
});

describe('a table goes with its last row', () => {
  const row = '| MAX_LINES | 10 | entries | | |\n';
  const leave = (other: string) => without('constants/unused-constant', limits('') + other);

  test('and its title with it, where nothing else stands below that', () => {
    expect(leave(`\n### Of lines\n\n${constants}${row}`)).toContain(limits(''));
    const next = '\n### Of tags\n\nThere are few.\n';
    expect(leave(`\n### Of lines\n\n${constants}${row}${next}`)).toContain(limits('') + next);
  });

  test.each([
    ['words', '\n### Of lines\n\nThere are few.\n', ''],
    ['words behind it', '\n### Of lines\n', '\nThere are few.\n'],
    ['a heading below its own', '\n### Of lines\n', '\n#### Short ones\n\nThere are few.\n'],
    ['a waiver', '\n### Of lines\n\n<!-- ninefold: allow constants/no-value because they are new -->\n', ''],
  ])('and its title stays where %s would be left', (_, before, behind) => {
    expect(leave(`${before}\n${constants}${row}${behind}`)).toContain(limits('') + before + behind);
  });

  test('but for its header, where a comment stands in that', () => {
    const header = constants.replace('Meaning', 'Meaning <!-- in words -->');
    expect(leave(`\n### Of lines\n\n${header}${row}`)).toContain(`${limits('')}\n### Of lines\n\n${header}`);
  });
});

test('nothing is taken away where another element would go with it', () => {
  const text = account(used);
  const from = text.indexOf('| name');
  const fix: Fix = { kind: 'remove', label: '', at: { from, to: text.indexOf('\n', from) } };
  expect(changesFor(read(text), fix)).toEqual([]);
});
