import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Place } from '../../engine/index.ts';
import { walk } from '../drawing/walk.ts';
import css from './view-pane.module.css';

interface ViewPaneProps<T extends string> {
  readonly tabs: readonly { readonly id: T; readonly label: string }[];
  readonly current: T;
  readonly onShow: (id: T) => void;
  /** One of the tabs is about to be chosen. */
  readonly onNear: () => void;
  /** Something in the view was chosen. */
  readonly onChoose: (place: Place) => void;
  /** How wide a drawing may be, in CSS pixels, whenever that changes. */
  readonly onRoom: (width: number) => void;
  readonly drawing: 'idle' | 'drawing' | 'slow' | 'stopped' | 'failed';
  readonly onStop: () => void;
  /** The place that was chosen outside of the view, by its beginning: it is brought into sight. */
  readonly sought: number | undefined;
  readonly children: ReactNode;
}

/** What is said of a drawing under way. */
const words = {
  slow: 'Drawing …',
  stopped: 'The drawing was stopped.',
  failed: 'The drawing failed.',
} as const;

/** What is chosen is looked for in so many frames of the page. */
const frames = 30;

/** The place that a link of the view carries. */
function placeOf(target: EventTarget | null): Place | undefined {
  const link = target instanceof Element ? target.closest<SVGElement | HTMLElement>('[data-from]') : null;
  return link ? { from: Number(link.dataset.from), to: Number(link.dataset.to) } : undefined;
}

/**
 * The views behind a bar of buttons. Every link in them chooses its place in the text; arrow keys walk along the lines
 * of a drawing.
 */
export function ViewPane<T extends string>(props: ViewPaneProps<T>) {
  const { tabs, current, onShow, onNear, onChoose, onRoom, drawing, onStop, sought, children } = props;
  const body = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      // A pane that is hidden has none.
      if (width === 0) return;
      onRoom(width);
      // What stays in sight stays below the buttons, in as many lines as they take.
      element.style.setProperty('--bar', `${bar.current?.offsetHeight ?? 0}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onRoom]);
  useEffect(() => {
    if (sought === undefined) return undefined;
    // What comes in slices is sought until it is there.
    let [left, frame] = [frames, 0];
    const seek = (): void => {
      const chosen = body.current?.querySelector('[aria-current]');
      left -= 1;
      if (chosen) chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      else if (left > 0) frame = requestAnimationFrame(seek);
    };
    const timer = setTimeout(seek, 60);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [sought]);
  const choose = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    if (place === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(place);
  };
  const step = (event: KeyboardEvent): void => {
    const next = walk(event.key, document.activeElement);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={css.pane}>
      <nav ref={bar} className={css.tabs} aria-label="Views">
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={css.tab}
            data-point={id}
            aria-current={id === current ? 'page' : undefined}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onShow(id)}
          >
            {label}
          </button>
        ))}
      </nav>
      {drawing in words && (
        <p className={css.progress} role="status">
          {words[drawing as keyof typeof words]}{' '}
          {drawing === 'slow' && (
            <button type="button" onClick={onStop}>
              Stop
            </button>
          )}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the keys, this takes their clicks */}
      <div ref={body} className={css.body} data-point={current} onClick={choose} onKeyDown={step}>
        <h2 className="visually-hidden">{tabs.find(({ id }) => id === current)?.label}</h2>
        {children}
      </div>
    </div>
  );
}
