import css from './banners.module.css';

interface BannersProps {
  readonly banners: readonly {
    readonly id: string;
    readonly kind: 'problem' | 'note';
    readonly text: string;
    readonly actions: readonly { readonly label: string; readonly run: () => void }[];
  }[];
}

/** What is the matter with the open document, above it: it stays as long as it holds, and never takes the focus. */
export function Banners({ banners }: BannersProps) {
  return (
    <div className={css.banners}>
      {banners.map(({ id, kind, text, actions }) => (
        <div key={id} className={css.banner} data-kind={kind} role={kind === 'problem' ? 'alert' : 'status'}>
          <p>{text}</p>
          {actions.length > 0 && (
            <div className={css.actions}>
              {actions.map(({ label, run }) => (
                <button key={label} type="button" onClick={run}>
                  {label}
                </button>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
