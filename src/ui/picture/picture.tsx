import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Drawing as DrawingData } from '../../engine/index.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { soughtEvent } from '../drawing/liven.ts';
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

/** What is said of how much is found. */
function foundWords(count: number): string {
  if (count === 0) return 'not found';
  return count === 1 ? '1 found, Enter goes there' : `${count} found, Enter goes from one to the next`;
}

/** A drawing in which names can be found: the first is marked while one types; Enter goes to it, again to the next. */
export function Picture({ drawing, label, lead, search = true }: PictureProps) {
  const [sought, setSought] = useState('');
  /** Which of those that are found was gone to; none before the first. */
  const [last, setLast] = useState(-1);
  const whole = useRef<HTMLDivElement>(null);
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
  const marked = found[Math.max(0, last)]?.id;
  const elementOf = (node: string | undefined): SVGElement | undefined =>
    [...(whole.current?.querySelectorAll<SVGElement>('[data-node]') ?? [])].find(
      (each) => each.dataset.node === node,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown when another one is marked, and not when it is drawn anew
  useEffect(() => {
    const element = elementOf(marked);
    if (!element) return;
    element.dispatchEvent(new CustomEvent(soughtEvent, { bubbles: true }));
    // What lies above the field would come to lie under it.
    const field = whole.current?.querySelector('form')?.getBoundingClientRect().bottom ?? 0;
    const isAbove = element.getBoundingClientRect().top < field;
    element.scrollIntoView({ block: isAbove ? 'center' : 'nearest', inline: 'center' });
  }, [marked]);
  const seek = (event: SubmitEvent): void => {
    event.preventDefault();
    const next = (last + 1) % Math.max(1, found.length);
    setLast(next);
    const element = elementOf(found[next]?.id);
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
              setLast(-1);
              setSought(event.currentTarget.value);
            }}
          />
        </label>
        <span className={css.blank} role="status">
          {words !== '' && foundWords(found.length)}
        </span>
      </form>
      <Drawing drawing={drawing} label={label} lead={lead} found={marked} />
      <HandOver drawing={drawing} label={label} lead={lead} />
    </div>
  );
}
