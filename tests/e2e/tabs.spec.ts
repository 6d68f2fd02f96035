import type { Page } from 'playwright/test';
import { editor, keptTexts, keptVersions, open, saved, secondTab, showHistory, typeAtStart } from './desk.ts';
import { expect, test } from './fixture.ts';

const elsewhere = (page: Page) => page.getByText('This document is being edited in another tab.');

test('a second tab follows live, and can take over', async ({ page, context }) => {
  await open(page);
  const other = await secondTab(context);
  await expect(elsewhere(other)).toBeVisible();
  await typeAtStart(page, 'from the first ');
  await expect(editor(other)).toContainText('from the first # Specification');
  await typeAtStart(other, 'refused ');
  await expect(editor(other)).not.toContainText('refused');

  await other.getByRole('button', { name: 'Edit here' }).click();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(elsewhere(page)).toBeVisible();
  await typeAtStart(page, 'refused ');
  await expect(editor(page)).not.toContainText('refused');
  await typeAtStart(other, 'from the second ');
  await expect(editor(page)).toContainText('from the second from the first # Specification');
  await saved(other);
  await other.close();
  await expect(elsewhere(page)).toHaveCount(0);
  await typeAtStart(page, 'again ');
  await saved(page);
  await expect
    .poll(() => keptTexts(page))
    .toEqual([expect.stringContaining('again from the second from the first #')]);
});

test('edits that cross are both kept, and the choice is clear', async ({ page, context }) => {
  // Without Web Locks both tabs write, and only the saves find each other out; a tab that hears nothing of the other
  // in time is one whose edits cross.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await open(page);
  const other = await secondTab(context);
  await other.bringToFront();
  await Promise.all([
    editor(page).evaluate((element) => element.focus()),
    editor(other).evaluate((element) => element.focus()),
  ]);
  await Promise.all([page.keyboard.type('first '), other.keyboard.type('second ')]);
  const crossed = [page, other].map((one) => one.getByText('Another tab changed this document'));
  await expect
    .poll(async () => (await Promise.all(crossed.map((one) => one.count()))).reduce((a, b) => a + b))
    .toBe(1);
  const loser = (await crossed[0]?.count()) === 1 ? page : other;
  const mine = loser === page ? 'first ' : 'second ';
  const theirs = loser === page ? 'second ' : 'first ';
  await expect.poll(async () => (await keptTexts(page)).join()).toContain(theirs);
  await expect.poll(async () => (await keptVersions(page)).join()).toContain(mine);
  await loser.getByRole('button', { name: 'Go on with mine' }).click();
  await expect(loser.getByText('Another tab changed this document')).toHaveCount(0);
  await saved(loser);
  await expect.poll(async () => (await keptTexts(page)).join()).toContain(mine);
  const history = await showHistory(loser);
  await expect(history.getByRole('button', { name: /What another tab had made of it/ })).toBeVisible();
});
