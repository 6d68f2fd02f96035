import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import css from './paste-answers.module.css';

interface PasteAnswersProps {
  /** Reads the answers, or gives why none was read. */
  readonly onRead: (pasted: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Takes the list of questions back, with what was ticked and written in it. */
export function PasteAnswers({ onRead, onClose }: PasteAnswersProps) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [why, setWhy] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWhy((await onRead(pasted)) ?? '');
  };
  return (
    <Dialog
      open
      title="Paste answers"
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            Leave it
          </button>
          <button type="submit" form={`${id}-form`} disabled={pasted.trim() === ''}>
            Read the answers
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className={css.form} onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-list`}>The list of questions, with answers ticked or written</label>
        <textarea
          id={`${id}-list`}
          data-focus=""
          rows={9}
          spellCheck={false}
          value={pasted}
          aria-describedby={`${id}-why`}
          onChange={(event) => {
            setPasted(event.target.value);
            setWhy('');
          }}
        />
        <p id={`${id}-why`} className={css.why} role="status">
          {why || '“Copy the questions” gives the list. What the answers change is shown before it is made.'}
        </p>
      </form>
    </Dialog>
  );
}
