import { type ReactNode, useEffect, useId, useRef } from 'react';
import bar from './bar.module.css';
import css from './figure.module.css';
import { livenDrawing } from './liven.ts';
import widths from './widths.module.css';

interface FigureProps {
  /** What is drawn, for those who hear it; its title where it has the screen for itself. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** The drawing. */
  readonly children: ReactNode;
}

/** Words are shrunk to no less than this: 12 px become 9. */
const smallest = 0.75;

/** The widths, in CSS pixels, for which widths.module.css has a rule. */
const step = 120;
const steps = { first: 3, last: 8 };

/**
 * The width below which a drawing cannot be read, in steps: none for a small one, which fits everywhere; `whole` for one
 * that keeps its size.
 */
function leastOf(width: number): string | undefined {
  const least = Math.ceil((width * smallest) / step);
  if (least < steps.first) return undefined;
  return least > steps.last ? 'whole' : String(least * step);
}

const tools = [
  ['in', 'Enlarge', '+'],
  ['out', 'Make smaller', '−'],
  ['fit', 'Show all', '⤢'],
] as const;

/**
 * A drawing in its column, which can have the screen for itself: a popover that is shown where it stands while it is
 * closed, so that its button opens it without a script. On a phone a drawing that cannot be read in the column is seen
 * there as a whole, and opens wherever it is touched. Whatever is touched in it, the focus is within: without a script that
 * tells whether a link of it was followed. The tools are shown by `livenDrawing`: here in the workbench, by a
 * script of their own on published pages.
 */
export function Figure({ label, width, height, children }: FigureProps) {
  const figure = useRef<HTMLDivElement>(null);
  useEffect(() => (figure.current ? livenDrawing(figure.current) : undefined), []);
  const id = useId();
  const least = leastOf(width);
  return (
    <div className={css.frame}>
      <svg
        className={`${css.place} ${widths.sized}`}
        data-least={least}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      />
      <div
        ref={figure}
        id={id}
        className={`${css.figure} ${widths.sized}`}
        popover="auto"
        tabIndex={-1}
        data-drawing=""
        data-least={least}
      >
        <div className={bar.bar}>
          <p className={bar.title} aria-hidden="true">
            {label}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons, and no fields of a form */}
          <div
            className={bar.tools}
            role="group"
            aria-label={`Size of the drawing: ${label}`}
            data-tools=""
            hidden
          >
            {tools.map(([step, title, sign]) => (
              <button key={step} type="button" data-zoom={step} title={title} aria-label={title}>
                {sign}
              </button>
            ))}
          </div>
          <button type="button" className={bar.open} popoverTarget={id}>
            <span className={bar.closed}>Full screen</span>
            <span className={bar.opened}>Close</span>
            <span className="visually-hidden">: {label}</span>
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className={css.scroll} aria-label={label} tabIndex={0}>
          {children}
        </section>
      </div>
    </div>
  );
}
