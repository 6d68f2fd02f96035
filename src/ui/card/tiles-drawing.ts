import { pointIds } from '../../engine/index.ts';
import { fillOf, notchPath, outlineOf, pitch, shareOf, type TilePoint } from '../tiles/tile-shape.ts';
import { toHex } from './hue.ts';

/** The light values of styles/tokens.css, for drawings that no stylesheet reaches. */
export const paper = toHex(0.992, 0.002, 250);
export const ink = toHex(0.235, 0.018, 262);
export const softInk = toHex(0.46, 0.017, 262);
const error = toHex(0.5, 0.17, 27);

/** The hue of a point by its place, as in styles/tokens.css. */
const hueAt = (index: number): string => toHex(0.52, 0.085, 25 + 40 * index);

/** The nine tiles as SVG of 16 by 16 units with its colours in itself. A point that is missing is drawn as full. */
export function drawTiles(points: readonly TilePoint[]): string {
  return pointIds
    .map((id, index) => {
      const point = points.find((each) => each.id === id);
      const notched = (point?.contradictions ?? 0) > 0;
      const share = point ? shareOf(point) : 1;
      const hue = hueAt(index);
      const parts = [
        share > 0 ? `<path d="${fillOf(share, notched)}" fill="${hue}"/>` : '',
        share < 1
          ? `<path d="${outlineOf(notched, 0.05)}" fill="none" stroke="${hue}" stroke-width=".1"/>`
          : '',
        notched ? `<path d="${notchPath}" fill="${error}"/>` : '',
      ];
      return `<g transform="translate(${(index % 3) * pitch} ${Math.floor(index / 3) * pitch})">${parts.join('')}</g>`;
    })
    .join('');
}
