import css from '../view/view.module.css';

interface PartChoiceProps {
  readonly label: string;
  readonly parts: readonly { readonly name: string; readonly size: number }[];
  readonly current: number;
  readonly onShow: (index: number) => void;
}

/** Chooses a part of what is too large for one drawing; nothing where there is one. */
export function PartChoice({ label, parts, current, onShow }: PartChoiceProps) {
  if (parts.length < 2) return null;
  return (
    <div className={css.filters}>
      <label>
        {label}
        <select value={current} onChange={(event) => onShow(Number(event.currentTarget.value))}>
          {parts.map(({ name, size }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
            <option key={index} value={index}>
              {size === 1 ? name : `${name} (${size})`}
            </option>
          ))}
        </select>
      </label>
      <span className={css.blank}>
        {current + 1} of {parts.length}
      </span>
    </div>
  );
}
