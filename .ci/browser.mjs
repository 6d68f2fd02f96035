/** Finds a Chromium for the browser tests, and says honestly which one. Runs on Node 20. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, run, runTool } from './process.mjs';

const systemChromium = '/usr/bin/chromium';
const record = join(root, 'node_modules', '.cache', 'ninefold', 'browser.json');

/** Where Playwright would keep a browser of its own, if it is there. */
function playwrightBrowser(name) {
  const path = createRequire(join(root, 'package.json'))('playwright')[name].executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Where Playwright would keep its own Chromium, if it is there. */
function playwrightChromium() {
  return playwrightBrowser('chromium');
}

/**
 * Lets Playwright download Firefox and WebKit, for a smoke journey, where its Chromium could be downloaded too;
 * without them the journey runs in Chromium alone.
 */
async function downloadOthers() {
  for (const name of ['firefox', 'webkit']) {
    if (playwrightBrowser(name)) continue;
    console.log(`Browser: trying \`playwright install ${name}\` (at most 3 minutes) …`);
    const { code } = await runTool('playwright', ['install', name], { show: false, timeout: 180_000 });
    if (code !== 0) console.log(`Browser: no ${name}; the smoke journey is not run in it.`);
  }
}

/** Lets Playwright download its Chromium: at most three minutes, and not in CI where the system has one. */
async function downloadChromium() {
  if (process.env.CI === 'true' && existsSync(systemChromium)) return undefined;
  console.log('Browser: trying `playwright install chromium` (at most 3 minutes) …');
  const { code } = await runTool('playwright', ['install', 'chromium'], { show: false, timeout: 180_000 });
  if (code !== 0) console.log('Browser: Playwright could not download its Chromium.');
  return code === 0 ? playwrightChromium() : undefined;
}

/** Installs Debian's Chromium, where this is Debian and we are root. */
async function installDebianChromium() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('Browser: installing the Debian package chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', args, { show: false, timeout: 600_000, env });
    if (code !== 0) console.log(`Browser: apt-get ${args[0]} failed.\n${output.slice(-800)}`);
  }
  return existsSync(systemChromium) ? systemChromium : undefined;
}

/** The ways to a browser, in the order they are tried. */
const ways = [
  ['the executable named in NINEFOLD_CHROMIUM', () => process.env.NINEFOLD_CHROMIUM],
  ["Playwright's own Chromium, already there", playwrightChromium],
  ["Playwright's own Chromium, just downloaded", downloadChromium],
  ["the system's Chromium", () => systemChromium],
  ["Debian's Chromium, just installed", installDebianChromium],
];

/** Finds a browser, writes it down for the Playwright configuration, and gives its path; throws when there is none. */
export async function findBrowser() {
  for (const [what, find] of ways) {
    const path = await find();
    if (!path || !existsSync(path)) continue;
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, `${JSON.stringify({ executablePath: path, what }, null, 2)}\n`);
    console.log(`Browser: ${what} (${path}).`);
    if (path === playwrightChromium()) await downloadOthers();
    return path;
  }
  throw new Error('No Chromium found. Install one and name its executable in NINEFOLD_CHROMIUM.');
}
