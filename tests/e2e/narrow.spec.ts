import type { Locator, Page } from 'playwright/test';
import { drop, editor, isPhone, keptTexts, listDocuments, open, saved, show } from './desk.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const pane = (page: Page) => page.getByRole('complementary', { name: 'Views' });

async function openView(page: Page, view: string): Promise<void> {
  if (!(await pane(page).isVisible())) {
    if (isPhone(page)) await show(page, 'Views');
    else await page.getByRole('button', { name: 'Views', exact: true }).click();
  }
  await pane(page).getByRole('button', { name: view, exact: true }).click();
}

/** How much wider than its room a table is, in CSS pixels. */
const beyond = (region: Locator): Promise<number> =>
  region.evaluate((element) => element.scrollWidth - element.clientWidth);

/** How many tables, rows, titles and cells the browser hands to who hears the page. */
async function heard(page: Page, within: string): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: within });
  const counts: Record<string, number> = {};
  for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
    const { nodes } = await devtools.send('Accessibility.queryAXTree', { nodeId, role });
    counts[role] = nodes.filter(({ ignored }) => !ignored).length;
  }
  await devtools.detach();
  return counts;
}

const lists = [
  ['Screens', 'Screens'],
  ['Entities', 'Fields of Account'],
  ['States', 'Transitions of Invoice status'],
  ['Constants', 'Constants and their uses'],
] as const;

test('rows of a list are shown each by itself where there is no room, and heard as the table they are', async ({
  page,
}) => {
  await open(page, '/workbench/?sample=invoicing');
  for (const [view, name] of lists) {
    await openView(page, view);
    const region = pane(page).getByRole('region', { name, exact: true });
    const row = region.getByRole('row').nth(1);
    await expect(row).toBeVisible();
    await expect(row).toHaveCSS('display', isPhone(page) ? 'flex' : 'table-row');
    expect(await beyond(region), view).toBe(0);
    // What the rows are is seen in either form.
    const title = await region.getByRole('columnheader').first().boundingBox();
    expect(title?.width, view).toBeGreaterThan(20);
    const selector = `section[aria-label="${name}"]`;
    const counts = await heard(page, selector);
    expect(counts, view).toEqual(
      await page.locator(selector).evaluate((section) => ({
        table: 1,
        row: section.querySelectorAll('tr').length,
        columnheader: section.querySelectorAll('th[scope=col]').length,
        rowheader: section.querySelectorAll('th[scope=row]').length,
        // What is not said is not shown, and not heard.
        cell: [...section.querySelectorAll('td')].filter((cell) => cell.checkVisibility()).length,
      })),
    );
    await expectAccessible(page, '#pane-views');
  }
});

test('what a grid is about stays in sight while it scrolls', async ({ page }) => {
  test.skip(!isPhone(page), 'there is room');
  await open(page, '/workbench/?sample=invoicing');
  await openView(page, 'Roles');
  const region = pane(page).getByRole('region', { name: 'Permissions', exact: true });
  const name = region.getByRole('rowheader').nth(3);
  const last = region.getByRole('row').nth(4).getByRole('cell').last();
  await name.scrollIntoViewIfNeeded();
  expect(await beyond(region)).toBeGreaterThan(20);
  const before = await name.boundingBox();
  await region.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(last).toBeInViewport({ ratio: 0.99 });
  expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
  const edge = await name.evaluate((element) => getComputedStyle(element, '::after').borderInlineEndWidth);
  expect(edge).toBe('1px');
  // Its titles stand below the bar of the views.
  await region
    .getByRole('row')
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'start' }));
  const title = region.getByRole('columnheader').last();
  await expect(title).toBeInViewport({ ratio: 0.9 });
});

