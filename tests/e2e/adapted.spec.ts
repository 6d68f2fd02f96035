import type { Page } from 'playwright/test';
import { isPhone, open } from './desk.ts';
import { expect, test } from './fixture.ts';

/** A computed style of the first element that fits. */
const style = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The longest transition or animation of anything on the page, in seconds. */
const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seconds = (list: string): number[] =>
      list.split(',').map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 0.001 : 1));
    return Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [...seconds(transitionDuration), ...seconds(animationDuration)];
      }),
    );
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`with forced colours, tiles and marks are drawn in them, ${colorScheme}`, async ({ page }) => {
    await page.goto('/specs/contradictory/');
    const hue = await style(page, '[data-point="states"]', '--point');
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(hue).not.toBe('CanvasText');
    expect(await style(page, '[data-point="states"]', '--point')).toBe('CanvasText');
    const [canvas, ink] = await page.evaluate(() =>
      ['Canvas', 'CanvasText'].map((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.setProperty('background-color', name);
        return getComputedStyle(probe).backgroundColor;
      }),
    );
    expect(await style(page, 'main svg path, main svg rect', 'fill')).toBe(ink);
    expect(canvas).not.toBe(ink);
  });

test('with forced colours, only where one is has a line under it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/guide/');
  const line = (name: string): Promise<string> =>
    page
      .getByRole('navigation', { name: 'Site' })
      .getByRole('link', { name })
      .evaluate((element) => getComputedStyle(element).borderBottomColor);
  const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await line('Checks')).not.toBe(await line('Guide'));
  expect([canvas, 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']).toContain(await line('Checks'));
});

/** How much of what was drawn has moved by itself since the page came, as browsers count it. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

for (const path of ['/', '/specs/', '/specs/conduit/', '/checks/states/dead-end/', '/guide/format/'])
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifted(page)).toBeLessThan(0.001);
  });

for (const path of ['/specs/', '/guide/format/'])
  test(`nothing moves on ${path} when its fonts come late`, async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    const late = page.waitForResponse(/\.woff2$/);
    await page.goto(path, { waitUntil: 'networkidle' });
    await late;
    expect(await shifted(page)).toBeLessThan(0.001);
  });

test('nothing moves while the workbench loads', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('contentinfo')).toContainText('2 contradictions');
  await page.waitForLoadState('networkidle');
  expect(await shifted(page)).toBeLessThan(0.001);
});

test('nothing moves while a document is shown that is not read', async ({ page }) => {
  await open(page, '/workbench/?safe');
  await expect(page.getByRole('button', { name: 'Read it' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifted(page)).toBeLessThan(0.001);
});

test('who wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/specs/invoicing/');
  expect(await longestMotion(page)).toBeLessThan(0.001);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  if (!isPhone(page)) expect(await longestMotion(page)).toBeGreaterThan(0.05);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await longestMotion(page)).toBeLessThan(0.001);
});

test('paper is white, also for who chose dark', async ({ page }) => {
  await page.goto('/specs/invoicing/');
  await page.getByLabel('Colours').selectOption('dark');
  const paper = (): Promise<string> => style(page, 'body', 'background-color');
  const ink = (): Promise<number> =>
    page.locator('h1').evaluate((element) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (context === null) return 255;
      context.fillStyle = getComputedStyle(element).color;
      context.fillRect(0, 0, 1, 1);
      return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
  expect(await ink()).toBeGreaterThan(180);
  await page.emulateMedia({ media: 'print' });
  expect(await paper()).toBe('rgb(255, 255, 255)');
  expect(await ink()).toBeLessThan(80);
});

test('on paper a title, and what stands between it and what it is about, are on the same sheet', async ({
  page,
}) => {
  await page.goto('/specs/conduit/');
  await page.emulateMedia({ media: 'print' });
  for (const above of ['div:has(> h2)', 'div:has(> h2) + p', 'div:has(> h3)', 'div:has(> h3) + dl'])
    expect(await style(page, `[data-point] ${above}`, 'break-after')).toBe('avoid');
});

test('a table is a table to who hears it, also where its rows are lists', async ({ page }) => {
  await page.goto('/specs/invoicing/');
  await expect(page.getByRole('region', { name: 'Screens', exact: true })).toMatchAriaSnapshot(`
    - region "Screens":
      - table:
        - rowgroup:
          - row:
            - columnheader "Screen"
            - columnheader "Route"
            - columnheader "Shows"
            - columnheader "Calls"
            - columnheader "Leads to"
            - columnheader "Open to"
            - columnheader "Line"
        - rowgroup:
          - row /Sign in/:
            - rowheader "Sign in entry"
            - cell /sign-in/
            - cell /none/
  `);
  const [first, second] = await page.locator('#screen-sign-in > *').all();
  const [above, below] = [await first?.boundingBox(), await second?.boundingBox()];
  // A list on a phone, a row elsewhere.
  expect((below?.y ?? 0) > (above?.y ?? 0) + 8).toBe(isPhone(page));
});

test('the workbench is heard in the order of its panes', async ({ page }) => {
  await open(page, '/workbench/?sample=unknown');
  await expect(page.getByRole('contentinfo')).toContainText('9 questions.');
  const head = `
    - banner:
      - link "Ninefold"
      - heading /^Documents/ [level=1]
      - toolbar "Document":
        - button "New"
        - button "Open"
        - button "Save"`;
  await expect(page.locator('body')).toMatchAriaSnapshot(
    isPhone(page)
      ? `${head}
    - main "Text":
      - navigation "Where the cursor is"
      - textbox "Text of the specification"
    - navigation "Panes":
      - button "Outline"
      - button "Text"
      - button "Findings 9"
      - button "Views"
    - contentinfo
    - status "Messages"`
      : `${head}
    - navigation "Outline":
      - list:
        - listitem:
          - button /^1 What the product does and for whom/
        - listitem:
          - button /^2 Screens and routes/
    - separator "Width of the outline"
    - main "Text":
      - navigation "Where the cursor is"
      - textbox "Text of the specification"
    - separator "Width of the findings"
    - navigation "Beside the text":
      - button "Findings 9"
      - button "Views"
    - complementary "Findings":
      - heading "Findings" [level=2]
      - group "Findings by severity"
      - button "Copy the questions"
      - button "Paste answers"
      - region /^1 What the product does and for whom/:
        - heading [level=3]
        - article:
          - button /^Question/
          - button /^Waive/
          - link /^Why/
    - contentinfo
    - status "Messages"`,
  );
});
