import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from 'playwright/test';
import { isPhone, screenButton } from './desk.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const pane = (page: Page) => page.getByRole('complementary', { name: 'Views' });

/** What a browser's own reader of XML says of a document, and what is in it. */
async function readSvg(context: BrowserContext, svg: string) {
  // The site's pages refuse to read markup; an empty one has no such rule.
  const page = await context.newPage();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      errors: parsed.querySelectorAll('parsererror').length,
      root: parsed.documentElement.localName,
      texts: [...parsed.querySelectorAll('text')].map(({ textContent }) => textContent),
      nodes: parsed.querySelectorAll('g > title').length,
      strange: parsed.querySelectorAll('a, script, foreignObject, [href], [style]').length,
    };
  }, svg);
}

const contents = async (download: Download): Promise<Buffer> => readFile(await download.path());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a published specification shows its nine views', async ({ page }) => {
    await page.goto('/specs/invoicing/');
    const drawn = page.locator('[data-drawing] svg');
    for (const label of ['Screens and where they lead', 'Entities and relations', 'States of Invoice status'])
      await expect(page.getByRole('region', { name: label, exact: true }).locator('svg')).toBeVisible();
    expect(await drawn.count()).toBeGreaterThanOrEqual(4);
    await expect(page.locator('#rules')).toContainText('is refused:');
    await expect(page.getByRole('region', { name: 'Permissions', exact: true })).toBeVisible();
    await expect(
      page.locator('#calls').getByRole('term').filter({ hasText: 'Made by' }).first(),
    ).toBeVisible();
    await expect(page.locator('#errors')).toContainText('Arises from');
    await expect(page.locator('#constants')).toContainText('Named by');
    await expect(page.locator('[data-tools]').first()).toBeHidden();
    await expect(page.locator('[data-filters]')).toBeHidden();
  });

  test('a drawing leads to what it shows', async ({ page }) => {
    await page.goto('/specs/invoicing/');
    const states = page.getByRole('region', { name: 'States of Invoice status' });
    // What is too small to read in the column of a phone is opened before anything in it is touched.
    if (isPhone(page)) await screenButton(page, states).click();
    await states.locator('[data-node="paid"] a').click();
    await expect(page).toHaveURL(/#state-invoice-status-paid$/);
  });

  test('what mentions what is a page of its own', async ({ page }) => {
    await page.goto('/specs/invoicing/references/#entity-account');
    const account = page.locator('#entity-account');
    await expect(account).toBeVisible();
    await expect(account).toContainText('Mentioned by');
    await account.getByRole('link', { name: 'In the specification' }).click();
    await expect(page).toHaveURL(/\/specs\/invoicing\/#entity-account$/);
  });
});

