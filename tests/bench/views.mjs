/**
 * The views on a generated specification of 900 entities and 1,000 calls, in Chromium: how long each takes from the
 * click until it is shown and drawn, and the longest task on the thread that paints, in
 * milliseconds of that thread: what else the machine does is not counted. Needs a built site.
 *
 *   node tests/bench/views.mjs            as fast as this machine is
 *   node tests/bench/views.mjs --text     prints the specification
 *   node tests/bench/views.mjs --share 3  a third of it, for a machine that is busy
 */
import { join } from 'node:path';
import { chromium } from 'playwright';

import { root } from '../../.ci/process.mjs';
import { serve } from '../../.ci/static-server.mjs';
import { browserPath } from './browser.mjs';
import { generate } from './generate.mjs';
import { observe } from './observe.mjs';
import { alignedTable } from './report.mjs';

/** Entities with everything that hangs on them: five calls, two screens, a lifecycle each. */
const asked = process.argv.indexOf('--share');
const share = asked < 0 ? 1 : Number(process.argv[asked + 1]);
const full = Math.round(200 / share);
const entities = Math.round(900 / share);

/** The generated specification of 200 entities and 1,000 calls, with more entities that relate to one another. */
function large() {
  let size = Math.round(900_000 / share);
  let text = generate(size);
  const count = () => text.match(/^### (?=[A-Z]\w+\n\n)/gm)?.length ?? 0;
  while (count() < full && size < 4_000_000) {
    size += 20_000;
    text = generate(size);
  }
  const more = Array.from({ length: entities - count() }, (_, index) => {
    const [own, next] = [index, (index * 7 + 3) % (entities - full)];
    return `### Kept${own}\n\n| Field | Type | Required | Rules |\n| --- | --- | --- | --- |\n| id | uuid | yes | key |\n| title | text | yes | from 1 to 80 characters |\n| follows | Kept${own + 1 < entities - full ? own + 1 : 0} | no | |\n| beside | Kept${next} | no | |\n`;
  });
  const at = text.indexOf('\n## 4.');
  return `${text.slice(0, at)}\n${more.join('\n')}${text.slice(at)}`;
}

const views = [
  'Overview',
  'Screens',
  'Entities',
  'States',
  'Rules',
  'Roles',
  'Calls',
  'Errors',
  'Constants',
  'References',
];

const text = large();
if (process.argv.includes('--text')) {
  process.stdout.write(text);
  process.exit();
}

const site = await serve(join(root, 'dist'), { port: 4_900 });
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
context.setDefaultTimeout(120_000);
await context.addInitScript(observe);
const page = await context.newPage();
const devtools = await browser.newBrowserCDPSession();
await page.goto(`http://127.0.0.1:${site.port}/workbench/`);
await page.waitForFunction(() => globalThis.ninefoldBench.editableAt !== undefined);
const data = await page.evaluateHandle((content) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], 'large.md'));
  return transfer;
}, text);
await page.dispatchEvent('body', 'drop', { dataTransfer: data });
await page.waitForFunction(
  () => document.title.length > 0 && /[\d,.]{5,} lines/.test(document.body.innerText),
  undefined,
  {
    timeout: 120_000,
  },
);
await page.waitForTimeout(8_000);
await page.getByRole('button', { name: 'Views', exact: true }).click();
const pane = page.getByRole('complementary', { name: 'Views' });
await pane.waitFor();
// The whole text is read once before anything is measured.
await page.waitForFunction(
  (bare) => document.querySelectorAll('#pane-views *').length > bare,
  views.length + 10,
  { timeout: 600_000 },
);
await page.waitForTimeout(3_000);

/** Traces the tasks of the page's main thread; gives the function that ends it and tells the longest. */
async function startTrace() {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    devtools.off('Tracing.dataCollected', collect);
    const threads = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const own = events.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
    // What this script asks of the page is a task as well, and none of the page's.
    const asked = own.filter(
      ({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
    );
    const tasks = own
      .filter(({ name, tdur }) => /RunTask$/.test(name) && tdur)
      .filter(({ ts, dur }) => !asked.some((other) => other.ts >= ts && other.ts < ts + dur))
      .map(({ tdur }) => tdur / 1_000);
    return Math.round(Math.max(0, ...tasks));
  };
}

/** The elements of the pane while it waits for a view: the buttons of the views. */
const tabs = views.length + 10;
const rows = [];
for (const round of ['first', 'again']) {
  for (const view of views) {
    const trace = await startTrace();
    const from = performance.now();
    await pane.getByRole('button', { name: view, exact: true }).click();
    if (view === 'References') {
      // What nearly everything mentions.
      await pane.getByLabel('Find an element').fill('Person');
      await pane.locator('li button').first().click();
    }
    await page.waitForFunction((bare) => document.querySelectorAll('#pane-views *').length > bare, tabs, {
      timeout: 120_000,
    });
    // Shown once the pane has been still for a second, which is taken off again.
    await pane.evaluate(
      (element) =>
        new Promise((resolve) => {
          let timer = setTimeout(resolve, 1_000);
          const seen = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(resolve, 1_000);
          });
          seen.observe(element, { subtree: true, childList: true, attributes: true });
        }),
    );
    const took = Math.round(performance.now() - from - 1_000);
    const longest = await trace();
    const elements = await pane.evaluate((element) => element.querySelectorAll('*').length);
    rows.push([view, round, String(took), String(longest), String(elements)]);
  }
}
console.log(`${text.length} characters, ${entities} entities, ${full * 5} calls`);
console.log(alignedTable([['view', 'visit', 'shown after ms', 'longest task ms', 'elements'], ...rows]));
await browser.close();
process.exit();
