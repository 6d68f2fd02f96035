import type { Element, Reference } from '../../engine/index.ts';
import { holdTogether } from '../text/hold-together.ts';
import type { Reading } from './reading.ts';
import { joined } from './said.tsx';

interface RefProps {
  readonly reading: Reading;
  readonly reference: Reference;
  /** Where the name is looked for first: the lifecycle of a state, the entity of a field. */
  readonly within?: Element;
}

/** Code that is longer than this, in characters, is broken where a table has no room for it. */
const long = 40;

/** Names that are written in code wherever they stand. */
const inCode: ReadonlySet<Reference['kind']> = new Set(['field', 'call', 'error', 'constant']);

/** A name, leading to what it refers to; plain text when nothing is declared by it. */
export function Ref({ reading, reference, within }: RefProps) {
  const name = inCode.has(reference.kind) ? (
    <code data-long={reference.name.length > long || undefined}>{holdTogether(reference.name)}</code>
  ) : (
    reference.name
  );
  const href = reading.hrefOf(reference, within);
  return href === undefined ? name : <a href={href}>{name}</a>;
}

/** Names with commas between them. */
export function refs(reading: Reading, references: readonly Reference[], within?: Element) {
  return joined(
    references.map((reference) => (
      <Ref
        key={`${reference.name} ${reference.at.from}`}
        reading={reading}
        reference={reference}
        {...(within && { within })}
      />
    )),
  );
}
