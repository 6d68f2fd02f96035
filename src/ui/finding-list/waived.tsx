import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { WaivedSummary } from '../../engine/summary.ts';
import { withCode } from '../text/with-code.tsx';
import css from './finding-list.module.css';
import folded from './folded.module.css';
import own from './waived.module.css';

/** A waiver with what it waives, each with the number of its line. */
export interface LinedWaived extends WaivedSummary {
  readonly findings: readonly (WaivedSummary['findings'][number] & { readonly line: number })[];
}

interface WaivedProps {
  readonly waived: readonly LinedWaived[];
  /** Has the focus when no waiver is left to have it. */
  readonly rest: RefObject<HTMLElement | null>;
  readonly onPlace: (place: { readonly from: number; readonly to: number }) => void;
  readonly onTakeAway: (key: string) => void;
  /** The address of a check's page. */
  readonly pageOf: (check: string) => string;
}

/** What the document waives: one folded line above the findings, with the places, the reasons and the way back. */
export function Waived({ waived, rest, onPlace, onTakeAway, pageOf }: WaivedProps) {
  const fold = useRef<HTMLElement>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    if (!had.current || document.activeElement !== document.body) return;
    had.current = false;
    (fold.current ?? rest.current)?.focus();
  });
  if (waived.length === 0) return null;
  const count = waived.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <details
      className={`${folded.folded} ${own.waived}`}
      onFocus={() => {
        had.current = true;
      }}
      // React tells nobody of a focus that is lost with what it draws no more.
      onBlur={() => {
        had.current = false;
      }}
    >
      <summary ref={fold}>{count} waived in the document</summary>
      <ul>
        {waived.map(({ key, check, reason, findings, fix }) => (
          <li key={key}>
            {findings.map((finding) => (
              <button
                key={`${finding.from} ${finding.message}`}
                type="button"
                className={own.finding}
                onClick={() => onPlace(finding)}
              >
                {withCode(finding.message)} <span className={css.line}>line {finding.line}</span>
              </button>
            ))}
            <p>{reason === '' ? 'Waived without a reason.' : <>Waived because {withCode(reason)}</>}</p>
            <div className={css.actions}>
              {fix && (
                <button type="button" className={css.fix} onClick={() => onTakeAway(key)}>
                  {fix.label}
                </button>
              )}
              <a className={css.check} href={pageOf(check)} aria-label={`Why: ${check}`}>
                {check}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
