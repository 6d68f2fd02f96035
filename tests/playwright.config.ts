import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, firefox, webkit } from 'playwright/test';

const record = new URL('../node_modules/.cache/ninefold/browser.json', import.meta.url);
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** The browser that `node .ci/setup.mjs --browser` found; without a record, Playwright looks for its own. */
const browser: { executablePath?: string } = existsSync(record)
  ? JSON.parse(readFileSync(record, 'utf8'))
  : {};

// Chosen once, by the first process: the workers read this file again and must agree with it.
process.env.NINEFOLD_TEST_PORT ??= String(20_000 + (process.pid % 10_000));
const origin = `http://127.0.0.1:${process.env.NINEFOLD_TEST_PORT}`;

const args = [
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** Other engines run one smoke journey, where Playwright has them. */
const others = [firefox, webkit]
  .filter((type) => existsSync(type.executablePath()))
  .map((type) => ({
    name: type.name(),
    testMatch: 'smoke.spec.ts',
    use: { browserName: type.name() as 'firefox' | 'webkit', launchOptions: {} },
  }));

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // A test that passes only then is named at the end of the run: see `.ci/counts.mjs`.
  retries: 1,
  forbidOnly: process.env.CI === 'true',
  // A loaded machine of two cores takes its time: with the accessibility checks, and to start the workbench.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    browserName: 'chromium',
    // Every test would fetch the whole site; those of offline use allow them.
    serviceWorkers: 'block',
    launchOptions: {
      args,
      ...(browser.executablePath === undefined ? {} : { executablePath: browser.executablePath }),
    },
    screenshot: 'only-on-failure',
    // A trace of every test costs a sixth of the time: it is recorded when it is asked for.
    trace: process.env.NINEFOLD_TRACE === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What does not depend on the screen is tried once; browsers of phones have no pickers of files.
      testIgnore: ['**/e2e/soak/**', 'offline.spec.ts', 'disk.spec.ts', 'fixture.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    ...others,
  ],
  webServer: {
    command: `node .ci/serve.mjs --port ${process.env.NINEFOLD_TEST_PORT} --strict-port`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: origin,
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
