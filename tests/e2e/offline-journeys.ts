import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { drop, editor, listDocuments, saved } from './desk.ts';
import { expect } from './fixture.ts';

const [link] = JSON.parse(
  readFileSync(new URL('../storage/fixtures/links-version-1.json', import.meta.url), 'utf8'),
) as { fragment: string; document: { text: string } }[];

/** Chooses in the last menu of the toolbar. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Looks at a page of a check, tries its example, and searches the site. */
async function read(page: Page, site: (path: string) => string): Promise<void> {
  await page.goto(site('search/'));
  await page.getByRole('searchbox').fill('state that nothing leaves');
  const found = page.getByRole('link', { name: 'A state that nothing leaves' });
  await expect(found).toBeVisible({ timeout: 20_000 });
  await found.click();
  await page
    .getByRole('link', { name: /workbench/i })
    .last()
    .click();
  await expect(editor(page)).toBeVisible();
  await saved(page);
}

/** Brings a document, changes it, compares it with what it was, and takes it away as a file. */
async function write(page: Page, site: (path: string) => string): Promise<void> {
  await page.goto(`${site('workbench/')}?sample=unknown`);
  await expect(editor(page)).toContainText('# Specification');
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('# Specification: Away\n\n## 8. The error catalogue\n\nnot shown\n');
  await expect(page.getByRole('complementary', { name: 'Findings' })).toContainText(
    'Which errors can happen',
  );
  await saved(page);
  await choose(page, /^History/);
  await page
    .getByRole('list', { name: /^Versions/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('region', { name: /compared$/ })).toContainText('Away');
  await page.keyboard.press('Escape');
  await choose(page, 'Share as a link');
  await expect(page.getByRole('dialog')).toContainText('Where that fits');
  await page.keyboard.press('Escape');
  await choose(page, /^All actions/);
  await expect(page.getByRole('combobox').last()).toBeFocused();
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Export everything')]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await page.reload();
  await expect(editor(page)).toContainText('Specification: Away');
}

/** Drops a file, looks at the drawing of its states, and opens a document that a link carries. */
async function look(page: Page, site: (path: string) => string): Promise<void> {
  await page.goto(`${site('workbench/')}?sample=invoicing`);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const views = page.getByRole('complementary', { name: 'Views' });
  await views.getByRole('button', { name: 'States', exact: true }).click();
  await expect(views.locator('svg [data-node="paid"]')).toBeVisible({ timeout: 20_000 });
  await drop(page, { 'dropped.md': '# Dropped\n\ntext\n' });
  await expect(editor(page)).toContainText('# Dropped');
  await page.goto(`${site('workbench/')}#${link?.fragment}`);
  await page.getByRole('button', { name: 'Keep it as a new document' }).click();
  await saved(page);
  const list = await listDocuments(page);
  await list.getByRole('button', { name: /^Dropped/ }).click();
  await expect(editor(page)).toContainText('# Dropped');
  await page.goto(`${site('workbench/')}?safe`);
  await expect(page.getByText('Safe mode: the text is shown as it is')).toBeVisible();
}

/** Every journey of a visitor, as far as it loads a part of its own. `site` gives the address of a path of the site. */
export async function takeJourneys(page: Page, site: (path: string) => string): Promise<void> {
  await read(page, site);
  await write(page, site);
  await look(page, site);
}
