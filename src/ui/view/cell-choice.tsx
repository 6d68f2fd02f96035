import type { Slot, Told } from '../../engine/index.ts';
import css from './cell.module.css';

interface CellChoiceProps {
  readonly slot: Slot;
  /** What is chosen, for those who hear it. */
  readonly label: string;
  readonly is: Told['is'] | 'yes' | 'no' | 'own' | 'when';
  readonly words: readonly string[];
  readonly onChange: (slot: Slot, to: string) => void;
}

/** The value of the option that leaves the cell as it is. */
const asItIs = '=';

/** What every cell may say besides its own words. */
const gaps = [
  { value: 'not shown', label: 'not shown' },
  { value: '', label: '—' },
];

/**
 * A cell that is changed by choosing among a few words. What it says and none of them is, a condition or a question,
 * is an option of its own.
 */
export function CellChoice({ slot, label, is, words, onChange }: CellChoiceProps) {
  const plain = words.includes(is) || is === 'not-shown' || is === 'unstated';
  const now = is === 'not-shown' ? 'not shown' : is === 'unstated' ? '' : words.includes(is) ? is : asItIs;
  const select = (
    <select
      className={plain ? css.choice : css.over}
      data-is={is}
      aria-label={label}
      value={now}
      onChange={(event) => onChange(slot, event.currentTarget.value)}
    >
      {!plain && <option value={asItIs}>{slot.said}</option>}
      {words.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
      {gaps.map((gap) => (
        <option key={gap.label} value={gap.value}>
          {gap.label}
        </option>
      ))}
    </select>
  );
  if (plain) return select;
  // A list that opens shows one line: what is said stands below it, in as many as it needs.
  return (
    <span className={css.long} data-is={is}>
      <span aria-hidden="true">{slot.said}</span>
      {select}
    </span>
  );
}
