import { useCallback } from 'react';
import { $crumbs } from '../stores/crumbs.ts';
import { choosePlace } from '../stores/selection.ts';
import { $known, $summary } from '../stores/summary.ts';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { placeEditor } from './editor-session.ts';
import { useLater } from './use-later.ts';
import css from './workbench.module.css';

/** The editor, wherever its pane stands, under the line that says where its cursor is. */
export function EditorPane() {
  const crumbs = useLater($crumbs);
  const version = useLater($summary)?.version;
  const unread = useLater($known) === 'unread';
  const place = useCallback((pane: HTMLElement | null) => {
    if (pane) placeEditor(pane);
  }, []);
  return (
    <main ref={place} className={css.text} id="pane-text" aria-label="Text" tabIndex={-1}>
      <Breadcrumbs
        crumbs={crumbs}
        unread={unread}
        onChoose={(crumb) => choosePlace(crumb, { by: 'outline', version })}
      />
    </main>
  );
}
