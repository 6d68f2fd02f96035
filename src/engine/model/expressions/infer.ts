import type { Place } from '../../place.ts';
import { inferBinary } from './infer-binary.ts';
import { inferCall } from './infer-call.ts';
import type { Inference } from './inference.ts';
import { isOpen, isTypeName, type Locals, meaningOf, namesInScope, spelling, subjectOf } from './names.ts';
import { integer } from './operators.ts';
import type { Node } from './syntax.ts';
import {
  join,
  kindOf,
  nullType,
  scalar,
  typeWords,
  unknownType,
  type ValueType,
  withoutNull,
} from './types.ts';
import { Failure } from './values.ts';

/** Finds the type of a part of an expression, telling `inference` what it found on the way. */
export function infer(inference: Inference, node: Node, locals: Locals | undefined): ValueType {
  const type = typeOf(inference, node, locals);
  inference.types.set(node, type);
  return type;
}

function typeOf(inference: Inference, node: Node, locals: Locals | undefined): ValueType {
  const inner = (each: Node): ValueType => infer(inference, each, locals);
  switch (node.is) {
    case 'literal':
      return literalType(inference, node);
    case 'name':
      return nameType(inference, node, locals);
    case 'field':
      return fieldType(inference, inner(node.of), node.name, node.nameAt, node);
    case 'has':
      inner(node.field);
      return scalar('boolean');
    case 'index':
      return indexType(inference, node, inner(node.of), inner(node.key));
    case 'call':
      return inferCall(inference, node, node.receiver ? [node.receiver, ...node.args] : node.args, inner);
    case 'comprehension':
      return comprehensionType(inference, node, locals);
    case 'list':
      return { is: 'list', of: node.items.length === 0 ? unknownType : node.items.map(inner).reduce(join) };
    case 'record': {
      for (const [key] of node.entries) inference.expect(key, inner(key), ['text'], 'The name of a value');
      const values = node.entries.map(([, value]) => inner(value));
      return { is: 'record', of: values.length === 0 ? unknownType : values.reduce(join) };
    }
    case 'not':
      inference.expect(node.of, inner(node.of), ['boolean'], '“!”');
      return scalar('boolean');
    case 'minus': {
      if (node.of.is === 'literal' && node.of.value === 2n ** 63n) return scalar('integer');
      const type = inner(node.of);
      return inference.expect(node.of, type, ['number'], '“-”') ? withoutNull(type) : unknownType;
    }
    case 'and':
    case 'or': {
      const operator = node.is === 'and' ? '“&&”' : '“||”';
      for (const side of [node.left, node.right]) inference.expect(side, inner(side), ['boolean'], operator);
      return scalar('boolean');
    }
    case 'binary':
      return inferBinary(inference, node, inner);
    case 'choice':
      inference.expect(node.test, inner(node.test), ['boolean'], 'What stands before “?”');
      return join(inner(node.yes), inner(node.no));
  }
}

function literalType(inference: Inference, node: Extract<Node, { readonly is: 'literal' }>): ValueType {
  const { value } = node;
  if (value === null) return nullType;
  if (typeof value === 'string') return scalar('text');
  if (typeof value === 'boolean') return scalar('boolean');
  if (typeof value !== 'bigint') return scalar('decimal');
  const found = integer(value, node);
  if (found instanceof Failure) inference.report('type', node, found.message);
  return scalar('integer');
}

function nameType(
  inference: Inference,
  node: Extract<Node, { readonly is: 'name' }>,
  locals: Locals | undefined,
): ValueType {
  const { scope, schema } = inference;
  const { name } = node;
  const meaning = meaningOf(name, scope, schema, locals);
  if (meaning) {
    inference.meanings.set(node, meaning);
    if (meaning.is === 'given') inference.requireGiven(meaning.name, node);
    if (meaning.is !== 'local') {
      const of = meaning.is === 'field' ? meaning.of : undefined;
      inference.refer({ kind: meaning.is, name: meaning.name, ...(of === undefined ? {} : { of }) }, node);
    }
    return meaning.type;
  }
  const among = namesInScope(scope, schema, locals);
  if (isTypeName(name)) {
    const field = subjectOf(scope, schema)?.fields.has(name) ?? isOpen(scope, schema);
    const message = `“${name}” is a word of the expression language${field ? `; the field is written “self.${name}”` : ''}.`;
    inference.report('unknown-name', node, message, { name, among: field ? [`self.${name}`] : among });
    return unknownType;
  }
  if (isOpen(scope, schema)) return unknownType;
  const isValue = [...schema.entities.values()].some((entity) =>
    [...entity.fields.values()].some((type) => {
      const only = withoutNull(type);
      return only.is === 'one-of' && only.values.includes(name);
    }),
  );
  const message = isValue
    ? `“${name}” is no name; a value is written in quotes: '${name}'.`
    : `“${name}” is declared nowhere: no field${scope.subject === undefined ? '' : ` of ${scope.subject}`}, constant or entity has this name.`;
  inference.report('unknown-name', node, message, { name, among: isValue ? [`'${name}'`, ...among] : among });
  return unknownType;
}

