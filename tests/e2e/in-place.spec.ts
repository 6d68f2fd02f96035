import type { Page } from 'playwright/test';
import {
  drop,
  editor,
  equipped,
  isPhone,
  listDocuments,
  open,
  read,
  saved,
  show,
  showHistory,
} from './desk.ts';
import { expect, test } from './fixture.ts';

const pane = (page: Page) => page.getByRole('complementary', { name: 'Views' });
const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' });

/** How much higher than the window the page is, in CSS pixels. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollHeight ?? 0) - innerHeight);

/** A document of many screens, calls and constants, with something to ask of each. */
const long = [
  '# Specification: Long',
  '## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |',
  ...Array.from({ length: 60 }, (_, at) => `| Screen ${at} | \`/screen-${at}\` |`),
  '\n## 8. The error catalogue\n\n| Error | Status | When | Message | Handling |\n| --- | --- | --- | --- | --- |',
  ...Array.from({ length: 60 }, (_, at) => `| error_${at} | 400 | it fails | | stay |`),
].join('\n');

test('the page is as high as the window, whatever is opened in its panes', async ({ page }) => {
  await open(page);
  await drop(page, { 'long.md': long });
  await expect(editor(page)).toContainText('Specification: Long');
  await read(page);
  for (const name of ['Outline', 'Findings'] as const) {
    await show(page, name);
    await page.locator(`#pane-${name.toLowerCase()}`).evaluate((element) => {
      for (const details of element.querySelectorAll('details')) details.open = true;
      element.scrollTo(0, element.scrollHeight);
    });
    await expect.poll(() => beyond(page), name).toBe(0);
  }
});

test('a call that is chosen is open and marked in its view, and one that is opened there is chosen', async ({
  page,
}) => {
  test.skip(isPhone(page), 'one pane at a time');
  await open(page, '/workbench/?sample=invoicing');
  await read(page);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await pane(page).getByRole('button', { name: 'Calls', exact: true }).click();
  await outline(page).locator('li[data-point=calls] summary').click();
  await outline(page)
    .getByRole('button', { name: /POST \/invoices\/:id\/void/ })
    .click();
  const item = pane(page).locator('details[open]').filter({ hasText: 'POST /invoices/:id/void' });
  await expect(item.locator('summary [aria-current]')).toBeInViewport();
  await pane(page).locator('details > summary').filter({ hasText: 'GET /invoices' }).first().click();
  await expect(editor(page).locator('.cm-activeLine')).toContainText('GET /invoices');
  await expect(pane(page).locator('summary [aria-current]')).toHaveText('GET /invoices');
});

test('a removed document is brought back from the list it was removed in', async ({ page }) => {
  await open(page, '/workbench/?sample=invoicing');
  await drop(page, { 'notes.md': 'Words without a heading.' });
  await expect(editor(page)).toContainText('Words without');
  await saved(page);
  const dialog = await listDocuments(page);
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove notes', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring it back' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove notes', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const history = await showHistory(page);
  await expect(history.getByRole('list', { name: /^Versions/ })).toBeFocused();
});

test('refused files are one message, which leaves with Escape', async ({ page }) => {
  await open(page);
  await drop(page, { 'a.md': '', 'b.md': '' });
  const messages = page.getByRole('status', { name: 'Messages' });
  await expect(messages).toContainText('2 files were not opened. a.md: it is empty. b.md: it is empty.');
  await page.keyboard.press('Escape');
  await expect(messages).not.toContainText('not opened');
});

test('words equal to the one that is selected are marked in a colour of the site; lines go the way of their letters', async ({
  page,
}) => {
  test.skip(isPhone(page), 'the same editor');
  await open(page);
  await drop(page, { 'right.md': '# Shop\n\n## Shop\n\nShop `Shop` sells.\n\nזו שורה ארוכה של טקסט\n' });
  await expect(editor(page)).toContainText('שורה');
  await equipped(page);
  const line = (text: string) => editor(page).locator('.cm-line').filter({ hasText: text });
  await expect(line('שורה')).toHaveCSS('direction', 'rtl');
  await expect(line('sells')).toHaveCSS('direction', 'ltr');
  await line('sells').dblclick({ position: { x: 20, y: 8 } });
  const match = editor(page).locator('.cm-selectionMatch').first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const chosen = await match.evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.background = 'var(--surface-chosen)';
      const colours = [element, probe].map((each) => getComputedStyle(each).backgroundColor);
      probe.remove();
      return colours;
    });
    expect(chosen[0]).toBe(chosen[1]);
  }
});

test('after a reload it is known where the cursor is, and the first line stands where it stood', async ({
  page,
}) => {
  test.skip(isPhone(page), 'one pane at a time');
  await open(page, '/workbench/?sample=invoicing');
  await read(page);
  const top = () =>
    editor(page)
      .locator('.cm-line')
      .first()
      .evaluate((line) => line.getBoundingClientRect().top);
  const before = await top();
  await editor(page).locator('.cm-line').filter({ hasText: '## 1.' }).click();
  const crumbs = page.getByRole('navigation', { name: 'Where the cursor is' });
  await expect(crumbs).toContainText('1 ');
  const words = await crumbs.innerText();
  await page.reload();
  await read(page);
  await expect(crumbs).toHaveText(words);
  await expect(outline(page).locator('[aria-current]').first()).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});
