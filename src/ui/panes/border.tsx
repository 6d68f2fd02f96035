import type { KeyboardEvent, PointerEvent } from 'react';
import css from './panes.module.css';

interface BorderProps {
  readonly label: string;
  /** Width of the pane it moves, in percent of all. */
  readonly width: number;
  /** Which way the pane grows: 1 when it lies before the border, −1 after it. */
  readonly grows: 1 | -1;
  readonly onMove: (width: number) => void;
  /** Gives the pane back the width it has at first. */
  readonly onReset: () => void;
}

/** A pane is at least and at most this wide, in percent; its content may ask for more. */
const [narrowest, widest] = [10, 60];

const within = (width: number): number => Math.min(widest, Math.max(narrowest, width));

/** A key moves a border this far, in percent. */
const step = 2;

/** The border of a pane: moved by pointer and by arrow keys, put back by a double click. */
export function Border({ label, width, grows, onMove, onReset }: BorderProps) {
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (event.buttons !== 1) return;
    const { currentTarget, clientX, pointerId } = event;
    const all = currentTarget.parentElement?.clientWidth ?? 1;
    event.preventDefault();
    currentTarget.focus();
    currentTarget.setPointerCapture(pointerId);
    const move = (moved: globalThis.PointerEvent): void =>
      onMove(within(width + ((moved.clientX - clientX) / all) * 100 * grows));
    currentTarget.addEventListener('pointermove', move);
    const end = (): void => currentTarget.removeEventListener('pointermove', move);
    currentTarget.addEventListener('lostpointercapture', end, { once: true });
  };
  const steer = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    event.preventDefault();
    onMove(within(width + (key === 'ArrowRight' ? step : -step) * grows));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved.
    <div
      role="separator"
      tabIndex={0}
      className={css.border}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={Math.round(width)}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      onPointerDown={drag}
      onKeyDown={steer}
      onDoubleClick={onReset}
    />
  );
}
