import type { Page } from 'playwright/test';
import {
  act,
  drop,
  editor,
  equipped,
  isPhone,
  open as openWorkbench,
  read,
  saidIn,
  show,
  typeAtStart,
} from './desk.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const actions = (page: Page) => page.getByRole('dialog', { name: 'Actions' });

/** Opens the workbench, and waits until its document is read and the editor has all its aids. */
async function open(page: Page): Promise<void> {
  await openWorkbench(page, '/workbench/?sample=invoicing');
  await read(page);
  await equipped(page);
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

test('the key that follows at once on a choice in the palette opens it again', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Control+k');
  await actions(page).getByRole('combobox').fill('Wrap');
  await expect(actions(page).getByRole('option').first()).toContainText('Wrap long lines');
  await page.evaluate(() => {
    const press = (init: KeyboardEventInit): void => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    };
    press({ key: 'Enter' });
    press({ key: 'k', ctrlKey: true });
  });
  await expect(actions(page).getByRole('combobox')).toBeFocused();
  await expect(actions(page).getByRole('combobox')).toHaveValue('');
});

/** The text of the open document, whole. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases[0]?.name ?? '';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const found: string[] = [];
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        all.onsuccess = resolve;
      });
      for (const each of all.result) if (typeof each?.text === 'string') found.push(each.text);
    }
    database.close();
    return found.join('\n');
  });

/** Puts the cursor on a name of the outline. */
async function go(page: Page, name: string): Promise<void> {
  await act(page, name);
  await expect(page.getByRole('navigation', { name: 'Where the cursor is' })).toContainText(name);
}

test('a role is renamed wherever it stands, after a look at the change', async ({ page }) => {
  await open(page);
  await go(page, 'Freelancer');
  await act(page, 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename the role “Freelancer”' });
  await expect(dialog.getByLabel('New name')).toBeFocused();
  await expectAccessible(page, 'dialog');
  await dialog.getByLabel('New name').fill('Client');
  await page.keyboard.press('Enter');
  await expect(saidIn(dialog)).toHaveText('“Client” is the name of another role already.');
  await dialog.getByLabel('New name').fill('Maker');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Rename the role “Freelancer” to “Maker”' });
  await expect(saidIn(preview)).toContainText('stretches of the text differ');
  await expectAccessible(page, 'dialog');
  await preview.getByRole('button', { name: /^Rename in/ }).click();
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText('“Freelancer” is now “Maker”.');
  await expect.poll(() => textOf(page)).toContain('- **Maker**: writes and sends invoices.');
  await expect.poll(() => textOf(page)).not.toContain('| Freelancer |');
});

test('what a rename leaves as it is can be read above a long comparison', async ({ page }) => {
  await open(page);
  await go(page, 'paid');
  await act(page, 'Rename');
  await page.getByRole('dialog').getByLabel('New name').fill('settled');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: /to “settled”$/ });
  await expect(saidIn(preview)).toContainText('stretches of the text differ');
  const notes = preview.getByRole('list').filter({ hasText: 'as written' });
  expect(await notes.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('what a name is, where it is declared and where it is used', async ({ page }) => {
  await open(page);
  await go(page, 'Invoice status');
  await act(page, 'What this name is');
  await expect(page.locator('.nf-card')).toContainText('lifecycle');
  await expectAccessible(page, '#pane-text');
  await go(page, 'GET /invoices');
  await act(page, 'Where this name is used');
  const uses = page.getByRole('dialog', { name: 'Where the call “GET /invoices” stands' });
  await expect(uses.getByRole('option')).toHaveCount(3);
  await expectAccessible(page, 'dialog');
  await uses.getByRole('option').first().click();
  await expect(page.getByRole('navigation', { name: 'Where the cursor is' })).toContainText('Invoice list');
  await act(page, 'Where this name is declared');
  await expect(page.getByRole('navigation', { name: 'Where the cursor is' })).toContainText('GET /invoices');
});

test('what is under the pointer: the card of a name, and the finding with the page of its check', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone has no pointer');
  await open(page);
  const text = `# Specification: Shop

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| Home (entry) | \`/\` | none | none | Basket, Nowhere | none |
| Basket | \`/b\` | none | none | Home | none |
`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shop.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await expect(editor(page)).toContainText('Nowhere');
  /** Rests the pointer on the words of a line. */
  const rest = async (words: string): Promise<void> => {
    const box = await editor(page).evaluate((content, wanted) => {
      const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      return undefined;
    }, words);
    if (!box) throw new Error(`“${words}” is not drawn`);
    await page.mouse.move(box.x - 2, box.y);
    await page.mouse.move(box.x, box.y);
  };
  const finding = page.locator('.cm-tooltip .cm-diagnostic').filter({ hasText: 'Nowhere' });
  await expect(page.locator('.cm-lintRange-error').filter({ hasText: 'Nowhere' })).toBeVisible();
  await rest('Nowhere');
  await expect(finding).toBeVisible();
  const why = finding.getByRole('link', { name: 'Why: screens/unknown-target' });
  await expect(why).toHaveAttribute('href', /\/checks\/screens\/unknown-target\/$/);
  await expectAccessible(page, '#pane-text');
  await expect(why).toBeVisible();
  await rest('Basket');
  const name = page.locator('.cm-tooltip .nf-card');
  await expect(name).toContainText('Basket screen');
  await expect(finding).toBeHidden();
  await page.keyboard.press('Control+Home');
  await rest('Nowhere');
  await why.click();
  await expect(page).toHaveURL(/\/checks\/screens\/unknown-target\/$/);
});

test('a table is formatted after a look, and formatted again there is nothing to do', async ({ page }) => {
  await open(page);
  const text =
    '# Specification: Shop\n\n## 2. Screens and routes\n\n|Route|Screen|\n|--|--|\n|`/`|Home|\n|`/b`|Basket|\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shop.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await expect(editor(page)).toContainText('Basket');
  await go(page, 'Basket');
  await act(page, 'Make this table or list canonical');
  const preview = page.getByRole('dialog', { name: 'Write this table or list in the canonical form' });
  await expect(preview).toContainText('The same facts');
  await preview.getByRole('button', { name: 'Write it so' }).click();
  await expect.poll(() => textOf(page)).toContain('| Basket | `/b` | | | | |');
  await act(page, 'Make the whole document canonical');
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
    'There is nothing in the document',
  );
});

