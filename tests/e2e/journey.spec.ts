import { expect, test } from './fixture.ts';

test('a first visitor has an own, named, saved specification with one finding fixed in five actions', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'A small specification, to be changed' });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);

  // 1 and 2: the title, by its own name.
  const draft = await field.inputValue();
  await field.evaluate((element: HTMLTextAreaElement) => {
    element.focus();
    const from = element.value.indexOf('Tool library');
    element.setSelectionRange(from, from + 'Tool library'.length);
  });
  await page.keyboard.insertText('Ladder club');

  // 3: one finding.
  await expect(page.getByText('The checks find 2 contradictions')).toBeVisible();
  await page.getByRole('button', { name: 'Declare the screen “Reservation”' }).click();
  await expect(page.getByText('The checks find 1 contradiction,')).toBeVisible();
  expect((await field.inputValue()).length).toBeGreaterThan(draft.length);

  // 4: kept.
  await page.getByRole('button', { name: 'Keep it and open the workbench' }).click();
  await expect(page).toHaveURL(/\/workbench\//);
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await expect(page).toHaveTitle(/Ladder club/);

  // It is there after a reload.
  await page.reload();
  await expect(page).toHaveTitle(/Ladder club/);
  if (!isMobile) await expect(page.getByText('# Specification: Ladder club')).toBeVisible();
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
