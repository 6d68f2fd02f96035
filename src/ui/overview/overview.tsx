import type { ProductView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { contradictionWords, countWords, shownWords } from '../tiles/point-words.ts';
import type { TilePoint } from '../tiles/tile-shape.ts';
import { Tile } from '../tiles/tiles.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';
import own from './overview.module.css';

interface OverviewProps {
  readonly view: ProductView;
  /** Contradictions and questions by point, as far as they are known. */
  readonly troubles: Readonly<
    Record<string, { readonly contradictions: number; readonly questions: number }>
  >;
  readonly lead: Lead;
}

/** The nine tiles large, with what is shown and asked of each point; then for whom the product is. */
export function Overview({ view: { points, audiences, terms }, troubles, lead }: OverviewProps) {
  return (
    <>
      <ol className={own.tiles}>
        {points.map((point) => {
          const { contradictions = 0, questions = 0 } = troubles[point.id] ?? {};
          const tile: TilePoint = { ...point, contradictions };
          return (
            <li key={point.id} className={own.tile} data-point={point.id}>
              <Tile point={tile} size={56} />
              <p>
                <Jump lead={lead} at={point.at}>
                  <strong>{point.number}</strong> {point.title}
                </Jump>
                <span>{shownWords[point.shown]}</span>
                {point.shown === 'partly' && <span>{countWords(tile)}</span>}
                {contradictions > 0 && (
                  <span className={own.wrong}>{contradictionWords(contradictions)}</span>
                )}
                {questions > 0 && <span>{questions === 1 ? '1 question' : `${questions} questions`}</span>}
              </p>
            </li>
          );
        })}
      </ol>
      {audiences.length > 0 && (
        <>
          <p className={css.caption}>For whom</p>
          <ul className={css.list}>
            {audiences.map(({ name, description, at }) => (
              <li key={at.from}>
                <Jump lead={lead} at={at}>
                  {name}
                </Jump>
                {description !== '' && (
                  <>
                    : <Inline text={description} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {terms.length > 0 && (
        <>
          <p className={css.caption}>Terms</p>
          <ul className={css.list}>
            {terms.map(({ name, meaning, at }) => (
              <li key={at.from}>
                <Jump lead={lead} at={at}>
                  {name}
                </Jump>
                {meaning !== '' && (
                  <>
                    : <Inline text={meaning} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
