import type { BrowserContext, Locator, Page } from 'playwright/test';
import { expect } from './fixture.ts';

/** The editor of the workbench. */
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Text of the specification' });

/** The foot of the workbench. */
export const status = (page: Page) => page.getByRole('contentinfo');

/** Whether the page is as narrow as a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 720;

/** Waits until the open document is saved. */
export async function saved(page: Page): Promise<void> {
  await expect(status(page)).toContainText('Saved in this browser');
}

/** Waits until the editor shows a document: before, it takes no typing. */
export async function shown(page: Page): Promise<void> {
  await expect(editor(page)).toContainText(/\S/);
}

/** Opens the workbench, and waits until its document is there and kept. */
export async function open(page: Page, address = '/workbench/'): Promise<void> {
  await page.goto(address);
  await shown(page);
  await saved(page);
}

/** Waits until the open document is read: every point stands in the outline. */
export async function read(page: Page): Promise<void> {
  await expect(page.locator('#pane-outline li[data-point]')).toHaveCount(9);
}

/** Waits until the editor can fold, search and complete: that comes when it takes typing already. */
export async function equipped(page: Page): Promise<void> {
  await expect(page.locator('.cm-foldGutter')).toBeAttached();
}

/** Drops files on the page, as from a desktop. */
export async function drop(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, content] of Object.entries(all)) transfer.items.add(new File([content], name));
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

/** Puts the cursor at the start of the text and types. */
export async function typeAtStart(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(text);
}

/** Shows a pane where there is room for one at a time; elsewhere all are there. */
export async function show(page: Page, pane: 'Outline' | 'Text' | 'Views' | 'Findings'): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: pane }).click();
}

/** The button by which a drawing gets the whole screen, and gives it back. */
export const screenButton = (page: Page, drawing: Locator): Locator =>
  page
    .locator('[data-drawing]')
    .filter({ has: drawing })
    .getByRole('button', { name: /^(?:Full screen|Close)/ });

/** Carries out an action by its name in the palette: by its key, on a phone from the menu. */
export async function act(page: Page, name: string): Promise<void> {
  const actions = page.getByRole('dialog', { name: 'Actions' });
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /All actions/ }).click();
  } else await page.keyboard.press('Control+k');
  await actions.getByRole('combobox').fill(name);
  await expect(actions.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(actions).toBeHidden();
}

/** Opens the list of documents. */
export async function listDocuments(page: Page) {
  await page.getByRole('button', { name: /^Documents/ }).click();
  return page.getByRole('dialog', { name: 'Documents' });
}

/** Opens the history of the open document. */
export async function showHistory(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^History/ }).click();
  return page.getByRole('dialog', { name: /^History of/ });
}

/** What this browser keeps, read from its database: texts by title, and the texts of no version. */
export async function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ninefold');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const texts = await new Promise<string[]>((resolve, reject) => {
      const request = database.transaction('documents').objectStore('documents').getAll();
      request.onsuccess = () => resolve(request.result.map(({ text }: { text: string }) => text));
      request.onerror = () => reject(request.error);
    });
    database.close();
    return texts;
  });
}

/** The texts of all versions, the oldest first. */
export async function keptVersions(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ninefold');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const packed = await new Promise<(string | Uint8Array<ArrayBuffer>)[]>((resolve, reject) => {
      const request = database.transaction('versions').objectStore('versions').getAll();
      request.onsuccess = () => resolve(request.result.map(({ text }: { text: string }) => text));
      request.onerror = () => reject(request.error);
    });
    database.close();
    return Promise.all(
      packed.map((text) =>
        typeof text === 'string'
          ? text
          : new Response(
              new Blob([text]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
            ).text(),
      ),
    );
  });
}

/** A page of the same browser, watched like the first. */
export async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/workbench/');
  await shown(page);
  return page;
}

/** What a dialog says of itself: the messages that stand in it too are of the workbench. */
export function saidIn(dialog: Locator): Locator {
  return dialog.getByRole('status').and(dialog.page().locator(':not([aria-label="Messages"])'));
}
