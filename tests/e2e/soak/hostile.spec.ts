import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { makeShareLink } from '../../../src/storage/share-link.ts';
import { type Hostile, hostileInputs } from '../../hostile/inputs.ts';
import { zipOf } from '../../hostile/zip.ts';
import { shareOfItems } from '../../share.ts';
import { editor } from '../desk.ts';
import { expect, test } from '../fixture.ts';
import { moment, processesOf, watchWaits } from './processes.ts';

/** The ways by which something comes in. */
const ways = ['paste', 'file', 'drop', 'link', 'import'] as const;
type Way = (typeof ways)[number];

/** So many inputs share a page, which is to survive them all. */
const together = 5;

/** The page may not be deaf for longer than this of its own, in milliseconds: what the machine kept it waiting is not its own. */
const deafFor = 2_000;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What became of a page that something was sent to. */
interface State {
  /** How many documents the browser keeps. */
  readonly count: number;
  /** How the text of the document that was there first begins. */
  readonly head: string;
  /** How many messages are shown. */
  readonly messages: number;
  /** Whatever a payload left behind that ran. */
  readonly ran: unknown;
  /** How long the page was deaf at most since the last look that forgot it, in milliseconds, and until when. */
  readonly deaf: { readonly lasted: number; readonly until: number };
}

/** Looks at the page, in one go and without unpacking what is kept; closes the messages and forgets the deafness if told to. */
const look = (page: Page, id: string, forget = false): Promise<State> =>
  page.evaluate(
    async ({ key, clear }) => {
      const kept = await new Promise<{ count: number; head: string }>((resolve, reject) => {
        const opening = indexedDB.open('ninefold');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('documents');
          const store = transaction.objectStore('documents');
          const [count, one] = [store.count(), store.get(key)];
          transaction.oncomplete = () => {
            opening.result.close();
            const text = (one.result as { text: string } | undefined)?.text ?? '';
            resolve({ count: count.result, head: text.slice(0, 100) });
          };
        };
      });
      const closes = [...document.querySelectorAll<HTMLElement>('[role=status] button')].filter((button) =>
        button.ariaLabel?.startsWith('Close the message'),
      );
      const deaf = Reflect.get(globalThis, 'longestGap') as State['deaf'];
      if (clear) {
        for (const close of closes) close.click();
        Reflect.set(globalThis, 'longestGap', { lasted: 0, until: 0 });
      }
      return { ...kept, messages: closes.length, ran: Reflect.get(globalThis, 'hostile'), deaf };
    },
    { key: id, clear: forget },
  );

/** More bytes than this go to the page as a file on the disk, since unpacking them there would deafen it by itself. */
const large = 500_000;

/** A file as Playwright chooses it. */
async function asFile(name: string, bytes: Uint8Array) {
  if (bytes.length <= large)
    return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
  const path = test.info().outputPath(name);
  await writeFile(path, bytes);
  return path;
}

/** A file in an input of its own, which the workbench knows nothing of. */
async function hold(page: Page, name: string, bytes: Uint8Array) {
  const input = await page.evaluateHandle(() =>
    Object.assign(document.createElement('input'), { type: 'file' }),
  );
  await input.setInputFiles(await asFile(name, bytes));
  return input;
}

/** Gives a text to the page as if it were pasted beside the editor. */
async function paste(page: Page, text: string): Promise<void> {
  // UTF-8 has no lone surrogates: what is short enough goes as it is.
  const input = text.length > large ? await hold(page, 'pasted.txt', utf8(text)) : undefined;
  await page.evaluate(
    async ({ from, words }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', (await from?.files?.[0]?.text()) ?? words);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { from: input, words: input ? '' : text },
  );
  await input?.dispose();
}

/** Drops a file on the page. */
async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const input = await hold(page, name, bytes);
  const dataTransfer = await input.evaluateHandle(({ files }) => {
    const transfer = new DataTransfer();
    for (const file of files ?? []) transfer.items.add(file);
    return transfer;
  });
  await page.dispatchEvent('body', 'drop', { dataTransfer });
  await Promise.all([dataTransfer.dispose(), input.dispose()]);
}

const choose = async (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await asFile(name, bytes));

