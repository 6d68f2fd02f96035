import type { Page } from 'playwright/test';
import { act, editor, open as openWorkbench, read, saidIn } from './desk.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const text = `# Photos

Why this is written.

## Key Entities

An album holds photos.

- **Album**: \`id\` (uuid, required), \`title\` (string, at most 60 characters)

### Photo

- \`id\` (uuid, required)
- \`takenOn\` (date): the day

## Assumptions

Nobody has more than one library.
`;

/** Opens a document that was not written for Ninefold. */
async function open(page: Page): Promise<void> {
  await openWorkbench(page);
  await read(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'photos.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await expect(editor(page)).toContainText('An album holds photos');
}

test('the whole document is made canonical after a look at both texts, and nothing of its prose is lost', async ({
  page,
}) => {
  await open(page);
  await act(page, 'Make the whole document canonical');
  const preview = page.getByRole('dialog', { name: 'Write the document in the canonical form' });
  await expect(preview).toContainText('stays as it is and where it is');
  await expect(saidIn(preview)).toContainText('differ');
  await expect(preview).toContainText('| takenOn | date | | | | the day |');
  await expectAccessible(page, 'dialog');
  await preview.getByRole('button', { name: 'Write it so' }).click();
  await expect(editor(page)).toContainText('| takenOn | date | | | | the day |');
  await expect(editor(page)).toContainText(
    /Why this is written\..*An album holds photos\..*Nobody has more than one library\./s,
  );
  await act(page, 'Make the whole document canonical');
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'Parts of point 3 stay as they are',
  );
});

test('a card says what a name was read from, and writes it in the canonical form', async ({ page }) => {
  await open(page);
  await editor(page).locator('.cm-line', { hasText: 'takenOn' }).getByText('takenOn').click();
  await act(page, 'What this name is');
  const card = page.locator('.nf-card');
  await expect(card).toContainText('Read from: “- `takenOn` (date): the day”');
  await card.getByRole('button', { name: 'Write it in the canonical form' }).click();
  const preview = page.getByRole('dialog', { name: 'Write this element in the canonical form' });
  await preview.getByRole('button', { name: 'Write it so' }).click();
  await expect(editor(page)).toContainText('| takenOn | date | | | | the day |');
});

test('one element is made canonical by itself, in one step to undo', async ({ page }) => {
  await open(page);
  await editor(page).locator('.cm-line', { hasText: 'takenOn' }).click();
  await act(page, 'Make this element canonical');
  const preview = page.getByRole('dialog', { name: 'Write this element in the canonical form' });
  await preview.getByRole('button', { name: 'Write it so' }).click();
  await expect(editor(page)).toContainText('| takenOn | date | | | | the day |');
  await expect(editor(page)).toContainText('- **Album**: `id` (uuid, required)');
  await act(page, 'Undo');
  await expect(editor(page)).toContainText('- `takenOn` (date): the day');
});
