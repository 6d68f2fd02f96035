import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { randomNumbers, shareOf } from '../../share.ts';
import { editor, status } from '../desk.ts';
import { expect, test, watch } from '../fixture.ts';
import { moment, processesOf, watchWaits } from './processes.ts';

/** So often the process of a page is killed while somebody types in it. */
const kills = shareOf(200);

/** So many of them on one profile, one after the other. */
const together = 20;

/** What was typed longer ago than this when the page was killed must be there, in milliseconds. */
const mayBeLost = 500;

/** A letter that was typed, and when the page had taken it. */
interface Typed {
  readonly letter: string;
  readonly at: number;
}

/** Types until the page is gone; the last letter may or may not have been taken. */
async function typeUntilGone(page: Page, next: () => number, typed: Typed[]): Promise<void> {
  for (;;) {
    const letter = String.fromCharCode(97 + Math.floor(next() * 26));
    const taken = await page.keyboard.insertText(letter).then(
      () => true,
      () => false,
    );
    typed.push({ letter, at: taken ? performance.now() : Number.POSITIVE_INFINITY });
    if (!taken) return;
    await new Promise((resolve) => setTimeout(resolve, next() * 60));
  }
}

/** Waits for a page that may be slow to open where the machine is busy. */
async function ready(page: Page, start: string): Promise<void> {
  const timeout = 30_000;
  await expect(editor(page)).toContainText(start, { timeout });
  await expect(status(page)).toContainText('Saved in this browser', { timeout });
}

/** Opens a page in a process that lives: the browser may first offer one that it does not know to be dead, and wait for it for ever. */
async function openAnew(context: BrowserContext): Promise<Page> {
  const attempt = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto('/workbench/');
    return page;
  };
  for (let left = 6; left > 0; left -= 1) {
    let waited: NodeJS.Timeout | undefined;
    const enough = new Promise<undefined>((resolve) => {
      waited = setTimeout(() => resolve(undefined), 10_000);
    });
    const page = await Promise.race([attempt().catch(() => undefined), enough]);
    clearTimeout(waited);
    if (page !== undefined) return page;
  }
  throw new Error('No page could be opened after the kill.');
}

/** What is kept: each record must be whole, and each version must unpack. Gives the texts of the documents. */
const keptWhole = (page: Page): Promise<{ texts: string[]; damaged: string[]; versions: number }> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ninefold');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const all = <T>(store: string) =>
      new Promise<T[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result as T[]);
        request.onerror = () => reject(request.error);
      });
    const documents = await all<{ id: string; text: string; size: number; revision: number }>('documents');
    const versions = await all<{ document: string; size: number; text: string | Uint8Array<ArrayBuffer> }>(
      'versions',
    );
    database.close();
    const damaged: string[] = [];
    for (const { id, text, size, revision } of documents)
      if (text.length !== size || !(revision >= 1)) damaged.push(id);
    for (const { document, size, text } of versions) {
      const unpacked =
        typeof text === 'string'
          ? text
          : await new Response(
              new Blob([text]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
            ).text();
      if (unpacked.length !== size) damaged.push(`a version of ${document}`);
    }
    return { texts: documents.map(({ text }) => text), damaged, versions: versions.length };
  });

test.use({ trace: 'off' });
for (let first = 0; first < kills; first += together) {
  const last = Math.min(first + together, kills);
  test(`pages killed while typing, ${first + 1} to ${last} of ${kills}: nothing older than ${mayBeLost} ms is lost`, async ({
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout((last - first) * 30_000);
    const { origin } = new URL(baseURL ?? '');
    const profile = mkdtempSync(join(tmpdir(), 'ninefold-profile-'));
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: origin,
      serviceWorkers: 'block',
    });
    const trouble = await watch(context, origin);
    const next = randomNumbers(first);
    const start = `# Killed ${first}`;
    let text = `${start}\n`;
    let oldest = 0;
    let lost = 0;
    let excused = 0;
    let page = await openAnew(context);
    await ready(page, '# Specification');
    await page.evaluate((words) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', words);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
    await ready(page, start);

    for (let round = first; round < last; round += 1) {
      await editor(page).focus();
      await page.keyboard.press('ControlOrMeta+End');
      const processes = await processesOf(context);
      expect(processes.renderers.length).toBeGreaterThan(0);
      const machine = watchWaits(processes);
      const typed: Typed[] = [];
      const typing = typeUntilGone(page, next, typed);
      await new Promise((resolve) => setTimeout(resolve, 100 + next() * 1_900));
      const waited = machine.between(moment() - 1_000, moment());
      const at = performance.now();
      for (const id of processes.renderers) process.kill(id, 'SIGKILL');
      machine.end();
      await typing;
      await page.close();

      page = await openAnew(context);
      await ready(page, start);
      const { texts, damaged } = await keptWhole(page);
      expect(damaged, `round ${round + 1}: damaged records`).toEqual([]);
      const kept = texts.find((one) => one.startsWith(start)) ?? '';
      const whole = text + typed.map(({ letter }) => letter).join('');
      expect(whole.startsWith(kept), `round ${round + 1}: “${kept}” is kept of “${whole}”`).toBe(true);
      expect(kept.length, `round ${round + 1}: what was kept before`).toBeGreaterThanOrEqual(text.length);
      const missing = typed.slice(kept.length - text.length).filter((one) => one.at <= at);
      const age = at - (missing[0]?.at ?? at);
      expect(
        age,
        `round ${round + 1}: age of the oldest letter that is lost, in milliseconds; the machine kept the browser waiting for ${Math.round(waited)}`,
      ).toBeLessThan(mayBeLost + waited);
      oldest = Math.max(oldest, age);
      if (age >= mayBeLost) excused += 1;
      lost += missing.length;
      text = kept;
    }
    test.info().annotations.push({
      type: 'lost',
      description: `${lost} letters in ${last - first} kills, the oldest ${Math.round(oldest)} ms old; ${excused} over ${mayBeLost} ms by no more than the machine kept the browser waiting`,
    });
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    expect(trouble, 'What no page may do').toEqual([]);
  });
}