test('a column offers the names of its kind, and only what is declared as declared', async ({ page }) => {
  await open(page);
  await act(page, 'Wrap long lines');
  await go(page, 'Invoice list');
  await editor(page).press('End');
  for (let step = 0; step < 2; step += 1) await editor(page).press('ArrowLeft');
  await page.keyboard.type(', Cl');
  const options = page.locator('.cm-tooltip-autocomplete li');
  await expect(options.first()).toContainText('Client');
  await expect(options.first()).toContainText('role');
  // A key that follows too closely on the list is meant for the text: the pointer is not.
  await options.first().click();
  await expect.poll(() => textOf(page)).toContain('| Freelancer, Client |');
});

test('what is typed right after a place was chosen is written there, however late it comes into view', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Frames and timers alike come later than the next key may.
    const [frame, timer] = [globalThis.requestAnimationFrame, globalThis.setTimeout].map((each) =>
      each.bind(globalThis),
    ) as [typeof requestAnimationFrame, typeof setTimeout];
    const isSlow = (): boolean => Reflect.has(globalThis, 'isSlow');
    globalThis.requestAnimationFrame = (run) =>
      isSlow() ? Number(timer(() => frame(run), 1500)) : frame(run);
    Reflect.set(globalThis, 'setTimeout', (run: () => void, after = 0) =>
      timer(run, isSlow() ? after + 1500 : after),
    );
  });
  await open(page);
  await editor(page).press('Control+Home');
  await page.evaluate(() => Reflect.set(globalThis, 'isSlow', true));
  await act(page, 'Invoice list');
  await editor(page).press('End');
  await page.keyboard.type(' and more |');
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'isSlow'));
  await expect.poll(() => textOf(page)).toMatch(/\| Invoice list \|.* and more \|/);
});

