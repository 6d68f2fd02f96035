import { type CSSProperties, type ReactNode, useState } from 'react';
import { Border } from './border.tsx';
import css from './panes.module.css';

interface PanesProps {
  readonly outline: ReactNode;
  readonly text: ReactNode;
  readonly findings: ReactNode;
  /** Widths in percent by pane, as `onResize` gave them. */
  readonly widths: Readonly<Record<string, number>> | undefined;
  readonly onResize: (widths: Readonly<Record<string, number>>) => void;
}

/** How wide the panes are at first, in percent; the text has the rest. */
const first = { outline: 21, findings: 27 };

/** Outline, text and findings side by side; the borders between them can be moved by pointer and by arrow keys. */
export function Panes({ outline, text, findings, widths, onResize }: PanesProps) {
  const [shown, setShown] = useState({ ...first, ...widths });
  const resize = (next: Partial<typeof first>): void => {
    const all = { ...shown, ...next };
    setShown(all);
    onResize({ outline: all.outline, findings: all.findings });
  };
  const style = { '--outline': `${shown.outline}%`, '--findings': `${shown.findings}%` } as CSSProperties;
  return (
    <div className={css.panes} style={style}>
      <div className={css.pane}>{outline}</div>
      <Border
        label="Width of the outline"
        width={shown.outline}
        grows={1}
        onMove={(width) => resize({ outline: width })}
        onReset={() => resize({ outline: first.outline })}
      />
      <div className={css.pane}>{text}</div>
      <Border
        label="Width of the findings"
        width={shown.findings}
        grows={-1}
        onMove={(width) => resize({ findings: width })}
        onReset={() => resize({ findings: first.findings })}
      />
      <div className={css.pane}>{findings}</div>
    </div>
  );
}
