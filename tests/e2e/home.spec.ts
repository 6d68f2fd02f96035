import { expect, expectAccessible, test } from './fixture.ts';

test('the first page opens, names itself and keeps out nobody', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Ninefold/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
