import sharp from 'sharp';
import { breakLines } from '../ui/card/lines.ts';
import { drawTiles, ink, paper, softInk } from '../ui/card/tiles-drawing.ts';
import type { TilePoint } from '../ui/tiles/tile-shape.ts';
import { letter, widthOf } from './lettering.ts';

/** Width and height of a social card in pixels, as those who show them ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** A card for a shared link: the tiles, a title and a line below it. A PNG. */
export async function drawCard(points: readonly TilePoint[], title: string, line: string): Promise<Buffer> {
  const { width, height } = cardSize;
  const left = 480;
  const titles = breakLines(title, width - left - 80, 3, (text) => widthOf(text, 68));
  const lines = breakLines(line, width - left - 80, 3, (text) => widthOf(text, 30));
  const top = (height - titles.length * 80 - lines.length * 42) / 2 + 50;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<g transform="translate(80 155) scale(20)">${drawTiles(points)}</g>`,
    ...titles.map((text, index) => letter(text, left, top + index * 80, 68, ink)),
    ...lines.map((text, index) =>
      letter(text, left, top + titles.length * 80 + index * 42 - 16, 30, softInk),
    ),
    letter('Ninefold', left, height - 64, 26, softInk),
    '</svg>',
  ];
  return sharp(Buffer.from(drawing.join('')))
    .png()
    .toBuffer();
}

/** The mark as an icon of that many pixels; `bleed` leaves the margin that a masked icon may lose. */
export async function drawIcon(size: number, bleed: boolean): Promise<Buffer> {
  const margin = bleed ? 0.22 : 0.1;
  const scale = (size * (1 - 2 * margin)) / 16;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${paper}"/><g transform="translate(${size * margin} ${size * margin}) scale(${scale})">${drawTiles([])}</g></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