/** Words of the drawings of a page that the browser sets wider than the box around them, or than the drawing. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const outside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left < outer.left - 1 || inner.right > outer.right + 1;
    for (const text of document.querySelectorAll<SVGTextElement>('[data-drawing] svg text')) {
      const drawing = text.ownerSVGElement?.getBoundingClientRect();
      const box = text.closest('[data-node]')?.querySelector('rect')?.getBoundingClientRect();
      const own = text.getBoundingClientRect();
      if (own.width > 0 && [drawing, box].some((outer) => outer && outside(own, outer)))
        found.push(text.textContent ?? '');
    }
    return found;
  });
}

for (const slug of ['invoicing', 'conduit', 'ninefold', 'petstore', 'todomvc', 'contradictory'])
  test(`no word sticks out of its box in the drawings of ${slug}`, async ({ page }) => {
    await page.goto(`/specs/${slug}/`);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('[data-drawing] svg text').count()).toBeGreaterThan(3);
    expect(await stickingOut(page)).toEqual([]);
  });

test('a drawing that takes long is told of, and can be stopped', async ({ page }) => {
  test.skip(isPhone(page), 'one pane at a time');
  let isLoaded = false;
  await page.route(/elk\.bundled/, async (route) => {
    while (!isLoaded) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue().catch(() => {});
  });
  await page.goto('/workbench/?sample=invoicing');
  await expect(page.getByRole('contentinfo')).toContainText(/\d+ lines/);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await pane(page).getByRole('button', { name: 'Entities', exact: true }).click();
  await expect(pane(page).getByRole('status').first()).toContainText('Drawing …');
  // Everything else of the view is there meanwhile.
  await expect(pane(page).getByRole('region', { name: 'Fields of Invoice' })).toBeVisible();
  await pane(page).getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(pane(page).getByRole('status').first()).toContainText('The drawing was stopped.');
  isLoaded = true;
  await pane(page).getByRole('button', { name: 'Screens', exact: true }).click();
  await expect(pane(page).locator('[data-node="Settings"]')).toBeVisible({ timeout: 30_000 });
  await expect(pane(page).getByText('The drawing was stopped.')).toHaveCount(0);
});

test('references keep nobody out', async ({ page }) => {
  await page.goto('/specs/todomvc/references/');
  await page.locator('summary').first().click();
  await expectAccessible(page);
});

test('the buttons of a drawing cover nothing of it', async ({ page }) => {
  for (const path of ['/specs/conduit/', '/specs/invoicing/']) {
    await page.goto(path);
    for (const figure of await page.locator('[data-drawing]').all()) {
      const button = await figure.getByRole('button', { name: /^Full screen/ }).boundingBox();
      const drawing = await figure.locator('svg').first().boundingBox();
      const above = (button?.y ?? 0) + (button?.height ?? 0) <= (drawing?.y ?? 0) + 1;
      const below = (drawing?.y ?? 0) + (drawing?.height ?? 0) <= (button?.y ?? 0) + 1;
      expect(above || below).toBe(true);
    }
  }
});

test('a drawing is enlarged and moved; what that takes is loaded then', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/specs/invoicing/');
  const figure = page.locator('#states [data-drawing]').first();
  await figure.scrollIntoViewIfNeeded();
  // A phone enlarges where there is room.
  if (isPhone(page)) await figure.getByRole('button', { name: 'Full screen' }).click();
  const enlarge = figure.getByRole('button', { name: 'Enlarge' });
  await expect(enlarge).toBeVisible();
  if (!isPhone(page)) expect(scripts.filter((url) => /\/zoom\./.test(url))).toEqual([]);
  await enlarge.click();
  await enlarge.click();
  const stage = figure.locator('[data-stage]');
  await expect(stage).toHaveAttribute('transform', /scale\((?:1\.[1-9]|[2-9])/);
  expect(scripts.filter((url) => /\/zoom\./.test(url))).toHaveLength(1);
  const before = await stage.getAttribute('transform');
  const box = await figure.locator('svg').boundingBox();
  if (box === null) throw new Error('The drawing has no place.');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(stage).not.toHaveAttribute('transform', before ?? '');
  await figure.getByRole('region').focus();
  await page.keyboard.press('0');
  await expect(stage).toHaveAttribute('transform', 'translate(0,0) scale(1)');
});

test('the permission matrix is narrowed down to a role and to what is acted on', async ({ page }) => {
  await page.goto('/specs/invoicing/');
  const matrix = page.locator('[data-matrix]');
  await matrix.scrollIntoViewIfNeeded();
  const rows = matrix.locator('tbody:visible');
  const all = await rows.count();
  await matrix.getByLabel('Acting on').selectOption('Invoice');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await matrix.getByLabel('Role').selectOption({ index: 1 });
  // The action, one role, and the line.
  await expect(matrix.locator('thead th:visible')).toHaveCount(3);
});

test('a drawing is taken along as SVG, PNG and Mermaid', async ({ page, context }) => {
  test.skip(isPhone(page), 'one pane at a time');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/workbench/?sample=invoicing');
  await expect(page.getByRole('contentinfo')).toContainText(/\d+ lines/);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await pane(page).getByRole('button', { name: 'Entities', exact: true }).click();
  const drawn = pane(page).getByRole('region', { name: 'Entities and relations' });
  // The worker that lays out starts with the first drawing.
  await expect(drawn).toContainText('Invoice', { timeout: 30_000 });
  const shown = await drawn.locator('svg text').allTextContents();

  const [svgFile] = await Promise.all([
    page.waitForEvent('download'),
    pane(page).getByRole('button', { name: 'Save as SVG' }).click(),
  ]);
  expect(svgFile.suggestedFilename()).toBe('entities-and-relations.svg');
  const svg = String(await contents(svgFile));
  const read = await readSvg(context, svg);
  expect(read).toMatchObject({ errors: 0, root: 'svg', strange: 0 });
  expect([...read.texts].sort()).toEqual([...shown].sort());
  expect(svg).toContain('@font-face{font-family:"Inter";src:url("data:font/woff2;base64,');
  expect(svg.match(/https?:\/\/(?!www\.w3\.org)/g)).toBeNull();

  const [pngFile] = await Promise.all([
    page.waitForEvent('download'),
    pane(page).getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  const png = await contents(pngFile);
  const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  // The head of a PNG holds its size (RFC 2083, 11.2.1).
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([(width ?? 0) * 2, (height ?? 0) * 2]);
  expect(await inkOf(page, png)).toBeGreaterThan(0.01);

  await pane(page).getByRole('button', { name: 'Copy as Mermaid' }).click();
  await expect(page.getByText('Copied as Mermaid.')).toBeVisible();
  const mermaid = await page.evaluate(() => navigator.clipboard.readText());
  expect(mermaid).toMatch(/^erDiagram\n {2}n1\["/);
});

/** The share of dark pixels of a picture. */
function inkOf(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: pixels = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 100) dark += 1;
    return dark / (pixels.length / 4);
  }, png.toString('base64'));
}

