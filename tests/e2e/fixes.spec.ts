import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { checks } from '../../src/engine/checks/index.ts';
import { readPage } from '../../src/engine/checks/page.ts';
import { act, drop, editor, equipped, isPhone, keptTexts, open, saved, show } from './desk.ts';
import { expect, expectAccessible, test } from './fixture.ts';

/** The first document of a check's page in which something is wrong. */
function badExample(check: string): string {
  const page = readFileSync(new URL(`../../src/engine/checks/${check}.md`, import.meta.url), 'utf8');
  return readPage(page).bad[0]?.markdown ?? '';
}

const card = (page: Page, check: string) =>
  page.getByRole('complementary', { name: 'Findings' }).getByRole('article').filter({ hasText: check });

/** Opens a document, and the findings; hints are hidden until they are asked for. */
async function openFindings(page: Page, text: string, hints = false): Promise<void> {
  await open(page);
  await openText(page, text);
  if (hints) await act(page, 'Show hints');
  await show(page, 'Findings');
}

async function undo(page: Page): Promise<void> {
  await show(page, 'Text');
  if (isPhone(page)) return act(page, 'Undo');
  await editor(page).click();
  await page.keyboard.press('Control+z');
}

async function openText(page: Page, text: string): Promise<void> {
  await show(page, 'Text');
  await drop(page, { 'example.md': text });
  await expect(editor(page)).toContainText(text.split('\n', 1)[0] ?? '');
  await kept(page, text, true);
}

/** Waits until a text is among those that are kept, or is not any more. */
async function kept(page: Page, text: string, is: boolean): Promise<void> {
  await saved(page);
  await expect.poll(async () => (await keptTexts(page)).includes(text)).toBe(is);
}

/** Answers the look at a change with yes, and takes the change back in one step. */
async function makeAndUndo(page: Page, text: string, title: RegExp, isShown: boolean): Promise<void> {
  const preview = page.getByRole('dialog', { name: title });
  if (isShown) await preview.getByRole('button', { name: 'Change the text' }).click();
  await expect(preview).toBeHidden();
  await kept(page, text, false);
  await undo(page);
  await kept(page, text, true);
}

/** On a phone the fixes are the same: one of each kind is made there. */
const onPhone = [
  'rules/unknown-subject',
  'states/unknown-state',
  'screens/unknown-entity',
  'screens/not-said',
  'rules/number-is-a-constant',
  'document/duplicate-point',
];

const fixes: readonly (readonly [check: string, fix: RegExp, previewed: boolean])[] = [
  ['rules/unknown-subject', /^Write “Invoice.number”/, false],
  ['states/unknown-state', /^Declare the state “snet”/, false],
  ['roles/undeclared-role', /^Declare the role “Bookkeeper”/, false],
  ['calls/error-not-catalogued', /^Add “limit_reached” to the catalogue/, false],
  ['constants/unknown-constant', /^Declare the constant “NUMBER_LENGHT”/, false],
  ['rules/unknown-subject', /^Declare the field “Invoice.numbre”/, false],
  ['screens/unknown-entity', /^Declare the entity “Customer”/, true],
  ['screens/unknown-target', /^Declare the screen “Settings”/, false],
  ['errors/no-message', /^Write “not shown” under “Message”/, false],
  ['screens/not-said', /^Write “not shown” under “Leads to”/, true],
  ['calls/made-by-nobody', /^Write “not shown” under “Made by”/, false],
  ['rules/number-is-a-constant', /^Write “NUMBER_LENGTH”/, false],
  ['constants/unit-differs', /^Write “MB” as the unit/, false],
  ['document/same-fact-twice', /^Write 100 here/, false],
  ['document/same-fact-twice', /^Write 50 under the constants/, false],
  ['constants/unused-constant', /^Remove “NOTE_LIMIT”/, false],
  ['entities/unused', /^Remove “Reminder”/, true],
  ['roles/unused-role', /^Write “not shown” under “Bookkeeper”/, true],
  ['calls/misses-required-field', /^Add “currency” to what the call takes/, false],
  ['rules/unchecked-payload', /^Add “note” to the rules/, false],
  ['document/duplicate-point', /^Put all of it under the first heading/, true],
];

