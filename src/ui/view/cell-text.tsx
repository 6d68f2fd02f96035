import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
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
  const { said } = slot;
  const input = useRef<HTMLInputElement>(null);
  // What was asked for and is not in the text yet is not asked for again.
  const sent = useRef(said);
  useEffect(() => {
    sent.current = said;
    if (input.current) input.current.value = said;
  }, [said]);
  const commit = (): void => {
    const to = input.current?.value.trim() ?? said;
    if (to === said || to === sent.current) return;
    sent.current = to;
    onChange(slot, to);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    commit();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || input.current === null) return;
    event.stopPropagation();
    input.current.value = said;
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <input
        ref={input}
        className={css.text}
        data-is={is}
        aria-label={label}
        defaultValue={said}
        size={Math.min(24, Math.max(4, said.length))}
        autoComplete="off"
        enterKeyHint="done"
        spellCheck={false}
        onKeyDown={leave}
        onInput={() => {
          sent.current = said;
        }}
        onBlur={commit}
      />
    </form>
  );
}
