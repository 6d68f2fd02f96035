import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react';
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
  /** What can be put into the field while it is empty; nothing where there is none. */
  readonly fill?: { readonly label: string; readonly get: () => Promise<string | undefined> };
  /** Called with what the field says, whenever that is edited by hand. */
  readonly onType?: (value: string) => void;
  /** Lines of the field; one that is not resized where it is not given. */
  readonly lines?: number;
  /** Whether this can be sent. */
  readonly canSend: (value: string) => boolean;
  /** Takes it, or gives why it is refused. */
  readonly onSend: (value: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks for a text. What is refused is said beside the field, and the field stays. */
export function Ask(props: AskProps) {
  const { title, label, send, hint, start = '', fill, onType, lines, canSend, onSend, onClose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(start);
  const [why, setWhy] = useState('');
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setWhy((await onSend(value)) ?? '');
  };
  const put = async (): Promise<void> => {
    const text = await fill?.get();
    if (text === undefined) return;
    setValue(text);
    form.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
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
      onType?.(event.target.value);
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
        ref={form}
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
        {fill && (
          <button type="button" className={css.fill} disabled={value !== ''} onClick={() => void put()}>
            {fill.label}
          </button>
        )}
      </form>
    </Dialog>
  );
}
