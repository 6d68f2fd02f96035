import { isPhone } from './desk.ts';
import { expect, test } from './fixture.ts';

/** What every engine must do: show a published page, take typing in the workbench, answer it, and keep the text. */
test('a page is read, a document is typed, answered and kept', async ({ page }) => {
  await page.goto('/specs/invoicing/');
  await expect(page.getByRole('heading', { level: 1, name: 'Invoicing' })).toBeVisible();

  await page.goto('/workbench/');
  const panes = page.getByRole('navigation', { name: 'Panes' });
  const show = async (pane: string): Promise<void> => {
    if (isPhone(page)) await panes.getByRole('button', { name: pane }).click();
  };
  const editor = page.getByRole('textbox', { name: 'Text of the specification' });
  // Until the document is shown the editor takes no typing.
  await expect(page.locator('.cm-content')).toContainText('Tool library');
  await expect(editor).toBeEditable();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('# Specification: Smoke\n\n## 8. The error catalogue\n\nnot shown\n');
  await show('Findings');
  await expect(page.getByRole('complementary', { name: 'Findings' })).toContainText(
    'Which errors can happen',
  );
  await expect(page.getByText('Saved in this browser')).toBeVisible();

  await page.reload();
  await show('Text');
  await expect(editor).toContainText('Specification: Smoke');
});
