import { ChangeSet, Text } from '@codemirror/state';
import { afterEach, expect, test, vi } from 'vitest';
import { $crumbs } from '../../src/stores/crumbs.ts';
import {
  $document,
  changeDocument,
  differenceOf,
  editDocument,
  showDocument,
} from '../../src/stores/document.ts';
import { $chosen, $selection, moveCursor } from '../../src/stores/selection.ts';
import { $summary, readWith } from '../../src/stores/summary.ts';
import { engineHere } from './engine-here.ts';

const text = `# Specification: Loans

## 2. Screens and routes

| Screen | Route |
| --- | --- |
| Shelf (entry) | \`/\` |

## 3. Data model

### Loan

| Field | Type | Required |
| --- | --- | --- |
| \`due\` | date | yes |
| \`state\` | one of \`lent\`, \`back\` | yes |

### Shade

| Value | Meaning |
| --- | --- |
| \`dark\` | at night |

## 4. States and transitions

### Loan

- **lent**: with a member

| From | Event | To | By |
| --- | --- | --- | --- |
| (new) | lend | lent | Clerk |
| lent | | back | Clerk |

## 5. Validation rules

| For | Rule | Message |
| --- | --- | --- |
| \`Loan.due\` | at least 1 | "Too soon." |

## 6. Roles and permissions

- **Clerk**: at the desk
- **Member**: borrows

| Action | Clerk | Member |
| --- | --- | --- |
| read Loan | yes | own |

## 7. API calls

### \`POST /loans\`

| Field | In | Type |
| --- | --- | --- |
| \`volume\` | body | text |

| Status | When | Carries |
| --- | --- | --- |
| 201 | lent | Loan |

## 8. Error cases

| Error | Status |
| --- | --- |
| \`TOO_MANY\` | 409 |

## 9. Business constants and limits

| Constant | Value |
| --- | --- |
| \`LONGEST\` | 30 days |
`;

let end = (): void => {};
afterEach(() => end());

/** The text is read, and its crumbs are followed. */
async function opened(of = text): Promise<void> {
  showDocument({ id: 'loans', text: of });
  const ends = [$crumbs.listen(() => {}), readWith(engineHere().start)];
  end = () => {
    for (const each of ends) each();
  };
  await vi.waitFor(() => expect($summary.get()).toBeDefined());
}

/** What the crumbs say where these words first stand, the point left out. */
function at(words: string): readonly string[] {
  const offset = text.indexOf(words);
  moveCursor(offset, offset);
  const [, ...inner] = $crumbs.get();
  return inner.map(({ label }) => label);
}

test('the way to the cursor goes on to what is inside the element', async () => {
  await opened();
  expect(at('date |')).toEqual(['Loan', 'due']);
  expect(at('dark')).toEqual(['Shade', 'dark']);
  expect(at('with a member')).toEqual(['Loan', 'lent']);
  expect(at('lend |')).toEqual(['Loan', 'lend']);
  expect(at('"Too soon."')).toEqual(['Loan.due']);
  expect(at('read Loan')).toEqual(['read Loan']);
  expect(at('own |')).toEqual(['read Loan', 'Member']);
  expect(at('body')).toEqual(['POST /loans', 'volume']);
  expect(at('lent | Loan')).toEqual(['POST /loans', '201']);
  expect(at('409')).toEqual(['TOO_MANY']);
  expect(at('30 days')).toEqual(['LONGEST']);
});

test('a step without an event is called by the states that it lies between', async () => {
  await opened();
  expect(at('| lent | | back')).toEqual(['Loan', 'lent → back']);
});

test('between two elements the way ends at what is around both', async () => {
  await opened();
  expect(at('| Field | Type')).toEqual(['Loan']);
  expect(at('| Screen | Route')).toEqual([]);
  expect($crumbs.get().map(({ label }) => label)).toEqual(['2 Screens and routes']);
});

test('each step leads to where its name stands', async () => {
  await opened();
  at('date |');
  expect($crumbs.get().map(({ from, to }) => text.slice(from, to))).toEqual(['', 'Loan', '`due`']);
  expect($crumbs.get().every(({ from }) => from > 0)).toBe(true);
});

test('what is typed before the text is read again changes nothing of where the cursor is', async () => {
  await opened();
  moveCursor(text.length, text.length);
  const before = [$crumbs.get(), $chosen.get()] as const;
  expect(before[0].map(({ label }) => label)).toEqual(['9 Business constants and limits']);
  changeDocument([{ from: text.length, to: text.length, insert: 'x' }]);
  moveCursor(text.length + 1, text.length + 1);
  expect([$crumbs.get(), $chosen.get()]).toEqual(before);
  expect(before[1].point).toBe('constants');
});

test('a point that goes on behind others is where its text is, and not between', async () => {
  const again = `${text}\n## 3. Data model\n\n### Pile\n\n| Field | Type |\n| --- | --- |\n| \`high\` | integer |\n`;
  await opened(again);
  const chosenAt = (words: string) => {
    moveCursor(again.indexOf(words), again.indexOf(words));
    return [$chosen.get().point, $crumbs.get()[0]?.label];
  };
  expect(chosenAt('**Clerk**')).toEqual(['roles', '6 Roles and permissions']);
  expect(chosenAt('`due`')).toEqual(['entities', '3 Entities and their fields']);
  expect(chosenAt('`high`')).toEqual(['entities', '3 Entities and their fields']);
});

test('a text that becomes shorter by no hand of the editor takes the cursor along', async () => {
  await opened();
  const longer = `${text}| \`LEAST\` | 1 day |\n`;
  changeDocument([{ from: text.length, to: text.length, insert: longer.slice(text.length) }]);
  moveCursor(longer.length, longer.length);
  changeDocument([differenceOf(longer, text)]);
  expect($selection.get()).toMatchObject({ from: text.length, to: text.length, by: 'editor' });
  const version = $document.get()?.version;
  await vi.waitFor(() => expect($summary.get()?.version).toBe(version));
  expect($crumbs.get()[0]?.label).toBe('9 Business constants and limits');
  expect($chosen.get().point).toBe('constants');
});

test('an edit above the cursor that the editor did not make takes it along, and one of the editor waits for it', () => {
  showDocument({ id: 'loans', text: 'one two' });
  moveCursor(4, 4);
  changeDocument([{ from: 0, to: 0, insert: '> ' }]);
  expect($selection.get()).toMatchObject({ from: 6, to: 6 });
  const seen: number[] = [];
  const unwatch = $selection.listen(({ from }) => void seen.push(from));
  editDocument(ChangeSet.of({ from: 6, insert: 'x' }, 9), Text.of(['> one xtwo']));
  expect(seen).toEqual([]);
  moveCursor(7, 7);
  expect(seen).toEqual([7]);
  unwatch();
});
