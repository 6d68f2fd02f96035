import type { Slot } from '../finding.ts';
import { find } from '../model/derived/resolve.ts';
import type { Entity, Field } from '../model/domain-elements.ts';
import type { Type } from '../model/entities/words/field-type.ts';
import type { Model } from '../model/model.ts';
import { type Stated, shownValue } from '../model/stated.ts';
import { type PickColumn, slotsIn } from '../model/tables/slots.ts';
import type { Place } from '../place.ts';
import { plain } from '../syntax/inline.ts';
import {
  copyOf,
  edgeCollector,
  type Graph,
  type GraphNode,
  type GraphRow,
  type LineEnd,
  uniqueIds,
} from './graph.ts';
import { gapWords, type Told, tell } from './told.ts';

/** A field in words. */
export interface FieldView {
  readonly name: string;
  readonly type: Told;
  readonly required: Told;
  /** Where it can be changed whether the field is required; absent where no cell of its own says it. */
  readonly slot?: Slot;
  readonly rules: string;
  readonly meaning: string;
  readonly at: Place;
}

/** A relation in words: a field whose type is another entity. */
export interface RelationView {
  readonly entity: string;
  readonly field: string;
  readonly to: string;
  /** How many of the other, as far as it is said: "exactly one", "any number". */
  readonly many: string;
  readonly at: Place;
}

/** An entity in words. */
export interface EntityView {
  readonly name: string;
  readonly is: Entity['is'];
  /** What is said of its fields as a whole. */
  readonly stated: Told['is'];
  readonly fields: readonly FieldView[];
  readonly values: readonly { readonly value: string; readonly meaning: string; readonly at: Place }[];
  readonly at: Place;
}

/** Point 3 as it is looked at. */
export interface EntitiesView {
  readonly entities: readonly EntityView[];
  readonly relations: readonly RelationView[];
  readonly graph: Graph;
}

