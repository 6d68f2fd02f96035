import { expect, test } from './fixture.ts';

test('a first visitor has an own, named, saved specification with one finding fixed in at most eight actions', async ({
  page,
  isMobile,
}) => {
  let actions = 0;
  /** One thing that a visitor does: a click, a tap, or words typed without a pause. */
  const act = async (action: Promise<unknown>): Promise<void> => {
    actions += 1;
    await action;
  };
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'A small specification, to be changed' });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const draft = await field.inputValue();

  if (!isMobile) {
    // Three clicks choose the first line.
    await act(field.click({ clickCount: 3, position: { x: 80, y: 26 } }));
    await act(page.keyboard.type('# Specification: Ladder club\n'));
  }
  await expect(page.getByText('The checks find 2 contradictions')).toBeVisible();
  await act(page.getByRole('button', { name: 'Declare the screen “Reservation”' }).click());
  await expect(page.getByText('The checks find 1 contradiction,')).toBeVisible();
  expect((await field.inputValue()).length).toBeGreaterThan(draft.length);
  await act(page.getByRole('button', { name: 'Keep it and open the workbench' }).click());
  await expect(page).toHaveURL(/\/workbench\//);
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  if (isMobile) {
    await act(page.getByRole('button', { name: /^Documents/ }).click());
    const list = page.getByRole('dialog', { name: 'Documents' });
    await act(list.getByRole('button', { name: 'Rename Tool library' }).click());
    await act(page.keyboard.type('Ladder club'));
    await act(list.getByRole('button', { name: 'Rename', exact: true }).click());
    await act(list.getByRole('button', { name: 'Close' }).click());
    await expect(page.getByText('Saved in this browser')).toBeVisible();
  }
  await expect(page).toHaveTitle(/Ladder club/);
  expect(actions).toBeLessThanOrEqual(8);

  // It is there after a reload, the fix with it.
  await page.reload();
  await expect(page).toHaveTitle(/Ladder club/);
  const text = page.getByRole('textbox', { name: 'Text of the specification' });
  await expect(text).toContainText('# Specification: Ladder club');
  await expect(text).toContainText('| Reservation |');
});

test('what is kept from the first page, and what is tried, stands beside the own documents', async ({
  page,
}) => {
  await page.goto('/workbench/');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page).toHaveTitle(/Untitled/);
  await expect(page.getByText('Saved in this browser')).toBeVisible();

  await page.goto('/');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep it and open the workbench' }).click();
  await expect(page).toHaveTitle(/Tool library/);
  await page.goto('/checks/states/dead-end/');
  await page.getByRole('link', { name: 'Try it in the workbench' }).first().click();
  await expect(page.locator('.cm-content')).toContainText('draft | void | void');
  await page.goto('/specs/todomvc/');
  await page.getByRole('link', { name: 'Open in the workbench' }).click();
  await expect(page).toHaveTitle(/TodoMVC/);

  await page.getByRole('button', { name: /^Documents/ }).click();
  const list = page.getByRole('dialog', { name: 'Documents' });
  for (const title of ['Untitled', 'A state that nothing leaves', 'TodoMVC'])
    await expect(list.getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible();
  // The example of the first visit, and the one that was kept.
  await expect(list.getByRole('button', { name: /^Tool library/ })).toHaveCount(2);
});

test('an example of a check is tried in the workbench', async ({ page }) => {
  await page.goto('/checks/states/dead-end/');
  await page.getByRole('link', { name: 'Try it in the workbench' }).first().click();
  await expect(page).toHaveURL(/\/workbench\/$/);
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await expect(page.locator('.cm-content')).toContainText('draft | void | void');
});

test('an address of a sample that is not there says so, and opens nothing of it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on a phone');
  await page.goto('/workbench/?sample=../license');
  await expect(page.getByText('There is no sample named "../license".')).toBeVisible();
});

test('the search finds a check by its words', async ({ page }) => {
  await page.goto('/search/');
  await page.getByRole('searchbox').fill('state that nothing leaves');
  await expect(page.getByRole('link', { name: 'A state that nothing leaves' })).toBeVisible({
    timeout: 20_000,
  });
});

test('what was searched for is marked in what is found, and no example is read as running text', async ({
  page,
}) => {
  await page.goto('/search/?q=overdue');
  const found = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Invoicing' }) });
  await expect(found.locator('mark').first()).toHaveText(/overdue/i, { timeout: 20_000 });
  await expect(found.getByRole('paragraph')).toHaveText(/ …$/);
  await page.getByRole('searchbox').fill('dead end');
  await expect(page.getByRole('link', { name: 'A state that nothing leaves' })).toBeVisible();
  await expect(page.locator('#found')).not.toContainText('## 4.');
});

test('what is found is told in words that stand apart, also where they stand in a table', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on a phone');
  await page.goto('/search/');
  await page.getByRole('searchbox').fill('invoice');
  const found = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Invoicing' }) });
  await expect(found).toBeVisible({ timeout: 20_000 });
  await expect(found.getByRole('paragraph')).not.toContainText(/[a-z][A-Z]/);
});
