/**
 * Drawings beside Mermaid's, in one Chromium: from the same graph to an SVG in the page, at 10, 50, 200 and 500 nodes,
 * as lifecycles and as entities. The first drawing of a page counts with the start of the worker.
 *
 *   npm run bench:drawings               everything
 *   npm run bench:drawings -- --quick    up to 200 nodes, fewer repetitions
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serve } from '../../.ci/static-server.mjs';
import { browserPath } from './browser.mjs';
import { bundleDrawingsPage } from './drawings-bundle.mjs';
import { installPeers, peers } from './install.mjs';
import { alignedTable } from './report.mjs';

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const sizes = options.quick ? [10, 50, 200] : [10, 50, 200, 500];
const runs = options.quick ? 2 : 3;
/** No drawing is waited for longer, in milliseconds. */
const patience = 180_000;

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** One page draws one kind of graph in one size several times; the first time and the middle of the others. */
async function measure(browser, address, who, kind, size) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const opened = await context.newPage();
  try {
    await opened.goto(address);
    await opened.waitForFunction(() => globalThis.drawingBench !== undefined);
    await opened.evaluate((name) => globalThis.drawingBench.prepare(name), who);
    const times = [];
    for (let run = 0; run <= runs; run++) {
      const drawn = opened.evaluate(
        ([name, what, count]) => globalThis.drawingBench[name](what, count),
        [who, kind, size],
      );
      const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), patience).unref());
      times.push(await Promise.race([drawn, late]));
      if (times[0].whole > patience / 6) break;
    }
    const later = times.length > 1 ? times.slice(1) : times;
    return {
      first: times[0].whole,
      warm: middle(later.map(({ whole }) => whole)),
      edit: times[0].edit === undefined ? undefined : middle(later.map(({ edit }) => edit)),
    };
  } catch (error) {
    console.error(`${who}, ${size} ${kind}: ${String(error).split('\n')[0]}`);
    return undefined;
  } finally {
    await context.close();
  }
}

await installPeers();
const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-drawings-'));
await bundleDrawingsPage(folder);
const site = await serve(folder, { port: 4_750 });
const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] });
const ms = (value) => (value === undefined ? '-' : value.toFixed(0));
const ratio = (own, other) => (own === undefined || other === undefined ? '' : (own / other).toFixed(3));
try {
  const rows = [['nodes', 'first ms', 'mermaid', 'ratio', 'warm ms', 'mermaid', 'ratio', 'one node more ms']];
  for (const kind of ['states', 'entities']) {
    for (const size of sizes) {
      const own = await measure(browser, `http://127.0.0.1:${site.port}/`, 'ninefold', kind, size);
      const peer = await measure(browser, `http://127.0.0.1:${site.port}/`, 'mermaid', kind, size);
      rows.push([
        `${size} ${kind}`,
        ms(own?.first),
        ms(peer?.first),
        ratio(own?.first, peer?.first),
        ms(own?.warm),
        ms(peer?.warm),
        ratio(own?.warm, peer?.warm),
        ms(own?.edit),
      ]);
    }
  }
  console.log(`Beside mermaid ${peers.mermaid} in Chromium ${browser.version()}\n${alignedTable(rows)}`);
} finally {
  await browser.close();
  site.server.close();
  rmSync(folder, { recursive: true, force: true });
}
