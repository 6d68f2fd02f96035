import css from './outline.module.css';

interface MarkToggleProps {
  readonly on: boolean;
  readonly onToggle: () => void;
}

/** Whether what became no fact is marked in the text. */
export function MarkToggle({ on, onToggle }: MarkToggleProps) {
  return (
    <label className={css.mark}>
      <input type="checkbox" checked={on} onChange={onToggle} /> Mark what became no fact
    </label>
  );
}