test('on a published page a value is tried and a constant is moved; the engine is loaded when one is', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const engine = (): string[] => loaded.filter((url) => /engine\.worker|invoicing\.md$/.test(url));
  await page.goto('/specs/invoicing/');
  const rules = page.getByRole('region', { name: 'Try a value' });
  await rules.scrollIntoViewIfNeeded();
  await expect.poll(() => loaded.some((url) => /liven-trial/.test(url))).toBe(true);
  expect(engine()).toEqual([]);

  await rules.getByLabel('Try a value for').selectOption('Invoice.number');
  const field = rules.getByLabel('Try number', { exact: true });
  await field.fill('ab');
  await expect(rules).toContainText('“Give the invoice a number such as AB-12.”');
  await field.fill('AB-12');
  await expect(rules).not.toContainText('Refused.');
  expect(engine()).toHaveLength(2);
  await expectAccessible(page, '#rules');
  const rule = rules.getByRole('link').first();
  await expect(rule).toHaveAttribute('href', /\/specs\/invoicing\/source\/#line-\d+$/);

  const constants = page.getByRole('region', { name: 'Move a constant' });
  await constants.getByRole('combobox', { name: 'Constant' }).selectOption('NAME_LENGTH');
  await constants.getByRole('button', { name: 'One more' }).click();
  await expect(constants).toContainText(/× 81 →becomes.*✓ 81\s+× 82 characters/);
  expect(engine()).toHaveLength(2);
});

test('what a script does not answer yet cannot be chosen, and nothing chosen is lost', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/liven-trial/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/specs/invoicing/');
  for (const name of ['Try a value for', 'Constant']) {
    const choice = page.locator('[data-live-part]').getByRole('combobox', { name, exact: true });
    await choice.scrollIntoViewIfNeeded();
    await expect(choice).toBeDisabled();
  }
  release();
  await page.getByLabel('Try a value for').selectOption('Invoice.number');
  await expect(page.getByLabel('Try number', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Try a value for')).toHaveValue('Invoice.number');
});

test.describe('without the text', () => {
  test.use({ expectedTrouble: [/invoicing\.md/] });

  test('where the text of a page cannot be had, that is said, and trying again works', async ({ page }) => {
    await page.goto('/specs/invoicing/');
    await page.route('**/invoicing.md', (route) => route.abort());
    const rules = page.getByRole('region', { name: 'Try a value' });
    const choice = rules.getByLabel('Try a value for');
    await choice.scrollIntoViewIfNeeded();
    await expect(async () => {
      await choice.selectOption('Invoice.number');
      await expect(rules).toContainText('They cannot be read at the moment.', { timeout: 1_000 });
    }).toPass();
    await page.unroute('**/invoicing.md');
    await choice.selectOption('');
    await choice.selectOption('Invoice.number');
    await expect(rules.getByLabel('Try number', { exact: true })).toBeVisible({ timeout: 30_000 });
  });
});
