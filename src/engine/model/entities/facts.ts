import type { Place } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';
import type { Entity, Field } from '../domain-elements.ts';
import { shown, unstated } from '../stated.ts';
import { nameOf } from '../words/names.ts';
import type { EnumValue } from './words/field-type.ts';

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
  /** An entity that sentences tell of in plain words: one where nothing else tells of it; by its name in capitals, where nothing else tells of any. */
  | {
      readonly is: 'said';
      readonly name: Inline;
      readonly fields: readonly Field[];
      readonly inCapitals?: boolean;
    }
  /** An entity that a diagram names, and of which it says nothing but how it is related: one where nothing else tells of it. */
  | { readonly is: 'drawn'; readonly entity: Entity }
  /** What a sentence says of all fields that carry no mark: whether they have to be there. */
  | { readonly is: 'unmarked'; readonly required: boolean; readonly at: Place }
  | { readonly is: 'not-stored' }
  /** A sentence that leads to the fields of what it names: "**Tag** has:". They stand in the next block. */
  | { readonly is: 'opens'; readonly name: Inline }
  /** The thing that running text tells of last, and what running text adds to the one that the block before tells of so. */
  | { readonly is: 'tells'; readonly name: Inline }
  | { readonly is: 'goes-on'; readonly fields: readonly Field[] }
  /** `orPart` is one only where the heading above has no fields of its own: else these are some of them, below a title. */
  | { readonly is: 'entity'; readonly entity: Entity; readonly orPart?: boolean };

/** A field of which the type is told counts a little more than one of which only the name is. */
const TYPED = 1.001;

/** How much some fields tell, to weigh two readings of the same text. */
export function weightOf(fields: readonly Field[]): number {
  return fields.reduce((sum, { type }) => sum + (type.is === 'shown' ? TYPED : 1), 0);
}

/** A name with the marks behind it: `[]` for several, `?` for what may be missing, `*` for what must be there. */
const marked = wording`^(?<name>[\p{L}_](?:[^?*[\]]*[^?*[\].])?)(?<many>\[\])?(?<demand>[?*]?)$`;

/** A field of which only the name is known, with what `rest` says. Marks behind its name are no part of it. */
export function field(name: Inline, at: Field['at'], how: Field['how'], rest: Partial<Field>): Field {
  const named = nameOf(name).name;
  const { name: own = named, many, demand = '' } = marked.exec(named)?.groups ?? {};
  const type = rest.type ?? unstated;
  return {
    name: own,
    at,
    nameAt: name.at,
    how,
    default: unstated,
    rules: [],
    rulesStated: unstated,
    meaning: '',
    ...rest,
    type: many ? severalOf(type) : type,
    required:
      demand && (rest.required ?? unstated).is === 'unstated'
        ? shown(demand === '*', name.at)
        : (rest.required ?? unstated),
  };
}

/** The type of what has several of one. */
function severalOf(type: Field['type']): Field['type'] {
  if (type.is !== 'shown' || type.value.type.is === 'list') return type;
  return { ...type, value: { ...type.value, type: { is: 'list', of: type.value.type } } };
}
