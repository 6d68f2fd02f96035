import { $chosen, choosePlace } from '../stores/selection.ts';
import { $known, $summary } from '../stores/summary.ts';
import { Outline } from '../ui/outline/outline.tsx';
import { useLater } from './use-later.ts';
import css from './workbench.module.css';

const choose = (place: { from: number; to: number }): void => choosePlace(place, 'outline');

/** The outline of the open document. */
export function OutlinePane() {
  const summary = useLater($summary);
  const chosen = useLater($chosen);
  const known = useLater($known);
  return (
    <nav className={css.side} id="pane-outline" aria-label="Outline" tabIndex={-1}>
      <Outline points={summary?.points ?? []} unread={known === 'unread'} chosen={chosen} onChoose={choose} />
    </nav>
  );
}
