import type { Page } from 'playwright/test';
import { drop, editor, open, saved, typeAtStart } from './desk.ts';
import { expect, test } from './fixture.ts';

/** Stands in for the browser's pickers with files of the origin's own file system, which are real handles. */
async function withPickers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const root = () => navigator.storage.getDirectory();
    Object.assign(globalThis, {
      showOpenFilePicker: async () => [await (await root()).getFileHandle('picked.md')],
      showSaveFilePicker: async () => (await root()).getFileHandle('chosen.md', { create: true }),
      showDirectoryPicker: async () => (await root()).getDirectoryHandle('folder'),
    });
  });
}

const write = (page: Page, path: string, text: string) =>
  page.evaluate(
    async ([where, content]) => {
      const parts = (where ?? '').split('/');
      const name = parts.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(content ?? '');
      await stream.close();
    },
    [path, text],
  );

/** What a file says; undefined at the moment in which the browser puts the new one in its place. */
const read = (page: Page, name: string) =>
  page.evaluate(async (file) => {
    const root = await navigator.storage.getDirectory();
    try {
      return await (await (await root.getFileHandle(file)).getFile()).text();
    } catch (error) {
      // Gone, or put in the place of the one whose text is being read.
      const isReplaced = error instanceof DOMException && /^Not(?:Found|Readable)Error$/.test(error.name);
      if (isReplaced) return undefined;
      throw error;
    }
  }, name);

test('a file is opened and saved in place, with its line ends, also after a reload', async ({ page }) => {
  await withPickers(page);
  await open(page);
  await write(page, 'picked.md', '# Picked\r\n\r\ntext\r\n');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(editor(page)).toContainText('# Picked');
  await typeAtStart(page, 'one ');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved to picked.md.')).toBeVisible();
  expect(await read(page, 'picked.md')).toBe('one # Picked\r\n\r\ntext\r\n');
  await page.reload();
  await expect(editor(page)).toContainText('one # Picked');
  await typeAtStart(page, 'two ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => read(page, 'picked.md')).toBe('two one # Picked\r\n\r\ntext\r\n');
  // Opening the file again leads to its document.
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(editor(page)).toContainText('two one # Picked');
});

test('a file changed on the disk is noticed, never written over unasked, and taken over on request', async ({
  page,
}) => {
  await withPickers(page);
  await open(page);
  await write(page, 'picked.md', '# Picked\n');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(editor(page)).toContainText('# Picked');
  await write(page, 'picked.md', '# Picked by another program\n');
  await typeAtStart(page, 'mine ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'picked.md was changed on the disk' });
  await expect(banner).toBeVisible();
  expect(await read(page, 'picked.md')).toBe('# Picked by another program\n');
  await banner.getByRole('button', { name: 'Take the file' }).click();
  await expect(editor(page)).toContainText('# Picked by another program');
  await expect(banner).toHaveCount(0);
  await saved(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^History/ }).click();
  await expect(page.getByRole('button', { name: /Before taking picked\.md from the disk/ })).toBeVisible();
});

test('a new document asks where it is to be saved', async ({ page }) => {
  await withPickers(page);
  await open(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved to chosen.md.')).toBeVisible();
  expect(await read(page, 'chosen.md')).toMatch(/^# Specification: Tool library/);
});

test('a folder is opened: its Markdown files, and no others', async ({ page }) => {
  await withPickers(page);
  await open(page);
  await write(page, 'folder/a.md', '# From a\n');
  await write(page, 'folder/deep/b.md', '# From b\n');
  await write(page, 'folder/deep/c.png', 'no text');
  await write(page, 'folder/node_modules/d.md', '# From a package\n');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Open a folder' }).click();
  await expect(page.getByText('2 documents were opened.')).toBeVisible();
  await expect(editor(page)).toContainText('# From a');
  await page.getByRole('button', { name: /^Documents/ }).click();
  await expect(page.getByRole('button', { name: /From b.*folder\/deep\/b\.md/ })).toBeVisible();
});

test('nothing is opened of an empty file, and it is said', async ({ page }) => {
  await open(page);
  await drop(page, { 'empty.md': '' });
  await expect(page.getByText('empty.md was not opened: it is empty.')).toBeVisible();
  await expect(editor(page)).toContainText('Specification: Tool library');
});
