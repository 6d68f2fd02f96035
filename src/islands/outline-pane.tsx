import { useStore } from '@nanostores/react';
import { $chosen, choosePlace } from '../stores/selection.ts';
import { $summary } from '../stores/summary.ts';
import { Outline } from '../ui/outline/outline.tsx';
import css from './workbench.module.css';

const choose = (place: { from: number; to: number }): void => choosePlace(place, 'outline');

/** The outline of the open document. */
export function OutlinePane() {
  const summary = useStore($summary);
  const chosen = useStore($chosen);
  return (
    <nav className={css.side} id="pane-outline" aria-label="Outline" tabIndex={-1}>
      <Outline points={summary?.points ?? []} chosen={chosen} onChoose={choose} />
    </nav>
  );
}
