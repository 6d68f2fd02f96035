import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import type { Slot, Told } from '../../engine/index.ts';
import css from './cell.module.css';

interface CellTextProps {
  readonly slot: Slot;
  /** What is written, for those who hear it. */
  readonly label: string;
  readonly is: Told['is'];
  readonly onChange: (slot: Slot, to: string) => void;
}

/** A cell that is changed by writing: Enter or leaving it makes the change, Escape leaves it as it was. */
export function CellText({ slot, label, is, onChange }: CellTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const commit = (): void => {
    const to = input.current?.value.trim() ?? slot.said;
    if (to !== slot.said) onChange(slot, to);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    commit();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || input.current === null) return;
    event.stopPropagation();
    input.current.value = slot.said;
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <input
        // What the text says now is shown, whoever changed it.
        key={slot.said}
        ref={input}
        className={css.text}
        data-is={is}
        aria-label={label}
        defaultValue={slot.said}
        size={Math.min(24, Math.max(4, slot.said.length))}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={leave}
        onBlur={commit}
      />
    </form>
  );
}
