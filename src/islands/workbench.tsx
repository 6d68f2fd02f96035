// First: ends when there is something to type in. What draws is run after it.
import './begin.ts';

import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { $samples, type Sample } from '../stores/samples.ts';
import { DocumentBar } from './document-bar.tsx';
import { leaveDrawnPage } from './drawn-page.ts';
import { Guarded } from './guarded.tsx';
import { Overlays } from './overlays.tsx';
import { PaneLayout } from './pane-layout.tsx';
import { SafeBanner } from './safe-banner.tsx';
import { StatusBar } from './status-bar.tsx';
import css from './workbench.module.css';

const BannerStack = lazy(async () => ({ default: (await import('./banner-stack.tsx')).BannerStack }));

interface WorkbenchProps {
  /** The published specifications that can be opened beside one's own. */
  readonly samples: readonly Sample[];
}

/**
 * The workbench: toolbar, panes and status line. For the browser only. What the page drew stays until there is a
 * document to show.
 */
export function Workbench({ samples }: WorkbenchProps) {
  // In the same frame: what the page lends is in its new place by now.
  useLayoutEffect(leaveDrawnPage, []);
  useEffect(() => $samples.set(samples), [samples]);
  return (
    <div className={css.workbench}>
      <Guarded part="The toolbar">
        <DocumentBar />
      </Guarded>
      <Guarded part="What is said of the document">
        <Suspense fallback={<SafeBanner />}>
          <BannerStack />
        </Suspense>
      </Guarded>
      <Guarded part="The workbench">
        <PaneLayout />
      </Guarded>
      <StatusBar />
      <Guarded part="What stood over the page">
        <Overlays />
      </Guarded>
    </div>
  );
}
