import { editor, open } from './desk.ts';
import { expect, test } from './fixture.ts';

test.skip(({ isMobile }) => isMobile, 'the same on a phone');

for (const path of [
  '/',
  '/specs/invoicing/',
  '/search/',
  '/checks/states/dead-end/',
  '/workbench/',
  '/404.html',
])
  test(`${path} runs its own scripts alone, and is framed by nobody`, async ({ page, request }) => {
    const response = await request.get(path);
    const header = response.headers()['content-security-policy'] ?? '';
    const html = await response.text();
    const meta = /http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
    expect(header).toContain("frame-ancestors 'none'");
    for (const policy of [header, meta]) {
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toMatch(/'unsafe-/);
      expect(policy.match(/https?:/g)).toBeNull();
    }
    expect(meta.includes("'wasm-unsafe-eval'")).toBe(path === '/search/');
    expect(/require-trusted-types-for 'script'; *trusted-types ninefold/.test(meta)).toBe(
      path === '/workbench/',
    );
    expect(response.headers()['x-content-type-options']).toContain('nosniff');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  });

test('scripts, workers among them, may ask for scripts of the site alone', async ({ request, page }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url());
  });
  await open(page);
  await expect.poll(() => [...scripts].some((address) => /worker/.test(address))).toBe(true);
  const governed = [...scripts].filter((address) => /\/_astro\//.test(address));
  for (const address of [...governed, '/sw.js']) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    expect(policy, address).toContain("script-src 'self'; object-src 'none'");
  }
});

test.describe('what is refused', () => {
  test.use({ expectedTrouble: [/Content-Security-Policy|Trusted|policy/i] });

  test('no text becomes markup or a script in the workbench, and nobody else makes a policy', async ({
    page,
  }) => {
    await open(page);
    // Whatever a test evaluates may call eval; what it leaves to a timer may not.
    const tried = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      const attempts: Record<string, () => unknown> = {
        markup: () => Reflect.set(document.body, 'innerHTML', '<b>a</b>'),
        'inserted markup': () => document.body.insertAdjacentHTML('beforeend', '<b>a</b>'),
        'parsed markup': () => new DOMParser().parseFromString('<b>a</b>', 'text/html'),
        script: () => Reflect.set(document.createElement('script'), 'text', '1'),
        'the address of a script': () => Reflect.set(document.createElement('script'), 'src', '/a.js'),
        worker: () => new Worker('data:text/javascript,1'),
        code: () => Reflect.get(globalThis, 'eval')('1'),
        'a policy of another name': () =>
          Reflect.get(globalThis, 'trustedTypes').createPolicy('other', { createHTML: String }),
        'the policy a second time': () =>
          Reflect.get(globalThis, 'trustedTypes').createPolicy('ninefold', { createHTML: String }),
      };
      return Object.entries(attempts).map(([name, run]) => {
        try {
          run();
          return `${name}: done`;
        } catch (error) {
          return `${name}: ${(error as Error).name}`;
        }
      });
    });
    expect(tried.filter((line) => line.endsWith(': done'))).toEqual([]);
    await expect(editor(page)).toContainText('# Specification');
  });
});

test('the site can be installed', async ({ page, context, request }) => {
  await page.goto('/workbench/');
  const session = await context.newCDPSession(page);
  // The windows of tests are private ones, from which nothing is installed.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Ninefold', start_url: '/workbench/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const bytes = await (await request.get(src)).body();
    // A PNG says its width in the four bytes from the sixteenth on.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
