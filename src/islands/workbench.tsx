import { lazy, Suspense, useEffect } from 'react';
import { $samples, type Sample } from '../stores/samples.ts';
import { DocumentBar } from './document-bar.tsx';
import { prepareEditor } from './editor-session.ts';
import { Guarded } from './guarded.tsx';
import { Overlays } from './overlays.tsx';
import { PaneLayout } from './pane-layout.tsx';
import { SafeBanner } from './safe-banner.tsx';
import { beginSession } from './session.ts';
import { StatusBar } from './status-bar.tsx';
import css from './workbench.module.css';

const BannerStack = lazy(async () => ({ default: (await import('./banner-stack.tsx')).BannerStack }));

prepareEditor();

interface WorkbenchProps {
  /** The published specifications that can be opened beside one's own. */
  readonly samples: readonly Sample[];
}

/** The workbench: toolbar, panes and status line. For the browser only. */
export function Workbench({ samples }: WorkbenchProps) {
  useEffect(() => $samples.set(samples), [samples]);
  useEffect(beginSession, []);
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
