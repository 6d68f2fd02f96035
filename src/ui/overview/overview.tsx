import type { ProductView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import {
  contradictionWords,
  countPoints,
  type OutsideFacts,
  outsideWords,
  shownWords,
  standingWords,
  stateWords,
} from '../tiles/point-words.ts';
import type { TilePoint } from '../tiles/tile-shape.ts';
import { Tile } from '../tiles/tiles.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';
import own from './overview.module.css';
import { ShareBar } from './share-bar.tsx';

type Point = ProductView['points'][number];

/** Contradictions and questions of a point, as far as they are known, and how much of it became no fact. */
interface Trouble extends OutsideFacts {
  readonly contradictions: number;
  readonly questions: number;
}

interface OverviewProps {
  readonly view: ProductView;
  readonly troubles: Readonly<Record<string, Trouble>>;
  readonly lead: Lead;
  /** Shows the view of a point; absent where there is none to show. */
  readonly onShow?: (id: Point['id']) => void;
}

const questionWords = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** How the whole stands: the nine points together, as numbers and as a bar. */
function Health({ view: { points }, troubles }: Pick<OverviewProps, 'view' | 'troubles'>) {
  const sum = (count: (point: Point) => number): number =>
    points.reduce((all, point) => all + count(point), 0);
  const counts = countPoints(points);
  const contradictions = sum(({ id }) => troubles[id]?.contradictions ?? 0);
  const questions = sum(({ id }) => troubles[id]?.questions ?? 0);
  return (
    <div className={own.health}>
      <dl>
        <div>
          <dt>points shown</dt>
          <dd>{counts.shown} of 9</dd>
        </div>
        <div>
          <dt>partly shown</dt>
          <dd>{counts.partly}</dd>
        </div>
        <div>
          <dt>{questions === 1 ? 'question to ask' : 'questions to ask'}</dt>
          <dd>{questions}</dd>
        </div>
        <div data-wrong={contradictions > 0 || undefined}>
          <dt>{contradictions === 1 ? 'contradiction' : 'contradictions'}</dt>
          <dd>{contradictions}</dd>
        </div>
      </dl>
      <ShareBar counts={counts} />
    </div>
  );
}

function PointTile({
  point,
  troubles,
  lead,
  onShow,
}: Omit<OverviewProps, 'view'> & { readonly point: Point }) {
  const { contradictions = 0, questions = 0, ...outside }: Partial<Trouble> = troubles[point.id] ?? {};
  const tile: TilePoint = { ...point, contradictions };
  const isMissing = point.at.from === point.at.to;
  const name = (
    <>
      <strong>{point.number}</strong> {point.title}
    </>
  );
  return (
    <li className={own.tile} data-point={point.id}>
      {onShow && point.id !== 'product' ? (
        <button type="button" className={own.look} onClick={() => onShow(point.id)}>
          <Tile point={tile} size={56} />
          <span className="visually-hidden">Look at {point.title}</span>
        </button>
      ) : (
        <Tile point={tile} size={56} />
      )}
      <div>
        <p>
          {isMissing ? (
            <b>{name}</b>
          ) : (
            <Jump lead={lead} at={point.at}>
              {name}
            </Jump>
          )}
          <span>
            {standingWords(point, outside)}
            {point.holds !== '' && <>: {point.holds}</>}
          </span>
          {outsideWords(point, outside).map((each) => (
            <span key={each}>{each}</span>
          ))}
          {contradictions > 0 && <span className={own.wrong}>{contradictionWords(contradictions)}</span>}
          {questions > 0 && <span>{questionWords(questions)}</span>}
        </p>
        <ShareBar counts={point.counts} />
        {stateWords(point) !== shownWords[point.shown] && <span>{stateWords(point)}</span>}
      </div>
    </li>
  );
}

interface MeaningsProps {
  readonly caption: string;
  readonly items: readonly { readonly name: string; readonly text: string; readonly at: Point['at'] }[];
  readonly lead: Lead;
}

function Meanings({ caption, items, lead }: MeaningsProps) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className={css.caption}>{caption}</h3>
      <ul className={css.list}>
        {items.map(({ name, text, at }) => (
          <li key={`${name} ${at.from}`}>
            <Jump lead={lead} at={at}>
              {name}
            </Jump>
            {text !== '' && (
              <>
                : <Inline text={text} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How the whole stands; the nine tiles large, with what is shown and asked of each; for whom the product is. */
export function Overview(props: OverviewProps) {
  const { view, lead } = props;
  return (
    <>
      <Health {...props} />
      <ol className={own.tiles}>
        {view.points.map((point) => (
          <PointTile key={point.id} {...props} point={point} />
        ))}
      </ol>
      <Meanings
        caption="For whom"
        items={view.audiences.map(({ name, description, at }) => ({ name, text: description, at }))}
        lead={lead}
      />
      <Meanings
        caption="Terms"
        items={view.terms.map(({ name, meaning, at }) => ({ name, text: meaning, at }))}
        lead={lead}
      />
    </>
  );
}
