import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { checks } from '../../src/engine/checks/index.ts';
import { readPage } from '../../src/engine/checks/page.ts';
import { drop, editor, isPhone, keptTexts, open, saved } from './desk.ts';
import { expect, test } from './fixture.ts';

/** The first document of a check's page in which something is wrong. */
function badExample(check: string): string {
  const page = readFileSync(new URL(`../../src/engine/checks/${check}.md`, import.meta.url), 'utf8');
  return readPage(page).bad[0]?.markdown ?? '';
}

const card = (page: Page, check: string) =>
  page.getByRole('complementary', { name: 'Findings' }).getByRole('article').filter({ hasText: check });

/** Hints are hidden until they are asked for. */
async function showHints(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Actions' }).getByRole('combobox').fill('Show hints');
  await page.keyboard.press('Enter');
}

async function openText(page: Page, text: string): Promise<void> {
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
  await editor(page).click();
  await page.keyboard.press('Control+z');
  await kept(page, text, true);
}

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
  ['constants/unit-differs', /^Write “characters” as the unit/, false],
  ['document/same-fact-twice', /^Write 100 here/, false],
  ['document/same-fact-twice', /^Write 50 under the constants/, false],
  ['document/duplicate-point', /^Put all of it under the first heading/, true],
];

test.describe('fixes', () => {
  test.skip(({ page }) => isPhone(page), 'the same on a phone, one pane at a time');

  for (const [check, label, previewed] of fixes) {
    test(`${check}: ${label.source.replaceAll('^', '')} is one step to undo`, async ({ page }) => {
      await open(page);
      const text = badExample(check);
      await openText(page, text);
      if (checks.find(({ id }) => id === check)?.severity === 'hint') await showHints(page);
      await card(page, check).getByRole('button', { name: label }).first().click();
      await makeAndUndo(page, text, label, previewed);
    });
  }

  test('a finding is allowed for a reason, and a waiver is given one', async ({ page }) => {
    await open(page);
    const text = badExample('screens/unreachable');
    await openText(page, text);
    const finding = card(page, 'screens/unreachable');
    await finding.getByRole('button', { name: 'Allow screens/unreachable here' }).click();
    await finding.getByRole('textbox', { name: 'It may stay, because' }).fill('a mail leads to it');
    await finding.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(finding).toHaveCount(0);
    await expect(editor(page)).toContainText('allow screens/unreachable because a mail leads to it');
    const bare = badExample('document/waiver-without-reason');
    await openText(page, bare);
    const unreasoned = card(page, 'document/waiver-without-reason');
    await unreasoned.getByRole('button', { name: 'Give the reason…' }).click();
    await unreasoned.getByRole('textbox').fill('it is the end');
    await unreasoned.getByRole('button', { name: 'Write it' }).click();
    await expect(unreasoned).toHaveCount(0);
    await expect(editor(page)).toContainText('because it is the end');
  });

  test('a slip that stands in several places is put right in all of them', async ({ page }) => {
    await open(page);
    const text = `# Slips

## 2. Screens and routes

| Screen | Route | Leads to |
| --- | --- | --- |
| Home (entry) | \`/\` | Baskte |
| Basket | \`/basket\` | Home |
| About | \`/about\` | Baskte, Home |
`;
    await openText(page, text);
    await card(page, 'screens/unknown-target')
      .getByRole('button', { name: 'Write “Basket”, 2 times' })
      .click();
    await makeAndUndo(page, text, /^Write “Basket”/, true);
  });

  test('all fixes of a kind are one look, one text and one step to undo', async ({ page }) => {
    await open(page);
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
    await openText(page, text);
    await showHints(page);
    const findings = card(page, 'rules/number-is-a-constant');
    await expect(findings).toHaveCount(2);
    await findings
      .first()
      .getByRole('button', { name: /the same for all 2 findings/ })
      .click();
    const preview = page.getByRole('dialog', { name: 'Write “NUMBER_LENGTH”, and 1 more of' });
    await preview.getByRole('button', { name: 'Change the text' }).click();
    await expect(findings).toHaveCount(0);
    await kept(page, text.replaceAll('most 20', 'most `NUMBER_LENGTH`'), true);
    await editor(page).click();
    await page.keyboard.press('Control+z');
    await kept(page, text, true);
  });

  test('a table that its heading tells of goes to the element that is chosen', async ({ page }) => {
    await open(page);
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
    await openText(page, text);
    await showHints(page);
    await card(page, 'document/unread')
      .getByRole('button', { name: 'Move the table to “Album” in point 3' })
      .click();
    const preview = page.getByRole('dialog', { name: 'Move the table to “Album” in point 3' });
    await preview.getByRole('button', { name: 'Change the text' }).click();
    const moved = text
      .replace(`${head}| note | text | no | | | |\n\n`, '')
      .replace('| key | |\n\n### Photo', `| key | |\n\n${head}| note | text | no | | | |\n\n### Photo`);
    await kept(page, moved, true);
    await editor(page).click();
    await page.keyboard.press('Control+z');
    await kept(page, text, true);
  });

  test('what can be done at the cursor: a name for a number, back, a row for each name, the order', async ({
    page,
  }) => {
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
    await page.keyboard.press('Control+k');
    const actions = page.getByRole('dialog', { name: 'Actions' });
    await actions.getByRole('combobox').fill('points in order');
    await expect(actions.getByRole('option').first()).toContainText('points in order');
    await page.keyboard.press('Enter');
    await makeAndUndo(page, text, /points in order/, true);
  });
});
