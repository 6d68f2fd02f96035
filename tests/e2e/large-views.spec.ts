import type { Page } from 'playwright/test';
import { drop, isPhone, open, show } from './desk.ts';
import { expect, test } from './fixture.ts';

const pane = (page: Page) => page.getByRole('complementary', { name: 'Views' });

/** A specification of so many entities, thirty of which follow one another at a time, and calls on 25 resources. */
function large(entities: number, calls: number): string {
  const cards = Array.from({ length: entities }, (_, index) => {
    const follows = index % 30 === 29 ? '' : `| next | Thing${index + 1} | no | |\n`;
    return `### Thing${index}\n\n| Field | Type | Required | Rules |\n| --- | --- | --- | --- |\n| id | uuid | yes | key |\n${follows}`;
  });
  const rows = Array.from(
    { length: calls },
    (_, index) => `| \`GET /group${index % 25}/item${index}\` | read Thing${index % entities} | none | 200 |`,
  );
  return [
    '# Specification: Large',
    '## 3. Entities and their fields',
    ...cards,
    '## 7. The calls it makes',
    `| Call | Does | Payload | Answers |\n| --- | --- | --- | --- |\n${rows.join('\n')}`,
    '',
  ].join('\n\n');
}

test('900 entities are drawn in parts by what relates them, 1,000 calls stand by resource, and little of it is on the page', async ({
  page,
}) => {
  await open(page);
  await drop(page, { 'large.md': large(900, 1_000) });
  await expect(page.getByRole('contentinfo')).toContainText(/[5-9],\d{3} lines/);
  if (isPhone(page)) await show(page, 'Views');
  else await page.getByRole('button', { name: 'Views', exact: true }).click();
  await pane(page).getByRole('button', { name: 'Entities', exact: true }).click();
  const part = pane(page).getByLabel('Part of the drawing');
  await expect(part.locator('option').nth(20)).toBeAttached({ timeout: 60_000 });
  const drawn = pane(page).locator('[data-node]');
  await expect(drawn.first()).toBeVisible({ timeout: 60_000 });
  expect(await drawn.count()).toBeLessThanOrEqual(48);
  const first = await drawn.first().getAttribute('data-node');
  await part.selectOption({ index: 7 });
  await expect(drawn.first()).not.toHaveAttribute('data-node', first ?? '');
  expect(await pane(page).locator('*').count()).toBeLessThan(3_000);

  await pane(page).getByRole('button', { name: 'Calls', exact: true }).click();
  await expect(pane(page)).toContainText('1000 calls, 25 resources');
  const groups = pane(page).locator('summary');
  await expect(groups).toHaveCount(25);
  await expect(groups.first()).toContainText('40 calls');
  await pane(page).getByLabel('Find a call').fill('item777');
  await expect(pane(page).locator('summary').filter({ hasText: '/group2/item777' })).toBeVisible();
});
