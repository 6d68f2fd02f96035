import { useStore } from '@nanostores/react';
import { $counts } from '../stores/filter.ts';
import { $narrow, $pane, showPane } from '../stores/pane.ts';
import { $preferences, prefer } from '../stores/preferences.ts';
import { Panes } from '../ui/panes/panes.tsx';
import { Tabs } from '../ui/panes/tabs.tsx';
import { EditorPane } from './editor-pane.tsx';
import { FindingsPane } from './findings-pane.tsx';
import { Guarded } from './guarded.tsx';
import { OutlinePane } from './outline-pane.tsx';

const outline = (
  <Guarded part="The outline">
    <OutlinePane />
  </Guarded>
);
const text = (
  <Guarded part="The editor">
    <EditorPane />
  </Guarded>
);
const findings = (
  <Guarded part="The list of findings">
    <FindingsPane />
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
