import { pointIds } from '../../engine/editor.ts';
import { fillOf, notchPath, outlineOf, pitch, shareOf, type TilePoint } from './tile-shape.ts';

/** A page's styles do not reach its icon: the hues of the points as in styles/tokens.css, in both lightnesses. */
const style =
  'svg{--l:.52;--n:.5}@media(prefers-color-scheme:dark){svg{--l:.76;--n:.745}}' +
  'path{fill:oklch(var(--l) .085 var(--h))}' +
  '.o{fill:none;stroke:oklch(var(--l) .085 var(--h))}.n{fill:oklch(var(--n) .17 27)}';

/** The nine tiles of a document as an icon of its tab: the address of an SVG, in itself. */
export function drawFavicon(points: readonly TilePoint[]): string {
  const tiles = pointIds.map((id, index) => {
    const point = points.find((each) => each.id === id);
    const notched = (point?.contradictions ?? 0) > 0;
    const share = point ? shareOf(point) : 0;
    const paths = [
      share > 0 ? `<path d="${fillOf(share, notched)}"/>` : '',
      share < 1 ? `<path class="o" d="${outlineOf(notched, 0.375)}" stroke-width=".75"/>` : '',
      notched ? `<path class="n" d="${notchPath}"/>` : '',
    ];
    const place = `translate(${(index % 3) * pitch} ${Math.floor(index / 3) * pitch})`;
    return `<g style="--h:${25 + 40 * index}" transform="${place}">${paths.join('')}</g>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><style>${style}</style>${tiles.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
