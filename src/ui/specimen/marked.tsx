import type { FindingSummary } from '../../engine/summary.ts';
import css from './specimen.module.css';

interface MarkedProps {
  readonly text: string;
  readonly findings: readonly Pick<FindingSummary, 'from' | 'to' | 'severity'>[];
}

/** A text once more, under the field that holds it, so that what is found is underlined there. */
export function Marked({ text, findings }: MarkedProps) {
  const ordered = [...findings].sort((one, other) => one.from - other.from);
  let at = 0;
  return (
    <pre className={css.under} aria-hidden="true">
      {ordered.map(({ from, to, severity }) => {
        const start = Math.max(at, from);
        const end = Math.max(
          start,
          Math.min(to, text.indexOf('\n', start) < 0 ? to : text.indexOf('\n', start)),
        );
        const before = text.slice(at, start);
        at = end;
        return (
          <span key={`${from} ${severity}`}>
            {before}
            <mark className={css.mark} data-severity={severity}>
              {text.slice(start, end)}
            </mark>
          </span>
        );
      })}
      {text.slice(at)}
    </pre>
  );
}
