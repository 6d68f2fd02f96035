import type { Severity } from '../../engine/editor.ts';
import css from './finding-list.module.css';

/** The words for each severity, as a visitor reads them. */
export const severityWords: Readonly<Record<Severity, { readonly one: string; readonly many: string }>> = {
  error: { one: 'Contradiction', many: 'contradictions' },
  gap: { one: 'Question', many: 'questions' },
  warning: { one: 'Warning', many: 'warnings' },
  hint: { one: 'Hint', many: 'hints' },
};

/** A shape of its own for each severity, so that colour is never the only carrier: the words stand beside it. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
  return (
    <svg
      className={css.mark}
      data-severity={severity}
      viewBox="0 0 10 10"
      width={10}
      height={10}
      aria-hidden="true"
    >
      {severity === 'error' && <path d="M5 0L10 5L5 10L0 5Z" />}
      {severity === 'gap' && <circle className={css.hollow} cx={5} cy={5} r={3.75} />}
      {severity === 'warning' && <path d="M5 0.5L10 9.5H0Z" />}
      {severity === 'hint' && <circle cx={5} cy={5} r={2.25} />}
    </svg>
  );
}
