import { useStore } from '@nanostores/react';
import { $counts } from '../stores/filter.ts';
import { $narrow, $pane, showPane } from '../stores/pane.ts';
import { $preferences, prefer } from '../stores/preferences.ts';
import { Panes } from '../ui/panes/panes.tsx';
import { Tabs } from '../ui/panes/tabs.tsx';
import { EditorPane } from './editor-pane.tsx';
import { FindingsPane } from './findings-pane.tsx';
import { OutlinePane } from './outline-pane.tsx';

/** The three panes: side by side where there is room, otherwise one at a time. */
export function PaneLayout() {
  const narrow = useStore($narrow);
  const pane = useStore($pane);
  const { widths } = useStore($preferences);
  const { error, gap, warning } = useStore($counts);
  if (!narrow) {
    return (
      <Panes
        outline={<OutlinePane />}
        text={<EditorPane />}
        findings={<FindingsPane />}
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
        { id: 'outline', label: 'Outline', content: <OutlinePane /> },
        { id: 'text', label: 'Text', content: <EditorPane /> },
        { id: 'findings', label: 'Findings', count: error + gap + warning, content: <FindingsPane /> },
      ]}
    />
  );
}
