import type { Inline } from '../../../syntax/block.ts';
import { splitOutside } from '../../../syntax/inline.ts';
import { typeUseIn } from '../../types.ts';
import { type FieldPhrases, fieldPhrases } from '../fields/field-phrases.ts';

/** What a cell of types says beside one: "boolean, default `false`", "datetime, optional"; nothing where it is a type alone. */
export function phrasesInType(cell: Inline): FieldPhrases | undefined {
  const [first, ...others] = splitOutside(cell, ',');
  if (!first || others.length === 0 || typeUseIn(first).type.is !== 'scalar') return undefined;
  const said = fieldPhrases(cell, 'any');
  return said.type.is === 'shown' ? said : undefined;
}
