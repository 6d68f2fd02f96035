import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { Drawing as DrawingData } from '../../engine/index.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { showLarge } from '../drawing/show-large.ts';
import type { Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';
import { HandOver } from './hand-over.tsx';
import own from './picture.module.css';

/** With fewer nodes than this everything is seen at a glance, and nothing need be found. */
const few = 6;

interface PictureProps {
  readonly drawing: DrawingData;
  readonly label: string;
  readonly lead: Lead;
  /** Whether names are found in it; not where a list beside it has them all. */
  readonly search?: boolean;
}

/** A drawing in which names can be found: Enter goes to the first, again to the next. */
export function Picture({ drawing, label, lead, search = true }: PictureProps) {
  const [sought, setSought] = useState('');
  const whole = useRef<HTMLDivElement>(null);
  const last = useRef(-1);
  const id = useId();
  const words = sought.trim().toLowerCase();
  const found =
    words === ''
      ? []
      : drawing.nodes.filter(
          ({ at, name, rows }) =>
            at &&
            (name.toLowerCase().includes(words) ||
              rows.some((row) => row.words.some(({ text }) => text.toLowerCase().includes(words)))),
        );
  const seek = (event: SubmitEvent): void => {
    event.preventDefault();
    last.current = (last.current + 1) % Math.max(1, found.length);
    const node = found[last.current];
    const nodes = whole.current?.querySelectorAll<SVGElement>('[data-node]') ?? [];
    const element = [...nodes].find((each) => each.dataset.node === node?.id);
    if (!element) return;
    showLarge(element);
    element.querySelector<SVGAElement>('a')?.focus();
    element.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  if (!search || lead.change === undefined || drawing.nodes.length < few)
    return (
      <>
        <Drawing drawing={drawing} label={label} lead={lead} />
        <HandOver drawing={drawing} label={label} lead={lead} />
      </>
    );
  return (
    <div ref={whole}>
      <form className={`${css.filters} ${own.find}`} onSubmit={seek}>
        <label htmlFor={id}>
          Find in the drawing
          <input
            id={id}
            type="search"
            value={sought}
            onChange={(event) => {
              last.current = -1;
              setSought(event.currentTarget.value);
            }}
          />
        </label>
        <span className={css.blank} role="status">
          {words !== '' && (found.length === 0 ? 'not found' : `${found.length} found`)}
        </span>
      </form>
      <Drawing drawing={drawing} label={label} lead={lead} />
      <HandOver drawing={drawing} label={label} lead={lead} />
    </div>
  );
}
