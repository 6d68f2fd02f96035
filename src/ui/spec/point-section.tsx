import type { ReactNode } from 'react';
import { type PointId, points } from '../../engine/index.ts';
import { CodeLinks } from '../text/inline.tsx';
import { contradictionWords, shownWords, tellingWords } from '../tiles/point-words.ts';
import type { TilePoint } from '../tiles/tile-shape.ts';
import { Tile } from '../tiles/tiles.tsx';
import { Anchor } from './anchor.tsx';
import { CallsPoint } from './calls.tsx';
import { ConstantsPoint } from './constants.tsx';
import { EntitiesPoint } from './entities.tsx';
import { ErrorsPoint } from './errors.tsx';
import { ProductPoint } from './product.tsx';
import { Prose } from './prose.tsx';
import type { Reading } from './reading.ts';
import { Remarks } from './remarks.tsx';
import { RolesPoint } from './roles.tsx';
import { RulesPoint } from './rules.tsx';
import { NotShown, Open } from './said.tsx';
import { ScreensPoint } from './screens.tsx';
import css from './spec.module.css';
import { StatesPoint } from './states.tsx';
import { Findings } from './table.tsx';

/** What shows each of the nine points. */
const bodies: Readonly<Record<PointId, (props: { readonly reading: Reading }) => ReactNode>> = {
  product: ProductPoint,
  screens: ScreensPoint,
  entities: EntitiesPoint,
  states: StatesPoint,
  rules: RulesPoint,
  roles: RolesPoint,
  calls: CallsPoint,
  errors: ErrorsPoint,
  constants: ConstantsPoint,
};

interface PointSectionProps {
  readonly reading: Reading;
  readonly point: TilePoint;
}

/** What is said of a point as a whole, where it is a gap or nothing. */
function Whole({ reading, id }: { readonly reading: Reading; readonly id: PointId }) {
  const { shown, headings } = reading.model.points[id];
  const markers = reading.markersAt(id);
  if (markers.length > 0)
    return markers.map(({ is, subject, question, at }) => (
      <p key={at.from} className={css.whole}>
        {subject === '' ? points[id].subject : subject}:{' '}
        {is === 'open' ? <Open question={question} /> : <NotShown />}
      </p>
    ));
  if (shown === 'none')
    return <p className={css.whole}>{points[id].subject}: none. The document says that there are none.</p>;
  if (shown !== 'unstated') return null;
  const why = headings.length === 0 ? 'The document has no such point.' : 'Nothing is said here.';
  return <p className={css.whole}>{why}</p>;
}

/** Text of a point that gave no fact: kept, and shown for what it is. */
function Unread({ reading, id }: { readonly reading: Reading; readonly id: PointId }) {
  const { unread } = reading.model.points[id];
  if (unread.length === 0) return null;
  return (
    <>
      <h3 className={css.group}>Kept as it is written</h3>
      {unread.map(({ at, why }) => (
        <figure key={at.from} className={css.unread}>
          <figcaption>
            <a href={reading.sourceOf(at)}>Line {reading.lineOf(at)}</a>: {why}
          </figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre tabIndex={0}>{reading.text.slice(at.from, at.to)}</pre>
        </figure>
      ))}
    </>
  );
}

/** One of the nine points of a specification: how much of it is shown, and all that is said. */
export function PointSection({ reading, point }: PointSectionProps) {
  const { number, title } = points[point.id];
  const Body = bodies[point.id];
  const contradictions = contradictionWords(point.contradictions);
  const counts = tellingWords(point);
  return (
    <CodeLinks value={reading.linkOf}>
      <section
        className={css.point}
        id={point.id}
        data-point={point.id}
        aria-labelledby={`${point.id}-title`}
      >
        <div className={css.title}>
          <h2 id={`${point.id}-title`}>
            <span className={css.number}>{number}</span> {title}
          </h2>
          <Anchor anchor={point.id} name={title} />
        </div>
        <p className={css.stand}>
          <Tile point={point} size={12} />
          <span>
            <span className={css.shown}>{shownWords[point.shown]}</span>
            {counts !== '' && `: ${counts}`}
            {contradictions !== '' && <span className={css.contradictions}>, {contradictions}</span>}
          </span>
        </p>
        <Whole reading={reading} id={point.id} />
        <Findings reading={reading} placed={reading.findingsAt(point.id)} />
        <Prose reading={reading} places={reading.proseAt(point.id)} />
        <Body reading={reading} />
        <Remarks reading={reading} id={point.id} />
        <Unread reading={reading} id={point.id} />
      </section>
    </CodeLinks>
  );
}
