import { Component, type ReactNode } from 'react';
import controls from '../dialog/controls.module.css';
import css from './broken.module.css';

interface BrokenProps {
  /** What stands here, as in "The outline". */
  readonly part: string;
  readonly children: ReactNode;
  /** Gives the text to the visitor as a file. */
  readonly onSave: () => void;
  /** Takes a report of what happened to wherever the visitor wants it; without the text of the document. */
  readonly onReport: (report: string) => void;
}

interface Failure {
  readonly failure?: { readonly message: string; readonly stack: string };
}

/** What happened, for whoever can mend it. */
const reportOf = (part: string, { message, stack }: NonNullable<Failure['failure']>): string =>
  [`Ninefold: ${part} stopped.`, message, navigator.userAgent, stack].join('\n\n');

/** A part of the page that may break by itself: then it says what happened, and the rest goes on. */
export class Broken extends Component<BrokenProps, Failure> {
  override state: Failure = {};

  static getDerivedStateFromError(error: unknown): Failure {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    return { failure: { message, stack } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { part, children, onSave, onReport } = this.props;
    if (failure === undefined) return children;
    return (
      <div className={css.broken} role="alert">
        <p>
          <b>{part} stopped working.</b> Your text is kept as before; only this part is gone.
        </p>
        <p className={css.message}>{failure.message}</p>
        <div className={`${css.actions} ${controls.controls}`}>
          <button type="button" onClick={() => this.setState({ failure: undefined } as object)}>
            Try again
          </button>
          <button type="button" onClick={onSave}>
            Save the text as a file
          </button>
          <button type="button" onClick={() => onReport(reportOf(part, failure))}>
            Copy a report
          </button>
        </div>
      </div>
    );
  }
}
