import type { Place } from '../../place.ts';
import type { PatternProblem } from './patterns.ts';
import type { Kind, ValueType } from './types.ts';
import type { Outcome, Value } from './values.ts';

/** A function of the expression language: how it is written, what it takes and gives, and what it does. */
export interface CelFunction {
  /** Written `f(x, y)`, `x.f(y)`, or either. */
  readonly style: 'function' | 'method' | 'both';
  /** What each argument may be, the receiver of a method first; `any` is everything. */
  readonly takes: readonly (readonly Kind[] | 'any')[];
  /** More arguments of the last kind may follow. */
  readonly more?: true;
  /** The type of the result; undefined where the arguments do not go together. */
  readonly gives: (types: readonly ValueType[]) => ValueType | undefined;
  /** What is wrong with a literal text as the last argument. */
  readonly literal?: (text: string) => PatternProblem | undefined;
  /** Undefined when the values are not of a kind that it takes. `gives` is the type that was found before. */
  readonly run: (values: readonly Value[], at: Place, gives: ValueType) => Outcome | undefined;
}
