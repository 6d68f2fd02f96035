import { expect, test } from 'playwright/test';
import { expectAccessible, watch } from './fixture.ts';

const origin = 'http://ninefold.example';

/** A page with a policy that allows scripts by its nonce alone. */
const pageWith = (body: string): string => `<!doctype html><html lang="en"><head><title>Made up</title>
  <meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'nonce-a'; img-src *">
  </head><body>${body}</body></html>`;

const bad = {
  'a style the policy refuses': ['<p style="color: red">a</p>', /Content-Security-Policy: style-src/],
  'an exception': ['<script nonce="a">throw new Error("broken")</script>', /Exception: .*broken/],
  'an error in the console': ['<script nonce="a">console.error("noted")</script>', /Console: noted/],
  'a request to another origin': [
    '<img alt="" src="http://elsewhere.example/a.png">',
    /another origin: .*elsewhere/,
  ],
} as const;

for (const [name, [body, expected]] of Object.entries(bad)) {
  test(`the watch sees ${name}`, async ({ context, page }) => {
    const trouble = await watch(context, origin);
    await context.route('**/*', (route) =>
      route.request().url().startsWith(origin)
        ? route.fulfill({ contentType: 'text/html', body: pageWith(body) })
        : route.abort(),
    );
    await page.goto(`${origin}/`);
    await expect.poll(() => trouble.join('\n')).toMatch(expected);
  });
}

test('the watch sees nothing on a page that behaves', async ({ context, page }) => {
  const trouble = await watch(context, origin);
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageWith('<h1>Good</h1>') }),
  );
  await page.goto(`${origin}/`);
  // What the page has to report comes before what it is asked for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(trouble).toEqual([]);
});

test('the barrier check sees an image without words', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="en"><title>a</title><main><h1>a</h1><img src="data:,"></main></html>',
  );
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/);
});
