import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react';
import css from './ask.module.css';
import controls from './controls.module.css';
import { Dialog } from './dialog.tsx';

interface AskProps {
  readonly title: string;
  /** What is asked for. */
  readonly label: string;
  /** What the button says that sends it. */
  readonly send: string;
  /** What stands below the field while nothing is refused. */
  readonly hint: string;
  /** What stands in the field at first. */
  readonly start?: string;
  /** Lines of the field; one that is not resized where it is not given. */
  readonly lines?: number;
  /** Whether this can be sent. */
  readonly canSend: (value: string) => boolean;
  /** Takes it, or gives why it is refused. */
  readonly onSend: (value: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks for a text. What is refused is said beside the field, and the field stays. */
export function Ask({ title, label, send, hint, start = '', lines, canSend, onSend, onClose }: AskProps) {
  const id = useId();
  const [value, setValue] = useState(start);
  const [why, setWhy] = useState('');
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setWhy((await onSend(value)) ?? '');
  };
  const field = {
    id: `${id}-field`,
    'data-focus': '',
    spellCheck: false,
    value,
    'aria-invalid': why !== '',
    'aria-describedby': `${id}-why`,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValue(event.target.value);
      setWhy('');
    },
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <button type="submit" form={`${id}-form`} disabled={!canSend(value)}>
          {send}
        </button>
      }
    >
      <form
        id={`${id}-form`}
        className={`${css.form} ${controls.controls}`}
        onSubmit={(event) => void submit(event)}
      >
        <label htmlFor={`${id}-field`}>{label}</label>
        {lines === undefined ? (
          <input {...field} autoComplete="off" onFocus={(event) => event.target.select()} />
        ) : (
          <textarea {...field} rows={lines} />
        )}
        <p id={`${id}-why`} className={css.why} data-refused={why !== ''} role="status">
          {why || hint}
        </p>
      </form>
    </Dialog>
  );
}
