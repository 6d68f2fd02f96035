import { derivedFromFacts } from '../derived.ts';
import type { ConstantsModel, EntitiesModel, Entity, Field } from '../domain-elements.ts';
import { entityIndex, fieldIndex } from '../element-index.ts';
import type { Type } from '../field-type.ts';
import type { Model } from '../model.ts';
import { lookUp, type NameIndex } from '../name-index.ts';
import { constantType } from './constants.ts';
import { type EntityShape, join, nullable, type Schema, unknownType, type ValueType } from './types.ts';

/** The one entity of that name; undefined where there is none, or several that it may mean. */
function entityNamed(index: NameIndex<Entity>, name: string): Entity | undefined {
  const { elements } = lookUp(index, name);
  return elements.length === 1 ? elements[0] : undefined;
}

/** The field that `Entity.field` or `Entity.relation.field` leads to, and the entity that it is a field of. */
function fieldNamed(
  index: NameIndex<Entity>,
  path: string,
): { readonly entity: Entity; readonly field: Field } | undefined {
  const [first = '', ...steps] = path.split('.');
  let entity = entityNamed(index, first);
  let found: Field | undefined;
  for (const [at, step] of steps.entries()) {
    const { elements } = entity
      ? lookUp(fieldIndex(entity), step.trim())
      : { elements: [] as readonly Field[] };
    [found] = elements;
    if (!entity || !found || elements.length > 1) return undefined;
    if (at === steps.length - 1) return { entity, field: found };
    const type = found.type.is === 'shown' ? found.type.value.type : undefined;
    entity = type?.is === 'entity' ? entityNamed(index, type.entity.name) : undefined;
  }
  return undefined;
}

/** The type that a type of the document stands for. `seen` are the fields that led here: a circle is unknown. */
function typeOf(index: NameIndex<Entity>, type: Type, from: string, seen: ReadonlySet<Field>): ValueType {
  switch (type.is) {
    case 'scalar':
      return type;
    case 'list':
      return { is: 'list', of: typeOf(index, type.of, from, seen) };
    case 'one-of':
      return { is: 'one-of', values: type.values.map((each) => each.value), from };
    case 'unknown':
      return unknownType;
    case 'entity': {
      const entity = entityNamed(index, type.entity.name);
      if (!entity) return unknownType;
      if (entity.is !== 'enumeration') return { is: 'entity', name: entity.name };
      return { is: 'one-of', values: entity.values.map((each) => each.value), from: entity.name };
    }
    case 'field': {
      const found = fieldNamed(index, type.field.name);
      if (!found || seen.has(found.field) || found.field.type.is !== 'shown') return unknownType;
      const { entity, field } = found;
      const of = `${entity.name}.${field.name}`;
      return narrowed(field, typeOf(index, found.field.type.value.type, of, new Set([...seen, field])), of);
    }
  }
}

/** A text with the rule "one of a, b" is that enumeration. */
function narrowed(field: Field, type: ValueType, from: string): ValueType {
  const rule = field.rules.find((each) => each.is === 'one-of');
  if (!rule || type.is !== 'scalar' || type.name !== 'text') return type;
  return { is: 'one-of', values: rule.values.map((each) => each.value), from };
}

function fieldType(index: NameIndex<Entity>, entity: Entity, field: Field): ValueType {
  if (field.type.is !== 'shown') return unknownType;
  const from = `${entity.name}.${field.name}`;
  const { type, optional } = field.type.value;
  const value = narrowed(field, typeOf(index, type, from, new Set([field])), from);
  const missing = optional || (field.required.is === 'shown' && !field.required.value);
  return missing ? nullable(value) : value;
}

function shapeOf(index: NameIndex<Entity>, entity: Entity): EntityShape {
  const fields = new Map<string, ValueType>();
  for (const field of entity.fields) {
    if (!fields.has(field.name)) fields.set(field.name, fieldType(index, entity, field));
  }
  const owner = entity.fields.find((field) => field.rules.some((rule) => rule.is === 'owner'))?.name;
  return {
    name: entity.name,
    is: entity.is === 'shape' ? 'shape' : 'entity',
    fields,
    ...(owner === undefined ? {} : { owner }),
    open: entity.stated.is !== 'shown' || entity.fields.length === 0,
  };
}

function entityShapes(model: EntitiesModel): ReadonlyMap<string, EntityShape> {
  const index = entityIndex(model);
  const shapes = new Map<string, EntityShape>();
  for (const entity of model.entities) {
    if (entity.is !== 'enumeration' && !shapes.has(entity.name))
      shapes.set(entity.name, shapeOf(index, entity));
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
export function valueTypeOf(type: Type, entities: EntitiesModel): ValueType {
  return typeOf(entityIndex(entities), type, '', new Set());
}

/**
 * The names and types of a model's entities and constants. As long as they say the same the schema is the same, so
 * that what was checked with it stays checked.
 */
export const schemaOf: (model: Model) => Schema = derivedFromFacts(['entities', 'constants'], (model) => ({
  entities: entityShapes(model.entities),
  constants: constantTypes(model.constants),
}));
