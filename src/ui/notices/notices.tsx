import { type FocusEvent, useEffect, useRef } from 'react';
import css from './notices.module.css';

interface NoticesProps {
  readonly notices: readonly {
    readonly id: number;
    readonly text: string;
    readonly kind: 'done' | 'problem' | 'offer';
    readonly action?: { readonly label: string; readonly run: () => void };
  }[];
  readonly onDismiss: (id: number) => void;
}

/** What takes the focus in an element that was left for another: inside a shadow root, what can be reached there. */
const focusable = (left: EventTarget | null): HTMLElement | undefined => {
  if (!(left instanceof HTMLElement)) return undefined;
  return left.shadowRoot?.querySelector<HTMLElement>('[tabindex="0"]') ?? left;
};

/**
 * Messages at the edge of the page, read out politely; they never take the focus. Who goes to one and answers it is
 * back afterwards where they were.
 */
export function Notices({ notices, onDismiss }: NoticesProps) {
  const before = useRef<HTMLElement>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = focusable(relatedTarget);
  };
  const leave = (id: number): void => {
    before.current?.focus();
    onDismiss(id);
  };
  // What went wrong leaves with Escape, unless that is meant for something else.
  useEffect(() => {
    const problems = notices.filter(({ kind }) => kind === 'problem');
    if (problems.length === 0) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const isMeant = !event.defaultPrevented && document.querySelector('dialog[open]') === null;
      if (event.key !== 'Escape' || !isMeant) return;
      if (box.current?.contains(document.activeElement)) before.current?.focus();
      for (const { id } of problems) onDismiss(id);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [notices, onDismiss]);
  return (
    <div
      ref={box}
      className={css.notices}
      role="status"
      aria-live="polite"
      aria-label="Messages"
      onFocus={remember}
    >
      {notices.map(({ id, text, kind, action }) => (
        <div key={id} className={css.notice} data-kind={kind}>
          <p>{text}</p>
          {action && (
            <button
              type="button"
              onClick={() => {
                action.run();
                leave(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" onClick={() => leave(id)} aria-label={`Close the message: ${text}`}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}