test('what stays in sight of a grid covers nothing beside it, and a grid that has room does not scroll', async ({
  page,
}) => {
  const cellsBeside = (element: Element): number[] => {
    const edge = element.querySelector('tbody th')?.getBoundingClientRect().right ?? 0;
    return [...element.querySelectorAll('td:nth-child(2) > *')].map(
      (inner) => inner.getBoundingClientRect().left - edge,
    );
  };
  await page.goto('/specs/conduit/');
  const grid = page.getByRole('region', { name: 'Permissions', exact: true });
  expect(Math.min(...(await grid.evaluate(cellsBeside)))).toBeGreaterThanOrEqual(2);
  if (!isPhone(page))
    expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.goto('/workbench/?sample=invoicing');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const pane = page.getByRole('complementary', { name: 'Views' });
  await pane.getByRole('button', { name: 'Roles', exact: true }).click();
  const live = pane.getByRole('region', { name: 'Permissions', exact: true });
  await expect(live.getByRole('combobox').first()).toBeVisible();
  expect(Math.min(...(await live.evaluate(cellsBeside)))).toBeGreaterThanOrEqual(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no page is wider than its screen, however narrow that is and however long its words are', async ({
    page,
  }) => {
    const beyondPage = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const ofDocuments = ['/', '/specs/', '/specs/conduit/', '/specs/conduit/references/'];
    for (const path of [...ofDocuments, '/guide/format/', '/checks/']) {
      await page.goto(path);
      for (const width of [320, 720, ...(isPhone(page) ? [] : [1440])]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await beyondPage(), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      if (!ofDocuments.includes(path)) continue;
      await page.evaluate(() => {
        const names =
          'h1, main li a, section[data-point] :is(h3, p, dd, th, td, summary, dd a, td:not(:last-child) a)';
        for (const element of document.querySelectorAll(names)) {
          const text = element.firstChild;
          if (text?.nodeType === Node.TEXT_NODE && (text.nodeValue?.trim() ?? '') !== '')
            text.nodeValue = 'Verkehrsinfrastrukturfinanzierungsgesellschaftsvertrag';
        }
      });
      for (const width of [320, 720]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await beyondPage(), `${path} with long words at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('no table of a published specification but a grid is wider than a phone', async ({ page }) => {
    test.skip(!isPhone(page), 'there is room');
    for (const name of ['invoicing', 'ninefold']) {
      await page.goto(`/specs/${name}/`);
      const wide = await page
        .locator('section:has(> table)')
        .evaluateAll((sections) =>
          sections.flatMap((section) =>
            section.scrollWidth > section.clientWidth &&
            getComputedStyle(section.querySelector('tbody tr') ?? section).display === 'flex'
              ? [`${section.ariaLabel}: ${section.scrollWidth}`]
              : [],
          ),
        );
      expect(wide).toEqual([]);
      const stuck = await page
        .locator('section:has(> table thead th)')
        .evaluateAll((sections) =>
          sections
            .filter((section) => section.scrollWidth > section.clientWidth)
            .map((section) => getComputedStyle(section.querySelector('tbody th') ?? section).position),
        );
      expect(stuck.filter((position) => position !== 'sticky')).toEqual([]);
    }
  });

  test('what is found in a row of a grid is read without scrolling', async ({ page }) => {
    test.skip(!isPhone(page), 'there is room');
    await page.goto('/specs/contradictory/');
    const finding = page.locator('#roles table').getByText('stands in the permissions twice').first();
    await finding.scrollIntoViewIfNeeded();
    const box = await finding.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    expect(box?.width).toBeGreaterThan(250);
  });
});

test('with a thumb a permission and a value are changed in their view, and the change is taken back', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'a phone has a thumb');
  await open(page, '/workbench/?sample=invoicing');
  const [original = ''] = await keptTexts(page);
  const steps = [
    ['Roles', 'create Invoice: Client', 'yes', '| create Invoice | no | yes | yes |'],
    ['Entities', 'Invoice.dueOn is required', 'yes', '| dueOn | date | yes |'],
    ['Constants', 'Value of NAME_LENGTH', '81', '| `NAME_LENGTH` | 81 |'],
  ] as const;
  for (const [view, label, to, row] of steps) {
    await openView(page, view);
    const cell = pane(page).getByLabel(label, { exact: true });
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    if (view === 'Constants') {
      await cell.tap();
      await expect(cell).toBeFocused();
      await cell.press('ControlOrMeta+a');
      await page.keyboard.type(to);
      await page.keyboard.press('Enter');
    } else await cell.selectOption(to);
    const said = page.getByRole('status', { name: 'Messages' });
    await expect(said).toContainText(/Line \d+ was changed/);
    await expect.poll(async () => (await keptTexts(page)).some((text) => text.includes(row))).toBe(true);
    const undo = said.getByRole('button', { name: 'Undo' });
    const target = await undo.boundingBox();
    expect(Math.min(target?.height ?? 0, target?.width ?? 0)).toBeGreaterThanOrEqual(44);
    await undo.tap();
    await expect(cell).not.toHaveValue(to);
    await expect.poll(() => keptTexts(page)).toContain(original);
  }
});

test('a text that is opened or left while another pane is shown is found where it was left', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'elsewhere the text is always there');
  const text = `# Boats\n\n${Array.from({ length: 300 }, (_, at) => `Boat number ${at}.\n`).join('\n')}`;
  const boat = editor(page).locator('.cm-line', { hasText: 'Boat number 200.' });
  await open(page);
  await drop(page, { 'boats.md': text });
  await expect(editor(page)).toContainText('Boat number 1.');
  await editor(page).click();
  await page.keyboard.press('Control+End');
  for (let line = 0; line < 199; line += 1) await page.keyboard.press('ArrowUp');
  await expect(boat).toBeInViewport();
  await saved(page);

  await show(page, 'Outline');
  await page.reload();
  await expect(boat, 'left while hidden').toBeInViewport();

  await show(page, 'Outline');
  for (const title of [/^Tool library/, /^Boats/]) {
    const list = await listDocuments(page);
    await list.getByRole('button', { name: title }).click();
    await expect(list).toBeHidden();
  }
  await show(page, 'Text');
  await expect(boat, 'opened while hidden').toBeInViewport();
});
