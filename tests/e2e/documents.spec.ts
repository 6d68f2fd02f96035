import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import {
  drop,
  editor,
  isPhone,
  keptTexts,
  listDocuments,
  open,
  saidIn,
  saved,
  showHistory,
  typeAtStart,
} from './desk.ts';
import { expect, expectAccessible, test } from './fixture.ts';

test('documents are searched, opened, renamed, copied, removed and brought back', async ({ page }) => {
  await open(page);
  await drop(page, {
    'alpha.md': '# Alpha\n\nFirst words of it.\n',
    'plain.md': 'no heading here\n',
    'other.md': 'another without one\n',
  });
  await expect(editor(page)).toContainText('First words of it.');
  const dialog = await listDocuments(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await expect(dialog.getByRole('button', { name: /^plain.*plain\.md.*no heading/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^other.*other\.md/ })).toBeVisible();
  await expect(dialog).toContainText(/of the .* that this browser gives/);

  await dialog.getByRole('searchbox').fill('heading');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('searchbox').fill('nothing like it');
  await expect(saidIn(dialog)).toContainText('No document has');
  await dialog.getByRole('searchbox').fill('');

  await dialog.getByRole('button', { name: 'Rename Alpha' }).click();
  await dialog.getByRole('textbox', { name: 'New title of Alpha' }).fill('Beta');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Beta/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Duplicate Beta' }).click();
  await expect(dialog.getByRole('button', { name: /^Beta \(copy\)/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Beta (copy)' }).click();
  await expect(dialog.getByRole('button', { name: /^Beta \(copy\)/ })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByText('Removed (1)').click();
  await dialog.getByRole('button', { name: 'Bring Beta (copy) back' }).click();
  await dialog.getByRole('button', { name: /^Beta \(copy\)/ }).click();
  await expect(dialog).toBeHidden();
  await expect(editor(page)).toContainText('# Beta (copy)');
  await expect
    .poll(async () => (await keptTexts(page)).filter((text) => text.startsWith('# Beta')).length)
    .toBe(2);
});

test('the ring of the focus of what stands first in a dialog is not cut off', async ({ page }) => {
  await open(page);
  const dialog = await listDocuments(page);
  const field = dialog.getByRole('searchbox');
  await field.focus();
  const room = await field.evaluate((element) => {
    let around = element.parentElement;
    while (around && getComputedStyle(around).overflowY === 'visible') around = around.parentElement;
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return element.getBoundingClientRect().top - ring - (around?.getBoundingClientRect().top ?? 0);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('a version is kept before much is replaced; any two are compared, and one is restored', async ({
  page,
}) => {
  await open(page);
  await drop(page, { 'notes.md': `# Notes\n\n${'A line that stays or goes.\n'.repeat(60)}` });
  await expect(editor(page)).toContainText('# Notes');
  await typeAtStart(page, 'Begun. ');
  await editor(page).press('Control+a');
  await page.keyboard.type('gone');
  await saved(page);
  const history = await showHistory(page);
  await expect(history.getByRole('button', { name: /Before much was replaced/ })).toBeVisible();
  await expect(history.getByRole('button', { name: /As it was when it was opened/ })).toBeVisible();
  await history.getByRole('textbox', { name: /Name for the text/ }).fill('After the purge');
  await history.getByRole('button', { name: 'Keep a version' }).click();
  await expect(history.getByRole('button', { name: /Named.*After the purge/ })).toBeVisible();
  await history.getByRole('button', { name: /Before much was replaced/ }).click();
  await expect(history.getByText(/stretch of the text differs|stretches of the text differ/)).toBeVisible();
  await expectAccessible(page);
  await history.getByRole('combobox').selectOption({ index: 1 });
  await expect(
    history.getByText(/stretch of the text differs|stretches of the text differ|are the same/),
  ).toBeVisible();
  await history.getByRole('button', { name: 'Restore' }).click();
  await expect(history).toBeHidden();
  await editor(page).press('Control+Home');
  await expect(editor(page)).toContainText('Begun. # Notes');
  await saved(page);
  await page.reload();
  await expect(editor(page)).toContainText('Begun. # Notes');
  const again = await showHistory(page);
  await expect(again.getByRole('button', { name: /After the purge/ })).toBeVisible();
  await expect(again.getByRole('button', { name: /Restored from/ })).toBeVisible();
});

test('a new document is written in at once, and a version is kept without a name', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Ferry tickets');
  await expect(page).toHaveTitle(/^Ferry tickets/);
  await saved(page);
  const history = await showHistory(page);
  await history.getByRole('button', { name: 'Keep a version' }).click();
  await expect(history.getByRole('button', { name: /Kept by hand/ })).toBeVisible();
});

test('a comparison begins with the first place that differs', async ({ page }) => {
  await open(page);
  const words = 'A ferry carries people and their bicycles over the river, whatever the weather is like. ';
  const lines = Array.from({ length: 4 }, (_, line) => `${line} ${words.repeat(9)}\n\n`).join('');
  await drop(page, { 'ferry.md': `# Ferry\n\n${lines}The last line.\n` });
  await expect(page).toHaveTitle(/^Ferry/);
  await editor(page).click();
  await editor(page).press('Control+End');
  await page.keyboard.type('Another one.');
  await saved(page);
  const history = await showHistory(page);
  await history.getByRole('button', { name: /As it was when it was opened/ }).click();
  await expect(history.getByText('Another one.')).toBeInViewport();
});

test('everything goes out as one zip and comes back byte for byte, with its history', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page);
  const windows = '# Windows\r\n\r\nLines in CR LF, ü and 𝒳.\r\n';
  await drop(page, { 'windows.md': windows, 'marked.md': '\uFEFF# Marked\n\ntext\n' });
  await expect(page.getByText('2 documents were opened.')).toBeVisible();
  await typeAtStart(page, ' ');
  await page.keyboard.press('Backspace');
  await saved(page);
  const exported = async (from: typeof page) => {
    await from.getByRole('button', { name: 'More', exact: true }).click();
    const [download] = await Promise.all([
      from.waitForEvent('download'),
      from.getByRole('menuitem', { name: 'Export everything' }).click(),
    ]);
    return { path: await download.path(), bytes: readFileSync(await download.path()) };
  };
  const first = await exported(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await open(other);
  const archive = first.bytes.toString('base64');
  const data = await other.evaluateHandle((encoded) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'everything.zip'));
    return transfer;
  }, archive);
  await other.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(other.getByText(/documents were opened/)).toBeVisible();
  await expect.poll(() => keptTexts(other)).toEqual(expect.arrayContaining(await keptTexts(page)));
  const list = await listDocuments(other);
  await list.getByRole('button', { name: 'Windows windows.md', exact: false }).first().click();
  await expect(other).toHaveTitle(/^Windows/);
  await other.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('menuitem', { name: 'Download the text' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(windows);
  const history = await showHistory(other);
  await expect(history.getByRole('button', { name: /As it was when it was opened/ })).toBeVisible();
  await elsewhere.close();
});

test('a reload comes back to the same place in the text', async ({ page }) => {
  await open(page, '/workbench/?sample=invoicing');
  await editor(page).click();
  await page.keyboard.press('Control+End');
  // Away from the end, where the height of the pane would tell which line comes first.
  await editor(page).hover();
  await page.mouse.wheel(0, -3000);
  // Heights of lines that were never in view are guesses: the place is told by the lines that are.
  const firstLine = () =>
    page.locator('.editor-host').evaluate((host) => {
      const root = host.shadowRoot;
      const top = root?.querySelector('.cm-scroller')?.getBoundingClientRect().top ?? 0;
      const numbers = [...(root?.querySelectorAll('.cm-lineNumbers .cm-gutterElement') ?? [])];
      return Number(numbers.find((line) => line.getBoundingClientRect().bottom > top + 2)?.textContent);
    });
  await expect.poll(firstLine).toBeGreaterThan(100);
  // The editor measures what has come into view, and corrects itself: the place is that at which it comes to rest.
  let before = 0;
  const atRest = async (): Promise<boolean> => {
    const last = before;
    before = await firstLine();
    return before === last;
  };
  await expect.poll(atRest, { intervals: [500] }).toBe(true);
  await page.reload();
  await expect.poll(async () => Math.abs((await firstLine()) - before)).toBeLessThanOrEqual(2);
  await editor(page).focus();
  await page.keyboard.type('the end');
  await expect(editor(page).locator('.cm-line').last()).toContainText('the end');
});

/** How far the text is scrolled down, in pixels. */
const scrollTop = (page: Page): Promise<number> =>
  page.locator('.editor-host .cm-scroller').evaluate((element) => element.scrollTop);

test('who scrolls while a text comes back to its place is not pulled back', async ({ page }) => {
  await open(page, '/workbench/?sample=invoicing');
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  await saved(page);
  // In the very frame in which the place is reached: by hand, nobody is that early each time.
  await page.addInitScript(() => {
    const scrollBack = (): void => {
      const scroller = document.querySelector('.editor-host')?.shadowRoot?.querySelector('.cm-scroller');
      if (!scroller || scroller.scrollTop < 1000) return void requestAnimationFrame(scrollBack);
      scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: -9000, bubbles: true }));
      scroller.scrollTop = 0;
      document.documentElement.dataset.scrolled = 'back';
    };
    requestAnimationFrame(scrollBack);
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'back');
  // Longer than the place is held.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise((next) => requestAnimationFrame(next));
  });
  expect(await scrollTop(page)).toBe(0);
});

test('?safe shows the text and reads nothing, until it is asked for', async ({ page }) => {
  await open(page);
  await page.goto('/workbench/?safe');
  await expect(editor(page)).toContainText('Specification: Tool library');
  await expect(page.getByText('Safe mode: the text is shown as it is')).toBeVisible();
  await expect(page.locator('#pane-outline')).toContainText('Not read');
  await expect(page.locator('#pane-findings')).toContainText('nothing is known of it');
  await expect(page.getByRole('navigation', { name: 'Where the cursor is' })).toHaveText(
    'The text is not read',
  );
  await expect(page.getByRole('contentinfo')).not.toContainText('No findings');
  await expect(page.getByRole('contentinfo')).toContainText('The text is not read.');
  await expect(page.locator('#pane-outline li[data-point]')).toHaveCount(0);
  await expect(editor(page).locator('.cm-line span')).toHaveCount(0);
  await typeAtStart(page, 'safe ');
  await saved(page);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.locator('#pane-outline li[data-point]')).toHaveCount(9);
  await expect(page.getByText('Safe mode')).toHaveCount(0);
});

test('the browser is asked once to keep what is written, after the first edit', async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      localStorage.setItem('asked', `${localStorage.getItem('asked') ?? ''}x`);
      return true;
    };
  });
  const asked = () => page.evaluate(() => localStorage.getItem('asked'));
  await open(page);
  expect(await asked()).toBeNull();
  await typeAtStart(page, 'mine ');
  await expect.poll(asked).toBe('x');
  await page.reload();
  await expect(editor(page)).toContainText('mine # Specification');
  await typeAtStart(page, 'again ');
  await expect.poll(async () => (await keptTexts(page)).join()).toContain('again mine #');
  expect(await asked()).toBe('x');
});

test('data that a newer version keeps is shown, and not changed', async ({ page, context }) => {
  await open(page);
  await page.goto('/checks/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('ninefold', 99);
        request.onupgradeneeded = () => request.result.createObjectStore('future');
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
  );
  await page.goto('/workbench/');
  await expect(page.getByRole('alert')).toContainText('A newer version of Ninefold keeps these documents');
  await expect(editor(page)).toContainText('Specification: Tool library');
  const before = await keptTexts(page);
  await typeAtStart(page, 'never');
  await expect(editor(page)).not.toContainText('never');
  // Whatever was to be saved is saved when the page goes.
  await page.goto('/checks/');
  expect(await keptTexts(page)).toEqual(before);
  await context.clearCookies();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`documents, history and banners keep nobody out, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, '/workbench/?safe');
    await expectAccessible(page);
    if (!isPhone(page)) await page.setViewportSize({ width: 1024, height: 700 });
    await listDocuments(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await showHistory(page);
    await expectAccessible(page);
  });
}
