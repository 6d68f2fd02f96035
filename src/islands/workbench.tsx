import { useEffect } from 'react';
import { DocumentBar } from './document-bar.tsx';
import { Overlays } from './overlays.tsx';
import { PaneLayout } from './pane-layout.tsx';
import { beginSession } from './session.ts';
import { StatusBar } from './status-bar.tsx';
import css from './workbench.module.css';

/** The workbench: toolbar, panes and status line. For the browser only. */
export function Workbench() {
  useEffect(beginSession, []);
  return (
    <div className={css.workbench}>
      <DocumentBar />
      <PaneLayout />
      <StatusBar />
      <Overlays />
    </div>
  );
}