test.describe('fixes', () => {
  for (const [check, label, previewed] of fixes) {
    test(`${check}: ${label.source.replaceAll('^', '')} is one step to undo`, async ({ page }) => {
      test.skip(isPhone(page) && !onPhone.includes(check), 'one of each kind on a phone');
      const text = badExample(check);
      await openFindings(page, text, checks.find(({ id }) => id === check)?.severity === 'hint');
      await card(page, check).getByRole('button', { name: label }).first().click();
      await makeAndUndo(page, text, label, previewed);
    });
  }

  test('what a fix changed is said, and taken back from there or by the key, wherever the focus is', async ({
    page,
  }) => {
    const text = badExample('screens/not-said');
    await openFindings(page, text);
    const fix = card(page, 'screens/not-said').getByRole('button', {
      name: /^Write “not shown” under “Leads to”/,
    });
    const made = page
      .getByRole('status', { name: 'Messages' })
      .filter({ hasText: 'Done: Write “not shown”' });
    const make = async (): Promise<void> => {
      await fix.first().click();
      await page.getByRole('button', { name: 'Change the text' }).click();
      await kept(page, text, false);
      await expect(page.locator('#pane-findings :focus')).toBeVisible();
    };
    await make();
    await made.getByRole('button', { name: 'Undo' }).click();
    await kept(page, text, true);
    await expect(made).toBeHidden();
    await expect(page.locator('#pane-findings :focus')).toBeVisible();
    if (isPhone(page)) return;
    await make();
    await page.keyboard.press('Control+z');
    await kept(page, text, true);
    await expect(made).toBeHidden();
    await page.keyboard.press('Control+Shift+z');
    await kept(page, text, false);
  });

  test('a finding is allowed for a reason, and a waiver is given one', async ({ page }) => {
    const text = badExample('screens/unreachable');
    await openFindings(page, text);
    const finding = card(page, 'screens/unreachable');
    await finding.getByRole('button', { name: 'Waive this finding: screens/unreachable' }).click();
    await finding
      .getByRole('textbox', { name: 'This finding is waived, because' })
      .fill('a mail leads to it');
    await finding.getByRole('button', { name: 'Waive it', exact: true }).click();
    await expect(finding).toHaveCount(0);
    await show(page, 'Text');
    await expect(editor(page)).toContainText('allow screens/unreachable because a mail leads to it');
    await show(page, 'Findings');
    const waived = page.getByRole('group').filter({ hasText: '1 waived in the document' });
    await waived.getByText('1 waived in the document').click();
    await expect(waived).toContainText('Waived because a mail leads to it');
    await waived.getByRole('button', { name: 'Take the waiver away' }).click();
    await expect(waived).toHaveCount(0);
    await expect(finding).toHaveCount(1);
    await expect(page.locator('#pane-findings :focus')).toBeVisible();
    await kept(page, text, true);
    const bare = badExample('document/waiver-without-reason');
    await openText(page, bare);
    await show(page, 'Findings');
    const unreasoned = card(page, 'document/waiver-without-reason');
    await unreasoned.getByRole('button', { name: 'Give the reason…' }).click();
    await unreasoned.getByRole('textbox').fill('it is the end');
    await unreasoned.getByRole('button', { name: 'Write it' }).click();
    await expect(unreasoned).toHaveCount(0);
    await show(page, 'Text');
    await expect(editor(page)).toContainText('because it is the end');
  });

  test('a slip that stands in several places is put right in all of them', async ({ page }) => {
    const text = `# Slips

## 2. Screens and routes

| Screen | Route | Leads to |
| --- | --- | --- |
| Home (entry) | \`/\` | Baskte |
| Basket | \`/basket\` | Home |
| About | \`/about\` | Baskte, Home |
`;
    await openFindings(page, text);
    await card(page, 'screens/unknown-target')
      .getByRole('button', { name: 'Write “Basket”, 2 times' })
      .click();
    await makeAndUndo(page, text, /^Write “Basket”/, true);
  });

  test('all fixes of a kind are one look, one text and one step to undo', async ({ page }) => {
    const text = `# Lengths

## 3. Entities and their fields

### Invoice

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| number | text | yes | | at most 20 characters | |
| title | text | yes | | at most 20 characters | |

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| NUMBER_LENGTH | 20 | characters | | longest text of one line |
`;
    await openFindings(page, text, true);
    const findings = card(page, 'rules/number-is-a-constant');
    await expect(findings).toHaveCount(2);
    await findings
      .first()
      .getByRole('button', { name: /the same for all 2/ })
      .click();
    const preview = page.getByRole('dialog', { name: 'Write “NUMBER_LENGTH”, and 1 more of' });
    await preview.getByRole('button', { name: 'Change the text' }).click();
    await expect(findings).toHaveCount(0);
    await kept(page, text.replaceAll('most 20', 'most `NUMBER_LENGTH`'), true);
    await undo(page);
    await kept(page, text, true);
  });

  test('a table that its heading tells of goes to the element that is chosen', async ({ page }) => {
    const head =
      '| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n';
    const text = `# Albums

## 2. Screens and routes

Words.

${head}| note | text | no | | | |

## 3. Entities and their fields

### Album

${head}| id | uuid | yes | | key | |

### Photo

${head}| id | uuid | yes | | key | |
`;
    await openFindings(page, text, true);
    await card(page, 'document/unread')
      .getByRole('button', { name: 'Move the table to “Album” in point 3' })
      .click();
    const preview = page.getByRole('dialog', { name: 'Move the table to “Album” in point 3' });
    await preview.getByRole('button', { name: 'Change the text' }).click();
    const moved = text
      .replace(`${head}| note | text | no | | | |\n\n`, '')
      .replace('| key | |\n\n### Photo', `| key | |\n\n${head}| note | text | no | | | |\n\n### Photo`);
    await kept(page, moved, true);
    await undo(page);
    await kept(page, text, true);
  });

  test('what can be done at the cursor: a name for a number, back, a row for each name, the order', async ({
    page,
  }) => {
    test.skip(isPhone(page), 'a phone has no key for it: the finding and the menu have the fixes');
    await open(page);
    const text = `# At hand

## 9. Business constants and limits

| Constant | Value | Unit |
| --- | --- | --- |
| MAX_X, MIN_X | 5 | characters |

## 5. Validation rules

| Subject | Rule |
| --- | --- |
| Cart.title | at most \`LONGEST\` characters |

## 9. Business constants and limits

| Constant | Value | Unit |
| --- | --- | --- |
| LONGEST | 40 | characters |
`;
    await openText(page, text);
    await equipped(page);
    const doAt = async (words: string, fix: string): Promise<void> => {
      const line = editor(page).locator('.cm-line').filter({ hasText: words }).first();
      const column = ((await line.textContent()) ?? '').indexOf(words) + 1;
      await line.click();
      await page.keyboard.press('Home');
      for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Control+.');
      await page.getByRole('menu', { name: 'Fixes' }).getByRole('menuitem', { name: fix }).click();
    };
    await doAt('LONGEST', 'Write the value of “LONGEST”');
    await makeAndUndo(page, text, /value of/, false);
    await doAt('MAX_X, MIN_X', 'Give each of these names a row');
    await makeAndUndo(page, text, /names a row/, true);
    await act(page, 'points in order');
    await makeAndUndo(page, text, /points in order/, true);
  });
});

