import type { Place } from '../../place.ts';
import type { Decimal } from './decimal.ts';

/** The binary operators of CEL, without `&&` and `||`. */
export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

/** The macros that go over a list with a name for each of its items. */
export type Comprehension = 'all' | 'exists' | 'exists_one' | 'map' | 'filter';

/** A literal: an integer is a bigint, a number with a point is exact. */
export type Literal = null | boolean | bigint | string | Decimal;

/** A part of an expression. `from` and `to` are offsets in its source. */
export type Node = Place &
  (
    | { readonly is: 'literal'; readonly value: Literal }
    | { readonly is: 'name'; readonly name: string }
    | { readonly is: 'field'; readonly of: Node; readonly name: string; readonly nameAt: Place }
    | { readonly is: 'index'; readonly of: Node; readonly key: Node }
    | {
        readonly is: 'call';
        readonly name: string;
        readonly nameAt: Place;
        /** What stands before the dot of `x.size()`. */
        readonly receiver?: Node;
        readonly args: readonly Node[];
      }
    | {
        readonly is: 'comprehension';
        readonly how: Comprehension;
        readonly over: Node;
        readonly variable: string;
        /** The condition of a `map` with three arguments. */
        readonly only?: Node;
        readonly body: Node;
      }
    | { readonly is: 'has'; readonly field: Extract<Node, { readonly is: 'field' }> }
    | { readonly is: 'list'; readonly items: readonly Node[] }
    | { readonly is: 'record'; readonly entries: readonly (readonly [Node, Node])[] }
    | { readonly is: 'not'; readonly of: Node }
    | { readonly is: 'minus'; readonly of: Node }
    | { readonly is: 'and' | 'or'; readonly left: Node; readonly right: Node }
    | { readonly is: 'binary'; readonly operator: BinaryOperator; readonly left: Node; readonly right: Node }
    | { readonly is: 'choice'; readonly test: Node; readonly yes: Node; readonly no: Node }
  );

/** What can be wrong with an expression. */
export type ProblemKind = 'syntax' | 'unknown-name' | 'unknown-field' | 'type' | 'pattern' | 'too-long';

/** What is wrong with an expression, in plain words, and where in its source. */
export interface Problem extends Place {
  readonly problem: ProblemKind;
  readonly message: string;
  /** The name or value that is not known. */
  readonly name?: string;
  /** The names or values that it could have been. */
  readonly among?: readonly string[];
}
