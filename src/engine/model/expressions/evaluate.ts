import { limits } from '../../limits.ts';
import { type Analysis, analyse } from './check.ts';
import { compileNode } from './compile-node.ts';
import type { Used } from './inference.ts';
import type { Problem } from './syntax.ts';
import type { Schema, Scope, ValueType } from './types.ts';
import { Failure, type Outcome } from './values.ts';
import type { World } from './world.ts';

/** An expression that can be evaluated, or what is wrong with it. */
export type Compiled =
  | {
      readonly ok: true;
      readonly type: ValueType;
      readonly references: readonly Used[];
      /** The value in a world, or the failure to have one. Never throws. */
      readonly evaluate: (world: World) => Outcome;
    }
  | ({ readonly ok: false; readonly references: readonly Used[] } & Problem);

const known = new WeakMap<Analysis, Compiled>();

function compileFresh({ node, inference, checked }: Analysis): Compiled {
  if (!checked.ok) return checked;
  // An expression that was checked without a problem has been parsed.
  if (!node || !inference) throw new Error('an analysis without a tree');
  const run = compileNode(node, { inference, depth: 0, locals: undefined });
  return {
    ok: true,
    type: checked.type,
    references: checked.references,
    evaluate: (world) => {
      try {
        return run({ world, locals: [], left: limits.evaluation });
      } catch (error) {
        // Too many items, too large a comparison, or too deep a recursion: all of them are refused alike.
        if (error instanceof RangeError) return new Failure('This takes too long to evaluate.', node);
        throw error;
      }
    },
  };
}

/**
 * Compiles an expression to closures, once for each scope and schema. What `checkExpression` refuses is
 * refused here in the same words. Evaluation follows CEL: `&&` and `||` forget a failure when the other side
 * decides, integers have 64 bits and divide towards zero; decimals are exact (to 34 digits).
 */
export function compile(source: string, scope: Scope, schema: Schema): Compiled {
  const analysis = analyse(source, scope, schema);
  const found = known.get(analysis);
  if (found) return found;
  const made = compileFresh(analysis);
  known.set(analysis, made);
  return made;
}
