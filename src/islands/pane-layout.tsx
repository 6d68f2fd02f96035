import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $counts } from '../stores/filter.ts';
import { $narrow, $pane, showPane } from '../stores/pane.ts';
import { $preferences, prefer } from '../stores/preferences.ts';
import { Panes } from '../ui/panes/panes.tsx';
import { Tabs } from '../ui/panes/tabs.tsx';
import { EditorPane } from './editor-pane.tsx';
import { Guarded } from './guarded.tsx';

// The text comes first: it can be typed before anything was read of it.
const OutlinePane = lazy(async () => ({ default: (await import('./outline-pane.tsx')).OutlinePane }));
const FindingsPane = lazy(async () => ({ default: (await import('./findings-pane.tsx')).FindingsPane }));

const outline = (
  <Guarded part="The outline">
    <Suspense>
      <OutlinePane />
    </Suspense>
  </Guarded>
);
const text = (
  <Guarded part="The editor">
    <EditorPane />
  </Guarded>
);
const findings = (
  <Guarded part="The list of findings">
    <Suspense>
      <FindingsPane />
    </Suspense>
  </Guarded>
);

/** The three panes: side by side where there is room, otherwise one at a time. */
export function PaneLayout() {
  const narrow = useStore($narrow);
  const pane = useStore($pane);
  const { widths } = useStore($preferences);
  const { error, gap, warning } = useStore($counts);
  if (!narrow) {
    return (
      <Panes
        outline={outline}
        text={text}
        findings={findings}
        widths={widths}
        onResize={(next) => prefer({ widths: next })}
      />
    );
  }
  return (
    <Tabs
      current={pane}
      onShow={showPane}
      tabs={[
        { id: 'outline', label: 'Outline', content: outline },
        { id: 'text', label: 'Text', content: text },
        { id: 'findings', label: 'Findings', count: error + gap + warning, content: findings },
      ]}
    />
  );
}
