import css from './keys.module.css';

interface KeysProps {
  /** A combination such as `Mod Shift Z`; `Mod` is the main modifier. */
  readonly keys: string;
  /** How the main modifier is written on this machine: "Ctrl" or "⌘". */
  readonly modifier: string;
}

/** A combination of keys. */
export function Keys({ keys, modifier }: KeysProps) {
  return (
    <span className={css.keys}>
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key === 'Mod' ? modifier : key}</kbd>
      ))}
    </span>
  );
}
