import { drop, editor, isPhone, saved, shown } from './desk.ts';
import { expect, test } from './fixture.ts';

/** What a page shows in one frame of its start. */
interface Frame {
  readonly title: string;
  /** The first line of the text, and how far below its beginning the eleventh stands, in CSS pixels. */
  readonly first: string;
  readonly below: number;
  readonly outline: string;
  readonly findings: string;
}

declare global {
  /** `moved` is what moved by itself on a page that had arrived, `late` what did when a font came late or before that. */
  var ninefoldStart: { readonly frames: Frame[]; moved: number; late: number };
}

/** Layout shift (https://web.dev/articles/cls) that nobody can see: 0.1 counts as good. */
const unseen = 0.0001;
/** On a busy machine a font may come after the first frame: its fallback is as wide, but a line may end elsewhere. */
const good = 0.1;

/** Runs in a page before anything of it: notes what every frame shows, and how much moved by itself. */
function watchFrames(): void {
  globalThis.ninefoldStart = { frames: [], moved: 0, late: 0 };
  let fontAt = 0;
  document.fonts.addEventListener('loadingdone', () => {
    fontAt = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      const isLate = document.readyState === 'loading' || Math.abs(startTime - fontAt) < 250;
      globalThis.ninefoldStart[isLate ? 'late' : 'moved'] += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const wordsOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
  const look = (): void => {
    requestAnimationFrame(look);
    const main = document.querySelector('main');
    // Of a page that is still arriving, what has arrived is shown.
    if (!main || document.readyState === 'loading') return;
    const root = main.querySelector('.editor-host')?.shadowRoot;
    const lines = [...(root?.querySelectorAll('.cm-line') ?? main.querySelectorAll('div > div > span'))];
    const [first, eleventh] = [lines[0], lines[10]];
    // The number of a line stands in it as long as it is still.
    const words = first?.checkVisibility() ? wordsOf(first).replace(/^1(?=#)/, '') : '';
    globalThis.ninefoldStart.frames.push({
      title: wordsOf(document.querySelector('h1')),
      first: words,
      below: (eleventh?.getBoundingClientRect().y ?? 0) - (first?.getBoundingClientRect().y ?? 0),
      outline: wordsOf(main.parentElement?.parentElement?.querySelector('ol')),
      findings: wordsOf(document.querySelector('[aria-label="Findings by severity"]')),
    });
  };
  requestAnimationFrame(look);
}

test('no frame of a first visit is empty, and nothing moves', async ({ page }) => {
  await page.addInitScript(watchFrames);
  await page.goto('/workbench/');
  await saved(page);
  await expect(page.getByRole('contentinfo')).toContainText('2 contradictions');
  await expect.poll(() => page.evaluate(() => globalThis.ninefoldStart.frames.length)).toBeGreaterThan(3);
  const { frames, moved, late } = await page.evaluate(() => globalThis.ninefoldStart);
  expect(new Set(frames.map(({ title }) => title))).toEqual(new Set(['Tool library']));
  expect(new Set(frames.map(({ first }) => first))).toEqual(new Set(['# Specification: Tool library']));
  const heights = frames.map(({ below }) => below);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  expect(moved).toBeLessThan(unseen);
  expect(late).toBeLessThan(good);
  if (isPhone(page)) return;
  for (const { outline, findings } of frames) {
    expect(outline).toContain('States and transitions');
    expect(findings).toContain('2 contradictions');
  }
});

test('who comes back to an own document sees no other one', async ({ page }) => {
  await page.goto('/workbench/');
  await saved(page);
  await drop(page, { 'own.md': '# Own words\n\n## 1. What the product does\n\nIt keeps words.\n' });
  await expect(page).toHaveTitle(/^Own words/);
  await saved(page);
  await page.addInitScript(watchFrames);
  await page.reload();
  await saved(page);
  await expect
    .poll(() => page.evaluate(() => globalThis.ninefoldStart.frames.some(({ first }) => first !== '')))
    .toBe(true);
  const { frames, moved, late } = await page.evaluate(() => globalThis.ninefoldStart);
  for (const { first } of frames) expect(['', '# Own words']).toContain(first);
  // Once it is there, it stays.
  const from = frames.findIndex(({ first }) => first !== '');
  for (const { title, first } of frames.slice(from))
    expect([title, first]).toEqual(['Own words', '# Own words']);
  expect(moved).toBeLessThan(unseen);
  expect(late).toBeLessThan(good);
});

test('one can type before the rest of the workbench is there, and goes on when it comes', async ({
  page,
}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/workbench\.[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/workbench/', { waitUntil: 'commit' });
  await shown(page);
  await editor(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Early ');
  await expect(editor(page)).toContainText('Early # Specification');
  await expect(page.locator('[data-drawn]')).toBeAttached();
  release();
  await expect(page.locator('[data-drawn]')).not.toBeAttached();
  await page.keyboard.type('and late ');
  await expect(editor(page)).toContainText('Early and late # Specification');
  await saved(page);
});