test('the menu at the cursor offers a fix for all like it, as one step to undo', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no key for it: the finding has the fixes');
  const text = `# Two slips

## 3. Entities and their fields

### Invoice

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| number | text | yes | | | |
| total | money | yes | | | |

## 5. Validation rules

| Subject | Rule | On | Message | Error |
| --- | --- | --- | --- | --- |
| Invoice.numbre | required | | Give it a number. | |
| Invoice.totl | required | | Give it a sum. | |
`;
  await open(page);
  await openText(page, text);
  await equipped(page);
  await editor(page).locator('.cm-line').filter({ hasText: 'Give it a number' }).click();
  await page.keyboard.press('Control+.');
  const menu = page.getByRole('menu', { name: 'Fixes' });
  await menu.getByRole('menuitem', { name: 'Write “Invoice.number”: all 2 like it' }).click();
  await makeAndUndo(page, text, /Invoice\.number.*1 more/, true);
});

/** Puts the cursor into the line that holds some words, and opens the menu of what can be done there. */
async function menuAt(page: Page, words: string) {
  await equipped(page);
  await editor(page).locator('.cm-line').filter({ hasText: words }).first().click();
  await page.keyboard.press('Control+.');
  return page.getByRole('menu', { name: 'Fixes' });
}

test('a list that could not be read goes to the point that is chosen at the cursor', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no key for it');
  const list = '- `GET /notes` → 200, list of Note\n- `POST /notes` → 201, 422\n';
  const text = `# Notes\n\n## 8. The error catalogue\n\n${list}\n## 9. Business constants and limits\n\nnone\n`;
  await open(page);
  await openText(page, text);
  const label = 'Move the list to point 7, “The calls it makes”';
  await (await menuAt(page, 'POST')).getByRole('menuitem', { name: label }).click();
  await page.getByRole('dialog', { name: label }).getByRole('button', { name: 'Change the text' }).click();
  const moved = text.replace(`${list}\n`, '').replace('## 8.', `## 7. The calls it makes\n\n${list}\n## 8.`);
  await kept(page, moved, true);
  await undo(page);
  await kept(page, text, true);
});

