import { limits } from '../../limits.ts';
import { analyse } from '../expressions/check.ts';
import { compile } from '../expressions/evaluate.ts';
import type { Inference } from '../expressions/inference.ts';
import type { BinaryOperator, Node } from '../expressions/syntax.ts';
import type { Schema, Scope, ValueType } from '../expressions/types.ts';
import { Failure, type Value } from '../expressions/values.ts';
import { anyValue, beyond, complement, oneOf, onlyNull, type Range } from './range.ts';

/** A statement about one thing: that its value lies in a range. */
export interface Atom {
  /** Two atoms of one key speak of the same thing: a field, the size of a list, how two values compare. */
  readonly key: string;
  /** The names it depends on: atoms without a common one are independent. */
  readonly roots: readonly string[];
  readonly range: Range;
  /** Whether the thing can take each of its values; of other things only a contradiction can be concluded. */
  readonly free: boolean;
  /** The type of the thing, where it is a name of the document. */
  readonly type?: ValueType;
  /** Of a comparison: the two things. It can come out every way only where neither is bounded. */
  readonly sides?: readonly Omit<Atom, 'range'>[];
}

/** Ways in which a condition can be met, each by all of its atoms. Undefined where they are too many to look at. */
export type Ways = readonly (readonly Atom[])[] | undefined;

/** An expression with what it means where it stands. */
export interface Placed {
  readonly source: string;
  readonly scope: Scope;
}

interface Reading {
  readonly placed: Placed;
  readonly schema: Schema;
  readonly inference: Inference;
  /** The value of a constant of the document, where it has only one. */
  readonly constant: (name: string) => Value | undefined;
}

const signs = { below: oneOf([-1n]), same: oneOf([0n]), above: oneOf([1n]) };

/** How two values compare, when `operator` holds between them: -1, 0, 1, or null where only one is null. */
const relations: Partial<Readonly<Record<BinaryOperator, Range>>> = {
  '==': signs.same,
  '!=': complement(signs.same),
  '<': signs.below,
  '<=': oneOf([-1n, 0n]),
  '>': signs.above,
  '>=': oneOf([0n, 1n]),
};

const opposite: Partial<Readonly<Record<BinaryOperator, BinaryOperator>>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};
const mirrored: Partial<Readonly<Record<BinaryOperator, BinaryOperator>>> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};

function both(one: Ways, other: Ways): Ways {
  if (!one || !other || one.length * other.length > limits.ways) return undefined;
  return one.flatMap((left) => other.map((right) => [...left, ...right]));
}

function either(one: Ways, other: Ways): Ways {
  if (!one || !other || one.length + other.length > limits.ways) return undefined;
  return [...one, ...other];
}

/** The name of a part, the same however it is spelled: `self.total` and `total`, `lines.size()` and `size(lines)`. */
function keyOf(reading: Reading, node: Node): string {
  const meaning = reading.inference.meanings.get(node)?.name;
  if (node.is === 'name') return meaning ?? node.name;
  if (node.is === 'field') {
    const isSelf = node.of.is === 'name' && node.of.name === 'self';
    return isSelf ? (meaning ?? node.name) : `${keyOf(reading, node.of)}.${meaning ?? node.name}`;
  }
  const sized = sizedBy(node);
  if (sized) return `size(${keyOf(reading, sized)})`;
  return reading.placed.source.slice(node.from, node.to).replace(/\s+/g, ' ').replaceAll('self.', '');
}

/** What `size(x)` and `x.size()` are the size of. */
function sizedBy(node: Node): Node | undefined {
  if (node.is !== 'call' || node.name !== 'size') return undefined;
  return node.receiver ?? node.args[0];
}

/** The clock gives both `now` and `today`; `own` is about the actor. */
const given: ReadonlyMap<string, string> = new Map([
  ['now', '(clock)'],
  ['today', '(clock)'],
  ['own', 'actor'],
]);

function rootsOf(reading: Reading, node: Node): readonly string[] {
  switch (node.is) {
    case 'literal':
      return [];
    case 'name': {
      const name = keyOf(reading, node);
      return [given.get(name) ?? name];
    }
    case 'field': {
      const [first = '', second = ''] = keyOf(reading, node).split('.');
      return [first === 'input' || first === 'old' ? `${first}.${second}` : first];
    }
    default:
      return [...new Set(partsOf(node).flatMap((part) => rootsOf(reading, part)))];
  }
}

function partsOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((each: unknown): readonly Node[] => {
    const parts = Array.isArray(each) ? each.flat() : [each];
    return parts.filter((part): part is Node => typeof part === 'object' && part !== null && 'is' in part);
  });
}

/** Whether a part is a name of the document or a path of names, or the size of one. */
function isThing(node: Node): boolean {
  if (node.is === 'name') return node.name !== 'own';
  if (node.is === 'field') return isThing(node.of);
  const sized = sizedBy(node);
  return sized !== undefined && isThing(sized);
}

function thing(reading: Reading, node: Node): Omit<Atom, 'range'> {
  const type = reading.inference.types.get(node);
  return {
    key: keyOf(reading, node),
    roots: rootsOf(reading, node),
    free: isThing(node),
    ...(type === undefined ? {} : { type }),
  };
}

