import type { Page } from 'playwright/test';
import { makeShareLink } from '../../../src/storage/share-link.ts';
import { type Hostile, hostileInputs } from '../../hostile/inputs.ts';
import { zipOf } from '../../hostile/zip.ts';
import { shareOfItems } from '../../share.ts';
import { expect, test } from '../fixture.ts';

/** The ways by which something comes in. */
const ways = ['paste', 'file', 'drop', 'link', 'import'] as const;
type Way = (typeof ways)[number];

/** So many inputs share a page, which is to survive them all. */
const together = 5;

/** The page may not be deaf for longer than this, in milliseconds. */
const deafFor = 2_000;

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text of the specification' });

/** How many documents the browser keeps, and whether the first one is among them with its text. */
const kept = (page: Page, guard: string): Promise<{ count: number; guarded: boolean }> =>
  page.evaluate(
    (words) =>
      new Promise<{ count: number; guarded: boolean }>((resolve, reject) => {
        const opening = indexedDB.open('ninefold');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('documents').objectStore('documents');
          const result = { count: 0, guarded: false };
          store.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor === null) {
              opening.result.close();
              resolve(result);
              return;
            }
            result.count += 1;
            result.guarded ||= (cursor.value as { text: string }).text.startsWith(words);
            cursor.continue();
          };
        };
      }),
    guard,
  );

/** Gives a text to the page as if it were pasted beside the editor. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** Drops a file on the page. */
async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ path, base64 }) => {
      const content = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], path));
      return transfer;
    },
    { path: name, base64: Buffer.from(bytes).toString('base64') },
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer });
  await dataTransfer.dispose();
}

const choose = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

/** Follows a link in the open workbench, and keeps what it brings. */
async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
  const keep = page.getByRole('button', { name: /^Keep it as a new document|^Open the one you have/ });
  const refused = page.getByText(/^This link was/).first();
  await expect(keep.or(refused).first()).toBeVisible({ timeout: 30_000 });
  if (await keep.isVisible()) await keep.click();
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Sends an input in by one way; gives false where the way has no room for it. */
async function send(page: Page, input: Hostile, way: Way): Promise<boolean> {
  if (input.is === 'link') {
    if (way === 'link') await follow(page, input.make());
    return way === 'link';
  }
  if (input.is === 'file') {
    if (way === 'file') await choose(page, input.file, input.make());
    else if (way === 'drop') await drop(page, input.file, input.make());
    else if (way === 'import')
      await choose(page, 'import.zip', zipOf([{ path: input.file, content: input.make() }]));
    return way === 'file' || way === 'drop' || way === 'import';
  }
  // Each way has a text of its own: none is recognised as one that is there.
  const text = `${input.make().slice(0, 9_999_900)}\n\n${way}\n`;
  const name = input.file ?? 'hostile.md';
  if (way === 'paste') await paste(page, text);
  else if (way === 'file') await choose(page, name, utf8(text));
  else if (way === 'drop') await drop(page, name, utf8(text));
  else if (way === 'import') await choose(page, 'import.zip', zipOf([{ path: name, content: utf8(text) }]));
  else {
    const fragment = await makeShareLink({ text, crlf: false });
    if (fragment === undefined) return false;
    await follow(page, fragment);
  }
  return true;
}

/** How long the page was deaf at most since this was asked last, in milliseconds. */
const deafness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const longest = Reflect.get(globalThis, 'longestGap') as number;
    Reflect.set(globalThis, 'longestGap', 0);
    return longest;
  });

/** Opens the workbench on a first document that has to survive, with an ear that notices when the page is deaf. */
async function begin(page: Page, guard: string): Promise<void> {
  await page.addInitScript(() => {
    let last = performance.now();
    Reflect.set(globalThis, 'longestGap', 0);
    setInterval(() => {
      const now = performance.now();
      Reflect.set(
        globalThis,
        'longestGap',
        Math.max(Reflect.get(globalThis, 'longestGap') as number, now - last),
      );
      last = now;
    }, 50);
  });
  await page.goto('/workbench/');
  await expect(editor(page)).toContainText('# Specification');
  await paste(page, `${guard}\n`);
  await expect(editor(page)).toContainText(guard);
  await expect.poll(async () => (await kept(page, guard)).guarded, { timeout: 30_000 }).toBe(true);
}

const chosen = shareOfItems(hostileInputs);
const groups = Array.from({ length: Math.ceil(chosen.length / together) }, (_, at) =>
  chosen.slice(at * together, (at + 1) * together),
);

test.skip(({ isMobile }) => isMobile === true, 'what comes in does not depend on the screen');

for (const [index, group] of groups.entries())
  test(`hostile inputs ${index * together + 1} to ${index * together + group.length} of ${chosen.length} do no harm by any way`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const guard = `# The document that was there before ${index}`;
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await begin(page, guard);
    await deafness(page);
    for (const input of group)
      for (const way of ways) {
        const what = `${input.name}, by ${way}`;
        const before = (await kept(page, guard)).count;
        if (!(await send(page, input, way))) continue;
        const answered = async (): Promise<boolean> =>
          (await page
            .getByRole('status')
            .getByRole('button', { name: /^Close/ })
            .count()) > 0 || (await kept(page, guard)).count > before;
        await expect
          .poll(answered, { message: `${what}: kept, or refused with a reason`, timeout: 60_000 })
          .toBe(true);
        const silent = await deafness(page);
        test.info().annotations.push({ type: 'deaf', description: `${Math.round(silent)} ms: ${what}` });
        expect(silent, `${what}: longest time the page was deaf`).toBeLessThan(deafFor);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'hostile')), `${what}: ran`).toBeUndefined();
        for (const close of await page
          .getByRole('status')
          .getByRole('button', { name: /^Close/ })
          .all())
          await close.click({ timeout: 2_000 }).catch(() => {});
      }
    expect((await kept(page, guard)).guarded, 'the document that was there').toBe(true);
    expect(dialogs).toBe(0);
    const made = await page
      .locator('script:not([src]), iframe, object, embed, base, form[action]')
      .evaluateAll((all) =>
        all.map((element) => element.outerHTML).filter((html) => /hostile|elsewhere/.test(html)),
      );
    expect(made, 'elements made from a text').toEqual([]);
  });