test('a fact of another point goes where its point has such facts', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no key for it');
  const list = '- Editors may delete posts.\n- Editors may create posts.\n';
  const text = `# Posts\n\n## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| Home | \`/\` |\n\n${list}\n## 9. Business constants and limits\n\nnone\n`;
  await open(page);
  await openText(page, text);
  const label = 'Move the list to point 6, “Roles and permissions”';
  await (await menuAt(page, 'create posts')).getByRole('menuitem', { name: label }).click();
  await page.getByRole('dialog', { name: label }).getByRole('button', { name: 'Change the text' }).click();
  const matrix = '| Action | Editors |\n| --- | --- |\n| delete posts | yes |\n| create posts | yes |';
  await kept(
    page,
    text
      .replace(`${list}\n`, '')
      .replace('## 9.', `## 6. Roles and permissions\n\n- **Editors**:\n\n${matrix}\n\n## 9.`),
    true,
  );
  await undo(page);
  await kept(page, text, true);
});

test('the menu at the cursor asks for the reason of what is allowed, and gives up without one', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone has no key for it: the finding has the button');
  const text = badExample('screens/unreachable');
  await openFindings(page, text);
  const [from = ''] = /^\| \w[^|]*(?=\|)/m.exec(text.slice(text.lastIndexOf('| --- |'))) ?? [];
  const allow = (menu: ReturnType<Page['getByRole']>) =>
    menu.getByRole('menuitem', { name: 'Waive this finding: screens/unreachable' });
  const line = await card(page, 'screens/unreachable')
    .getByText(/^line \d+$/)
    .textContent();
  const words = text.split('\n')[Number(line?.replace(/\D/g, '')) - 1] ?? from;
  const name = words.split('|')[1]?.trim() ?? '';
  await allow(await menuAt(page, name)).click();
  const reason = page.getByRole('textbox', { name: 'This finding is waived, because' });
  await expect(reason).toBeFocused();
  await expectAccessible(page, '#pane-text');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await kept(page, text, true);
  await allow(await menuAt(page, name)).click();
  await expect(page.getByRole('button', { name: 'Waive it', exact: true })).toBeDisabled();
  await reason.fill('a mail leads to it');
  await page.keyboard.press('Enter');
  await expect(card(page, 'screens/unreachable')).toHaveCount(0);
  await expect(editor(page)).toContainText('allow screens/unreachable because a mail leads to it');
  await undo(page);
  await kept(page, text, true);
});

test('many fixes at once can be cancelled, and nothing is changed then', async ({ page }) => {
  const rows = Array.from(
    { length: 400 },
    (_, index) => `| Screen ${index} | \`/${index}\` | Scren ${(index + 1) % 400} |`,
  );
  const text = `# Many slips\n\n## 2. Screens and routes\n\n| Screen | Route | Leads to |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  await openFindings(page, text);
  await card(page, 'screens/unknown-target')
    .first()
    .getByRole('button', { name: /^Write .*, and the same for all 400/ })
    .click();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'Cancelled: nothing was changed.',
  );
  await expect(page.getByRole('dialog', { name: /Write “/ })).toBeHidden();
  await kept(page, text, true);
  // The text is read on.
  await expect(foot.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(card(page, 'screens/unknown-target').first()).toBeVisible();
});

test('what could not be decided is folded behind the findings, and leads to its line', async ({ page }) => {
  const text = `# Bounds

## 3. Entities and their fields

### Invoice

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| total | money | yes | | | |

## 5. Validation rules

| Subject | Rule | On | Message | Error |
| --- | --- | --- | --- | --- |
| Invoice | \`total > MOST\` | | It is too small. | |

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| MOST | not shown | | | |
`;
  await openFindings(page, text);
  const pane = page.getByRole('complementary', { name: 'Findings' });
  await pane.getByText('In 1 place it could not be decided').click();
  await expectAccessible(page, '#pane-findings');
  await pane.getByRole('button', { name: /^Line 16: whether any “Invoice” can keep this/ }).click();
  await show(page, 'Text');
  await expect(editor(page)).toBeVisible();
  await expect(editor(page).locator('.cm-line').filter({ hasText: 'total > MOST' })).toBeInViewport();
  if (isPhone(page)) return;
  await expect(page.getByRole('navigation', { name: 'Where the cursor is' })).toContainText('Invoice');
});

