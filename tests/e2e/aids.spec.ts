import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from './fixture.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text of the specification' });
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 720;
const actions = (page: Page) => page.getByRole('dialog', { name: 'Actions' });

/** Opens the workbench, and waits until its document is read. */
async function open(page: Page): Promise<void> {
  await page.goto('/workbench/');
  await expect(editor(page)).toBeAttached();
  await expect(page.locator('#pane-outline li[data-point]')).toHaveCount(9);
}

/** Carries out an action by its name in the palette. */
async function act(page: Page, name: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: /All actions/ }).click();
  } else await page.keyboard.press('Control+k');
  await actions(page).getByRole('combobox').fill(name);
  await expect(actions(page).getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(actions(page)).toBeHidden();
}

test('every action is found by typing, and a name of the document too', async ({ page }) => {
  await open(page);
  await act(page, 'Keys');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('All actions');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await act(page, 'Invoice status');
  await expect(page.locator('#pane-outline [aria-current="true"]').first()).toBeAttached();
  await expect(editor(page)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the palette keeps nobody out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: /All actions/ }).click();
    await expect(actions(page).getByRole('combobox')).toBeFocused();
    await expectAccessible(page, 'dialog');
    await actions(page).getByRole('combobox').fill('zzzz');
    await expect(actions(page).getByRole('status')).toHaveText('No action and no name is like this.');
    await page.keyboard.press('Escape');
    await expect(actions(page)).toBeHidden();
  });
}
