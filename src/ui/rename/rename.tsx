import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import css from './rename.module.css';

interface RenameProps {
  /** What it is: "state", "entity". */
  readonly kind: string;
  readonly name: string;
  /** In how many places it stands. */
  readonly places: number;
  /** Renames, or gives why that is refused. */
  readonly onRename: (to: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks for another name. What is refused is said beside the field, and the field stays. */
export function Rename({ kind, name, places, onRename, onClose }: RenameProps) {
  const id = useId();
  const [to, setTo] = useState(name);
  const [why, setWhy] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWhy((await onRename(to)) ?? '');
  };
  return (
    <Dialog
      open
      title={`Rename the ${kind} “${name}”`}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            Leave it
          </button>
          <button type="submit" form={`${id}-form`} disabled={to.trim() === '' || to.trim() === name}>
            Rename
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className={css.form} onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-to`}>New name</label>
        <input
          id={`${id}-to`}
          data-focus=""
          autoComplete="off"
          spellCheck={false}
          value={to}
          aria-invalid={why !== ''}
          aria-describedby={`${id}-why`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTo(event.target.value);
            setWhy('');
          }}
        />
        <p id={`${id}-why`} className={css.why} data-refused={why !== ''} role="status">
          {why ||
            (places === 1 ? 'It stands in one place.' : `It stands in ${places} places of the document.`)}
        </p>
      </form>
    </Dialog>
  );
}