/** A type in words. */
export function typeText(type: Type): string {
  switch (type.is) {
    case 'scalar':
      return type.name;
    case 'entity':
      return type.entity.name;
    case 'field':
      return type.field.name;
    case 'list':
      return `list of ${typeText(type.of)}`;
    case 'one-of':
      return `one of ${type.values.map(({ value }) => value).join(', ')}`;
    case 'unknown':
      return type.text;
  }
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** The column that says whether a field is required, unless it asks the opposite. */
const requiredColumn: PickColumn = ({ columns, header }) => {
  const index = columns.indexOf('required');
  const title = header[index];
  return title && /null|optional/i.test(plain(title)) ? -1 : index;
};

function viewField(field: Field, slot: Slot | undefined): FieldView {
  return {
    name: field.name,
    type: tell(field.type, ({ type, optional }) => `${typeText(type)}${optional ? ' or none' : ''}`),
    required: tell(field.required, yesNo),
    ...(slot ? { slot } : {}),
    rules: field.rules.map(({ text }) => text).join('; '),
    meaning: field.meaning,
    at: copyOf(field.nameAt),
  };
}

/** Whether a field may be without a value: said by its type or by *Required*. Undefined where neither says it. */
function isOptional({ type, required }: Field): boolean | undefined {
  if (shownValue(type)?.optional) return true;
  const said = shownValue(required);
  return said === undefined ? undefined : !said;
}

/** How many of the other entity one has, as a line end and in words. */
function manyOf(field: Field, list: boolean): readonly [LineEnd, string] {
  if (list) {
    const atLeastOne = field.rules.some(
      (rule) => rule.is === 'bound' && rule.unit === 'entries' && Number(rule.min?.value ?? 0) >= 1,
    );
    return atLeastOne ? ['one-or-many', 'one or more'] : ['zero-or-many', 'any number'];
  }
  const optional = isOptional(field);
  if (optional === undefined) return ['plain', 'one; whether it may be missing is not said'];
  return optional ? ['zero-or-one', 'one or none'] : ['one', 'exactly one'];
}

/** How many of this entity one of the other has. A field that is no list says it; a list leaves it open. */
function ownersOf(field: Field, list: boolean): LineEnd {
  if (list) return 'plain';
  return field.rules.some((rule) => rule.is === 'unique' && rule.per.length === 0)
    ? 'zero-or-one'
    : 'zero-or-many';
}

/** The entity that a type leads to, and how: as a relation, in a list, or as the type of one of its fields. */
function targetOf(
  model: Model,
  type: Type,
): { entity: Entity; list: boolean; borrowed: boolean } | undefined {
  if (type.is === 'list') {
    const inner = targetOf(model, type.of);
    return inner && { ...inner, list: true };
  }
  if (type.is === 'entity') {
    const entity = find(model, 'entity', type.entity);
    return entity && { entity, list: false, borrowed: entity.is === 'enumeration' };
  }
  if (type.is !== 'field') return undefined;
  const entity = find(model, 'entity', { name: type.field.name.split('.')[0] ?? '' });
  return entity && { entity, list: false, borrowed: true };
}

function detailOf(type: Stated<{ type: Type; optional: boolean }>, optional: boolean | undefined): string {
  if (type.is !== 'shown') return type.is === 'unstated' ? '' : gapWords[type.is];
  return `${typeText(type.value.type)}${optional ? '?' : ''}`;
}

function rowsOf(entity: Entity): readonly GraphRow[] {
  const values = entity.values.map(({ value, at }) => ({
    name: { text: value, style: 'plain' as const },
    detail: '',
    key: false,
    at: copyOf(at),
  }));
  const fields = entity.fields.map((field) => ({
    name: { text: field.name, style: 'plain' as const },
    detail: detailOf(field.type, isOptional(field)),
    key: field.rules.some(({ is }) => is === 'key'),
    at: copyOf(field.nameAt),
  }));
  return [...fields, ...values];
}

const kinds: Readonly<Record<Entity['is'], string>> = {
  entity: '',
  shape: 'not stored',
  enumeration: 'one of these values',
};

/** Point 3: the entities with their fields, and how they hang together. */
export function viewOfEntities(model: Model): EntitiesView {
  const idOf = uniqueIds();
  const ids = new Map<Entity, string>(model.entities.entities.map((entity) => [entity, idOf(entity.name)]));
  const nodes = [...ids].map(([entity, id]): GraphNode => {
    const kind = kinds[entity.is];
    const gap =
      entity.stated.is === 'not-shown' || entity.stated.is === 'open'
        ? `fields ${gapWords[entity.stated.is]}`
        : '';
    return {
      id,
      shape: 'card',
      name: entity.name,
      title: [
        { text: entity.name, style: 'name' },
        ...[kind, gap].filter((text) => text !== '').map((text) => ({ text, style: 'soft' as const })),
      ],
      rows: rowsOf(entity),
      at: copyOf(entity.nameAt),
    };
  });
  const slotOf = slotsIn(model, 'entities');
  const lines = edgeCollector();
  const relations: RelationView[] = [];
  for (const [entity, id] of ids) {
    for (const field of entity.fields) {
      const use = shownValue(field.type);
      const target = use && targetOf(model, use.type);
      const to = target && ids.get(target.entity);
      if (target === undefined || to === undefined) continue;
      const { list, borrowed } = target;
      if (borrowed && to === id) continue;
      const [head, many] = manyOf(field, list);
      const label = { words: [{ text: field.name, style: 'soft' as const }], at: copyOf(field.nameAt) };
      lines.add(
        borrowed
          ? { from: id, to, dashed: true, tail: 'plain', head: 'plain' }
          : { from: id, to, dashed: false, tail: ownersOf(field, list), head },
        label,
      );
      relations.push({
        entity: entity.name,
        field: field.name,
        to: target.entity.name,
        many: borrowed ? 'the same type' : many,
        at: copyOf(field.nameAt),
      });
    }
  }
  return {
    entities: model.entities.entities.map((entity) => ({
      name: entity.name,
      is: entity.is,
      stated: entity.stated.is,
      fields: entity.fields.map((field) => viewField(field, slotOf(field, requiredColumn))),
      values: entity.values.map(({ value, meaning = '', at }) => ({ value, meaning, at: copyOf(at) })),
      at: copyOf(entity.nameAt),
    })),
    relations,
    graph: { nodes, edges: lines.edges() },
  };
}
