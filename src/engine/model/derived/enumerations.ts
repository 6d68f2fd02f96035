import type { Field } from '../domain-elements.ts';
import type { EnumValue, Type } from '../entities/words/field-type.ts';
import type { Model } from '../model.ts';
import { shownValue } from '../stated.ts';
import { find } from './resolve.ts';

/**
 * The values of a type that has a list of them: `one of a, b`, an enumeration declared as an element, or the
 * type of a field that has one. Undefined for every other type; `depth` ends a circle of field types.
 */
export function valuesOfType(model: Model, type: Type, depth = 8): readonly EnumValue[] | undefined {
  if (depth === 0) return undefined;
  if (type.is === 'one-of') return type.values;
  if (type.is === 'entity') {
    const entity = find(model, 'entity', type.entity);
    return entity?.is === 'enumeration' ? entity.values : undefined;
  }
  if (type.is !== 'field') return undefined;
  const use = shownValue(find(model, 'field', type.field)?.type ?? { is: 'unstated' });
  return use && valuesOfType(model, use.type, depth - 1);
}

/** The values of a field that has a list of them. */
export function valuesOfField(model: Model, field: Field): readonly EnumValue[] | undefined {
  const use = shownValue(field.type);
  return use && valuesOfType(model, use.type);
}
