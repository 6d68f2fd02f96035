import type { Finding, Severity } from '../../engine/index.ts';
import { checkPath } from '../site/site-path.ts';
import { Inline } from '../text/inline.tsx';
import css from './finding-note.module.css';

/** The severities as a reader is told them. */
export const severityWords: Readonly<Record<Severity, string>> = {
  error: 'Contradiction',
  gap: 'Question',
  warning: 'Warning',
  hint: 'Hint',
};

interface FindingNoteProps {
  readonly finding: Pick<Finding, 'check' | 'severity' | 'message'>;
  /** What follows from the same cause, folded under it. */
  readonly following?: number;
  /** Where it stands: the number of its line and the address of that line. */
  readonly line?: { readonly number: number; readonly href: string };
  /** Leave the link to the check's page out: on that page itself. */
  readonly own?: boolean;
}

/** A finding beside what it is about: how bad it is in words, what is wrong, and a link to why it matters. */
export function FindingNote({ finding, following = 0, line, own = false }: FindingNoteProps) {
  return (
    <p className={css.note} data-severity={finding.severity}>
      <strong className={css.severity}>{severityWords[finding.severity]}</strong>{' '}
      <span className={css.message}>
        <Inline text={finding.message} />
      </span>{' '}
      <span className={css.links} data-pagefind-ignore>
        {line && <a href={line.href}>line {line.number}</a>}
        {!own && <a href={checkPath(finding.check)}>{finding.check}</a>}
        {following > 0 && <span>{following === 1 ? '1 more' : `${following} more`} of the same cause</span>}
      </span>
    </p>
  );
}
