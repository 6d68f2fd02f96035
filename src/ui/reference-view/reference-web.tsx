import { type ReactNode, useMemo, useState } from 'react';
import { type Mention, neighboursOf, type Place, type ReferencesView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Portions } from '../view/portions.tsx';
import css from '../view/view.module.css';

interface ReferenceWebProps {
  readonly view: ReferencesView;
  /** The number of the element in the middle; undefined where none is chosen. */
  readonly centre: number | undefined;
  /** The neighbourhood drawn; absent where there is nothing to draw. */
  readonly picture: ReactNode;
  /** Elements around the middle that are drawn at most. */
  readonly most?: number;
  readonly lead: Lead;
  /** Puts another element in the middle; absent where nothing can be chosen. */
  readonly onPick?: (at: Place) => void;
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
      <h3 className={css.caption}>{title}</h3>
      {mentions.length === 0 ? (
        <p className={css.note}>Nothing.</p>
      ) : (
        <ul className={css.list}>
          <Portions
            items={mentions}
            keyOf={({ element }) => String(element)}
            placesOf={({ element }) => [view.elements[element]?.at ?? { from: -1, to: -1 }]}
            lead={lead}
            within="list"
          >
            {({ element, uses }) => {
              const other = view.elements[element];
              if (!other) return null;
              return (
                <li data-point={other.point}>
                  <Jump lead={lead} at={other.at}>
                    <Inline text={other.name} />
                  </Jump>{' '}
                  <span className={css.blank}>
                    {other.kind}, {uses.map((use) => use.replaceAll('-', ' ')).join(', ')}
                  </span>
                </li>
              );
            }}
          </Portions>
        </ul>
      )}
    </>
  );
}

/** Elements that are offered for what is sought. */
const offered = 8;

interface FinderProps {
  readonly view: ReferencesView;
  readonly onPick: (at: Place) => void;
}

/** Finds an element by its name, to put it in the middle. */
function Finder({ view, onPick }: FinderProps) {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const found =
    words === ''
      ? []
      : view.elements
          .filter(({ name }) => name.toLowerCase().includes(words))
          .sort((a, b) => a.name.length - b.name.length)
          .slice(0, offered);
  return (
    <>
      <div className={css.filters}>
        <label>
          Find an element
          <input type="search" value={sought} onChange={(event) => setSought(event.currentTarget.value)} />
        </label>
      </div>
      {words !== '' && found.length === 0 && <p className={css.note}>No element has these words.</p>}
      <ul className={css.list}>
        {found.map(({ name, kind, at }) => (
          <li key={`${kind} ${name} ${at.from}`} className={css.step}>
            <button
              type="button"
              onClick={() => {
                setSought('');
                onPick(at);
              }}
            >
              <Inline text={name} />
            </button>{' '}
            <span className={css.blank}>{kind}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What mentions an element and what it mentions, drawn and listed. */
export function ReferenceWeb({ view, centre, picture, most, lead, onPick }: ReferenceWebProps) {
  const element = centre === undefined ? undefined : view.elements[centre];
  const around = useMemo(
    () => (centre === undefined ? undefined : neighboursOf(view, centre)),
    [view, centre],
  );
  const finder = onPick && view.elements.length > 0 && <Finder view={view} onPick={onPick} />;
  if (element === undefined || around === undefined)
    return (
      <>
        {finder}
        <p className={css.note}>
          {view.elements.length === 0
            ? 'The document has no elements yet: no screen, entity, state or rule that another could mention.'
            : 'Put the cursor on an element, and see what mentions it and what it mentions.'}
        </p>
      </>
    );
  const { mentions, mentionedBy } = around;
  return (
    <>
      {finder}
      <h2>
        {element.name} <small className={css.blank}>{element.kind}</small>
      </h2>
      {picture}
      {most !== undefined && mentions.length + mentionedBy.length > most && (
        <p className={css.note}>The drawing shows {most} of them; the lists have all.</p>
      )}
      <Mentions title="Mentioned by" view={view} mentions={mentionedBy} lead={lead} />
      <Mentions title="Mentions" view={view} mentions={mentions} lead={lead} />
    </>
  );
}
