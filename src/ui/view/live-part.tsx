import type { ReactNode } from 'react';
import css from './view.module.css';

/** What a page says of a part that a script takes over, so that both begin with the same. */
export interface LivePartProps {
  /** What it is. */
  readonly is: 'rules' | 'constants';
  /** What its component is given: plain data. */
  readonly given: unknown;
  /** The address of the text that the page shows, and of the page with its lines. */
  readonly text: string;
  readonly source: string;
  readonly children: ReactNode;
}

/** A part of a published page that does something only with a script, which takes it over when it comes into sight. */
export function LivePart({ is, given, text, source, children }: LivePartProps) {
  return (
    <div
      className={css.live}
      data-live-part={is}
      data-given={JSON.stringify(given)}
      data-text={text}
      data-source={source}
      data-pagefind-ignore=""
    >
      {children}
    </div>
  );
}
