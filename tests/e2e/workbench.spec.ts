import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { editor, equipped, isPhone, open as openWorkbench, read, saved } from './desk.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const corpus =
  process.env.NINEFOLD_CORPUS ?? fileURLToPath(new URL('../../../shared/corpus', import.meta.url));
const realFile = `${corpus}/ninepoint/healthchecks.md`;

/** A document in which a screen is misspelt: one finding whose fix puts the right name. */
const misspelt = `# Specification: Library

A library lends books.

## 1. What the product does and for whom

The library lends books to members.

- **Member**: borrows books.

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| Bookshelf (entry) | \`/\` | list of Book | none | Volumme | Member |
| Volume | \`/books/:id\` | Book | none | Bookshelf | Member |

## 3. Entities and their fields

### Book

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |

## 4. States and transitions

none

## 5. Validation rules

none

## 6. Roles and permissions

- **Member**: borrows books.

| Action | Member |
| --- | --- |
| read Book | yes |

## 7. The calls it makes

none

## 8. The error catalogue

none

## 9. Business constants and limits

none
`;

/** Opens the workbench, and waits until its document is read and kept. */
async function open(page: Page, address = '/workbench/'): Promise<void> {
  await openWorkbench(page, address);
  await settled(page);
}

/** Waits until the document is saved and its summary is there. */
async function settled(page: Page): Promise<void> {
  await saved(page);
  await read(page);
}

/** Shows a pane; on a wide screen all of them are there. */
async function show(page: Page, pane: 'Outline' | 'Text' | 'Findings'): Promise<void> {
  if (isPhone(page))
    await page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: pane }).click();
}

/** Drops a file on the page, as from a desktop. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'text/markdown' }));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: data });
  await expect(page.getByText('Drop to open')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(page.getByText('Drop to open')).toBeHidden();
}

/** Chooses from the menu of everything else. */
async function more(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens a document from the list of all. */
async function openListed(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Documents/ }).click();
  await page.getByRole('dialog', { name: 'Documents' }).getByRole('button', { name: title }).click();
}

const card = (page: Page, words: string | RegExp) =>
  page.getByRole('complementary', { name: 'Findings' }).getByRole('article').filter({ hasText: words });

test('a first visit opens on an example, which is kept', async ({ page }) => {
  await open(page);
  await expect(editor(page)).toContainText('Specification: Tool library');
  await expect(page.getByRole('button', { name: 'Documents. Open: Tool library' })).toBeVisible();
});

test('a real specification is dropped, looked at, and found again after a reload', async ({ page }) => {
  test.skip(!existsSync(realFile), `needs the corpus: ${realFile} is not there (NINEFOLD_CORPUS)`);
  await open(page);
  await drop(page, 'healthchecks.md', readFileSync(realFile, 'utf8'));
  await expect(editor(page)).toContainText('Specification: Healthchecks');
  await settled(page);
  await show(page, 'Outline');
  const entities = page.locator('#pane-outline li[data-point=entities]').first();
  await expect(entities).toContainText(/\d+ of \d+ shown/);
  await entities.getByRole('button').first().click();
  if (isPhone(page)) await expect(editor(page)).toBeVisible();
  await expect(editor(page)).toContainText('3. Entities and their fields');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Documents. Open: Healthchecks/ })).toBeVisible();
  await expect(editor(page), 'the place is the one that was left').toContainText(
    '3. Entities and their fields',
  );
});

test('a finding is followed to its line, fixed, gone, and stays so after a reload', async ({ page }) => {
  await open(page);
  await drop(page, 'library.md', misspelt);
  await settled(page);
  await show(page, 'Findings');
  const finding = card(page, /Volumme/).first();
  await expect(finding).toContainText('line 15');
  await finding.getByRole('button', { name: /line 15/ }).click();
  await expect(editor(page)).toBeVisible();
  await expect(editor(page).locator('.cm-activeLine')).toContainText('| Volumme |');
  await show(page, 'Findings');
  await finding
    .getByRole('button', { name: /“Volume”/ })
    .last()
    .click();
  await expect(card(page, /Volumme/)).toHaveCount(0);
  await show(page, 'Text');
  await expect(editor(page)).toContainText('| none | Volume | Member |');
  await settled(page);
  await page.reload();
  await expect(editor(page)).toContainText('| none | Volume | Member |');
});

