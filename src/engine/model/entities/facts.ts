import type { Inline } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';
import type { Entity, Field } from '../domain-elements.ts';
import { shown, unstated } from '../stated.ts';
import { nameOf } from '../words/names.ts';
import type { EnumValue } from './field-type.ts';

/** What blocks of point 3 give. */
export type EntityFact =
  /** `of` names the entity where the row or bullet itself does; `mentioned` is a field
   *  only where the entity has none whose name is marked, listed or in a table. */
  | {
      readonly is: 'field';
      readonly field: Field;
      readonly of?: Inline;
      /** Whether `of` is what a sentence in plain words is about: the heading's own thing where nothing else tells of that. */
      readonly inWords?: boolean;
      readonly mentioned?: boolean;
      /** A key of an example, which may be that of an answer. */
      readonly example?: boolean;
    }
  | { readonly is: 'value'; readonly value: EnumValue; readonly of?: Inline }
  /** Fields that a sentence gives to every entity (below a heading, to those told there), or to those that extend `base`. */
  | { readonly is: 'common'; readonly fields: readonly Field[]; readonly base?: string }
  /** An entity that sentences tell of in plain words: one where nothing else tells of it. */
  | { readonly is: 'said'; readonly name: Inline; readonly fields: readonly Field[] }
  | { readonly is: 'not-stored' }
  /** A sentence that leads to the fields of what it names: "**Tag** has:". They stand in the next block. */
  | { readonly is: 'opens'; readonly name: Inline }
  | { readonly is: 'entity'; readonly entity: Entity };

/** A field of which the type is told counts a little more than one of which only the name is. */
const TYPED = 1.001;

/** How much some fields tell, to weigh two readings of the same text. */
export function weightOf(fields: readonly Field[]): number {
  return fields.reduce((sum, { type }) => sum + (type.is === 'shown' ? TYPED : 1), 0);
}

/** A field of which only the name is known, with what `rest` says. A `?` behind its name makes it optional. */
export function field(name: Inline, at: Field['at'], how: Field['how'], rest: Partial<Field>): Field {
  const named = nameOf(name).name;
  const optional = wording`^[\p{L}_][^?]*\?$`.test(named);
  return {
    name: optional ? named.slice(0, -1) : named,
    at,
    nameAt: name.at,
    how,
    type: unstated,
    default: unstated,
    rules: [],
    rulesStated: unstated,
    meaning: '',
    ...rest,
    required:
      optional && (rest.required ?? unstated).is === 'unstated'
        ? shown(false, name.at)
        : (rest.required ?? unstated),
  };
}