function fieldType(
  inference: Inference,
  type: ValueType,
  name: string,
  nameAt: Place,
  node: Node,
): ValueType {
  const of = withoutNull(type);
  const fields =
    of.is === 'entity'
      ? inference.schema.entities.get(of.name)?.fields
      : 'fields' in of
        ? of.fields
        : undefined;
  const owner = of.is === 'entity' ? of.name : undefined;
  const found = fields && spelling(fields, name);
  const fieldOf = found === undefined ? undefined : fields?.get(found);
  if (found !== undefined && fieldOf) {
    const meaning = {
      is: 'field',
      name: found,
      type: fieldOf,
      ...(owner === undefined ? {} : { of: owner }),
    } as const;
    inference.meanings.set(node, meaning);
    if (owner !== undefined) inference.refer({ kind: 'field', name: found, of: owner }, nameAt);
    return fieldOf;
  }
  if (of.is === 'record' && 'of' in of) return of.of;
  if (kindOf(of) === 'unknown') {
    inference.refer({ kind: 'field', name }, nameAt);
    return unknownType;
  }
  if (fields) {
    if (owner !== undefined && inference.schema.entities.get(owner)?.open) return unknownType;
    const message = `${owner ?? 'The payload'} has no field “${name}”.`;
    inference.report('unknown-field', nameAt, message, { name, among: [...fields.keys()] });
    return unknownType;
  }
  if (of.is === 'entity') return unknownType;
  const inside = of.is === 'list' ? ` To look into each item write “.map(item, item.${name})”.` : '';
  inference.report(
    'type',
    nameAt,
    `There is no “.${name}” here: what stands before it is ${typeWords(of)}.${inside}`,
  );
  return unknownType;
}

function indexType(
  inference: Inference,
  node: Extract<Node, { readonly is: 'index' }>,
  type: ValueType,
  key: ValueType,
): ValueType {
  const of = withoutNull(type);
  const name = node.key.is === 'literal' && typeof node.key.value === 'string' ? node.key.value : undefined;
  if (name !== undefined && (of.is === 'entity' || of.is === 'record' || kindOf(of) === 'unknown')) {
    return fieldType(inference, of, name, { from: node.key.from + 1, to: node.key.to - 1 }, node);
  }
  if (of.is === 'list') {
    inference.expect(node.key, key, ['number'], 'The place in a list');
    return of.of;
  }
  if (of.is === 'record') {
    inference.expect(node.key, key, ['text'], 'The name of a value');
    return 'of' in of ? of.of : unknownType;
  }
  if (kindOf(of) !== 'unknown') {
    inference.report(
      'type',
      node,
      `“[…]” takes an item of a list; what stands before it is ${typeWords(of)}.`,
    );
  }
  return unknownType;
}

function comprehensionType(
  inference: Inference,
  node: Extract<Node, { readonly is: 'comprehension' }>,
  locals: Locals | undefined,
): ValueType {
  const over = withoutNull(infer(inference, node.over, locals));
  const kind = kindOf(over);
  if (kind !== 'list' && kind !== 'record' && kind !== 'unknown') {
    inference.report(
      'type',
      node.over,
      `“${node.how}” goes over a list; “${inference.slice(node.over)}” is ${typeWords(over)}.`,
    );
  }
  const item = over.is === 'list' ? over.of : over.is === 'record' ? scalar('text') : unknownType;
  const within: Locals = { name: node.variable, type: item, next: locals };
  if (node.only)
    inference.expect(node.only, infer(inference, node.only, within), ['boolean'], 'The condition of “map”');
  const body = infer(inference, node.body, within);
  if (node.how === 'map') return { is: 'list', of: body };
  inference.expect(node.body, body, ['boolean'], `The condition of “${node.how}”`);
  return node.how === 'filter' ? { is: 'list', of: item } : scalar('boolean');
}
