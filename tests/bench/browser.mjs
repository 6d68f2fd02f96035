/**
 * The workbench beside a page that holds nothing but CodeMirror, in Chromium with the processor four times slower:
 * how long until one can type, how many frames from a key to its text and to its findings, and the longest task on
 * the thread that paints. Only that thread is slowed: Chromium does not slow workers.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findBrowser } from '../../.ci/browser.mjs';
import { root } from '../../.ci/process.mjs';
import { serve } from '../../.ci/static-server.mjs';
import { generate } from './generate.mjs';
import { observe } from './observe.mjs';
import { alignedTable } from './report.mjs';

const slower = 4;

/** A page with CodeMirror and the engine's language, and nothing else; gives its folder. */
async function bareEditor() {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-page-'));
  await build({
    entryPoints: [fileURLToPath(new URL('./bare-editor.mjs', import.meta.url))],
    outfile: join(folder, 'page.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    logLevel: 'error',
  });
  const page =
    '<!doctype html><meta charset="utf-8"><title>Editor</title><script type="module" src="page.js"></script>';
  writeFileSync(join(folder, 'index.html'), page);
  return folder;
}

/** A specification cut behind the name of its first constant: one key there makes every use of it unknown. */
function endingInConstant(text) {
  const table = text.lastIndexOf('| Constant |');
  const row = text.indexOf('\n| ', text.indexOf('\n| ---', table) + 1);
  return text.slice(0, text.indexOf(' |', row + 3));
}

function middle(numbers) {
  const sorted = numbers.filter((number) => number !== undefined).sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Opens a page afresh and waits until it can be typed in. */
async function open(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.ninefoldBench.editableAt !== undefined, undefined, {
    timeout: 60_000,
  });
  return { context, page };
}

/** Pastes into an element, in the page: typing that much would take the browser minutes. */
function paste(element, text) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Puts a text into the editor and presses keys at its end; gives frames, and the longest task while typing. */
async function type(page, text, keys, waitsForFindings) {
  const editor = page.locator('.cm-content').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await editor.evaluate(paste, text);
  await page.waitForTimeout(4_000);
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(() => globalThis.ninefoldBench.tasks.splice(0));
  const seen = [];
  for (let index = 0; index < keys; index++) {
    await page.evaluate(() => globalThis.ninefoldBench.start());
    await page.keyboard.press(index % 2 === 0 ? 'x' : 'Backspace');
    const done = (wait) => {
      const { painted } = globalThis.ninefoldBench;
      return painted.text !== undefined && (!wait || painted.findings !== undefined);
    };
    await page.waitForFunction(done, waitsForFindings, { timeout: 5_000 }).catch(() => {});
    seen.push(await page.evaluate(() => ({ ...globalThis.ninefoldBench.painted })));
    await page.waitForTimeout(600);
  }
  const tasks = await page.evaluate(() => globalThis.ninefoldBench.tasks);
  return {
    text: middle(seen.map((each) => each.text)),
    findings: middle(seen.map((each) => each.findings)),
    unseen: waitsForFindings ? seen.filter((each) => each.findings === undefined).length : 0,
    task: Math.max(0, ...tasks),
  };
}

async function measurePage(browser, address, texts, { runs, keys, waitsForFindings }) {
  const starts = [];
  const tasks = [];
  for (let run = 0; run < runs; run++) {
    const { context, page } = await open(browser, address);
    await page.waitForTimeout(1_500);
    starts.push(await page.evaluate(() => globalThis.ninefoldBench.editableAt));
    tasks.push(await page.evaluate(() => Math.max(0, ...globalThis.ninefoldBench.tasks)));
    await context.close();
  }
  const typed = [];
  for (const [name, text] of texts) {
    const { context, page } = await open(browser, address);
    await page.waitForTimeout(1_500);
    typed.push([name, await type(page, text, keys, waitsForFindings)]);
    await context.close();
  }
  return { start: middle(starts), task: middle(tasks), typed };
}

/** The browser that was found before, or else is found now. */
export async function browserPath() {
  const record = join(root, 'node_modules', '.cache', 'ninefold', 'browser.json');
  const known = existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).executablePath;
  return known && existsSync(known) ? known : findBrowser();
}

/** Measures both pages and prints the table. */
export async function measurePages(isQuick) {
  const texts = [
    ['Invoicing', endingInConstant(readFileSync(join(root, 'src/content/specs/invoicing.md'), 'utf8'))],
    ['generated, 100 kB', endingInConstant(generate(100_000))],
  ];
  const pace = { runs: isQuick ? 3 : 7, keys: isQuick ? 6 : 20 };
  const folder = await bareEditor();
  const site = await serve(join(root, 'dist'), { port: 4_700 });
  const bare = await serve(folder, { port: 4_800 });
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] });
  try {
    const address = ({ port }, path) => `http://127.0.0.1:${port}${path}`;
    const alone = await measurePage(browser, address(bare, '/'), texts, { ...pace, waitsForFindings: false });
    const workbench = await measurePage(browser, address(site, '/workbench/'), texts, {
      ...pace,
      waitsForFindings: true,
    });
    print(alone, workbench);
  } finally {
    await browser.close();
    site.server.close();
    bare.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(alone, workbench) {
  const ms = (value) => (value === undefined ? 'not seen' : `${value.toFixed(0)} ms`);
  const frames = (value) => (value === undefined ? 'not seen' : String(value));
  const times = (one, other) => (one && other ? `${(one / other).toFixed(2)}×` : '');
  const rows = [
    ['', 'CodeMirror alone', 'workbench', 'ratio'],
    ['until one can type', ms(alone.start), ms(workbench.start), times(workbench.start, alone.start)],
    ['longest task while it opens', ms(alone.task), ms(workbench.task), times(workbench.task, alone.task)],
  ];
  alone.typed.forEach(([name, bare], index) => {
    const own = workbench.typed[index][1];
    rows.push(
      [`${name}: key to text, frames`, frames(bare.text), frames(own.text), times(own.text, bare.text)],
      [
        `${name}: key to findings, frames`,
        '',
        frames(own.findings),
        own.unseen ? `${own.unseen} not seen` : '',
      ],
      [`${name}: longest task while typing`, ms(bare.task), ms(own.task), times(own.task, bare.task)],
    );
  });
  console.log(
    `\nIn Chromium, processor ${slower} times slower (tasks below 50 ms are not reported by it)\n${alignedTable(rows)}`,
  );
}
