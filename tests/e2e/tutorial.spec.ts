import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { editor, isPhone, saved } from './desk.ts';
import { expect, test } from './fixture.ts';

const page = readFileSync(new URL('../../src/content/guide/first-specification.md', import.meta.url), 'utf8');

/** What the page gives to be written, says is found then, or asks to be done, in its order. */
const steps = [
  ...page.matchAll(
    /```md\n(?<block>[\s\S]*?)\n```|^> (?<quote>.*)$|^(?<ask>Change `dry`|One question is left)/gm,
  ),
].map(({ groups }) => groups ?? {});

const findings = (on: Page) => on.getByRole('complementary', { name: 'Findings' });

/** Puts a text in place of the line of the cursor, as somebody does who pastes. */
async function replaceLine(on: Page, text: string): Promise<void> {
  await on.keyboard.press('Home');
  await on.keyboard.press('Shift+End');
  await on.evaluate((words) => navigator.clipboard.writeText(words), text);
  await on.keyboard.press('ControlOrMeta+v');
}

/** Chooses the word in a cell of a line of the text, as with two clicks, when the line has come to rest. */
async function chooseWord(on: Page, line: string, word: string): Promise<void> {
  const element = editor(on).locator('.cm-line', { hasText: line });
  const position = await element.evaluate(
    (shown, [sought = '']) => {
      const within = (shown.textContent?.indexOf(`| ${sought} |`) ?? 0) + 2;
      const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      for (
        let passed = 0, node = texts.nextNode() as Text | null;
        node;
        node = texts.nextNode() as Text | null
      ) {
        if (within >= passed && within < passed + node.length) {
          const range = document.createRange();
          range.setStart(node, within - passed);
          range.setEnd(node, within - passed + 1);
          const { x, y, width, height } = range.getBoundingClientRect();
          const from = shown.getBoundingClientRect();
          return { x: x + width / 2 - from.x, y: y + height / 2 - from.y };
        }
        passed += node.length;
      }
      throw new Error(`The line does not say ${sought}.`);
    },
    [word],
  );
  await element.dblclick({ position });
}

test('the tutorial is done word by word, and ends where it says', async ({ page: on, context }) => {
  test.skip(isPhone(on), 'what is pasted is pasted alike');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await on.goto('/guide/first-specification/');
  await on.getByRole('main').getByRole('link', { name: 'workbench', exact: true }).click();
  await saved(on);
  await on.getByRole('button', { name: 'New', exact: true }).click();
  await expect(on).toHaveTitle(/^Untitled/);
  await expect(on.getByRole('navigation', { name: 'Outline' })).toContainText('0 of 9 shown');
  // The title is chosen: what is typed is its name.
  await editor(on).focus();
  await on.keyboard.type('Plant diary');
  await expect(on).toHaveTitle(/^Plant diary/);

  const heads = on.getByRole('navigation', { name: 'Outline' }).locator('li[data-point] > button');
  const written = new Set<string>();
  for (const { block, quote, ask } of steps) {
    const number = block?.match(/^## (\d)\./)?.[1] ?? '';
    if (quote !== undefined) await expect(findings(on)).toContainText(quote);
    else if (ask === 'Change `dry`') {
      await chooseWord(on, 'dry out', 'dry');
      await on.keyboard.type('thirsty');
      await expect(findings(on)).not.toContainText('can not be stored');
    } else if (ask !== undefined) {
      await expect(on.getByRole('contentinfo')).toContainText('1 question.');
      await on.keyboard.press('F8');
    } else if (!written.has(number)) {
      written.add(number);
      await heads.nth(Number(number) - 1).click();
      await expect(editor(on).locator('.cm-activeLine')).toContainText(`## ${number}.`);
      await expect(editor(on)).toBeFocused();
      await replaceLine(on, block ?? '');
      await expect(editor(on).locator('.cm-activeLine')).not.toContainText(`## ${number}.`);
    } else if (number === '8') {
      await expect(editor(on).locator('.cm-activeLine')).toContainText('not shown');
      await expect(editor(on)).toBeFocused();
      await replaceLine(on, block?.split('\n').find((line) => line.startsWith('| closed')) ?? '');
    }
  }
  await expect(on.getByRole('navigation', { name: 'Outline' })).toContainText('9 of 9 shown');
  await expect(on.getByRole('contentinfo')).toContainText('No findings.');
  const text = page.match(/```md\n## 4[\s\S]*?```/g)?.[1] ?? '';
  await heads.nth(3).click();
  for (const row of text.split('\n').filter((line) => line.startsWith('| fine')))
    await expect(editor(on)).toContainText(row);
});
