import type { Place } from '../../../place.ts';
import type { Expression, Reference } from '../../element.ts';

export const scalarTypes = [
  'text',
  'integer',
  'number',
  'decimal',
  'money',
  'boolean',
  'date',
  'time',
  'timestamp',
  'duration',
  'email',
  'url',
  'uuid',
  'file',
  'json',
] as const;

export type ScalarType = (typeof scalarTypes)[number];

/** The type of a field or payload field. */
export type Type =
  | { readonly is: 'scalar'; readonly name: ScalarType }
  | { readonly is: 'entity'; readonly entity: Reference }
  /** `Entity.field`: the same type as that field. */
  | { readonly is: 'field'; readonly field: Reference }
  | { readonly is: 'list'; readonly of: Type }
  | { readonly is: 'one-of'; readonly values: readonly EnumValue[] }
  /** Words that name no type Ninefold knows ("base64"). Kept as written. */
  | { readonly is: 'unknown'; readonly text: string };

/** One value of an enumeration. Values are never folded. */
export interface EnumValue {
  readonly value: string;
  readonly at: Place;
  readonly meaning?: string;
}

/** A type with `or none`, where it stands and how it was read. */
export interface TypeUse {
  readonly type: Type;
  readonly optional: boolean;
  readonly text: string;
}

/** A default: a value as written (`draft`, `10`, `false`) or, in code, an expression. */
export interface Default {
  readonly text: string;
  /** It stood in quotation marks: a text, and no words about one. */
  readonly quoted?: true;
  readonly expression?: Expression;
}

/** An amount in a rule: a number, or the name of a constant. `value` is decimal text without grouping. */
export interface Quantity {
  readonly value?: string;
  readonly constant?: Reference;
  readonly at: Place;
}

/**
 * One phrase of a rule. `bound` covers exactly, at least, at most, from … to …, more than and less than:
 * `unit` is `characters`, `entries`, another unit as written, or empty for the value itself.
 */
export type Constraint = { readonly text: string; readonly at: Place } & (
  | { readonly is: 'key' | 'owner' | 'immutable' | 'required' | 'optional' }
  | { readonly is: 'required-when'; readonly expression: Expression }
  | { readonly is: 'unique'; readonly per: readonly Reference[] }
  | { readonly is: 'computed'; readonly expression: Expression }
  | {
      readonly is: 'bound';
      readonly min?: Quantity;
      readonly max?: Quantity;
      /** `more than` and `less than` exclude the bound itself. */
      readonly minExclusive?: boolean;
      readonly maxExclusive?: boolean;
      readonly unit: string;
    }
  | { readonly is: 'matches'; readonly pattern: string; readonly patternAt: Place }
  | { readonly is: 'one-of'; readonly values: readonly EnumValue[] }
  | { readonly is: 'format'; readonly format: 'email' | 'url' | 'uuid' | 'date' }
  | { readonly is: 'in-the-past' | 'in-the-future' }
  | {
      readonly is: 'compare';
      readonly how: 'before' | 'after' | 'equals' | 'differs';
      readonly operand: Expression;
    }
  | { readonly is: 'expression'; readonly expression: Expression }
  /** Words. Shown, counted, never evaluated. */
  | { readonly is: 'prose' }
);

/** Types that are no words of other names. */
export const technical =
  /^(?:u?int(?:eger)?(?:\d+)?|bigint|smallint|tinyint|serial|bool(?:ean)?|string|str|varchar|char|datetime|timestamp(?:tz)?|uuid|guid|float|double|dec(?:imal)?|numeric|jsonb?|enum|blob|fk|datum|(?:s|vc|str|string|n?varchar|char|txt)\d{2,5})(?:\(\d[\d, ]*\))?(?:\[\])?\??$/i;
