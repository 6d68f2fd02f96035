import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from './fixture.ts';

const fixtures = JSON.parse(
  readFileSync(new URL('../storage/fixtures/links-version-1.json', import.meta.url), 'utf8'),
) as { fragment: string; document: { text: string } }[];
const kite = fixtures.find(({ document }) => document.text.includes('Kite'))?.fragment ?? '';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text of the specification' });
const preview = (page: Page) => page.getByRole('dialog', { name: 'A document came with this link' });
/** The texts of all documents that the browser keeps. */
const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('ninefold');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('documents').objectStore('documents').getAll();
          all.onsuccess = () => resolve((all.result as { text: string }[]).map(({ text }) => text));
          opening.result.close();
        };
      }),
  );

test('a link opens as a preview, is left, and nothing was kept', async ({ page }) => {
  await page.goto(`/workbench/#${kite}`);
  await expect(preview(page)).toContainText('Kite');
  await expect(preview(page)).toContainText(/questions? to ask/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(preview(page)).toBeHidden();
  await expect(page).toHaveURL(/\/workbench\/$/);
  await expect(editor(page)).toContainText('Specification: Tool library');
  expect((await keptTexts(page)).filter((text) => text.includes('Kite'))).toEqual([]);
  await page.reload();
  await expect(editor(page)).toContainText('Specification: Tool library');
  await expect(preview(page)).toBeHidden();
});

test('a link is kept beside what is there, once', async ({ page }) => {
  await page.goto('/workbench/');
  await expect(editor(page)).toContainText('Specification: Tool library');
  await editor(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('My own words. ');
  await expect(page.getByRole('contentinfo')).toContainText('Saved in this browser');
  // A link that is opened while the workbench is.
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, kite);
  await page.getByRole('button', { name: 'Keep it as a new document' }).click();
  await expect(editor(page)).toContainText('Specification: Kite');
  await expect(page.getByText(/was opened from a link/)).toBeVisible();
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, kite);
  await expect(preview(page)).toContainText('Nothing is kept twice');
  await page.getByRole('button', { name: 'Open the one you have' }).click();
  await expect(preview(page)).toBeHidden();
  await expect(page.getByText('“Kite” was here already, and is open now.')).toBeVisible();
  const begins = async (start: string): Promise<number> =>
    (await keptTexts(page)).filter((text) => text.startsWith(start)).length;
  await expect.poll(() => begins('# Specification: Kite')).toBe(1);
  await expect.poll(() => begins('My own words. # Specification: Tool library')).toBe(1);
});

test('a link is made, copied, and opened elsewhere as the same text', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/workbench/?sample=invoicing');
  await expect(editor(page)).toContainText('Specification: Invoicing');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share as a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'A link to “Invoicing”' });
  await expect(dialog).toContainText(/The link has [\d,]+ characters/);
  await expect(dialog.getByRole('row', { name: /Discord/ })).toContainText('too long');
  await expect(dialog.getByRole('row', { name: /Slack/ })).toContainText('fits');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link was copied.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(address);
  await expect(preview(elsewhere)).toContainText('Invoicing');
  await other.close();
});

for (const [what, fragment, words] of [
  ['cut off', kite.slice(0, -20), 'cut off on its way'],
  ['altered', kite.replace('LckxCoAwEETR', 'LckxCoAwEETS'), 'altered on its way'],
  ['from the future', kite.replace('spec1', 'spec2'), 'newer version of Ninefold'],
] as const)
  test(`a link ${what} is refused with a reason, and the open document stays`, async ({ page }) => {
    await page.goto(`/workbench/#${fragment}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(preview(page)).toBeHidden();
    await expect(editor(page)).toContainText('Specification: Tool library');
  });
