/**
 * Writes src/layout/advance-widths.data.ts: how wide each character of the site's fonts is, in thousandths of the
 * font size, as a browser measures it. Run it after a change of the fonts: `node .ci/measure-fonts.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { root, runTool } from './process.mjs';

const require = createRequire(import.meta.url);
const fontFile = (name) => readFileSync(require.resolve(`@fontsource-variable/${name}`)).toString('base64');

/** What a drawing may show: Latin with accents, and the signs that names and expressions are made of. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
];
const signs = '←↑→↓−×≤≥≠•€™';
const characters = [
  ...ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  ),
  ...signs,
].filter((character) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character));

const styles = {
  regular: ['Inter', 400],
  strong: ['Inter', 600],
  code: ['Source Code Pro', 400],
};
const fonts = {
  Inter: fontFile('inter/files/inter-latin-wght-normal.woff2'),
  'Source Code Pro': fontFile('source-code-pro/files/source-code-pro-latin-wght-normal.woff2'),
};

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const measured = await page.evaluate(
  async ({ fonts, styles, characters }) => {
    for (const [family, data] of Object.entries(fonts)) {
      const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight: '100 900' });
      document.fonts.add(await face.load());
    }
    const context = document.createElement('canvas').getContext('2d');
    const widthOf = (family, weight, character) => {
      context.font = `${weight} 1000px "${family}", sans-serif`;
      return Math.round(context.measureText(character).width);
    };
    return Object.fromEntries(
      Object.entries(styles).map(([style, [family, weight]]) => [
        style,
        characters.map((character) => [character, widthOf(family, weight, character)]),
      ]),
    );
  },
  { fonts, styles, characters },
);
await browser.close();

/** Characters of the same width in one line: `[width, characters]`. */
function grouped(pairs) {
  const groups = new Map();
  for (const [character, width] of pairs) groups.set(width, (groups.get(width) ?? '') + character);
  return [...groups].sort(([a], [b]) => a - b);
}

const text = `/** Advance widths in thousandths of the font size: [width, characters]. Written by .ci/measure-fonts.mjs. */
export const advanceWidths = ${JSON.stringify(
  Object.fromEntries(Object.entries(measured).map(([style, pairs]) => [style, grouped(pairs)])),
)} as const;
`;
const target = join(root, 'src/layout/advance-widths.data.ts');
writeFileSync(target, text);
await runTool('biome', ['format', '--write', target]);
console.log(`${characters.length} characters in ${Object.keys(styles).length} styles.`);
