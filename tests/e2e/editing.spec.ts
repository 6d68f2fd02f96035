import type { Locator, Page } from 'playwright/test';
import { act, editor, equipped, isPhone, open, read, saved } from './desk.ts';
import { expect, test } from './fixture.ts';

const text = `# Specification: Folded

## 8. The error catalogue

| Error | Status |
| --- | --- |
| too_many | 409 |

## 9. Business constants and limits

| Constant | Value |
| --- | --- |
| LONGEST | 30 |
`;

/** Opens the workbench and gives it a text. */
async function opened(page: Page): Promise<void> {
  await open(page);
  await equipped(page);
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await saved(page);
}

const widthOf = async (pane: Locator): Promise<number> => (await pane.boundingBox())?.width ?? 0;

test('the border of a pane is moved by mouse and by keys, and stands there after a reload', async ({
  page,
}) => {
  test.skip(isPhone(page), 'there is one pane at a time');
  await open(page);
  const outline = page.locator('#pane-outline');
  const border = page.getByRole('separator', { name: 'Width of the outline' });
  const before = await widthOf(outline);
  const at = await border.boundingBox();
  if (!at) throw new Error('The border is not there.');
  const [x, y] = [at.x + at.width / 2, at.y + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.move(x + 120, y, { steps: 4 });
  await page.mouse.up();
  const dragged = await widthOf(outline);
  expect(Math.abs(dragged - before - 120)).toBeLessThan(4);
  // What the pointer does afterwards moves nothing.
  await page.mouse.move(x - 50, y);
  expect(await widthOf(outline)).toBe(dragged);

  await border.press('ArrowLeft');
  const stepped = await widthOf(outline);
  expect(stepped).toBeLessThan(dragged);
  const beside = page.getByRole('separator', { name: 'Width of the findings' });
  const findings = page.locator('#pane-findings');
  const narrow = await widthOf(findings);
  await beside.press('ArrowLeft');
  const wide = await widthOf(findings);
  expect(wide).toBeGreaterThan(narrow);

  await page.reload();
  await read(page);
  expect(Math.abs((await widthOf(outline)) - stepped)).toBeLessThan(1);
  expect(Math.abs((await widthOf(findings)) - wide)).toBeLessThan(1);

  await border.dblclick();
  await expect.poll(() => widthOf(outline)).toBeCloseTo(before, 0);
});

test('a point is folded and unfolded', async ({ page }) => {
  await opened(page);
  await editor(page).getByText('The error catalogue').click();
  await act(page, 'Fold the point or heading');
  await expect(editor(page)).not.toContainText('too_many');
  await expect(editor(page)).toContainText('9. Business constants');
  await act(page, 'Unfold it');
  await expect(editor(page)).toContainText('too_many');

  await page.locator('.cm-foldGutter').getByTitle('Fold line').nth(1).click();
  await expect(editor(page)).not.toContainText('too_many');
  await editor(page).getByTitle('unfold').click();
  await expect(editor(page)).toContainText('too_many');

  await act(page, 'Fold everything');
  await expect(editor(page)).not.toContainText('LONGEST');
  await act(page, 'Unfold everything');
  await expect(editor(page)).toContainText('LONGEST');
});

test('words are searched and replaced, and taken back', async ({ page }) => {
  await opened(page);
  await act(page, 'Search and replace');
  const words = page.getByRole('textbox', { name: 'Find' });
  await words.pressSequentially('too_many');
  await words.press('Enter');
  await expect(page.locator('.cm-searchMatch-selected')).toHaveText('too_many');
  await page.getByRole('textbox', { name: 'Replace' }).pressSequentially('over_limit');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(editor(page)).toContainText('over_limit');
  await expect(editor(page)).not.toContainText('too_many');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(words).toBeHidden();
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor(page)).toContainText('too_many');
});
