import { points } from '../../engine/index.ts';
import { contradictionWords, stateWords } from '../tiles/point-words.ts';
import type { TilePoint } from '../tiles/tile-shape.ts';
import { Tile } from '../tiles/tiles.tsx';
import css from './contents.module.css';

/** The contents of a specification, laid out as its mark: nine points, what is shown of each, and where it stands. */
export function Contents({ all }: { readonly all: readonly TilePoint[] }) {
  return (
    <nav aria-label="Contents">
      <ol className={css.contents}>
        {all.map((point) => {
          const { number, title } = points[point.id];
          const contradictions = contradictionWords(point.contradictions);
          return (
            <li key={point.id} data-point={point.id}>
              <Tile point={point} size={14} />
              <div>
                <a href={`#${point.id}`}>
                  <span className={css.number}>{number}</span> {title}
                </a>
                <p
                  className={point.shown === 'shown' && contradictions === '' ? 'visually-hidden' : undefined}
                >
                  {stateWords(point)}
                  {contradictions !== '' && <span className={css.contradictions}>, {contradictions}</span>}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
