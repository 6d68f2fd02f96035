import type { UndecidedSummary } from '../../engine/summary.ts';
import { withCode } from '../text/with-code.tsx';
import css from './finding-list.module.css';
import folded from './folded.module.css';
import own from './undecided.module.css';

/** What could not be decided, with the number of its line. */
export type LinedUndecided = UndecidedSummary & { readonly line: number };

interface UndecidedProps {
  readonly undecided: readonly LinedUndecided[];
  readonly onPlace: (place: { readonly from: number; readonly to: number }) => void;
}

/** What could not be decided: one folded line behind the findings, with the places and why. */
export function Undecided({ undecided, onPlace }: UndecidedProps) {
  if (undecided.length === 0) return null;
  return (
    <details className={`${folded.folded} ${own.undecided}`}>
      <summary>
        In {undecided.length === 1 ? '1 place' : `${undecided.length} places`} it could not be decided whether
        something is wrong
      </summary>
      <ul>
        {undecided.map((each) => (
          <li key={`${each.from} ${each.to}`}>
            <button type="button" className={css.related} onClick={() => onPlace(each)}>
              Line {each.line}: {withCode(each.what)}: {withCode(each.why)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
