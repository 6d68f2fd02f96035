import { Ask } from '../dialog/ask.tsx';

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

/** Asks for another name. */
export function Rename({ kind, name, places, onRename, onClose }: RenameProps) {
  return (
    <Ask
      title={`Rename the ${kind} “${name}”`}
      label="New name"
      send="Rename"
      hint={places === 1 ? 'It stands in one place.' : `It stands in ${places} places of the document.`}
      start={name}
      canSend={(to) => to.trim() !== '' && to.trim() !== name}
      onSend={onRename}
      onClose={onClose}
    />
  );
}
