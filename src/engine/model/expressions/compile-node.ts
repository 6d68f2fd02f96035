import type { Place } from '../../place.ts';
import { misfit, type Run, type Setting } from './closure.ts';
import { comprehension } from './compile-comprehension.ts';
import { compileField, compileHas, compileIndex, compileName } from './compile-name.ts';
import { subtract } from './decimal.ts';
import { functions } from './functions.ts';
import { binaryValue, integer } from './operators.ts';
import type { Node } from './syntax.ts';
import { unknownType } from './types.ts';
import { Failure, isList, isNumeric, type Outcome, type Value } from './values.ts';

/** Compiles a part of an expression that was checked. */
export function compileNode(node: Node, setting: Setting): Run {
  const inner = (each: Node): Run => compileNode(each, setting);
  const declared = (each: Node): string | undefined => setting.inference.meanings.get(each)?.name;
  switch (node.is) {
    case 'literal': {
      const { value } = node;
      return () => value;
    }
    case 'name':
      return compileName(node, setting);
    case 'field':
      return compileField(inner(node.of), node.name, node.nameAt, setting, declared(node));
    case 'has':
      return compileHas(inner(node.field.of), node.field, setting, declared(node.field));
    case 'index':
      return compileIndex(inner(node.of), inner(node.key), node, setting, declared(node));
    case 'call':
      return call(node, setting, inner);
    case 'comprehension':
      return comprehension(node, setting, compileNode);
    case 'list':
      return list(node.items.map(inner));
    case 'record':
      return record(
        node.entries.map(([key, value]) => [inner(key), inner(value)]),
        node,
      );
    case 'not': {
      const of = inner(node.of);
      return (frame) => {
        const value = of(frame);
        if (value instanceof Failure) return value;
        return typeof value === 'boolean' ? !value : misfit('!', value, node);
      };
    }
    case 'minus':
      return minus(node, inner);
    case 'and':
    case 'or':
      return junction(inner(node.left), inner(node.right), node.is === 'or', node);
    case 'binary': {
      const [left, right, { operator }] = [inner(node.left), inner(node.right), node];
      return (frame) => {
        const a = left(frame);
        if (a instanceof Failure) return a;
        const b = right(frame);
        return b instanceof Failure ? b : binaryValue(operator, a, b, node);
      };
    }
    case 'choice': {
      const [test, yes, no] = [inner(node.test), inner(node.yes), inner(node.no)];
      return (frame) => {
        const value = test(frame);
        if (value instanceof Failure) return value;
        if (typeof value !== 'boolean') return misfit('?', value, node.test);
        return value ? yes(frame) : no(frame);
      };
    }
  }
}

/** CEL's `&&` and `||`: when either side decides, the other may fail. */
function junction(left: Run, right: Run, decides: boolean, node: Node): Run {
  const operator = decides ? '||' : '&&';
  const truth = (value: Outcome): boolean | Failure =>
    typeof value === 'boolean' || value instanceof Failure ? value : misfit(operator, value, node);
  return (frame) => {
    const a = truth(left(frame));
    if (a === decides) return decides;
    const b = truth(right(frame));
    return b === decides ? decides : a instanceof Failure ? a : b;
  };
}

function minus(node: Extract<Node, { readonly is: 'minus' }>, inner: (node: Node) => Run): Run {
  const of = inner(node.of);
  return (frame) => {
    const value = of(frame);
    if (value instanceof Failure) return value;
    if (typeof value === 'bigint') return integer(-value, node);
    return isNumeric(value) ? (subtract(0n, value) ?? misfit('-', value, node)) : misfit('-', value, node);
  };
}

function list(items: readonly Run[]): Run {
  return (frame) => {
    const values: Value[] = [];
    for (const item of items) {
      const value = item(frame);
      if (value instanceof Failure) return value;
      values.push(value);
    }
    return values;
  };
}

function record(entries: readonly (readonly [Run, Run])[], at: Place): Run {
  return (frame) => {
    const fields = new Map<string, Value>();
    for (const [key, of] of entries) {
      const named = key(frame);
      const value = named instanceof Failure ? named : of(frame);
      if (named instanceof Failure || value instanceof Failure) return value as Failure;
      if (typeof named !== 'string') return new Failure('A value is named by a text.', at);
      if (fields.has(named)) return new Failure(`“${named}” is given twice.`, at);
      fields.set(named, value);
    }
    return { is: 'record', fields };
  };
}

function call(
  node: Extract<Node, { readonly is: 'call' }>,
  setting: Setting,
  inner: (node: Node) => Run,
): Run {
  const of = functions.get(node.name);
  const given = list((node.receiver ? [node.receiver, ...node.args] : node.args).map(inner));
  const gives = setting.inference.types.get(node) ?? unknownType;
  return (frame) => {
    const values = given(frame);
    if (values instanceof Failure || !isList(values)) return values;
    const found = of?.run(values, node, gives);
    return found === undefined ? misfit(node.name, values[0] ?? null, node) : found;
  };
}
