import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';

export { expect };

/** What a page did that no page may do: one line each. */
export type Trouble = string[];

/**
 * Watches every page of a context, and gives the list that fills with what went wrong: refused by the
 * Content-Security-Policy, an exception nobody caught, an error in the console, a request to another origin.
 */
export async function watch(context: BrowserContext, origin: string): Promise<Trouble> {
  const trouble: Trouble = [];
  await context.exposeBinding('reportViolation', (_source, violation: string) => {
    trouble.push(`Content-Security-Policy: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(globalThis, 'reportViolation') as (text: string) => void;
      report(
        `${event.effectiveDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  context.on('weberror', (error) =>
    trouble.push(`Exception: ${error.error().stack ?? error.error().message}`),
  );
  context.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`Console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const local = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!local) trouble.push(`Request to another origin: ${request.url()}`);
  });
  return trouble;
}

/** The rules of WCAG 2.2 A and AA, which every page keeps. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails when axe finds a barrier on the page, naming the rule and the elements. */
export async function expectAccessible(page: Page, include?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(rules);
  await expectNone(include === undefined ? builder : builder.include(include));
}

/** As `expectAccessible`, by the rules alone whose answer depends on the colours: for a page that was looked at in others. */
export async function expectLegible(page: Page): Promise<void> {
  await expectNone(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
  expect(found).toEqual([]);
}

/** Runs in a page before anything of it: lets frames, timers and idle time come late, each by chance. */
function lag(): void {
  const { requestAnimationFrame: frame, requestIdleCallback: idle, setTimeout: after } = globalThis;
  const late = (run: () => void, most: number): void => void after(run, Math.random() * most);
  globalThis.requestAnimationFrame = (run) =>
    frame((time) => (Math.random() < 0.5 ? run(time) : late(() => run(performance.now()), 400)));
  globalThis.requestIdleCallback = (run, options) => idle((left) => late(() => run(left), 3000), options);
  globalThis.setTimeout = ((run: () => void, ms = 0, ...more: []) =>
    after(run, ms + Math.random() * 200, ...more)) as typeof setTimeout;
}

interface Options {
  /** Troubles that a test brings about on purpose: `test.use({ expectedTrouble: [/404/] })` allows them; one pattern, or Playwright takes it for a pair. */
  expectedTrouble: RegExp[];
}

/** Playwright's test, whose pages are watched: a test fails at its end when anything of `watch` was seen. */
export const test = base.extend<Options>({
  expectedTrouble: [[], { option: true }],
  context: async ({ context, baseURL, expectedTrouble }, use) => {
    const trouble = await watch(context, new URL(baseURL ?? 'http://127.0.0.1').origin);
    if (process.env.NINEFOLD_LAG === '1') await context.addInitScript(lag);
    await use(context);
    const unexpected = trouble.filter((line) => !expectedTrouble.some((pattern) => pattern.test(line)));
    expect(unexpected, 'What no page may do').toEqual([]);
  },
});
