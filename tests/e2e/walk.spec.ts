import type { Page } from 'playwright/test';
import { isPhone } from './desk.ts';
import { expect, test } from './fixture.ts';

const pane = (page: Page) => page.getByRole('complementary', { name: 'Views' });

/** Opens a view of the invoicing sample beside its text. */
async function openView(page: Page, view: string): Promise<void> {
  await page.goto('/workbench/?sample=invoicing');
  await expect(page.getByRole('contentinfo')).toContainText(/\d+ lines/);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await pane(page).getByRole('button', { name: view, exact: true }).click();
}

test('by arrow keys one walks through a lifecycle, there and back, and sees where one is', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone has no arrow keys');
  await openView(page, 'States');
  const chart = pane(page).getByRole('region', { name: 'States of Invoice status' });
  const state = (name: string) => chart.locator(`[data-node="${name}"] > a`);
  await expect(state('draft')).toBeVisible({ timeout: 30_000 });
  await state('draft').focus();
  for (const [key, name] of [
    ['ArrowDown', 'sent'],
    ['ArrowDown', 'paid'],
    // Nothing leads on, and a key that leads nowhere leaves one where one is.
    ['ArrowDown', 'paid'],
    ['ArrowUp', 'sent'],
    ['ArrowUp', 'draft'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(state(name)).toBeFocused();
    await expect(state(name)).toBeInViewport({ ratio: 0.99 });
  }
  // Every state is a stop of the Tab key too, in the order of the text.
  await page.keyboard.press('Tab');
  await expect(state('sent')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state('sent')).toHaveAttribute('aria-current', 'true');
});

test('a card of many of a kind is reached by keys, and its rows lead to each', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no arrow keys');
  await openView(page, 'References');
  await pane(page).getByLabel('Find an element').fill('Invoice');
  // There is a screen of that name too.
  const found = pane(page)
    .locator('li')
    .filter({ hasText: /^Invoice entity$/ });
  await found.getByRole('button').click();
  const drawing = pane(page).getByRole('region', { name: 'What it hangs together with' });
  const card = drawing.locator('[data-node]').filter({ hasText: '4 screens' });
  await expect(card).toBeVisible({ timeout: 30_000 });
  await card.locator('a').first().focus();
  await expect(card.locator('a').first()).toBeFocused();
  const back = drawing.locator('[data-node="entity Invoice"] > a');
  for (const key of ['ArrowLeft', 'ArrowUp']) {
    if (await back.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press(key);
  }
  await expect(back).toBeFocused();
  await card.getByText('Payment', { exact: true }).click();
  await expect(page.locator('.cm-activeLine')).toContainText('Payment');
});

test('what a row of the matrix says stands level, also where a cell takes several lines', async ({
  page,
}) => {
  await openView(page, 'Roles');
  const rows = pane(page).getByRole('region', { name: 'Permissions' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const tops = await rows.evaluateAll((all) =>
    all.map((row) => {
      const own = [...row.querySelectorAll('td > *')].map((cell) => cell.getBoundingClientRect().top);
      return Math.max(...own) - Math.min(...own);
    }),
  );
  expect(tops.length).toBeGreaterThan(5);
  for (const apart of tops) expect(apart).toBeLessThanOrEqual(2);
});
