import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Mention,
  neighboursOf,
  type Place,
  type ReferencesView,
  type WebAround,
  type WebElement,
} from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Portions } from '../view/portions.tsx';
import css from '../view/view.module.css';

interface ReferenceWebProps {
  readonly view: WebAround;
  /** The neighbourhood drawn; absent where there is nothing to draw. */
  readonly picture: ReactNode;
  /** Elements around the middle that are drawn at most. */
  readonly most: number;
  readonly lead: Lead;
  /** Finds the elements whose names have some words; undefined where the text is not read. */
  readonly onFind: (words: string) => Promise<FoundElements | undefined>;
  /** Puts another element in the middle; its place is in the offsets of a version of the text. */
  readonly onPick: (at: Place, version: number) => void;
}

/** Elements found by their names, and the version of the text that their places are of. */
interface FoundElements {
  readonly elements: readonly WebElement[];
  readonly version: number;
}

interface MentionsProps {
  readonly title: string;
  readonly view: ReferencesView;
  readonly mentions: readonly Mention[];
  readonly lead: Lead;
}

/** What an element is mentioned for, in words; its kind stands before them already. */
const forWhat = (kind: string, use: string): string => {
  const words = use.replaceAll('-', ' ');
  return words.startsWith(`${kind} `) ? words.slice(kind.length + 1) : words;
};

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
                    {other.kind}, {uses.map((use) => forWhat(other.kind, use)).join(', ')}
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

/** What can be done where no element is in the middle. */
function pickWords(sought: string, found: readonly WebElement[] | undefined): string {
  const put = 'Put the cursor on an element, and see what mentions it and what it mentions';
  return sought.trim() === '' && found !== undefined && found.length > 0
    ? `${put}; or choose one of those that are mentioned most:`
    : `${put}.`;
}

interface FinderProps extends Pick<ReferenceWebProps, 'onFind' | 'onPick'> {
  /** Whether elements are offered before a word is typed: those that are mentioned most. */
  readonly offering: boolean;
}

/** Finds an element by its name, to put it in the middle. */
function Finder({ offering, onFind, onPick }: FinderProps) {
  const [sought, setSought] = useState('');
  const [found, setFound] = useState<FoundElements>();
  const newest = useRef(0);
  useEffect(() => {
    if (!offering) return;
    const mine = newest.current;
    void onFind('').then((all) => {
      if (mine === newest.current) setFound(all);
    });
  }, [offering, onFind]);
  const seek = async (words: string): Promise<void> => {
    setSought(words);
    newest.current += 1;
    const mine = newest.current;
    const those = words.trim() === '' && !offering ? undefined : await onFind(words);
    if (mine === newest.current) setFound(those);
  };
  return (
    <>
      <div className={css.filters}>
        <label>
          Find an element
          <input type="search" value={sought} onChange={(event) => void seek(event.currentTarget.value)} />
        </label>
      </div>
      {offering && <p className={css.note}>{pickWords(sought, found?.elements)}</p>}
      {sought.trim() !== '' && found?.elements.length === 0 && (
        <p className={css.note}>No element has these words.</p>
      )}
      <ul className={css.list}>
        {(offering || sought !== '') &&
          found?.elements.map(({ name, kind, at }) => (
            <li key={`${kind} ${name} ${at.from}`} className={css.step}>
              <button
                type="button"
                onClick={() => {
                  void seek('');
                  onPick(at, found.version);
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
export function ReferenceWeb({ view, picture, most, lead, onFind, onPick }: ReferenceWebProps) {
  const { centre } = view;
  const element = centre === undefined ? undefined : view.elements[centre];
  const around = useMemo(
    () => (centre === undefined ? undefined : neighboursOf(view, centre)),
    [view, centre],
  );
  const finder = view.size > 0 && <Finder offering={element === undefined} onFind={onFind} onPick={onPick} />;
  if (element === undefined || around === undefined)
    return (
      <>
        {finder}
        {view.size === 0 && (
          <p className={css.note}>
            The document has no elements yet: no screen, entity, state or rule that another could mention.
          </p>
        )}
      </>
    );
  const { mentions, mentionedBy } = around;
  return (
    <>
      {finder}
      <h2>
        <Inline text={element.name} /> <small className={css.blank}>{element.kind}</small>
      </h2>
      {picture}
      {mentions.length + mentionedBy.length > most && (
        <p className={css.note}>The drawing shows {most} of them; the lists have all.</p>
      )}
      <Mentions title="Mentioned by" view={view} mentions={mentionedBy} lead={lead} />
      <Mentions title="Mentions" view={view} mentions={mentions} lead={lead} />
    </>
  );
}
