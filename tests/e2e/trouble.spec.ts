import type { Page } from 'playwright/test';
import { drop, editor, keptTexts, listDocuments, open, saved, status, typeAtStart } from './desk.ts';
import { expect, expectAccessible, test } from './fixture.ts';

/** More than there is where space for 600,000 bytes is left: two bytes a character. */
const much = 'Ein Satz über viel zu viel für diesen Platz: 𝒳.\n'.repeat(10_000);

/** Pastes a text at the cursor. */
const insert = (page: Page, text: string): Promise<void> =>
  editor(page).evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true }));
  }, text);

test('a full disk is loud, loses nothing, and recovers', async ({ page, context, baseURL }) => {
  const session = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 600_000 });
  await open(page);
  await typeAtStart(page, 'full ');
  await saved(page);
  await insert(page, much);
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(alert).toContainText('the space this browser gives to the site is full');
  await expect(status(page)).toContainText('Not saved');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.md$/);
  await editor(page).focus();
  await page.keyboard.type('still ');
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(alert).toHaveCount(0);
  await saved(page);
  await expect.poll(async () => (await keptTexts(page)).join().includes(`full ${much}still #`)).toBe(true);
});

test('what a full disk refuses is there after another document was opened, and is saved in the end', async ({
  page,
  context,
  baseURL,
}) => {
  const session = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 600_000 });
  await open(page);
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await insert(page, `${much}the end`);
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(alert).toContainText('the space this browser gives to the site is full');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(editor(page)).toContainText('Specification: Untitled');
  await expect(alert).toContainText('Not saved: “Tool library”');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Open “Tool library”' }).click();
  await expect(page).toHaveTitle(/^Tool library/);
  await editor(page).press('Control+End');
  await expect(editor(page).locator('.cm-line').last()).toHaveText('the end');
  await expect(alert.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await alert.getByRole('button', { name: 'Documents' }).click();
  const list = page.getByRole('dialog', { name: 'Documents' });
  await list.getByRole('button', { name: /^Untitled/ }).click();
  await expect(alert).toContainText('Not saved: “Tool library”');
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(alert).toHaveCount(0);
  await expect
    .poll(async () => (await keptTexts(page)).filter((text) => text.endsWith('the end')).length)
    .toBe(1);
});

test.describe('a part that breaks', () => {
  test.use({ expectedTrouble: [/broken on purpose/] });

  test('says what happened, keeps the text and the rest of the page', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.evaluate(() => {
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
        get() {
          throw new Error('broken on purpose');
        },
      });
    });
    await page.getByRole('button', { name: /^Documents/ }).click();
    const broken = page.getByRole('alert').filter({ hasText: 'stopped working' });
    await expect(broken).toContainText('broken on purpose');
    await broken.getByRole('button', { name: 'Copy a report' }).click();
    await expect(page.getByText('The report was copied.')).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Ninefold: .* stopped\.\n\nError: broken on purpose/);
    await typeAtStart(page, 'kept ');
    await saved(page);
    await expect.poll(async () => (await keptTexts(page)).join()).toContain('kept #');
  });
});

test('a browser that refuses locks has its texts edited and kept all the same', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  await open(page);
  await typeAtStart(page, 'unlocked ');
  await saved(page);
  await expect.poll(async () => (await keptTexts(page)).join()).toContain('unlocked #');
});

test.describe('a start that fails', () => {
  test.use({ expectedTrouble: [/broken on purpose/] });

  test('is told, and does not keep the workbench away', async ({ page }) => {
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.goto('/workbench/?sample=invoicing');
    await expect(
      page.getByText('The workbench did not start as it should. Load the page again.'),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test('where no worker can be started, a text is edited and kept unread', async ({ page }) => {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {
      throw new Error('refused by this browser');
    };
  });
  await open(page);
  await expect(page.getByText(/Reading this document failed: Error: refused by this browser/)).toBeVisible();
  await typeAtStart(page, 'unread ');
  await saved(page);
  await expect.poll(async () => (await keptTexts(page)).join()).toContain('unread #');
});

test('a worker that hangs is ended, and its document is shown as plain text', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Object.defineProperty(Worker.prototype, 'postMessage', {
      value(this: Worker, message: { text?: string }) {
        // A document that the worker never answers.
        if (!message.text?.includes('# Hang')) post.call(this, message);
      },
    });
  });
  await open(page);
  await drop(page, { 'hang.md': '# Hang\n\ntext\n' });
  await expect(editor(page)).toContainText('# Hang');
  // The next page would know what this one died of.
  expect(await page.evaluate(() => sessionStorage.getItem('ninefold:reading'))).toMatch(/^document\./);
  await page.clock.runFor(31_000);
  await expect(page.getByText(/Reading this document failed: .* 30 seconds/)).toBeVisible();
  await typeAtStart(page, 'typed ');
  await page.clock.runFor(1_000);
  await saved(page);
  const dialog = await listDocuments(page);
  await dialog.getByRole('button', { name: /^Tool library/ }).click();
  await expect(page.locator('#pane-outline li[data-point]')).toHaveCount(9);
});

test('a document that the page died of is shown as plain text at the next start', async ({ page }) => {
  await open(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('ninefold:last-document') ?? '""'));
  // While a document is being read its id stands here, and is taken away when it was read or the page goes in peace.
  const mark = () => page.evaluate(() => sessionStorage.getItem('ninefold:reading'));
  await expect.poll(mark).toBeNull();
  await page.goto('/checks/');
  await page.evaluate((reading) => sessionStorage.setItem('ninefold:reading', reading), id);
  await page.goto('/workbench/');
  await expect(page.getByText('The page ended while this document was being read.')).toBeVisible();
  await expect(editor(page)).toContainText('# Specification');
  await expect(page.locator('#pane-outline')).toContainText('Not read');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.locator('#pane-outline li[data-point]')).toHaveCount(9);
});
