import { expect, test } from 'vitest';
import { edit, read } from '../../../src/engine/index.ts';

const asked = '<!-- ninefold: severity language/vague hint because it is asked -->\n\n';

/** The words of a document that the check of vague words marks, each with the word before it. */
function marked(markdown: string): readonly string[] {
  return read(asked + markdown)
    .findings.filter(({ check }) => check === 'language/vague')
    .map(({ at }) =>
      (asked + markdown)
        .slice(0, at.to)
        .split(/[\s|`(]+/)
        .slice(-2)
        .join(' '),
    );
}

const table = (...rows: readonly string[]): string =>
  rows.flatMap((row, index) => (index === 0 ? [row, row.replace(/[^|]+/g, ' --- ')] : [row])).join('\n');

const point = {
  product: '## 1. What the product does and for whom\n\n',
  screens: '## 2. Screens and routes\n\n',
  entities: '## 3. Entities and their fields\n\n',
  states: '## 4. States and transitions\n\n### Invoice status\n\n',
  rules: '## 5. Validation rules\n\n',
  roles: '## 6. Roles and permissions\n\n',
  calls: '## 7. The calls it makes\n\n### `POST /invoices`\n\n',
  errors: '## 8. The error catalogue\n\n',
  constants: '## 9. Business constants and limits\n\n',
};

test.each([
  ['the introduction', 'A text one quickly reads.\n'],
  ['the purpose', `${point.product}A text one quickly reads.`],
  ['an audience', `${point.product}- **Client**: one quickly pays.`],
  ['a term', `${point.product}### Terms\n\n- **Draft**: one quickly written.`],
  ['a screen', `${point.screens}- **Home** (\`/\`): one quickly found.`],
  ['an entity', `${point.entities}### Invoice\n\nA one quickly written.`],
  [
    'a field',
    `${point.entities}### Invoice\n\n${table('| Field | Type | Meaning |', '| number | text | one quickly read |')}`,
  ],
  ['a field in a bullet', `${point.entities}### Invoice\n\n- \`number\` (text, required): one quickly read`],
  ['a value', `${point.entities}### Colour\n\n${table('| Value | Meaning |', '| red | one quickly seen |')}`],
  ['a state', `${point.states}- **draft**: one quickly written.`],
  [
    'a condition and what follows',
    `${point.states}${table('| From | Event | To | When | Then |', '| draft | send | sent | `a > 0` and one quickly asks | one quickly sent; `a = 1` |')}`,
    2,
  ],
  ['a rule', `${point.rules}${table('| Subject | Rule |', '| Invoice.number | one quickly read |')}`],
  ['a role', `${point.roles}- **Client**: one quickly paying.`],
  [
    'a role in a table',
    `${point.roles}${table('| Role | Who | When |', '| Client | one quickly paying | one quickly pays |')}`,
    2,
  ],
  [
    'a permission',
    `${point.roles}- **Client**: pays.\n\n${table('| Action | Client |', '| read Invoice | when one quickly asks |')}`,
  ],
  ['a call', `${point.calls}For one quickly made.\n\n- Does: create Invoice`],
  [
    'a payload and an answer',
    `${point.calls}${table('| Payload | In | Type | Meaning |', '| number | body | text | one quickly read |')}\n\n${table('| Answer | When | Carries | Handling |', '| 201 | one quickly asks | none | one quickly leaves |')}`,
    3,
  ],
  [
    'an error',
    `${point.errors}${table('| Error | Status | When | Message | Handling |', '| gone | 410 | one quickly left | Hurry. | one quickly leaves |')}`,
    2,
  ],
  [
    'a constant',
    `${point.constants}${table('| Constant | Value | Unit | When | Meaning |', '| MAX | 5 | entries | one quickly pays | one quickly read |')}`,
    2,
  ],
])('words of %s are looked at, each once', (_, markdown, times = 1) => {
  expect(marked(markdown)).toEqual(Array.from({ length: times }, () => 'one quickly'));
});

test.each([
  ['a name', `${point.roles}- **Fast payer**: pays.`],
  [
    'a message',
    `${point.errors}${table('| Error | Status | Message |', '| gone | 410 | Try again soon. |')}`,
  ],
  ['a rule’s message', `${point.rules}${table('| Subject | Rule | Message |', '| a | required | Soon. |')}`],
  ['code', `${point.roles}- **Client**: has the flag \`fast\`.`],
  ['a quotation', `${point.roles}- **Client**: says “soon”.`],
  [
    'a value',
    `${point.entities}### A\n\n${table('| Field | Type | Default |', '| speed | one of fast, slow | fast |')}`,
  ],
  ['a link', `${point.roles}- **Client**: see [there](https://example.org/fast).`],
  [
    'a reference',
    `${point.screens}${table('| Screen | Route | Leads to |', '| Quick look | `/a` | Quick look |')}`,
  ],
])('%s is no prose', (_, markdown) => {
  expect(marked(markdown)).toEqual([]);
});

test('the words of two things that say the same are marked at each of them', () => {
  const rows = ['| number | text | one quickly read |', '| title | text | one quickly read |'];
  const text = `${point.entities}### Invoice\n\n${table('| Field | Type | Meaning |', ...rows)}`;
  expect(marked(text)).toHaveLength(2);
});

test.each([
  ['before the first point', 'Words.', 'Soon.'],
  ['of a role', 'Pays.', 'Pays soon.'],
])('words %s that are changed are looked at again', (_, before, after) => {
  const text = `${asked}Words.\n\n${point.roles}- **Client**: Pays.\n`;
  const from = text.indexOf(before);
  const edited = edit(read(text), [{ from, to: from + before.length, insert: after }]);
  const found = edited.findings.filter(({ check }) => check === 'language/vague');
  expect(found.map(({ at }) => edited.text.slice(at.from, at.to).toLowerCase())).toEqual(['soon']);
});
