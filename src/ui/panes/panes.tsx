import { type CSSProperties, type ReactNode, useState } from 'react';
import { Border } from './border.tsx';
import css from './panes.module.css';

interface PanesProps {
  readonly outline: ReactNode;
  readonly text: ReactNode;
  /** What stands beside the text, and which of the two it is: each has a width of its own. */
  readonly side: 'findings' | 'views';
  readonly beside: ReactNode;
  /** Widths in percent by pane, as `onResize` gave them. */
  readonly widths: Readonly<Record<string, number>> | undefined;
  readonly onResize: (widths: Readonly<Record<string, number>>) => void;
}

/** How wide the panes are at first, in percent; the text has the rest. */
const first = { outline: 21, findings: 27, views: 46 };

/** Outline, text and what stands beside it; the borders between them can be moved by pointer and by arrow keys. */
export function Panes({ outline, text, side, beside, widths, onResize }: PanesProps) {
  const [shown, setShown] = useState({ ...first, ...widths });
  const resize = (next: Partial<typeof first>): void => {
    const all = { ...shown, ...next };
    setShown(all);
    onResize({ outline: all.outline, findings: all.findings, views: all.views });
  };
  const style = { '--outline': `${shown.outline}%`, '--side': `${shown[side]}%` } as CSSProperties;
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
        label={`Width of the ${side}`}
        width={shown[side]}
        grows={-1}
        onMove={(width) => resize({ [side]: width })}
        onReset={() => resize({ [side]: first[side] })}
      />
      <div className={css.pane}>{beside}</div>
    </div>
  );
}
