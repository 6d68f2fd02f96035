import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from './fixture.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 720;
const pane = (page: Page) => page.getByRole('complementary', { name: 'Views' });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text of the specification' });

/** Opens the workbench on the invoicing sample with its views beside it, one of them shown. */
async function openViews(page: Page, view: string): Promise<void> {
  await page.goto('/workbench/?sample=invoicing');
  await expect(page.getByRole('contentinfo')).toContainText(/\d+ lines/);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await pane(page).getByRole('button', { name: view, exact: true }).click();
}

const views = [
  ['Overview', 'Screens and routes'],
  ['Screens', 'Invoice list'],
  ['Entities', 'Invoice.lines'],
  ['States', 'What each event does in each state'],
  ['Rules', 'Give the invoice a number such as AB-12.'],
  ['Roles', 'What may Client do?'],
  ['Calls', 'POST /invoices'],
  ['Errors', 'Arises from'],
  ['Constants', 'NAME_LENGTH'],
  ['References', 'Put the cursor on an element'],
] as const;

test('every view shows its point, and keeps nobody out', async ({ page }) => {
  await openViews(page, 'Overview');
  for (const [view, words] of views) {
    await pane(page).getByRole('button', { name: view, exact: true }).click();
    await expect(pane(page)).toContainText(words);
    await expectAccessible(page, '#pane-views');
  }
});

test('what is chosen in a drawing is chosen in the text, and the other way round', async ({ page }) => {
  test.skip(isPhone(page), 'one pane at a time');
  await openViews(page, 'States');
  const chart = pane(page).getByRole('region', { name: 'States of Invoice status' });
  await chart.locator('[data-node="paid"] a').click();
  await expect(editor(page).locator('.cm-activeLine')).toContainText('paid');
  await expect(chart.locator('[data-node="paid"] a')).toHaveAttribute('aria-current', 'true');

  await pane(page).getByRole('button', { name: 'Screens', exact: true }).click();
  await page.getByRole('navigation', { name: 'Outline' }).getByText('Screens and routes').click();
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Settings' }).click();
  const map = pane(page).getByRole('region', { name: 'Screens and where they lead' });
  await expect(map.locator('[data-node="Settings"] a')).toHaveAttribute('aria-current', 'true');
});

test('arrow keys walk along the lines of a drawing, Enter chooses', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no arrow keys');
  await openViews(page, 'States');
  const chart = pane(page).getByRole('region', { name: 'States of Account status' });
  await chart.locator('[data-node="invited"] > a').focus();
  const before = await chart.locator('[data-node="invited"]').boundingBox();
  const after = await chart.locator('[data-node="active"]').boundingBox();
  const across = (after?.x ?? 0) > (before?.x ?? 0) + 40;
  await page.keyboard.press(across ? 'ArrowRight' : 'ArrowDown');
  await expect(chart.locator('[data-node="active"] > a')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chart.locator('[data-node="active"] > a')).toHaveAttribute('aria-current', 'true');
});

test('a drawing follows the text', async ({ page }) => {
  test.skip(isPhone(page), 'one pane at a time');
  await openViews(page, 'States');
  const chart = pane(page).getByRole('region', { name: 'States of Invoice status' });
  await expect(chart.locator('[data-node="paid"]')).toBeVisible();
  await chart.locator('[data-edge]').getByText('pay', { exact: true }).click();
  await editor(page).locator('.cm-activeLine').click();
  await page.keyboard.press('End');
  await page.keyboard.type('\n| sent | dispute | disputed | Client | | |');
  await expect(chart.locator('[data-node="disputed"]')).toBeVisible();
});

test('the web of references has the chosen element in its middle', async ({ page }) => {
  test.skip(isPhone(page), 'one pane at a time');
  await openViews(page, 'Errors');
  await pane(page).getByRole('link', { name: 'wrong_amount', exact: true }).click();
  await pane(page).getByRole('button', { name: 'References', exact: true }).click();
  await expect(pane(page).getByRole('heading', { name: /wrong_amount/ })).toBeVisible();
  await expect(pane(page)).toContainText('POST /invoices/:id/pay');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a published page shows its drawings, with links', async ({ page }) => {
    await page.goto('/specs/invoicing/');
    await expect(page.getByRole('region', { name: 'Screens and where they lead' })).toContainText(
      '/invoices/:id',
    );
    await expect(page.getByRole('region', { name: 'Entities and relations' })).toContainText('dueOn');
    const chart = page.getByRole('region', { name: 'States of Invoice status' });
    await chart.locator('[data-node="sent"] a').first().click();
    await expect(page).toHaveURL(/#state-invoice-status-sent$/);
    await page.getByText('What may Client do?').click();
    await expect(page.getByRole('link', { name: 'pay Invoice' }).first()).toBeVisible();
  });
});