test('what bullets and sentences leave unsaid is said below and behind them, after a look', async ({
  page,
}) => {
  const text = `# Notes

## 2. Screens and routes

- **Notes** (entry) — \`/\`. All notes.
- Note \`/notes/:id\`, print \`/notes/:id/print\`.

The page Terms at \`/terms\` shows the terms.
`;
  await openFindings(page, text);
  const label = 'Write “not shown” under “Leads to”, 4 times';
  await card(page, 'screens/not-said').getByRole('button', { name: label }).click();
  const preview = page.getByRole('dialog', { name: label });
  await expect(preview).toBeVisible();
  await expectAccessible(page, 'dialog');
  await preview.getByRole('button', { name: 'Change the text' }).click();
  const said = text
    .replace('All notes.\n', 'All notes.\n  - Leads to: not shown\n')
    .replace('print`.\n', 'print`.\n- Leads to, for `Note`: not shown\n- Leads to, for `print`: not shown\n')
    .replace('the terms.\n', 'the terms.\n\n- Leads to, for `Terms`: not shown\n');
  await kept(page, said, true);
  await undo(page);
  await kept(page, text, true);
});

test('questions are answered where they stand: the list comes into the dialog, and what is ticked into the text', async ({
  page,
}) => {
  const text = badExample('document/same-fact-twice');
  await openFindings(page, text);
  await page.getByRole('button', { name: 'Paste answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste answers' });
  await dialog.getByRole('button', { name: 'Put the questions here' }).click();
  const list = dialog.getByRole('textbox');
  await expect(list).toBeFocused();
  await expect(list).toHaveValue(/- \[ \] What is “MAX_LINES”/);
  await list.fill((await list.inputValue()).replace('- [ ] 100', '- [x] 100'));
  await dialog.getByRole('button', { name: 'Read the answers' }).click();
  await page.getByRole('button', { name: 'Put it into the text' }).click();
  await expect(card(page, 'document/same-fact-twice')).toHaveCount(0);
  const made = page.getByRole('status', { name: 'Messages' });
  await expect(made).toContainText('One answer was put into the text.');
  await made.getByRole('button', { name: 'Undo' }).click();
  await kept(page, text, true);
});

test('answers that were typed are still there after Escape, and after a look at what they change', async ({
  page,
}) => {
  await openFindings(page, badExample('document/same-fact-twice'));
  await page.getByRole('button', { name: 'Paste answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste answers' });
  const typed = '- [ ] What is “MAX_LINES”: 100 or 50?\n  - [x] 100\n  - [ ] 50\n';
  await dialog.getByRole('textbox').fill(typed);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Paste answers' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(typed);
  await dialog.getByRole('button', { name: 'Read the answers' }).click();
  const preview = page.getByRole('dialog', { name: 'Read one answer' });
  await preview.getByRole('button', { name: 'Leave it' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(typed);
});

test('a person settles what the document says in two ways, by ticking one of them', async ({ page }) => {
  const text = badExample('document/same-fact-twice');
  await openFindings(page, text);
  await act(page, 'Paste answers');
  const dialog = page.getByRole('dialog', { name: 'Paste answers' });
  await dialog.getByRole('textbox').fill('- [ ] What is “MAX_LINES”: 100 or 50?\n  - [x] 100\n  - [ ] 50\n');
  await dialog.getByRole('button', { name: 'Read the answers' }).click();
  await page
    .getByRole('dialog', { name: 'Read one answer' })
    .getByRole('button', { name: 'Put it into the text' })
    .click();
  await expect(card(page, 'document/same-fact-twice')).toHaveCount(0);
  await undo(page);
  await kept(page, text, true);
});
