import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { bundleDrawingsPage } from '../bench/drawings-bundle.mjs';
import { isPhone } from './desk.ts';
import { expect, test } from './fixture.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

type Draw = (kind: string, count: number) => Promise<{ readonly whole: number; readonly edit: number }>;

test('the benchmark of drawings draws', async ({ page }) => {
  test.skip(isPhone(page), 'it measures on a desktop');
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-benchmark-'));
  try {
    await bundleDrawingsPage(folder, ['mermaid']);
    await page.route('**/benchmark/*', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) || 'index.html';
      const body = await readFile(join(folder, name));
      await route.fulfill({ body, contentType: types[extname(name)] ?? 'application/octet-stream' });
    });
    await page.goto('/benchmark/');
    await page.waitForFunction(() => 'drawingBench' in globalThis);
    for (const kind of ['states', 'entities']) {
      const took = await page.evaluate((name) => {
        const bench = Reflect.get(globalThis, 'drawingBench') as { readonly ninefold: Draw };
        return bench.ninefold(name, 6);
      }, kind);
      expect(took.whole).toBeGreaterThan(0);
      expect(took.edit).toBeGreaterThan(0);
      await expect(page.locator('main [data-node]')).toHaveCount(7);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
