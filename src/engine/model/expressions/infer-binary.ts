import type { Inference } from './inference.ts';
import { binaryType } from './operators.ts';
import type { BinaryOperator, Node } from './syntax.ts';
import { kindOf, typeWords, unknownType, type ValueType, withoutNull } from './types.ts';

type Binary = Extract<Node, { readonly is: 'binary' }>;

/** The values of an enumeration, or of a list of one. */
function valuesOf(type: ValueType): Extract<ValueType, { readonly is: 'one-of' }> | undefined {
  const only = withoutNull(type);
  if (only.is === 'list') return valuesOf(only.of);
  return only.is === 'one-of' && only.values.length > 0 ? only : undefined;
}

/** Holds the texts that are compared with an enumeration against its values. */
function checkValues(inference: Inference, type: ValueType, node: Node): void {
  const allowed = valuesOf(type);
  if (!allowed) return;
  if (node.is === 'list') for (const item of node.items) checkValues(inference, type, item);
  if (node.is === 'choice') for (const side of [node.yes, node.no]) checkValues(inference, type, side);
  if (node.is !== 'literal' || typeof node.value !== 'string') return;
  const { value } = node;
  if (allowed.values.includes(value)) {
    const of = allowed.from;
    inference.refer(
      { kind: 'value', name: value, ...(of === undefined ? {} : { of }) },
      inference.inside(node, value),
    );
    return;
  }
  const message = `“${value}” is none of its values: ${typeWords(allowed)}.`;
  inference.report('type', inference.inside(node, value), message, { name: value, among: allowed.values });
}

/** What would help, for mistakes that are easily made. */
function advice(operator: BinaryOperator, left: ValueType, right: ValueType): string {
  const kinds = [kindOf(left), kindOf(right)];
  const both = (a: string, b: string): boolean => kinds.includes(a as never) && kinds.includes(b as never);
  if (both('date', 'timestamp')) return ' A date goes with “today”, a timestamp with “now”.';
  if (both('number', 'duration'))
    return " A duration is written duration('24h'); a constant is one by its unit.";
  if (operator === '+' && kinds.includes('text')) return ' “string(…)” makes a text of a value.';
  if (operator === 'in' && kinds[1] === 'text') return ' Whether a text holds another is “text.contains(…)”.';
  if (operator === '%') return ' It needs two integers.';
  return '';
}

const compares: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

/** The type of `left operator right`, after holding both against what the operator takes. */
export function inferBinary(inference: Inference, node: Binary, inner: (node: Node) => ValueType): ValueType {
  const { operator } = node;
  const [left, right] = [inner(node.left), inner(node.right)];
  if (operator === '==' || operator === '!=' || operator === 'in') {
    checkValues(inference, left, node.right);
    checkValues(inference, right, node.left);
  }
  const type = binaryType(operator, left, right);
  if (type) return type;
  const sides = `“${inference.slice(node.left)}” is ${typeWords(left)}, “${inference.slice(node.right)}” is ${typeWords(right)}`;
  const what = compares.has(operator) ? 'they cannot be compared' : `“${operator}” does not apply to them`;
  inference.report('type', node, `${sides}: ${what}.${advice(operator, left, right)}`);
  return unknownType;
}
