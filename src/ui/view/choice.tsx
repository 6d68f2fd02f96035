import { useIsLive } from './is-live.ts';

interface NameOptionsProps {
  /** What the option says that chooses none. */
  readonly all: string;
  readonly names: readonly string[];
}

/** The options of a list of names: none of them first, with the empty value. */
export function NameOptions({ all, names }: NameOptionsProps) {
  return (
    <>
      <option value="">{all}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </>
  );
}

interface ChoiceProps extends NameOptionsProps {
  readonly label: string;
  /** Empty for all. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** One of some names, or none of them; nothing where there are no names to choose from. */
export function Choice({ label, all, names, chosen, onChoose }: ChoiceProps) {
  const isLive = useIsLive();
  if (names.length === 0 && chosen === '') return null;
  return (
    <label>
      {label}
      <select value={chosen} disabled={!isLive} onChange={(event) => onChoose(event.currentTarget.value)}>
        <NameOptions all={all} names={names} />
      </select>
    </label>
  );
}
