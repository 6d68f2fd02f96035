import type { Inline } from '../../../syntax/block.ts';
import { splitOutside } from '../../../syntax/inline.ts';
import { typeUseIn } from '../../types.ts';
import { type FieldPhrases, fieldPhrases } from '../fields/field-phrases.ts';
import type { Type } from '../words/field-type.ts';
import { withoutAttached, withoutRemark } from '../words/phrase-signs.ts';

/** What a cell of types says beside one: "boolean, default `false`", "datetime, optional", "string*", "integer (minutes)"; nothing where it is a type alone. */
export function phrasesInType(cell: Inline): FieldPhrases | undefined {
  const [first, ...others] = splitOutside(cell, ',');
  if (!first) return undefined;
  if (!withoutRemark(first)) {
    const bare = withoutAttached(first)?.bare;
    if ((others.length === 0 && !bare) || !isType(typeUseIn(bare ?? first).type, bare !== undefined))
      return undefined;
  }
  const said = fieldPhrases(cell, 'any');
  return said.type.is === 'shown' ? said : undefined;
}

/** Whether it is a scalar, or with a mark behind it what a thing may be called. */
const isType = (type: Type, isMarked: boolean): boolean =>
  type.is === 'scalar' || (isMarked && (type.is === 'entity' || type.is === 'list'));