test('answers to the questions are pasted back, looked at, and stand in the cells that were asked about', async ({
  page,
}) => {
  await open(page);
  const text =
    '# Specification: Shop\n\n## 6. Roles and permissions\n\n- **Buyer**: buys.\n- **Clerk**: sends.\n\n' +
    '| Action | Buyer | Clerk |\n| --- | --- | --- |\n| create Order | yes | not shown |\n| send Order | ? | yes |\n';
  const file = { name: 'shop.md', mimeType: 'text/markdown', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(editor(page)).toContainText('send Order');
  await act(page, 'Paste answers');
  const dialog = page.getByRole('dialog', { name: 'Paste answers' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('textbox').fill('nothing');
  await dialog.getByRole('button', { name: 'Read the answers' }).click();
  await expect(saidIn(dialog)).toContainText('There is no answer in this');
  const ticked = (role: string, action: string) =>
    `- [ ] May a ${role} ${action}?\n  - [ ] yes\n  - [x] no\n`;
  const extra =
    '- [ ] What is it?\n  - Answer: a shop\n- [ ] What does the product do, and for whom?\n  - Answer: A shop.\n';
  const list = `${ticked('Clerk', 'create an Order')}${ticked('Buyer', 'send an Order')}${extra}`;
  await dialog.getByRole('textbox').fill(list);
  await dialog.getByRole('button', { name: 'Read the answers' }).click();
  const preview = page.getByRole('dialog', { name: 'Read 3 answers' });
  await expect(preview).toContainText('No longer asked: What is it?');
  await expectAccessible(page, 'dialog');
  await preview.getByRole('button', { name: 'Put them into the text' }).click();
  await expect.poll(() => textOf(page)).toContain('| create Order | yes | no |\n| send Order | no | yes |');
  expect(await textOf(page)).toContain('## 1. What the product does and for whom\n\nA shop.\n');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the palette keeps nobody out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /All actions/ }).click();
    await expect(actions(page).getByRole('combobox')).toBeFocused();
    await expectAccessible(page, 'dialog');
    await actions(page).getByRole('combobox').fill('zzzz');
    await expect(saidIn(actions(page))).toHaveText('No action and no name is like this.');
    await page.keyboard.press('Escape');
    await expect(actions(page)).toBeHidden();
  });
}

test('a comment for Ninefold is closed and completed while it is written, and nothing below it is lost', async ({
  page,
}) => {
  await open(page);
  await act(page, 'Wrap long lines');
  await go(page, 'Freelancer');
  const line = page.locator('.cm-activeLine');
  await editor(page).press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('<!-- ninefold: ');
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('severity');
  const options = page.locator('.cm-tooltip-autocomplete li');
  await options.filter({ hasText: 'severity' }).click();
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('all checks of that kind');
  await page.keyboard.type('language/*');
  await options.first().click();
  await options.filter({ hasText: 'hint' }).click();
  await expect(line).toHaveText('<!-- ninefold: severity language/* hint -->');
  await read(page);
  await expect(page.locator('#pane-outline')).not.toContainText('nothing said');
});

test('what became no fact is marked when asked for, moves along with typing, and stays so after a reload', async ({
  page,
}) => {
  await openWorkbench(page);
  await drop(page, {
    'mill.md': `# Mill\n\n## 9. Business constants and limits\n\n- Sacks a day: 40\n\n${'He is proud of it. '.repeat(9)}\n\n\`\`\`yaml\ncarts: 9\nwhoever pays decides\n\`\`\`\n`,
  });
  await read(page);
  await equipped(page);
  await show(page, 'Outline');
  await expect(page.locator('li[data-point="constants"]')).toContainText(/\d% running text \d+% not read/);
  const marks = page.locator('.cm-outside');
  await expect(marks).toHaveCount(0);
  await page.getByLabel('Mark what became no fact').check();
  await show(page, 'Text');
  await expect(marks.first()).toContainText('He is proud of it.');
  await expect(marks.last()).toHaveText('whoever pays decides');
  await expectAccessible(page);
  await typeAtStart(page, 'Old ');
  await expect(marks.first()).toContainText('He is proud of it.');
  await page.reload();
  await expect(marks.first()).toContainText('He is proud of it.');
  await act(page, 'Mark what became no fact');
  await expect(marks).toHaveCount(0);
});
