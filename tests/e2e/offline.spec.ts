import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { serve } from '../../.ci/static-server.mjs';
import { writeServiceWorker } from '../../src/offline/integration.ts';
import { addressOf } from '../../src/offline/listing.ts';
import { soak } from '../share.ts';
import { editor } from './desk.ts';
import { expect, test } from './fixture.ts';
import { takeJourneys } from './offline-journeys.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The site in a folder of its own, served at a base until it is taken down. */
class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'ninefold-site-'));
  readonly base: string;
  origin = '';
  #server: Server | undefined;

  constructor(base: string) {
    this.base = base;
    if (base === '/') cpSync(join(root, 'dist'), this.folder, { recursive: true });
    else
      execFileSync(
        process.execPath,
        [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', this.folder],
        { cwd: root, env: { ...process.env, NINEFOLD_BASE: base }, stdio: 'pipe' },
      );
  }

  async up(): Promise<void> {
    const { server, port } = await serve(this.folder, { port: 0, base: this.base });
    this.#server = server;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Ends the server: there is no network any more, for pages and service workers alike. */
  async down(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined));
    this.#server = undefined;
  }

  address(path: string): string {
    return `${this.origin}${this.base}${path}`;
  }

  /** The addresses of all pages under the base. */
  pages(): string[] {
    return (readdirSync(this.folder, { recursive: true }) as string[])
      .filter((path) => path.endsWith('index.html'))
      .map((path) => path.replace(/index\.html$/, ''));
  }

  /** The addresses of everything that a page may ask for, pages among them. */
  files(): string[] {
    const all = readdirSync(this.folder, { recursive: true, withFileTypes: true });
    return all
      .filter((entry) => entry.isFile())
      .map((entry) => addressOf(relative(this.folder, join(entry.parentPath, entry.name))))
      .filter((address) => address !== undefined);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What a service worker does with a whole site may take this long on a busy machine, in milliseconds. */
const timeout = 60_000;

/** Waits until the service worker has the whole site and answers for the page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout })
    .toBe(true);
}

/** How many files are kept, over all versions. */
const entries = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const counts = (await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).length);
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });

test.use({
  serviceWorkers: 'allow',
  // The page for what is not there has the status 404, and the browser says so; a tab looks for updates in vain.
  expectedTrouble: [/status of 404|Request to another origin: http:\/\/127\.0\.0\.1/],
});
for (const base of ['/', '/ninefold/'])
  test.describe(`served at ${base}`, () => {
    test.describe.configure({ mode: 'serial', timeout: soak ? 1_200_000 : 240_000 });
    let site: Site;
    test.beforeAll(() => {
      test.setTimeout(240_000);
      site = new Site(base);
    });
    test.beforeEach(() => site.up());
    test.afterEach(() => site.down());
    test.afterAll(() => site.remove());

    test('after one visit every page and the workbench work with the network off', async ({ page }) => {
      await page.goto(site.address(''));
      await kept(page);
      await site.down();
      const pages = site.pages();
      expect(pages.length).toBeGreaterThan(60);
      const statuses = await page.evaluate(
        (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).status)),
        site.files().map((path) => site.address(path)),
      );
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      // Of each kind of page one is looked at, the first of each folder; in a soak every page is.
      const kinds = new Map(pages.map((path) => [path.split('/').slice(0, -2).join('/'), path]));
      for (const path of soak ? pages : ['', ...kinds.values()]) {
        const response = await page.goto(site.address(path));
        expect(response?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
      }
      await takeJourneys(page, (path) => site.address(path));

      const missing = await page.goto(site.address('no/such/page/'));
      expect(missing?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(site.address('workbench'));
      await expect(page).toHaveURL(site.address('workbench/'));
    });

    test('a cache that lost and mixed up files heals at the next visit', async ({ page }) => {
      test.skip(!soak && base !== '/', 'the base path is no part of it: both in a soak');
      await page.goto(site.address(''));
      await kept(page);
      const whole = await entries(page);
      const victim = site.address('checks/');
      await page.evaluate(async (address) => {
        const [key = ''] = await caches.keys();
        const cache = await caches.open(key);
        const requests = await cache.keys();
        for (const [index, request] of requests.entries()) if (index % 2 === 0) await cache.delete(request);
        // The right mark on the wrong content: only looking at the bytes tells.
        const found = (await cache.match(address)) ?? (await fetch(address));
        await cache.put(address, new Response('<h1>Broken</h1>', { headers: found.headers }));
      }, victim);
      expect(await entries(page)).toBeLessThan(whole);
      // A worker looks after its cache once in its life: it is to start anew.
      await page.goto('about:blank');
      const session = await page.context().newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await page.goto(site.address(''));
      await expect.poll(() => entries(page), { timeout }).toBe(whole);
      await expect
        .poll(
          () => page.evaluate((address) => caches.match(address).then((found) => found?.text()), victim),
          {
            timeout,
          },
        )
        .not.toContain('Broken');
      await site.down();
      await page.goto(victim);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Broken');
    });

    test('a new version is offered during an edit, and touches nothing until it is asked for', async ({
      page,
    }) => {
      test.skip(!soak && base === '/', 'the base path is no part of it: both in a soak');
      await page.goto(site.address('workbench/'));
      await expect(editor(page)).toContainText('# Specification');
      await kept(page);
      await editor(page).click();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('Before ');
      await page.evaluate(() => Reflect.set(globalThis, 'sameLife', true));

      const home = join(site.folder, 'index.html');
      const before = readFileSync(home, 'utf8');
      writeFileSync(home, before.replace('</title>', ', the next version</title>'));
      await writeServiceWorker(site.folder);
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await page.keyboard.type('during ');
      const offer = page.getByText('A new version of Ninefold is ready.');
      await expect(offer).toBeVisible({ timeout });
      await page.keyboard.type('after ');
      await expect(editor(page)).toContainText('Before during after # Specification');
      await expect(editor(page)).toBeFocused();
      // Nobody took it: this tab goes on with the version it has.
      await page.waitForTimeout(1_500);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'sameLife'))).toBe(true);
      const second = await page.context().newPage();
      await second.goto(site.address(''));
      await expect(second).not.toHaveTitle(/next version/);
      await expect(second.getByText('A new version of this site is ready.')).toBeVisible();
      await second.close();

      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Load it', exact: true }).click();
      await loaded;
      expect(await page.evaluate(() => Reflect.get(globalThis, 'sameLife'))).toBeUndefined();
      await expect(editor(page)).toContainText('Before during after # Specification');
      await page.goto(site.address(''));
      await expect(page).toHaveTitle(/next version/);
      writeFileSync(home, before);
    });
  });

test('the built site is there', () => expect(existsSync(join(root, 'dist', 'sw.js'))).toBe(true));
