import { useStore } from '@nanostores/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { toggleOutside } from '../stores/outside-facts.ts';
import { $preferences } from '../stores/preferences.ts';
import { $chosen, choosePlace } from '../stores/selection.ts';
import { $known, $summary } from '../stores/summary.ts';
import { MarkToggle } from '../ui/outline/mark-toggle.tsx';
import { Outline } from '../ui/outline/outline.tsx';
import { useLater } from './use-later.ts';
import css from './workbench.module.css';

/** The outline of the open document. */
export function OutlinePane() {
  const summary = useLater($summary);
  const chosen = useLater($chosen);
  const known = useLater($known);
  // A box that is ticked says so at once.
  const marked = useStore($preferences).marksOutside === true;
  // Of the text that the places on the page are of; points that stay the same are not drawn anew for it.
  const version = useRef<number>(undefined);
  useLayoutEffect(() => {
    version.current = summary?.version;
  });
  const choose = useCallback(
    (place: { from: number; to: number }) => choosePlace(place, { by: 'outline', version: version.current }),
    [],
  );
  return (
    <nav className={css.side} id="pane-outline" aria-label="Outline" tabIndex={-1}>
      <Outline points={summary?.points ?? []} unread={known === 'unread'} chosen={chosen} onChoose={choose}>
        <MarkToggle on={marked} onToggle={toggleOutside} />
      </Outline>
    </nav>
  );
}
