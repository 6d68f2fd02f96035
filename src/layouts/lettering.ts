import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';

const path = createRequire(import.meta.url).resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
);
let loaded: Font | undefined;

/** The serif of the site, read once. */
function serif(): Font {
  if (loaded === undefined) {
    const font = create(readFileSync(path));
    if (!('glyphsForString' in font)) throw new Error('The serif is a collection of fonts.');
    loaded = font;
  }
  return loaded;
}

/** The width of a line in CSS pixels at a size. */
export function widthOf(text: string, size: number): number {
  const font = serif();
  const units = font.glyphsForString(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return (units * size) / font.unitsPerEm;
}

/** A line of text as SVG outlines, so that no machine's fonts matter: its start at x, its baseline at y. */
export function letter(text: string, x: number, y: number, size: number, fill: string): string {
  const font = serif();
  const scale = size / font.unitsPerEm;
  let at = x;
  const glyphs = font.glyphsForString(text).map((glyph) => {
    const place = `translate(${at} ${y}) scale(${scale} ${-scale})`;
    at += glyph.advanceWidth * scale;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}">${glyphs.join('')}</g>`;
}
