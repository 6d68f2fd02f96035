import {
  type Drawing as DrawingData,
  neighboursOf,
  type PointId,
  pointIds,
  points,
  type ReferencesView,
  type WebElement,
} from '../../engine/index.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { Mentions } from '../reference-view/reference-web.tsx';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import css from './web.module.css';

interface WebProps {
  readonly view: ReferencesView;
  /** Drawings of the neighbourhood, by the number of the element in the middle. */
  readonly drawings: ReadonlyMap<number, DrawingData>;
  /** Leads to the elements on the page of the specification. */
  readonly lead: Lead;
  /** The id of an element on this page. */
  readonly anchorOf: (element: WebElement) => string;
}

interface EntryProps extends WebProps {
  readonly number: number;
  readonly element: WebElement;
}

const times = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

/** One element: how much mentions it and is mentioned by it; opened, drawn and listed. */
function Entry({ view, drawings, lead, anchorOf, number, element }: EntryProps) {
  const { mentions, mentionedBy } = neighboursOf(view, number);
  const drawing = drawings.get(number);
  const here: Lead = {
    hrefOf: (at) => {
      const other = view.elements.find(({ at: { from, to } }) => from === at.from && to === at.to);
      return other && other.within === undefined ? `#${anchorOf(other)}` : lead.hrefOf(at);
    },
  };
  return (
    <details className={css.entry}>
      <summary>
        <span className={css.name}>
          <Inline text={element.name} />
        </span>{' '}
        <span className={css.count}>
          {element.kind}
          {mentionedBy.length > 0 && `, mentioned by ${times(mentionedBy.length, 'one element', 'elements')}`}
          {mentions.length > 0 && `, mentions ${times(mentions.length, 'one', 'others')}`}
        </span>
      </summary>
      <div id={anchorOf(element)} className={css.body}>
        <p className={css.count}>
          <Jump lead={lead} at={element.at}>
            In the specification
          </Jump>
        </p>
        {drawing && (
          <Drawing drawing={drawing} label={`What ${element.name} hangs together with`} lead={here} />
        )}
        <div className={css.lists}>
          <div>
            <Mentions title="Mentioned by" view={view} mentions={mentionedBy} lead={here} />
          </div>
          <div>
            <Mentions title="Mentions" view={view} mentions={mentions} lead={here} />
          </div>
        </div>
      </div>
    </details>
  );
}

/** The web of references of a specification: every element that mentions another or is mentioned, by point. */
export function Web(props: WebProps) {
  const { view } = props;
  const entries = view.elements.flatMap((element, number) =>
    element.within === undefined ? [{ element, number }] : [],
  );
  const isAlone = (number: number): boolean => {
    const { mentions, mentionedBy } = neighboursOf(view, number);
    return mentions.length + mentionedBy.length === 0;
  };
  const section = (id: PointId) => {
    const own = entries.filter(({ element }) => element.point === id);
    if (own.length === 0) return null;
    const alone = own.filter(({ number }) => isAlone(number));
    return (
      <section key={id} data-point={id} aria-labelledby={`web-${id}`}>
        <h2 id={`web-${id}`} className={css.title}>
          <span className={css.number}>{points[id].number}</span> {points[id].title}
        </h2>
        {own
          .filter((entry) => !alone.includes(entry))
          .map(({ element, number }) => (
            <Entry key={number} {...props} element={element} number={number} />
          ))}
        {alone.length > 0 && (
          <p className={css.alone}>
            Neither mentioned nor mentioning:{' '}
            {alone.map(({ element, number }, index) => (
              <span key={number} id={props.anchorOf(element)}>
                {index > 0 && '; '}
                <Jump lead={props.lead} at={element.at}>
                  <Inline text={element.name} />
                </Jump>
              </span>
            ))}
          </p>
        )}
      </section>
    );
  };
  return pointIds.map(section);
}
