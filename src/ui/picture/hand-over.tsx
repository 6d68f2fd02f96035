import type { Drawing } from '../../engine/index.ts';
import type { Lead } from '../view/lead.tsx';
import css from './hand-over.module.css';

interface HandOverProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly lead: Lead;
}

const forms = [
  ['svg', 'Save as SVG'],
  ['png', 'Save as PNG'],
  ['mermaid', 'Copy as Mermaid'],
] as const;

/** Ways to take a whole drawing along, and to lay it out anew; nothing where the page cannot do that. */
export function HandOver({ drawing, label, lead: { handOver, arrange } }: HandOverProps) {
  if (handOver === undefined) return null;
  return (
    <p className={css.ways}>
      {forms.map(([form, title]) => (
        <button key={form} type="button" className={css.way} onClick={() => handOver(drawing, label, form)}>
          {title}
        </button>
      ))}
      {arrange && (
        <button type="button" className={css.way} onClick={arrange}>
          Arrange anew
        </button>
      )}
    </p>
  );
}
