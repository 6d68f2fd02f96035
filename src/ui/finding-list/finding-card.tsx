import { memo, useEffect, useRef } from 'react';
import type { FindingSummary } from '../../engine/summary.ts';
import { allLike } from '../finding/alike.ts';
import { allowing, type TypedReasons } from '../finding/allowing.ts';
import { withCode } from '../text/with-code.tsx';
import { Allow } from './allow.tsx';
import card from './finding-card.module.css';
import css from './finding-list.module.css';
import { SeverityMark, severityWords } from './severity-mark.tsx';

/** A finding with the numbers of its line and of those of its other places. */
export interface LinedFinding extends FindingSummary {
  readonly line: number;
  readonly related: readonly (FindingSummary['related'][number] & { readonly line: number })[];
}

/** What can be done with a finding. */
export interface FindingActions extends TypedReasons {
  readonly onChoose: (key: string) => void;
  readonly onFix: (key: string, index: number) => void;
  /** Applies a fix to every finding of the check that offers one of its kind. */
  readonly onFixAll: (key: string, index: number) => void;
  /** Allows a finding in the document, for a reason. */
  readonly onAllow: (key: string, reason: string) => void;
  /** Shows the second place that a finding speaks of. */
  readonly onRelated: (key: string, index: number) => void;
  /** The address of a check's page. */
  readonly pageOf: (check: string) => string;
}

interface CardProps extends FindingActions {
  readonly finding: LinedFinding;
  readonly chosen: boolean;
  /** How many findings of this check offer a fix of the kind of each of its own. */
  readonly alike: readonly number[];
}

/** Whether two cards look and act alike: offsets may differ, since a card names its finding by the key. */
function isSame(before: CardProps, after: CardProps): boolean {
  const [a, b] = [before.finding, after.finding];
  return (
    before.chosen === after.chosen &&
    before.onChoose === after.onChoose &&
    before.alike.join() === after.alike.join() &&
    a.key === b.key &&
    a.line === b.line &&
    a.message === b.message &&
    a.related.length === b.related.length &&
    a.related.every(({ message, line }, index) => {
      const other = b.related[index];
      return other?.message === message && other.line === line;
    }) &&
    a.fixes.length === b.fixes.length &&
    a.fixes.every((fix, index) => fix.label === b.fixes[index]?.label)
  );
}

/** Places shown beside a finding at first: one that concerns every row of a table names them all. */
const placesAtFirst = 3;

interface RelatedPlacesProps {
  readonly places: LinedFinding['related'];
  readonly onChoose: (index: number) => void;
}

function RelatedPlaces({ places, onChoose }: RelatedPlacesProps) {
  const buttons = places.map(({ message, line }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a related place is known by its position in the list.
    <button key={index} type="button" className={css.related} onClick={() => onChoose(index)}>
      {message} <span className={css.line}>line {line}</span>
    </button>
  ));
  // One more line takes no more room than the words that would hide it.
  if (places.length <= placesAtFirst + 1) return buttons;
  return (
    <>
      {buttons.slice(0, placesAtFirst)}
      <details className={css.places}>
        <summary>{places.length - placesAtFirst} more places</summary>
        {buttons.slice(placesAtFirst)}
      </details>
    </>
  );
}

/** One finding: what is wrong, on which line, what to do, and why it matters. */
export const FindingCard = memo(function FindingCard(props: CardProps) {
  const { finding, chosen, alike, onChoose, onFix, onFixAll, onAllow, onRelated, pageOf } = props;
  const { typedReason, onReason } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) box.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const { severity, message, line, fixes, related, check, key } = finding;
  return (
    <article ref={box} className={css.card} data-severity={severity} data-chosen={chosen || undefined}>
      <SeverityMark severity={severity} />
      <div className={css.body}>
        <button
          type="button"
          className={css.message}
          data-finding={key}
          aria-current={chosen ? 'true' : undefined}
          onClick={() => onChoose(key)}
        >
          <span className="visually-hidden">{severityWords[severity].one}: </span>
          {withCode(message)} <span className={css.line}>line {line}</span>
        </button>
        <RelatedPlaces places={related} onChoose={(index) => onRelated(key, index)} />
        <div className={css.actions}>
          {fixes.map((fix, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fix is known by its place in the list.
            <span key={index} className={card.choice}>
              <button type="button" className={css.fix} onClick={() => onFix(key, index)}>
                {fix.label}
              </button>
              {(alike[index] ?? 0) > 1 && (
                <button
                  type="button"
                  className={css.fix}
                  aria-label={`${fix.label}, and the same for all ${alike[index]} like it`}
                  onClick={() => onFixAll(key, index)}
                >
                  {allLike(alike[index] ?? 0)}
                </button>
              )}
            </span>
          ))}
          {allowing(check) !== 'not' && (
            <Allow
              check={check}
              typed={() => typedReason(key)}
              onType={(reason) => onReason(key, reason)}
              onAllow={(reason) => onAllow(key, reason)}
            />
          )}
          <a className={css.check} href={pageOf(check)} aria-label={`Why: ${check}`}>
            {check}
          </a>
        </div>
      </div>
    </article>
  );
}, isSame);
