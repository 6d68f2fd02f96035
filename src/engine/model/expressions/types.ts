import type { ScalarType } from '../entities/words/field-type.ts';

/** The type of a value in an expression. `unknown` is what the document does not say: nothing follows from it. */
export type ValueType =
  | { readonly is: 'scalar'; readonly name: ScalarType }
  /** `from` is where the values are stated: `Invoice.status`, or the name of an enumeration. */
  | { readonly is: 'one-of'; readonly values: readonly string[]; readonly from?: string }
  /** An instance of an entity (or of a shape). */
  | { readonly is: 'entity'; readonly name: string }
  | { readonly is: 'list'; readonly of: ValueType }
  /** Named values, such as a payload. With `fields` they are all known; with `of` only the type of each is. */
  | { readonly is: 'record'; readonly fields: ReadonlyMap<string, ValueType> }
  | { readonly is: 'record'; readonly of: ValueType }
  | { readonly is: 'nullable'; readonly of: ValueType }
  | { readonly is: 'null' }
  | { readonly is: 'unknown' };

/** An entity or shape, as far as expressions need to know it. */
export interface EntityShape {
  readonly name: string;
  readonly is: 'entity' | 'shape';
  readonly fields: ReadonlyMap<string, ValueType>;
  /** The field whose rule is `owner`: what `own` compares with the actor. */
  readonly owner?: string;
  /** Its fields are not shown (all): a field that is not among them is unknown, not wrong. */
  readonly open: boolean;
}

/** The names that every expression of a document may use, by their declared spelling. */
export interface Schema {
  readonly entities: ReadonlyMap<string, EntityShape>;
  readonly constants: ReadonlyMap<string, ValueType>;
  /** Keeps what is made with a schema that changes, for as long as what is looked at for it stays the same. */
  keep?<V>(key: string, make: () => V): V;
}

/** What is always given, whatever the document declares. */
export const givenNames = ['self', 'old', 'input', 'role', 'actor', 'own', 'now', 'today'] as const;

/** One of the names that are always given. */
export type GivenName = (typeof givenNames)[number];

/** Where an expression stands. */
export interface Scope {
  /** The entity whose fields are names of their own, and which `self` is. */
  readonly subject?: string;
  /** The subject is one of several entities, or not known: a name may be a field of any entity. */
  readonly anySubject?: boolean;
  /** Whether `old`, the instance before the change, is there. Without it `old` is a problem. */
  readonly old?: boolean;
  /** The payload of the call; of unknown type where it is not given. */
  readonly input?: ReadonlyMap<string, ValueType>;
  /** The entity that actors are instances of; unknown where it is not given. */
  readonly actor?: string;
}

export const unknownType: ValueType = { is: 'unknown' };
export const nullType: ValueType = { is: 'null' };

/** The type of that scalar. */
export function scalar(name: ScalarType): ValueType {
  return { is: 'scalar', name };
}

/** The type, or null. */
export function nullable(of: ValueType): ValueType {
  return of.is === 'nullable' || of.is === 'null' || of.is === 'unknown' ? of : { is: 'nullable', of };
}

/** The type without null. */
export function withoutNull(type: ValueType): ValueType {
  return type.is === 'nullable' ? type.of : type;
}

/** What can be compared and calculated with each other. */
export type Kind =
  | 'number'
  | 'text'
  | 'boolean'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'duration'
  | 'file'
  | 'entity'
  | 'list'
  | 'record'
  | 'null'
  | 'unknown';

const kinds: Readonly<Record<ScalarType, Kind>> = {
  text: 'text',
  integer: 'number',
  number: 'number',
  decimal: 'number',
  money: 'number',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
  duration: 'duration',
  email: 'text',
  url: 'text',
  uuid: 'text',
  file: 'file',
  json: 'unknown',
};

/** The kind of a type; a nullable one has that of its value. */
export function kindOf(type: ValueType): Kind {
  if (type.is === 'nullable') return kindOf(type.of);
  if (type.is === 'scalar') return kinds[type.name];
  return type.is === 'one-of' ? 'text' : type.is;
}

/** A type in the words of the format: `money`, `one of draft, sent`, `list of Line`. */
export function typeWords(type: ValueType): string {
  switch (type.is) {
    case 'scalar':
      return type.name;
    case 'one-of': {
      const most = 4;
      return `one of ${type.values.slice(0, most).join(', ')}${type.values.length > most ? ', …' : ''}`;
    }
    case 'entity':
      return type.name;
    case 'list':
      return `list of ${typeWords(type.of)}`;
    case 'record':
      return 'named values';
    case 'nullable':
      return `${typeWords(type.of)} or none`;
    case 'null':
      return 'null';
    case 'unknown':
      return 'of unknown type';
  }
}

const numberRank: readonly ScalarType[] = ['integer', 'decimal', 'number', 'money'];

/** The type that holds what either holds; unknown where they have nothing in common. */
export function join(left: ValueType, right: ValueType): ValueType {
  if (left === right) return left;
  if (left.is === 'null') return nullable(right);
  if (right.is === 'null') return nullable(left);
  if (left.is === 'nullable' || right.is === 'nullable') {
    return nullable(join(withoutNull(left), withoutNull(right)));
  }
  const kind = kindOf(left);
  if (kind !== kindOf(right)) return unknownType;
  if (left.is === 'scalar' && right.is === 'scalar') {
    if (left.name === right.name) return left;
    if (kind !== 'number') return scalar('text');
    return numberRank.indexOf(left.name) > numberRank.indexOf(right.name) ? left : right;
  }
  if (left.is === 'one-of' && right.is === 'one-of') {
    if (left.from !== undefined && left.from === right.from) return left;
    return { is: 'one-of', values: [...new Set([...left.values, ...right.values])] };
  }
  if (kind === 'text') return scalar('text');
  if (left.is === 'entity' && right.is === 'entity') return left.name === right.name ? left : unknownType;
  if (left.is === 'list' && right.is === 'list') return { is: 'list', of: join(left.of, right.of) };
  return unknownType;
}
