interface ChoiceProps {
  readonly label: string;
  /** What the option says that narrows nothing down. */
  readonly all: string;
  readonly names: readonly string[];
  /** Empty for all. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Narrows a view down to one of some names. */
export function Choice({ label, all, names, chosen, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{all}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