/** Follows a link in the open workbench, and keeps what it brings. */
async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
  // By its place: to look for a name goes through every button of the page again and again, and would deafen it.
  const keep = page.locator('dialog[open] button[data-main]');
  const refused = page.locator('[role=status] p', { hasText: /^This link was/ });
  await expect(keep.or(refused).first()).toBeVisible({ timeout: 30_000 });
  if (await keep.isVisible()) await keep.click();
}

/** Sends an input in by one way, as a text that no earlier attempt has sent; gives false where the way has no room for it. */
async function send(page: Page, input: Hostile, way: Way, attempt: number): Promise<boolean> {
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
  // Each input has a text of its own by each way: none is recognised as one that is there.
  const text = `${input.make().slice(0, 9_999_900)}\n\n${hostileInputs.indexOf(input)} ${way} ${attempt}\n`;
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

/** Opens the workbench on a first document that has to survive, with an ear that notices when the page is deaf; gives its id. */
async function begin(page: Page, guard: string): Promise<string> {
  await page.addInitScript(() => {
    let last = performance.now();
    Reflect.set(globalThis, 'longestGap', { lasted: 0, until: 0 });
    setInterval(() => {
      const now = performance.now();
      const { lasted } = Reflect.get(globalThis, 'longestGap') as State['deaf'];
      if (now - last > lasted)
        Reflect.set(globalThis, 'longestGap', { lasted: now - last, until: performance.timeOrigin + now });
      last = now;
    }, 50);
  });
  await page.goto('/workbench/');
  await expect(editor(page)).toContainText('# Specification');
  await paste(page, `${guard}\n`);
  await expect(editor(page)).toContainText(guard);
  const last = await page.evaluate(() => localStorage.getItem('ninefold:last-document'));
  const id = JSON.parse(last ?? '""') as string;
  await expect.poll(async () => (await look(page, id)).head, { timeout: 30_000 }).toContain(guard);
  return id;
}

/** A page that is deaf because the machine is busy hears again at the next attempt; one that hangs does not. */
const attempts = 3;

/** Sends an input in by one way, and waits for its answer. */
async function endure(page: Page, id: string, input: Hostile, way: Way): Promise<void> {
  const machine = watchWaits({ ...(await processesOf(page.context())), serving: [] });
  const what = `${input.name}, by ${way}`;
  let deaf = Number.POSITIVE_INFINITY;
  let waited = 0;
  for (let attempt = 1; attempt <= attempts && deaf >= deafFor; attempt += 1) {
    const before = await look(page, id, true);
    if (!(await send(page, input, way, attempt))) {
      machine.end();
      return;
    }
    await expect
      .poll(
        async () => {
          const { messages, count } = await look(page, id);
          return messages > 0 || count > before.count;
        },
        {
          message: `${what}: kept, or refused with a reason`,
          timeout: 60_000,
          intervals: [50, 50, 100, 250],
        },
      )
      .toBe(true);
    const state = await look(page, id);
    expect(state.ran, `${what}: ran`).toBeUndefined();
    const { lasted, until } = state.deaf;
    waited = machine.between(until - lasted, until || moment());
    deaf = lasted - waited;
  }
  machine.end();
  test.info().annotations.push({
    type: 'deaf',
    description: `${Math.round(deaf)} ms, and ${Math.round(waited)} that the machine kept it waiting: ${what}`,
  });
  expect(deaf, `${what}: longest time the page was deaf, at the best of ${attempts} attempts`).toBeLessThan(
    deafFor,
  );
}

// What is recorded for a trace looks at the whole page again and again: it would be deaf by that.
test.use({ trace: 'off' });
const chosen = shareOfItems(hostileInputs);
const groups = Array.from({ length: Math.ceil(chosen.length / together) }, (_, at) =>
  chosen.slice(at * together, (at + 1) * together),
);

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
    const id = await begin(page, guard);
    for (const input of group) for (const way of ways) await endure(page, id, input, way);
    const end = await look(page, id);
    expect(end.head, 'the document that was there').toContain(guard);
    expect(end.ran, 'what ran').toBeUndefined();
    expect(dialogs).toBe(0);
    const made = await page
      .locator('script:not([src]), iframe, object, embed, base, form[action]')
      .evaluateAll((all) =>
        all.map((element) => element.outerHTML).filter((html) => /hostile|elsewhere/.test(html)),
      );
    expect(made, 'elements made from a text').toEqual([]);
  });
