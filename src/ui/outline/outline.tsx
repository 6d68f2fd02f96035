import { Fragment, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PointId } from '../../engine/editor.ts';
import type { ElementSummary, PointSummary } from '../../engine/summary.ts';
import { countPoints, outsideWords, shownWords, standingWords } from '../tiles/point-words.ts';
import { Tile, Tiles } from '../tiles/tiles.tsx';
import css from './outline.module.css';

interface OutlineProps {
  readonly points: readonly PointSummary[];
  /** Without points: whether the document is not read, rather than being read. */
  readonly unread: boolean;
  readonly chosen: { readonly point: PointId | undefined; readonly element: number | undefined };
  readonly onChoose: (place: { readonly from: number; readonly to: number }) => void;
  /** What stands between the whole and its points. */
  readonly children?: ReactNode;
}

interface PointProps {
  readonly point: PointSummary;
  /** Whether this is the chosen point. */
  readonly current: boolean;
  /** The chosen element, where it is one of this point. */
  readonly element: number | undefined;
  readonly onChoose: OutlineProps['onChoose'];
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What is asked and contradicted in a point, in words; empty when neither. */
function troubleOf({
  questions,
  contradictions,
}: Pick<PointSummary, 'questions' | 'contradictions'>): string {
  const parts = [
    contradictions > 0 ? plural(contradictions, 'contradiction') : '',
    questions > 0 ? plural(questions, 'question') : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** How much of a point is shown: "12 of 20 shown", or how it stands as a whole where nothing is counted. */
function shownOf(point: PointSummary): string {
  const { shown, counts } = point;
  const all = counts.shown + counts.notShown + counts.open + counts.unstated;
  if (shown !== 'partly' && shown !== 'shown') return standingWords(point, point);
  return all === 0 ? shownWords[shown] : `${counts.shown} of ${all} shown`;
}

interface ElementProps {
  readonly element: ElementSummary;
  readonly current: boolean;
  readonly onChoose: OutlineProps['onChoose'];
}

function ElementRow({ element, current, onChoose }: ElementProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={css.element}
        data-depth={element.depth}
        aria-current={current ? 'true' : undefined}
        onClick={() => onChoose({ from: element.nameFrom, to: element.nameTo })}
      >
        <span className={css.name}>{element.name || '(no name)'}</span>
        <span className={css.kind}>{element.kind}</span>
      </button>
    </li>
  );
}

interface ElementsProps extends Omit<PointProps, 'current'> {
  readonly open: boolean;
}

/** The elements of a point. The list is drawn only while it is open: a point may have thousands. */
function Elements({ point, element, open, onChoose }: ElementsProps) {
  const [shown, setShown] = useState(open);
  useEffect(() => setShown(open), [open]);
  return (
    <details className={css.elements} open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary aria-label={`${plural(point.elements.length, 'element')} of point ${point.number}`}>
        {point.elements.length}
      </summary>
      {shown && (
        <ul className={css.list}>
          {point.elements.map((each, index) => (
            <ElementRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two elements may share a name and a kind.
              key={`${each.kind} ${each.name} ${index}`}
              element={each}
              current={index === element}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </details>
  );
}

const Point = memo(function Point({ point, current, element, onChoose }: PointProps) {
  const trouble = troubleOf(point);
  const missing = point.to <= point.from;
  return (
    <li className={css.point} data-point={point.id} data-current={current || undefined}>
      <button
        type="button"
        className={css.head}
        disabled={missing}
        aria-current={current && element === undefined ? 'true' : undefined}
        onClick={() => onChoose({ from: point.from, to: point.from })}
      >
        <Tile point={point} size={18} />
        <span className={css.number}>{point.number}</span>
        <span className={css.words}>
          <span className={css.title}>{point.title}</span>
          <span className={css.detail}>
            <span>{shownOf(point)}</span>{' '}
            {outsideWords(point, point).map((each) => (
              <Fragment key={each}>
                <span>{each}</span>{' '}
              </Fragment>
            ))}
            {trouble !== '' && <span className={css.trouble}>{trouble}</span>}
          </span>
        </span>
      </button>
      {point.elements.length > 0 && (
        <Elements point={point} element={element} open={current} onChoose={onChoose} />
      )}
    </li>
  );
});

/** How many points are shown and partly shown, in words. */
function coverageOf(points: readonly PointSummary[], unread: boolean): string {
  if (points.length === 0) return unread ? 'Not read' : 'Reading …';
  const { shown, partly } = countPoints(points);
  return `${shown} of 9 shown${partly > 0 ? `, ${partly} partly` : ''}`;
}

/** What stands where there is no trouble: nothing to ask is good news only where something was read. */
function calmOf(points: readonly PointSummary[]): string {
  if (points.length === 0) return '\u00a0';
  return points.every(({ shown }) => shown === 'unstated') ? 'no point was found' : 'nothing to ask';
}

/** The nine points with their tiles, what is shown of each, what is asked, and the elements found. */
export function Outline({ points, unread, chosen, onChoose, children }: OutlineProps) {
  const total = {
    questions: points.reduce((sum, point) => sum + point.questions, 0),
    contradictions: points.reduce((sum, point) => sum + point.contradictions, 0),
  };
  return (
    <div className={css.outline}>
      <div className={css.map}>
        <Tiles points={points} size={64} decorative />
        <p>
          <strong>{coverageOf(points, unread)}</strong>
          <span>{troubleOf(total) || calmOf(points)}</span>
        </p>
      </div>
      {children}
      <ol className={css.list}>
        {points.map((point) => (
          <Point
            key={point.id}
            point={point}
            current={chosen.point === point.id}
            element={chosen.point === point.id ? chosen.element : undefined}
            onChoose={onChoose}
          />
        ))}
      </ol>
    </div>
  );
}
