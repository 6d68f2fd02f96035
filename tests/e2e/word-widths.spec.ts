import { textWidth } from '../../src/layout/text-width.ts';
import { expect, test } from './fixture.ts';

/** How words of a drawing are set, by the size of their letters. */
const styleOf = (size: string, weight: string, family: string) =>
  /Code/.test(family.split(',')[0] ?? '')
    ? 'code'
    : size === '13px' && weight === '600'
      ? 'name'
      : size === '12px'
        ? 'plain'
        : 'soft';

test('words of drawings are as wide in the browser as they were laid out for', async ({ page }) => {
  for (const slug of ['invoicing', 'ninefold']) {
    // Fonts that come late are left for the next page.
    await page.goto(`/specs/${slug}/`, { waitUntil: 'networkidle' });
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const set = await page.locator('[data-drawing] svg text').evaluateAll((all) =>
      all.map((text) => {
        const { fontSize, fontWeight, fontFamily } = getComputedStyle(text);
        const width = (text as SVGTextElement).getComputedTextLength();
        return { words: text.textContent ?? '', width, fontSize, fontWeight, fontFamily };
      }),
    );
    const shown = set.filter(({ width }) => width > 0);
    expect(shown.length).toBeGreaterThan(100);
    const apart = shown.flatMap(({ words, width, fontSize, fontWeight, fontFamily }) => {
      const laidOut = textWidth(words, styleOf(fontSize, fontWeight, fontFamily));
      return Math.abs(laidOut - width) > 1 + 0.02 * width
        ? [`${words}: ${width.toFixed(1)} and not ${laidOut.toFixed(1)}`]
        : [];
    });
    expect(apart).toEqual([]);
  }
});
