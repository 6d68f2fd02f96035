import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Default, EnumValue } from '../../model/entities/words/field-type.ts';
import { expression } from './condition.ts';
import { constraints } from './constraint.ts';
import { name, title } from './name.ts';
import { type Piece, type PrintPoint, row } from './piece.ts';
import { sentence, stated, yesNo } from './stated.ts';
import { typeUse } from './type.ts';

/** Columns of an entity's table of fields. */
export const fieldColumns = ['Field', 'Type', 'Required', 'Default', 'Rules', 'Meaning'] as const;

/** Columns of an enumeration's table of values. */
export const valueColumns = ['Value', 'Meaning'] as const;

/** A default: a value as a name, a text in quotation marks, an expression in code. */
export function defaultValue(value: Default): string {
  if (value.expression) return expression(value.expression);
  return value.quoted ? `"${value.text}"` : name(value.text);
}

function field(value: Field): Piece {
  const cells = [
    name(value.name),
    stated(value.type, typeUse),
    stated(value.required, yesNo),
    stated(value.default, defaultValue),
    value.rules.length > 0 ? constraints(value.rules) : stated(value.rulesStated, () => ''),
    value.meaning,
  ];
  return row('fields', value, fieldColumns, cells, { prose: ['Meaning'] });
}

function enumValue(entry: EnumValue): Piece {
  return row('values', entry, valueColumns, [name(entry.value), entry.meaning ?? ''], { prose: ['Meaning'] });
}

function intro(entity: Entity): string[] {
  const shape = entity.is === 'shape' && !/\bnot stored\b/i.test(entity.description) ? ['Not stored.'] : [];
  return [...shape, entity.description, sentence(entity.stated)].filter((text) => text !== '');
}

/** Point 3: a heading an entity, with its table of fields, or of values for an enumeration. */
export const printEntities: PrintPoint = ({ entities }) => ({
  pieces: [],
  sections: entities.entities.map((entity) => ({
    at: entity.at,
    heading: title(entity.name),
    intro: intro(entity),
    pieces: entity.is === 'enumeration' ? entity.values.map(enumValue) : entity.fields.map(field),
    holds: [entity.name, entity.description],
  })),
});
