import type { EnumValue, Type, TypeUse } from '../../model/entities/words/field-type.ts';
import { code, oneLine } from './cell.ts';
import { name } from './name.ts';

/** A type without `or none`. */
export function type(value: Type): string {
  switch (value.is) {
    case 'scalar':
      return value.name;
    case 'entity':
      return name(value.entity.name);
    case 'field':
      return name(value.field.name);
    case 'list':
      return `list of ${type(value.of)}`;
    case 'one-of':
      return oneOf(value.values);
    case 'unknown':
      return /[*_`|<>[\]"\\&]/.test(value.text) ? code(value.text) : oneLine(value.text);
  }
}

/** The type of a field, with `or none` where it may be absent. */
export function typeUse(value: TypeUse): string {
  return value.optional ? `${type(value.type)} or none` : type(value.type);
}

/** `one of a, b`: values as names, so that a value with a comma or a marker stands in code; `enum` where none is said. */
export function oneOf(values: readonly EnumValue[]): string {
  if (values.length === 0) return 'enum';
  return `one of ${values.map((entry) => name(entry.value)).join(', ')}`;
}
