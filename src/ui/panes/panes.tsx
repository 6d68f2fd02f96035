import type { ReactNode } from 'react';
import { Group, type Layout, Panel, Separator } from 'react-resizable-panels';
import css from './panes.module.css';

interface PanesProps {
  readonly outline: ReactNode;
  readonly text: ReactNode;
  readonly findings: ReactNode;
  /** Widths in percent by pane, as `onResize` gave them. */
  readonly widths: Readonly<Record<string, number>> | undefined;
  readonly onResize: (widths: Layout) => void;
}

/** Outline, text and findings side by side; the borders between them can be moved by pointer and by arrow keys. */
export function Panes({ outline, text, findings, widths, onResize }: PanesProps) {
  return (
    <Group
      className={css.panes}
      orientation="horizontal"
      {...(widths ? { defaultLayout: { ...widths } } : {})}
      onLayoutChanged={onResize}
    >
      <Panel
        id="outline"
        className={css.pane}
        defaultSize="21%"
        minSize="180px"
        groupResizeBehavior="preserve-pixel-size"
      >
        {outline}
      </Panel>
      <Separator className={css.border} aria-label="Width of the outline" />
      <Panel id="text" className={css.pane} minSize="280px">
        {text}
      </Panel>
      <Separator className={css.border} aria-label="Width of the findings" />
      <Panel
        id="findings"
        className={css.pane}
        defaultSize="27%"
        minSize="220px"
        groupResizeBehavior="preserve-pixel-size"
      >
        {findings}
      </Panel>
    </Group>
  );
}
