import type { Place } from '../../place.ts';
import { misfit, missing, type Run, type Setting } from './closure.ts';
import { spelling } from './names.ts';
import type { Node } from './syntax.ts';
import type { GivenName } from './types.ts';
import { equal, Failure, is, isList, type Outcome, type Value } from './values.ts';
import type { World } from './world.ts';

/** Compiles a name: an item of a macro, a field of the subject, a constant, a given name, an entity's instances. */
export function compileName(node: Extract<Node, { readonly is: 'name' }>, setting: Setting): Run {
  for (let local = setting.locals; local; local = local.next) {
    const { slot } = local;
    if (local.name === node.name) return ({ locals }) => locals[slot] as Value;
  }
  const meaning = setting.inference.meanings.get(node);
  // A name that the document leaves open may be a field of the subject.
  if (!meaning || meaning.is === 'field') {
    const self: Run = ({ world }) => (world.self === undefined ? missing('self', node) : world.self);
    return compileField(self, node.name, node, setting, meaning?.name);
  }
  const { name } = meaning;
  if (meaning.is === 'entity') return ({ world }) => world.instances(name);
  if (meaning.is === 'given') return given(meaning.name, node, setting);
  return ({ world }) => {
    const value = world.constant(name);
    return value === undefined ? missing(name, node) : value;
  };
}

function given(name: GivenName, at: Place, setting: Setting): Run {
  if (name === 'own') return own(at, setting);
  return ({ world }) => {
    const value = world[name];
    return value === undefined ? missing(name, at) : value;
  };
}

/** Whether the owner of the subject is the actor. Where nobody is signed in, nobody owns. */
function own(at: Place, { inference }: Setting): Run {
  return ({ world }) => {
    const { self, actor } = world;
    if (!self || actor === undefined) return missing('own', at);
    const owner = inference.schema.entities.get(self.entity)?.owner;
    if (owner === undefined) return new Failure(`No field of ${self.entity} has the rule “owner”.`, at);
    const value = world.field(self, owner);
    if (value === undefined) return missing(owner, at);
    return actor !== null && equal(value, actor);
  };
}

/** A field of a value; undefined where it has none of that name. */
function fieldOf(
  value: Value,
  asked: string,
  declared: string | undefined,
  world: World,
  setting: Setting,
): Outcome | undefined {
  if (is(value, 'instance')) {
    const shape = setting.inference.schema.entities.get(value.entity);
    return world.field(value, declared ?? (shape && spelling(shape.fields, asked)) ?? asked);
  }
  if (!is(value, 'record')) return undefined;
  const name = declared ?? asked;
  const found = value.fields.get(name);
  // What a payload may leave out is null where it is left out.
  const optional = value === world.input && setting.inference.scope.input?.get(name)?.is === 'nullable';
  return found === undefined && optional ? null : found;
}

/** Compiles `.name`; `declared` is the name as the document spells it, where that is known. */
export function compileField(of: Run, asked: string, at: Place, setting: Setting, declared?: string): Run {
  return (frame) => {
    const value = of(frame);
    if (value instanceof Failure) return value;
    if (value === null) return new Failure(`There is no “${asked}” of null.`, at);
    const found = fieldOf(value, asked, declared, frame.world, setting);
    return found === undefined ? missing(asked, at) : found;
  };
}

/** Compiles `has(x.name)`: whether there is a value, null being none. */
export function compileHas(
  of: Run,
  { name, nameAt }: Extract<Node, { readonly is: 'field' }>,
  setting: Setting,
  declared?: string,
): Run {
  return (frame) => {
    const value = of(frame);
    if (value instanceof Failure) return value;
    if (value === null) return new Failure(`There is no “${name}” of null.`, nameAt);
    const found = fieldOf(value, name, declared, frame.world, setting);
    if (found instanceof Failure) return found;
    if (found === undefined && is(value, 'instance')) return missing(name, nameAt);
    return found !== undefined && found !== null;
  };
}

/** Compiles `list[0]`, `record['name']` and `self['name']`. */
export function compileIndex(
  of: Run,
  key: Run,
  node: Extract<Node, { readonly is: 'index' }>,
  setting: Setting,
  declared?: string,
): Run {
  return (frame) => {
    const value = of(frame);
    if (value instanceof Failure) return value;
    const at = key(frame);
    if (at instanceof Failure) return at;
    if (isList(value) && typeof at === 'bigint') {
      const item = at < 0n ? undefined : value[Number(at)];
      return item === undefined ? new Failure(`The list has no item ${at}.`, node) : item;
    }
    if (typeof at !== 'string' || (!is(value, 'instance') && !is(value, 'record')))
      return misfit('[…]', value, node);
    const found = fieldOf(value, at, declared, frame.world, setting);
    return found === undefined ? missing(at, node.key) : found;
  };
}
