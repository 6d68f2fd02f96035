import type { Page } from 'playwright/test';
import { isPhone, screenButton } from './desk.ts';
import { expect, expectAccessible, expectLegible, test } from './fixture.ts';

/** One page of every kind; the last test of this file visits all of them. */
const kinds = {
  home: '/',
  gallery: '/specs/',
  'complete specification': '/specs/invoicing/',
  'unknown specification': '/specs/unknown/',
  source: '/specs/unknown/source/',
  checks: '/checks/',
  'one check': '/checks/screens/unknown-target/',
  'contradictory specification': '/specs/contradictory/',
  'guide contents': '/guide/',
  guide: '/guide/format/',
  tutorial: '/guide/first-specification/',
  notices: '/guide/notices/',
  search: '/search/',
  components: '/internal/components/',
  'lost page': '/404.html',
} as const;

/** How far the page as a whole can be scrolled sideways, in CSS pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Where scrollbars are hidden the room that is kept for one counts as the client's.
    return Math.max(0, scrollWidth - clientWidth);
  });

for (const [kind, path] of Object.entries(kinds))
  test(`${kind}: keeps nobody out, light and dark, and nothing but tables and code scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(page);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a specification is read all the same', async ({ page }) => {
    await page.goto('/specs/invoicing/');
    await expect(page.getByRole('heading', { name: 'Invoice status' })).toBeVisible();
    await expect(page.locator('#field-invoice-number')).toContainText('unique per');
  });
});

test('a name leads to what it refers to, and an element to its line', async ({ page }) => {
  await page.goto('/specs/invoicing/');
  await page.locator('#screen-settings').getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(/#entity-account$/);
  await expect(page.locator('#entity-account')).toBeInViewport();

  await page.locator('#error-wrong-amount').getByRole('link', { name: /^line/ }).click();
  await expect(page).toHaveURL(/\/source\/#line-\d+$/);
  const line = page.locator(':target');
  await expect(line).toBeInViewport();
  await expect(line).toContainText('| wrong_amount | 409 |');
});

test('what is not shown looks different from none', async ({ page }) => {
  await page.goto('/specs/unknown/');
  const notShown = page.locator('#states').getByText('not shown', { exact: true }).last();
  await page.goto('/specs/unknown/');
  const border = await notShown.evaluate((element) => getComputedStyle(element).borderTopStyle);
  await page.goto('/specs/invoicing/');
  const none = page.locator('#screen-sign-in').getByText('none', { exact: true });
  expect(border).toBe('dashed');
  expect(await none.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('none');
});

test('the specification is downloaded as it is written', async ({ page, request }) => {
  await page.goto('/specs/unknown/');
  const link = page.getByRole('link', { name: 'Download unknown.md' });
  const text = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  expect(text).toMatch(/^# Specification: An application nobody has looked at\n/);
});

test('the first tab leads past the header', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no tab key');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the header says where one is', async ({ page }) => {
  await page.goto('/checks/screens/unknown-target/');
  const site = page.getByRole('navigation', { name: 'Site' });
  await expect(site.getByRole('link', { name: 'Checks' })).toHaveAttribute('aria-current', 'true');
  await expect(site.getByRole('link', { name: 'Guide' })).not.toHaveAttribute('aria-current');
});

test('paper gets no navigation and every table whole', async ({ page }) => {
  await page.goto('/specs/invoicing/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden();
  const region = page.getByRole('region', { name: 'Screens', exact: true });
  expect(await region.evaluate((element) => getComputedStyle(element).overflowX)).toBe('visible');
  // A sheet of A4 between margins of a centimetre.
  await page.setViewportSize({ width: 718, height: 1040 });
  for (const slug of ['invoicing', 'conduit', 'ninefold', 'contradictory']) {
    await page.goto(`/specs/${slug}/`);
    expect(await overflow(page)).toBe(0);
  }
});

test('paper breaks no word of a table, and shows nothing that must be opened, chosen or typed', async ({
  page,
}) => {
  await page.goto('/specs/invoicing/');
  await page.getByText('What may Client do?').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Acting on')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1040 });
  const broken = await page.locator('main table').evaluateAll((tables) => {
    const range = document.createRange();
    const found: string[] = [];
    for (const table of tables) {
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const around = node.parentElement?.closest('code, .visually-hidden');
        // Addresses and conditions are broken where they must be, names are not.
        if (around && !(around.matches('a > code') && /^[\w.]{1,16}$/.test(around.textContent))) continue;
        for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
  await expect(page.locator('main').locator('select, input, summary').filter({ visible: true })).toHaveCount(
    0,
  );
});

test('paper shows a drawing whole, as wide as the sheet and without its buttons, also one that was enlarged', async ({
  page,
}) => {
  await page.goto('/specs/invoicing/');
  const map = page.getByRole('region', { name: 'Screens and where they lead' });
  const enlarge = page
    .locator('[data-drawing]')
    .filter({ has: map })
    .getByRole('button', { name: 'Enlarge' });
  await map.scrollIntoViewIfNeeded();
  // On a phone it is enlarged where it has the screen for itself, which it gives back for the paper.
  if (isPhone(page)) await screenButton(page, map).click();
  await enlarge.click();
  await enlarge.click();
  await expect(map.locator('svg')).toHaveAttribute('data-zoomed');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1040 });
  await expect(enlarge).toBeHidden();
  const { drawing, nodes } = await map.evaluate((region) => {
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const svg = region.querySelector('svg') ?? region;
    return { drawing: boxOf(svg), nodes: [...region.querySelectorAll('[data-node]')].map(boxOf) };
  });
  expect(drawing.right).toBeLessThanOrEqual(718);
  expect(nodes).toHaveLength(10);
  for (const node of nodes) {
    expect(node.left).toBeGreaterThanOrEqual(drawing.left);
    expect(node.right).toBeLessThanOrEqual(drawing.right);
    expect(node.bottom).toBeLessThanOrEqual(drawing.bottom);
  }
});

test('every link of the site leads somewhere in it', async ({ request, baseURL, isMobile }) => {
  test.skip(isMobile, 'the links are those of the wide page');
  test.setTimeout(120_000);
  const origin = new URL(baseURL ?? '').origin;
  const pages = new Map<string, Set<string>>();
  const queue: string[] = [`${origin}/`, `${origin}/404.html`];
  const wanted: (readonly [from: string, to: URL])[] = [];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (pages.has(address)) continue;
    const response = await request.get(address);
    const html = /text\/html/.test(response.headers()['content-type'] ?? '');
    const text = html ? await response.text() : '';
    expect(response.ok(), address).toBe(true);
    pages.set(address, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')));
    for (const [, href = ''] of text.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), address);
      expect(target.origin, `${address} → ${href}`).toBe(origin);
      wanted.push([address, target]);
      queue.push(`${origin}${target.pathname}`);
    }
  }
  const broken = wanted.filter(
    ([, target]) =>
      target.hash !== '' &&
      !pages.get(`${origin}${target.pathname}`)?.has(decodeURIComponent(target.hash.slice(1))),
  );
  expect(broken.map(([from, target]) => `${from} → ${target.href}`)).toEqual([]);
  expect(pages.size).toBeGreaterThan(10);
});

test('a published page is heard in the order of the text', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  await page.goto('/specs/unknown/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the text"
    - banner:
      - link "Ninefold"
      - navigation "Site"
    - main:
      - heading "An application nobody has looked at" [level=1]
      - navigation "Contents":
        - list:
          - listitem:
            - link "1 What the product does and for whom"
      - region "1 What the product does and for whom":
        - heading "1 What the product does and for whom" [level=2]
      - region "9 Business constants and limits"
    - contentinfo
  `);
});

test('reading needs no more than 4 kB of script', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/specs/invoicing/', { waitUntil: 'networkidle' });
  const bytes = await Promise.all(sizes);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4_000);
});
