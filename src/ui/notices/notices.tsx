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

/** Messages at the edge of the page, read out politely; they never take the focus. */
export function Notices({ notices, onDismiss }: NoticesProps) {
  return (
    <div className={css.notices} role="status" aria-live="polite" aria-label="Messages">
      {notices.map(({ id, text, kind, action }) => (
        <div key={id} className={css.notice} data-kind={kind}>
          <p>{text}</p>
          {action && (
            <button
              type="button"
              onClick={() => {
                action.run();
                onDismiss(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" onClick={() => onDismiss(id)} aria-label={`Close the message: ${text}`}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}
