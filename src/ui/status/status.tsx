import css from './status.module.css';

interface StatusProps {
  readonly saving:
    | { readonly is: 'opening' | 'saved' | 'saving' }
    | { readonly is: 'not-saved'; readonly why: string };
  /** `unread`: it is shown as plain text for a reason that is told above it. */
  readonly reading:
    | { readonly is: 'current' | 'reading' | 'slow' | 'asked' | 'stopped' | 'unread' }
    | { readonly is: 'failed'; readonly why: string };
  /** How many findings there are, in words. */
  readonly announcement: string;
  /** 0 as long as no document is open. */
  readonly lines: number;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  readonly onSave: () => void;
}

/** A number with its thousands apart, as `toLocaleString` has it; that one takes 20 ms at its first use. */
const grouped = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The foot of the workbench: whether the document is kept, whether it has been read, and what was found. */
export function Status({ saving, reading, announcement, lines, onCancel, onResume, onSave }: StatusProps) {
  return (
    <footer className={css.status}>
      <span className={css.saving} data-is={saving.is}>
        {saving.is === 'opening' && 'Opening …'}
        {saving.is === 'saved' && 'Saved in this browser'}
        {saving.is === 'saving' && 'Saving …'}
        {saving.is === 'not-saved' && (
          <>
            Not saved: {saving.why}.{' '}
            <button type="button" onClick={onSave}>
              Save as a file
            </button>
          </>
        )}
      </span>
      <span className={css.lines}>
        {lines === 1 && '1 line'}
        {lines > 1 && `${grouped(lines)} lines`}
      </span>
      <span className={css.reading}>
        {(reading.is === 'slow' || reading.is === 'asked') && (
          <>
            {reading.is === 'slow' ? 'Reading …' : 'Working …'}{' '}
            <button type="button" onClick={onCancel}>
              Cancel
            </button>
          </>
        )}
        {(reading.is === 'stopped' || reading.is === 'failed') && (
          <>
            {reading.is === 'stopped' ? 'Reading was cancelled.' : 'The text could not be read.'}{' '}
            <button type="button" onClick={onResume}>
              Read again
            </button>
          </>
        )}
        {reading.is === 'unread' && (
          <>
            The text is not read.{' '}
            <button type="button" onClick={onResume}>
              Read the text
            </button>
          </>
        )}
      </span>
      <span className={css.counts} role="status" aria-live="polite" aria-label="Findings">
        {announcement}
      </span>
    </footer>
  );
}
