import { useStore } from '@nanostores/react';
import { Activity, lazy, type ReactNode, Suspense, useState } from 'react';
import { $counts } from '../stores/filter.ts';
import { $narrow, $pane, $side, showPane } from '../stores/pane.ts';
import { $preferences, prefer } from '../stores/preferences.ts';
import { Panes } from '../ui/panes/panes.tsx';
import { SideTabs } from '../ui/panes/side-tabs.tsx';
import { Tabs } from '../ui/panes/tabs.tsx';
import { EditorPane } from './editor-pane.tsx';
import { Guarded } from './guarded.tsx';
import { firstKnown, StillPart } from './still-part.tsx';
import { useLater } from './use-later.ts';

// The text comes first: it can be typed before anything was read of it.
const OutlinePane = lazy(async () => {
  const [{ OutlinePane }] = await Promise.all([import('./outline-pane.tsx'), firstKnown()]);
  return { default: OutlinePane };
});
const ViewsPane = lazy(async () => ({ default: (await import('./views-pane.tsx')).ViewsPane }));
const FindingsPane = lazy(async () => {
  const [{ FindingsPane }] = await Promise.all([import('./findings-pane.tsx'), firstKnown()]);
  return { default: FindingsPane };
});

const outline = (
  <Guarded part="The outline">
    <Suspense fallback={<StillPart name="outline" />}>
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
    <Suspense fallback={<StillPart name="findings" />}>
      <FindingsPane />
    </Suspense>
  </Guarded>
);

const views = (
  <Guarded part="The views">
    <Suspense fallback={<p role="status">Loading the views …</p>}>
      <ViewsPane />
    </Suspense>
  </Guarded>
);

interface KeptProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** What was looked at once stays as it was left while something else is there; it is not drawn before. */
function Kept({ shown, children }: KeptProps) {
  const [seen, setSeen] = useState(shown);
  if (shown && !seen) setSeen(true);
  return seen ? <Activity mode={shown ? 'visible' : 'hidden'}>{children}</Activity> : null;
}

/** Outline, text, and beside it findings or views, where there is room; otherwise one pane at a time. */
export function PaneLayout() {
  const narrow = useStore($narrow);
  const pane = useStore($pane);
  const side = useStore($side);
  const { widths } = useStore($preferences);
  const { error, gap, warning } = useLater($counts);
  const count = error + gap + warning;
  if (!narrow) {
    return (
      <Panes
        outline={outline}
        text={text}
        side={side}
        beside={
          <SideTabs
            current={side}
            onShow={showPane}
            tabs={[
              { id: 'findings', label: 'Findings', count },
              { id: 'views', label: 'Views' },
            ]}
          >
            <Kept shown={side === 'findings'}>{findings}</Kept>
            <Kept shown={side === 'views'}>{views}</Kept>
          </SideTabs>
        }
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
        { id: 'findings', label: 'Findings', count, content: findings },
        { id: 'views', label: 'Views', content: <Kept shown={pane === 'views'}>{views}</Kept> },
      ]}
    />
  );
}
