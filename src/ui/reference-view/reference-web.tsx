import {
  type Drawing as DrawingData,
  type Mention,
  neighboursOf,
  type ReferencesView,
} from '../../engine/index.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';

interface ReferenceWebProps {
  readonly view: ReferencesView;
  /** The number of the element in the middle; undefined where none is chosen. */
  readonly centre: number | undefined;
  readonly drawing: DrawingData | undefined;
  readonly lead: Lead;
}

interface MentionsProps {
  readonly title: string;
  readonly view: ReferencesView;
  readonly mentions: readonly Mention[];
  readonly lead: Lead;
}

/** Elements that mention or are mentioned, each with what for. */
export function Mentions({ title, view, mentions, lead }: MentionsProps) {
  return (
    <>
      <p className={css.caption}>{title}</p>
      {mentions.length === 0 ? (
        <p className={css.note}>Nothing.</p>
      ) : (
        <ul className={css.list}>
          {mentions.map(({ element, uses }) => {
            const other = view.elements[element];
            if (!other) return null;
            return (
              <li key={element} data-point={other.point}>
                <Jump lead={lead} at={other.at}>
                  <Inline text={other.name} />
                </Jump>{' '}
                <span className={css.blank}>
                  {other.kind}, {uses.map((use) => use.replaceAll('-', ' ')).join(', ')}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** What mentions an element and what it mentions, drawn and listed. */
export function ReferenceWeb({ view, centre, drawing, lead }: ReferenceWebProps) {
  const element = centre === undefined ? undefined : view.elements[centre];
  if (centre === undefined || element === undefined)
    return (
      <p className={css.note}>Put the cursor on an element, and see what mentions it and what it mentions.</p>
    );
  const { mentions, mentionedBy } = neighboursOf(view, centre);
  return (
    <>
      <h3 className={css.caption}>
        {element.name}, {element.kind}
      </h3>
      {drawing && drawing.edges.length > 0 && (
        <Drawing drawing={drawing} label={`What ${element.name} hangs together with`} lead={lead} />
      )}
      <Mentions title="Mentioned by" view={view} mentions={mentionedBy} lead={lead} />
      <Mentions title="Mentions" view={view} mentions={mentions} lead={lead} />
    </>
  );
}