test('from the first key to the fix without a pointer', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no such keys');
  await open(page);
  await drop(page, 'library.md', misspelt);
  await settled(page);
  await expect(card(page, /Volumme/).first()).toBeVisible();
  await equipped(page);
  await page.keyboard.press('F6');
  await expect(page.getByRole('navigation', { name: 'Outline' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(editor(page)).toBeFocused();
  const line = editor(page).locator('.cm-activeLine');
  for (let here = ''; !here.includes('| Volumme |'); here = (await line.textContent()) ?? '') {
    await page.keyboard.press('F8');
    await expect(line).not.toHaveText(here);
  }
  await page.keyboard.press('Control+.');
  await expect(page.getByRole('menu', { name: 'Fixes' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card(page, /Volumme/)).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(card(page, /Volumme/).first()).toBeVisible();
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
});

test('a new document waits for its name, and asks what to say first', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(editor(page)).toContainText('Specification: Untitled');
  await settled(page);
  await show(page, 'Findings');
  await expect(card(page, 'What does the product do?')).toHaveCount(1);
  if (isPhone(page)) return;
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Kite');
  await expect(editor(page)).toContainText('# Specification: Kite');
  await expect(page).toHaveTitle('Kite · Ninefold');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg\+xml,/);
});

test('a document that is pasted into a new one takes its place, as one step', async ({ page, isMobile }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page).toHaveTitle(/Untitled/);
  await editor(page).click();
  const paste = (text: string): Promise<void> =>
    editor(page).evaluate((element, content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', content);
      const options = { clipboardData, bubbles: true, cancelable: true, composed: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    }, text);
  await paste('# Specification: Ladder club\n\nMembers borrow ladders.\n');
  await expect(page).toHaveTitle(/^Ladder club/);
  await expect(editor(page)).not.toContainText('Validation rules');
  if (isMobile) return;
  await page.keyboard.press('Control+z');
  await expect(page).toHaveTitle(/Untitled/);
  // Something is written: what is pasted then is a part of it.
  await page.keyboard.press('Control+End');
  await page.keyboard.type('none');
  await paste('\n## Notes\n');
  await expect(editor(page)).toContainText('Validation rules');
});

test('another document begins at its top, and the one before is where it was left', async ({ page }) => {
  test.skip(isPhone(page), 'one pane at a time');
  await open(page);
  const scrolled = () => page.locator('.editor-host .cm-scroller').evaluate((element) => element.scrollTop);
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await expect.poll(scrolled).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect.poll(scrolled).toBe(0);
  await openListed(page, /^Tool library/);
  await expect.poll(scrolled).toBeGreaterThan(500);
});

test('hints are hidden until they are asked for, and stay shown after a reload', async ({ page }) => {
  await open(page);
  await drop(page, 'hints.md', `${misspelt}\n## Appendix\n\n| Left | Right |\n| --- | --- |\n| a | b |\n`);
  await settled(page);
  await show(page, 'Findings');
  const toggle = page.getByRole('button', { name: /hints?/ });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await settled(page);
  await show(page, 'Findings');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('the theme is chosen, holds on every page, and is there before anything is drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const dark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(dark).toBe('dark');
  await page.goto('/guide/format/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const choice = page.getByLabel('Colours');
  await expect(choice).toHaveValue('dark');
  await choice.selectOption('system');
  await expect.poll(dark).toBe('light dark');
  await page.goto('/workbench/');
  await settled(page);
  await expect.poll(dark).toBe('light dark');
});

test('a removed document is brought back', async ({ page }) => {
  await open(page);
  await drop(page, 'library.md', misspelt);
  await settled(page);
  await page.getByRole('button', { name: /^Documents/ }).click();
  await page.getByRole('button', { name: 'Remove Library' }).click();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toContainText('Specification: Tool library');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(editor(page)).toContainText('Specification: Library');
});

test('a sample is opened beside what is there, and never over it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(editor(page)).toContainText('Specification: Untitled');
  await editor(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('My own words. ');
  await page.getByRole('button', { name: 'Samples' }).click();
  await page.getByRole('menuitem', { name: 'An application nobody has looked at' }).click();
  await expect(editor(page)).not.toContainText('My own words.');
  await page.goto('/workbench/?sample=invoicing');
  await expect(editor(page)).toContainText('Specification: Invoicing');
  await openListed(page, /^Untitled/);
  await expect(editor(page)).toContainText('My own words.');
});

test('what was typed just before the page goes is kept', async ({ page }) => {
  await open(page);
  await editor(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('kept');
  await page.reload();
  await expect(editor(page)).toContainText('kept# Specification: Tool library');
});

test('what cannot be opened is refused by name, and the open document stays', async ({ page }) => {
  await open(page);
  await drop(page, 'picture.md', 'a\0b');
  await expect(page.getByText('picture.md was not opened: it is not a text file.')).toBeVisible();
  await expect(editor(page)).toContainText('Specification: Tool library');
});

test('the document is saved as a file', async ({ page }) => {
  await open(page);
  const [download] = await Promise.all([page.waitForEvent('download'), more(page, 'Download the text')]);
  expect(download.suggestedFilename()).toBe('tool-library.md');
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^# Specification: Tool library\n/);
});

test('the questions are copied as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/workbench/?sample=unknown');
  await show(page, 'Findings');
  await page.getByRole('button', { name: 'Copy the questions' }).click();
  await expect(page.getByText(/questions were copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\s*- \[ \] /m);
});

test('where the browser does not let them be copied, the questions are a file', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, '/workbench/?sample=unknown');
  await show(page, 'Findings');
  await page.getByRole('button', { name: 'Copy the questions' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save them as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^questions-.+\.md$/);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^- \[ \] .+\n {2}- Answer: $/m);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`no pane keeps anybody out, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page);
    await drop(page, 'library.md', misspelt);
    await settled(page);
    for (const pane of ['Outline', 'Text', 'Findings'] as const) {
      await show(page, pane);
      await expectAccessible(page);
    }
  });
}
