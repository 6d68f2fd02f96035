import { Comparison } from '../comparison/comparison.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import css from './preview.module.css';

interface PreviewProps {
  readonly title: string;
  /** What the change does and does not do, one sentence a line. */
  readonly notes: readonly string[];
  readonly before: string;
  readonly after: string;
  /** What the button says that makes the change. */
  readonly apply: string;
  readonly narrow: boolean;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** A change of the text, shown before it is made. */
export function Preview({ title, notes, before, after, apply, narrow, onApply, onCancel }: PreviewProps) {
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onCancel}
      actions={
        <button type="button" data-main="" data-focus="" onClick={onApply}>
          {apply}
        </button>
      }
    >
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Comparison
        before={{ label: 'As it is', text: before }}
        after={{ label: 'As it would be', text: after }}
        narrow={narrow}
      />
    </Dialog>
  );
}
