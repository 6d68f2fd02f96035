import { pointIds } from '../../engine/index.ts';
import { shownWords, tileWords } from './point-words.ts';
import { fillOf, notchPath, outlineOf, pitch, shareOf, side, type TilePoint } from './tile-shape.ts';
import css from './tiles.module.css';

interface TilesProps {
  /** The points of a document, in any order; one that is missing is drawn as not stated. */
  readonly points: readonly TilePoint[];
  /** Width and height in CSS pixels, 16 or more. */
  readonly size: number;
  /** Leave the description out, where the same words stand beside the drawing. */
  readonly decorative?: boolean;
}

interface TileProps {
  readonly point: TilePoint;
  readonly size: number;
}

/** The drawing of one tile; `unit` is a CSS pixel in units of the drawing. */
function Square({ point, unit }: { readonly point: TilePoint; readonly unit: number }) {
  const notched = point.contradictions > 0;
  const share = shareOf(point);
  return (
    <>
      {share > 0 && <path className={css.fill} d={fillOf(share, notched)} />}
      {share < 1 && <path className={css.outline} d={outlineOf(notched, unit / 2)} strokeWidth={unit} />}
      {notched && <path className={css.notch} d={notchPath} />}
    </>
  );
}

const nothing = { shown: 0, notShown: 0, open: 0, unstated: 0 };

/** How many of the nine points are shown, partly shown and so on, as a sentence. */
function summaryOf(all: readonly TilePoint[]): string {
  const words = Object.entries(shownWords).map(([shown, word]) => {
    const count = all.filter((point) => point.shown === shown).length;
    return count === 0 ? '' : `${count} ${word}`;
  });
  return `Nine points: ${words.filter((word) => word !== '').join(', ')}.`;
}

/**
 * The mark of a specification: nine tiles in reading order, each filled by what is shown of its point, with a
 * corner cut where the document contradicts itself. Static SVG; put number and words beside it where there is room.
 */
export function Tiles({ points, size, decorative = false }: TilesProps) {
  const all = pointIds.map(
    (id): TilePoint =>
      points.find((point) => point.id === id) ?? {
        id,
        shown: 'unstated',
        counts: nothing,
        contradictions: 0,
      },
  );
  const unit = 16 / size;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one, or is hidden
    <svg
      className={css.tiles}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {!decorative && <title>{summaryOf(all)}</title>}
      {!decorative && <desc>{all.map(tileWords).join(' ')}</desc>}
      {all.map((point, index) => (
        <g
          key={point.id}
          data-point={point.id}
          transform={`translate(${(index % 3) * pitch} ${Math.floor(index / 3) * pitch})`}
        >
          <Square point={point} unit={unit} />
        </g>
      ))}
    </svg>
  );
}

/** One tile by itself, for a row of an outline or a heading: its words must stand beside it. */
export function Tile({ point, size }: TileProps) {
  return (
    <svg
      className={css.tiles}
      data-point={point.id}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <Square point={point} unit={side / size} />
    </svg>
  );
}
