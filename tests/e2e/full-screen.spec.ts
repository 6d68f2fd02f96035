import type { Locator, Page } from 'playwright/test';
import { isPhone, show } from './desk.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const entities = (page: Page): Locator => page.locator('#entities [data-drawing]').first();
const button = (figure: Locator): Locator => figure.getByRole('button', { name: /^(?:Full screen|Close)/ });
const isOpen = (figure: Locator): Promise<boolean> =>
  figure.evaluate((element) => element.matches(':popover-open'));
const widthOf = async (drawing: Locator): Promise<number> => (await drawing.boundingBox())?.width ?? 0;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a drawing has the screen for itself in its own size, and gives it back', async ({ page }) => {
    await page.goto('/specs/invoicing/#entities');
    const figure = entities(page);
    const drawing = figure.locator('svg');
    const before = await drawing.boundingBox();
    await expect(button(figure)).toHaveText(/^Full screen/);
    await button(figure).click();
    await expect(button(figure)).toHaveText(/Close/);
    const own = Number(await drawing.getAttribute('width'));
    await expect.poll(() => widthOf(drawing)).toBeCloseTo(own, 0);
    await expect(figure).toHaveCSS('position', 'fixed');
    await button(figure).click();
    await expect(figure).toHaveCSS('position', 'relative');
    expect(await drawing.boundingBox()).toEqual(before);
  });

  test('a link that is followed in a drawing shows what it leads to, and the drawing is back with the next touch', async ({
    page,
  }) => {
    // With an address that names a place already, a drawing still opens, and stays when it is touched beside its links.
    await page.goto('/specs/invoicing/#states');
    const figure = page.locator('#states [data-drawing]').first();
    const target = page.locator('#state-invoice-status-paid');
    await button(figure).click();
    await figure.locator('p').first().click();
    await figure.locator('section').click({ position: { x: 3, y: 3 } });
    await expect(figure).toHaveCSS('position', 'fixed');
    await figure.locator('[data-node="paid"] a').click();
    await expect(page).toHaveURL(/#state-invoice-status-paid$/);
    await expect(target).toBeInViewport();
    await expect(figure).toBeHidden();
    const isSeen = (element: HTMLElement): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(await target.evaluate(isSeen)).toBe(true);
    await target.click();
    await expect(figure).toBeVisible();
    await expect(figure).toHaveCSS('position', 'relative');
    await button(figure).click();
    await expect(figure).toHaveCSS('position', 'fixed');
  });
});

test('a drawing that cannot be read on a phone is seen as a whole, and opens where it is touched', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'there is room');
  await page.goto('/specs/invoicing/');
  const figure = entities(page);
  await figure.scrollIntoViewIfNeeded();
  const drawing = figure.locator('svg');
  const column = await widthOf(page.locator('#entities'));
  expect(await widthOf(drawing)).toBeLessThanOrEqual(column);
  const box = await drawing.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  await expect.poll(() => isOpen(figure)).toBe(true);
  await expect(figure).toHaveAttribute('data-live');
  // In its own size: the words are as large as the page's small ones.
  const scale = await drawing.evaluate(
    (svg: SVGSVGElement) => svg.querySelector<SVGGElement>('[data-stage]')?.getScreenCTM()?.a,
  );
  expect(scale).toBeGreaterThan(0.95);
  await figure.getByRole('button', { name: 'Show all' }).click();
  await expect(figure.locator('[data-node]').first()).toBeInViewport({ ratio: 0.99 });
  await expect(figure.locator('[data-node]').last()).toBeInViewport({ ratio: 0.99 });
});

test('a drawing that has the screen gives it back when something in it is followed', async ({ page }) => {
  await page.goto('/specs/invoicing/');
  const figure = page.locator('#states [data-drawing]').first();
  await figure.scrollIntoViewIfNeeded();
  await button(figure).click();
  await expect(figure).toHaveAttribute('data-live');
  await figure.getByRole('button', { name: 'Show all' }).click();
  await figure.locator('[data-node="paid"] a').click();
  await expect(page).toHaveURL(/#state-invoice-status-paid$/);
  expect(await isOpen(figure)).toBe(false);
  await expect(page.locator('#state-invoice-status-paid')).toBeInViewport();
});

test('a drawing that was given the screen before its scripts are there can be enlarged once they are', async ({
  page,
}) => {
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_astro/liven-part*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/specs/invoicing/');
  const figure = entities(page);
  await figure.scrollIntoViewIfNeeded();
  await button(figure).click();
  await expect.poll(() => isOpen(figure)).toBe(true);
  await expect(figure).not.toHaveAttribute('data-live');
  arrive();
  await expect(figure).toHaveAttribute('data-live');
});

test('a drawing that has the screen is enlarged by its keys, and gives it back with Escape', async ({
  page,
}) => {
  await page.goto('/specs/invoicing/');
  const figure = entities(page);
  await figure.scrollIntoViewIfNeeded();
  await button(figure).focus();
  await page.keyboard.press('Enter');
  await expect(figure).toHaveAttribute('data-live');
  const stage = figure.locator('[data-stage]');
  const before = await stage.getAttribute('transform');
  await page.keyboard.press('+');
  await expect(stage).not.toHaveAttribute('transform', before ?? '');
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(figure)).toBe(false);
  await expect(button(figure)).toBeFocused();
  await expect(stage).not.toHaveAttribute('transform');
  // What the focus goes to is never behind it.
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(figure)).toBe(true);
  await page.getByRole('link', { name: 'Ninefold' }).first().focus();
  await expect.poll(() => isOpen(figure)).toBe(false);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a drawing that has the screen can be read by all, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/specs/invoicing/');
    const figure = entities(page);
    await figure.scrollIntoViewIfNeeded();
    await expectAccessible(page, '#entities');
    await button(figure).click();
    await expect(figure).toHaveAttribute('data-live');
    await expectAccessible(page, '#entities');
  });

test('what is sought in a drawing that cannot be read on a phone is found on the whole screen', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'there is room');
  await page.goto('/workbench/?sample=invoicing');
  await expect(page.getByRole('contentinfo')).toContainText(/\d+ lines/);
  await show(page, 'Views');
  const pane = page.getByRole('complementary', { name: 'Views' });
  await pane.getByRole('button', { name: 'States', exact: true }).click();
  const figure = pane.locator('[data-drawing]').first();
  await expect(figure.locator('[data-node="void"]')).toBeVisible({ timeout: 30_000 });
  await pane.getByLabel('Find in the drawing').first().fill('void');
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(figure)).toBe(true);
  await expect(figure.locator('[data-node="void"] > a')).toBeFocused();
  await expect(figure.locator('[data-node="void"]')).toBeInViewport({ ratio: 0.99 });
  await button(figure).click();
  await expect.poll(() => isOpen(figure)).toBe(false);
});
