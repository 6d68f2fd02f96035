import { fieldIndex, namesAmong } from '../derived/element-index.ts';
import { lookUp } from '../derived/name-index.ts';
import type { ConstantsModel, Entity, Field } from '../domain-elements.ts';
import type { Type } from '../entities/words/field-type.ts';
import type { Model } from '../model.ts';
import { isAlike } from '../tracking/alike.ts';
import { derivedFromFacts } from '../tracking/derived.ts';
import { type Memory, memoryOf } from '../tracking/memory.ts';
import { NotedMap } from '../tracking/noted-map.ts';
import type { Keeper } from '../tracking/noting.ts';
import { perElement } from '../tracking/per-element.ts';
import { constantType } from './constants.ts';
import { type EntityShape, join, nullable, type Schema, unknownType, type ValueType } from './types.ts';

/** The one entity of that name; undefined where there is none, or several that it may mean. */
function entityNamed(model: Model, name: string): Entity | undefined {
  const { elements } = namesAmong(model, 'entities').find(name);
  return elements.length === 1 ? elements[0] : undefined;
}

/** The field that `Entity.field` or `Entity.relation.field` leads to, and the entity that it is a field of. */
function fieldNamed(
  model: Model,
  path: string,
): { readonly entity: Entity; readonly field: Field } | undefined {
  const [first = '', ...steps] = path.split('.');
  let entity = entityNamed(model, first);
  let found: Field | undefined;
  for (const [at, step] of steps.entries()) {
    const { elements } = entity
      ? lookUp(fieldIndex(entity), step.trim())
      : { elements: [] as readonly Field[] };
    [found] = elements;
    if (!entity || !found || elements.length > 1) return undefined;
    if (at === steps.length - 1) return { entity, field: found };
    const type = found.type.is === 'shown' ? found.type.value.type : undefined;
    entity = type?.is === 'entity' ? entityNamed(model, type.entity.name) : undefined;
  }
  return undefined;
}

/** The type that a type of the document stands for. `seen` are the fields that led here: a circle is unknown. */
function typeOf(model: Model, type: Type, from: string, seen: ReadonlySet<Field>): ValueType {
  switch (type.is) {
    case 'scalar':
      return type;
    case 'list':
      return { is: 'list', of: typeOf(model, type.of, from, seen) };
    case 'one-of':
      return { is: 'one-of', values: type.values.map((each) => each.value), from };
    case 'unknown':
      return unknownType;
    case 'entity': {
      const entity = entityNamed(model, type.entity.name);
      if (!entity) return unknownType;
      if (entity.is !== 'enumeration') return { is: 'entity', name: entity.name };
      return { is: 'one-of', values: entity.values.map((each) => each.value), from: entity.name };
    }
    case 'field': {
      const found = fieldNamed(model, type.field.name);
      if (!found || seen.has(found.field) || found.field.type.is !== 'shown') return unknownType;
      const { entity, field } = found;
      const of = `${entity.name}.${field.name}`;
      return narrowed(field, typeOf(model, found.field.type.value.type, of, new Set([...seen, field])), of);
    }
  }
}

/** A text with the rule "one of a, b" is that enumeration. */
function narrowed(field: Field, type: ValueType, from: string): ValueType {
  const rule = field.rules.find((each) => each.is === 'one-of');
  if (!rule || type.is !== 'scalar' || type.name !== 'text') return type;
  return { is: 'one-of', values: rule.values.map((each) => each.value), from };
}

function fieldType(model: Model, entity: Entity, field: Field): ValueType {
  if (field.type.is !== 'shown') return unknownType;
  const from = `${entity.name}.${field.name}`;
  const { type, optional } = field.type.value;
  const value = narrowed(field, typeOf(model, type, from, new Set([field])), from);
  const missing = optional || (field.required.is === 'shown' && !field.required.value);
  return missing ? nullable(value) : value;
}

const shapeOf = perElement((model: Model, entity: Entity): EntityShape => {
  const fields = new Map<string, ValueType>();
  for (const field of entity.fields) {
    if (!fields.has(field.name)) fields.set(field.name, fieldType(model, entity, field));
  }
  const owner = entity.fields.find((field) => field.rules.some((rule) => rule.is === 'owner'))?.name;
  return {
    name: entity.name,
    is: entity.is === 'shape' ? 'shape' : 'entity',
    fields,
    ...(owner === undefined ? {} : { owner }),
    open: entity.stated.is !== 'shown' || entity.fields.length === 0,
  };
});

function entityShapes(model: Model): ReadonlyMap<string, EntityShape> {
  const shapes = new Map<string, EntityShape>();
  for (const entity of model.entities.entities) {
    if (entity.is !== 'enumeration' && !shapes.has(entity.name))
      shapes.set(entity.name, shapeOf(model, entity));
  }
  return shapes;
}

function constantTypes(model: ConstantsModel): ReadonlyMap<string, ValueType> {
  const types = new Map<string, ValueType>();
  for (const { name, value, unit } of model.constants) {
    const type = value.is === 'shown' ? constantType(value.value, unit) : unknownType;
    const other = types.get(name);
    types.set(name, other ? join(other, type) : type);
  }
  return types;
}

/** The type that a payload's field or an answer has, as the document's entities give it. */
export function valueTypeOf(model: Model, type: Type): ValueType {
  return typeOf(model, type, '', new Set());
}

/** Whether two types, or what is made of types, say the same. */
const isSame = (one: unknown, other: unknown): boolean => isAlike(one, other, areSameMaps);

function areSameMaps(one: object, other: object): boolean | undefined {
  if (!(one instanceof Map)) return undefined;
  return (
    other instanceof Map &&
    one.size === other.size &&
    [...one.keys()].join('\n') === [...other.keys()].join('\n') &&
    [...one].every(([key, value]) => isSame(value, other.get(key)))
  );
}

const shapesOf = derivedFromFacts(['entities'], entityShapes);
const typesOf = derivedFromFacts(['constants'], (model) => constantTypes(model.constants));

/** Something that was made with a schema, and how. */
interface Made {
  readonly make: () => unknown;
}

const kept = perElement((_: Model, { make }: Made): unknown => make());

/** So many things that were made with a schema are kept. */
const most = 20_000;

/** The names and types of a document, over all its readings. */
class LiveSchema implements Schema, Keeper {
  readonly entities: NotedMap<EntityShape>;
  readonly constants: NotedMap<ValueType>;
  readonly #memory: Memory;
  readonly #made = new Map<string, Made>();

  constructor(memory: Memory) {
    this.#memory = memory;
    this.entities = new NotedMap(memory, shapesOf, isSame);
    this.constants = new NotedMap(memory, typesOf, isSame);
  }

  keep<V>(key: string, make: () => V): V {
    let made = this.#made.get(key);
    if (!made) {
      if (this.#made.size >= most) this.#made.clear();
      made = { make };
      this.#made.set(key, made);
    }
    return kept(this.#memory.live, made) as V;
  }

  refresh(): void {
    this.entities.refresh();
    this.constants.refresh();
  }
}

const self = {};

/**
 * The names and types of a model's entities and constants: always those of the newest reading. Who looks at one of them
 * depends on that one alone, so that what was checked with the others stays checked.
 */
export function schemaOf(model: Model): Schema {
  return memoryOf(model).keep(self, (memory) => new LiveSchema(memory));
}