function atom(reading: Reading, node: Node, range: Range): Ways {
  return [[{ ...thing(reading, node), range }]];
}

/** The value of a part that does not depend on anything but constants of one value. */
function constantOf(reading: Reading, node: Node): Value | undefined {
  if (node.is === 'literal') return node.value;
  if (node.is === 'name')
    return reading.inference.meanings.get(node)?.is === 'constant' ? named(reading, node) : undefined;
  if (node.is === 'field' || node.is === 'comprehension' || node.is === 'has') return undefined;
  const source = reading.placed.source.slice(node.from, node.to);
  const compiled = compile(source, reading.placed.scope, reading.schema);
  if (!compiled.ok || !compiled.references.every(({ kind }) => kind === 'constant')) return undefined;
  const value = compiled.evaluate({
    field: () => undefined,
    instances: () => [],
    constant: reading.constant,
  });
  return value instanceof Failure ? undefined : value;
}

function named(reading: Reading, node: Extract<Node, { readonly is: 'name' }>): Value | undefined {
  return reading.constant(keyOf(reading, node));
}

/** The values on the side of a bound that an operator means. */
function side(operator: BinaryOperator, value: Value): Range {
  if (value === null) return operator === '==' ? onlyNull : anyValue;
  switch (operator) {
    case '<':
    case '<=':
      return beyond('below', value, operator === '<');
    case '>':
    case '>=':
      return beyond('above', value, operator === '>');
    case '!=':
      return complement(oneOf([value]));
    default:
      return oneOf([value]);
  }
}

function comparison(reading: Reading, node: Extract<Node, { readonly is: 'binary' }>, sense: boolean): Ways {
  const operator = sense ? node.operator : (opposite[node.operator] ?? node.operator);
  const [left, right] = [constantOf(reading, node.left), constantOf(reading, node.right)];
  if (left !== undefined && right !== undefined) return opaque(reading, node, sense);
  if (right !== undefined) return atom(reading, node.left, side(operator, right));
  if (left !== undefined) return atom(reading, node.right, side(mirrored[operator] ?? operator, left));
  const keys = [keyOf(reading, node.left), keyOf(reading, node.right)] as const;
  const swapped = keys[0] > keys[1];
  const range = relations[swapped ? (mirrored[operator] ?? operator) : operator];
  if (range === undefined) return opaque(reading, node, sense);
  const ordered = swapped ? [keys[1], keys[0]] : keys;
  const roots = [...new Set([...rootsOf(reading, node.left), ...rootsOf(reading, node.right)])];
  const free = keys[0] !== keys[1] && isThing(node.left) && isThing(node.right);
  const sides = [thing(reading, node.left), thing(reading, node.right)];
  return [[{ key: ordered.join(' ? '), roots, range, free, sides }]];
}

/** A condition that is not looked into: the same words are the same truth. */
function opaque(reading: Reading, node: Node, sense: boolean): Ways {
  return [[{ key: keyOf(reading, node), roots: rootsOf(reading, node), range: oneOf([sense]), free: false }]];
}

function membership(reading: Reading, node: Extract<Node, { readonly is: 'binary' }>, sense: boolean): Ways {
  const values =
    node.right.is === 'list'
      ? node.right.items.map((item) => constantOf(reading, item))
      : [constantOf(reading, node.right)].flatMap((list) =>
          Array.isArray(list) ? (list as Value[]) : [undefined],
        );
  if (values.some((value) => value === undefined || value === null)) return opaque(reading, node, sense);
  const among = oneOf(values as Value[]);
  return atom(reading, node.left, sense ? among : complement(among));
}

function waysOf(reading: Reading, node: Node, sense: boolean): Ways {
  const inner = (each: Node, is = sense): Ways => waysOf(reading, each, is);
  switch (node.is) {
    case 'literal':
      return node.value === sense ? [[]] : typeof node.value === 'boolean' ? [] : undefined;
    case 'not':
      return inner(node.of, !sense);
    case 'and':
    case 'or':
      return ((node.is === 'and') === sense ? both : either)(inner(node.left), inner(node.right));
    case 'choice':
      return either(
        both(inner(node.test, true), inner(node.yes)),
        both(inner(node.test, false), inner(node.no)),
      );
    case 'has':
      return atom(reading, node.field, sense ? anyValue : onlyNull);
    case 'name':
    case 'field':
      return isThing(node) ? atom(reading, node, oneOf([sense])) : opaque(reading, node, sense);
    case 'binary':
      if (node.operator === 'in') return membership(reading, node, sense);
      return node.operator in relations ? comparison(reading, node, sense) : opaque(reading, node, sense);
    default:
      return opaque(reading, node, sense);
  }
}

/**
 * The ways in which an expression is true, or false. A comparison that fails to evaluate is not met, so its
 * opposite is no mere negation: neither `x > 5` nor `!(x > 5)` holds of null. Undefined for an expression that
 * cannot be checked.
 */
export function waysToMeet(
  placed: Placed,
  schema: Schema,
  constant: (name: string) => Value | undefined,
  sense = true,
): Ways {
  const { node, inference, checked } = analyse(placed.source, placed.scope, schema);
  if (!node || !inference || !checked.ok) return undefined;
  return waysOf({ placed, schema, inference, constant }, node, sense);
}
