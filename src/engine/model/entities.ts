import type { Inline } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { looksLikeNames, looksLikeType, looksLikeYesNo } from './cell-kinds.ts';
import { Reach } from './context.ts';
import type { Entity, Field } from './domain-elements.ts';
import { type ElementGroup, elementGroups, headingName, proseOf } from './element-groups.ts';
import { type EntityFact, field } from './entity-facts.ts';
import { fieldItem } from './entity-lines.ts';
import { readParagraph } from './entity-prose.ts';
import { shapesOfFence } from './fence-shapes.ts';
import { lineFields } from './field-lines.ts';
import { defaultStated, phrasesInNotes, rulesIn, yesNo } from './field-phrases.ts';
import { stated } from './markers.ts';
import { listed, nameOf } from './names.ts';
import { once } from './once.ts';
import type { Part, PointReader, RowReading } from './reader.ts';
import { type Stated, shown, unstated } from './stated.ts';
import { typeUseIn } from './types.ts';

/** Point 3: a heading and a table of fields or values for each entity; bullets of fields do as well. */
export const entitiesReader: PointReader<'entities', EntityFact> = {
  tables: {
    fields: {
      shape: {
        columns: {
          entity: { title: 'Entity', also: ['table', 'model', 'object'] },
          field: {
            title: 'Field',
            also: [
              'name',
              'attribute',
              'property',
              'column',
              'parameter',
              'field name',
              'key',
              'member',
              'feld',
              'attribut',
              'champ',
              'campo',
            ],
          },
          type: {
            title: 'Type',
            also: ['data type', 'datatype', 'kind', 'format', 'typ'],
            looks: looksLikeType,
          },
          required: {
            title: 'Required',
            also: ['mandatory', 'req', 'nullable', 'optional', 'null', 'pflicht'],
            looks: looksLikeYesNo,
          },
          default: {
            title: 'Default',
            also: ['default value', 'initial', 'initially', 'starts as', 'standard'],
          },
          rules: { title: 'Rules', also: ['constraints', 'constraint', 'validation', 'limits'] },
          meaning: {
            title: 'Meaning',
            also: [
              'notes',
              'description',
              'note',
              'comment',
              'comments',
              'remarks',
              'purpose',
              'what it holds',
              'details',
            ],
          },
        },
        needs: [['field'], ['type', 'required', 'default', 'rules', 'meaning']],
        inOrder: ['field'],
      },
      row: fieldRow,
    },
    values: {
      shape: {
        columns: {
          value: { title: 'Value', also: ['option', 'values'] },
          meaning: { title: 'Meaning', also: ['description', 'notes', 'label', 'effect'] },
        },
        needs: [['value'], ['meaning']],
      },
      row: ({ cell, gather }) => {
        const value = cell('value');
        const meaning = cell('meaning');
        if (value?.source)
          gather.fact({
            is: 'value',
            value: {
              value: nameOf(value).name,
              at: value.at,
              ...(meaning?.source ? { meaning: plain(meaning) } : {}),
            },
          });
      },
    },
    entities: {
      shape: {
        columns: {
          entity: {
            title: 'Entity',
            also: ['name', 'object', 'value', 'model', 'struct', 'table', 'thing', 'entität'],
          },
          fields: {
            title: 'Fields',
            also: ['attributes', 'properties', 'columns', 'members', 'felder', 'attribute', 'champs'],
            looks: looksLikeNames,
          },
          meaning: { title: 'Meaning', also: ['description', 'notes', 'purpose'] },
        },
        needs: [['entity'], ['fields']],
        inOrder: ['entity'],
      },
      row: entityRow,
    },
  },
  item: fieldItem,
  paragraph: readParagraph,
  fence(block, _context, gather) {
    for (const fact of shapesOfFence(block)) gather.fact(fact);
  },
  assemble,
  *stated({ entities }) {
    for (const entity of entities) {
      yield entity.stated;
      for (const field of entity.fields) yield* [field.type, field.required];
      for (const value of entity.values) yield shown(value.value, value.at);
    }
  },
};

function fieldRow(reading: RowReading<EntityFact>): void {
  const cell = reading.cell('field');
  if (!cell?.source) return;
  const names = listed(cell);
  const several = names.length > 1 && names.every((name) => /^[`*]*[\w.]+[`*?]*$/.test(name.source));
  for (const name of several ? names : [cell]) rowField(name, several ? name.at : reading.row.at, reading);
}

function rowField(
  name: Inline,
  at: Field['at'],
  { match, header, cell, gather }: RowReading<EntityFact>,
): void {
  const of = cell('entity');
  const what = nameOf(name).name;
  const requiredHeader = header.cells[match.at.get('required') ?? -1];
  const inverted = requiredHeader !== undefined && /null|optional/i.test(requiredHeader.source);
  const meaning = cell('meaning');
  const { rules, rulesStated } = rulesIn(cell('rules'));
  const notes =
    meaning && !match.exact ? phrasesInNotes(meaning, match.at.has('type') ? 'none' : 'sure') : undefined;
  const orNoted = <T>(said: Stated<T>, noted: Stated<T> | undefined): Stated<T> =>
    said.is === 'unstated' && noted ? noted : said;
  gather.fact({
    is: 'field',
    ...(of?.source ? { of } : {}),
    field: field(name, at, match.exact ? 'exact' : 'tolerant', {
      type: gather.marked(orNoted(stated(cell('type'), typeUseIn), notes?.type), `the type of ${what}`),
      required: gather.marked(
        orNoted(
          stated(cell('required'), (each) => {
            const said = yesNo(each);
            return said === undefined ? undefined : said !== inverted;
          }),
          notes?.required,
        ),
        `whether ${what} is required`,
      ),
      default: gather.marked(
        orNoted(defaultStated(cell('default')), notes?.default),
        `the default of ${what}`,
      ),
      rules: notes && !match.at.has('rules') ? [...rules, ...notes.rules] : rules,
      rulesStated: gather.marked(rulesStated, `the rules of ${what}`),
      meaning: meaning ? plain(meaning) : '',
    }),
  });
}

function entityRow({ row, cell, gather }: RowReading<EntityFact>): void {
  const name = cell('entity');
  const fields = cell('fields');
  if (!name?.source || !fields?.source) return;
  const meaning = cell('meaning');
  gather.fact({
    is: 'entity',
    entity: {
      name: nameOf(name).name,
      at: row.at,
      nameAt: name.at,
      how: 'tolerant',
      is: 'entity',
      fields: listed(fields).flatMap((each): readonly Field[] => {
        const found = lineFields(each, each.at);
        if (found.length > 0) return found;
        // "the same columns as `a`" is no field.
        const isName = plain(each).split(' ').length <= 3 && !/\S\s.*`|`.*\s\S/.test(each.source);
        return isName ? [field(each, each.at, 'tolerant', {})] : [];
      }),
      values: [],
      stated: shown(true, fields.at),
      description: meaning ? plain(meaning) : '',
    },
  });
}

function assemble(parts: readonly Part<EntityFact>[]): { entities: readonly Entity[] } {
  const entities = elementGroups(parts, isOfHeading).flatMap(entitiesOf);
  const common = parts
    .filter(({ context }) => context.headings.length === 0)
    .flatMap((part) => part.reading.facts)
    .filter((fact) => fact.is === 'common');
  return { entities: common.length === 0 ? entities : entities.map((entity) => withCommon(entity, common)) };
}

/** Whether a fact is of the entity that the heading above it names. */
function isOfHeading(fact: EntityFact): boolean {
  return fact.is === 'value' || fact.is === 'not-stored' || (fact.is === 'field' && !fact.of);
}

/** An entity with the fields that all have, or all that extend what it extends. */
function withCommon(entity: Entity, common: readonly Extract<EntityFact, { is: 'common' }>[]): Entity {
  if (entity.is !== 'entity') return entity;
  const missing = common
    .filter(({ base }) => base === undefined || base === entity.base)
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => !entity.fields.some((each) => each.name === name));
  return missing.length === 0 ? entity : { ...entity, fields: [...missing, ...entity.fields] };
}

/** Fields told in words that make an example of JSON one of an answer. */
const ENOUGH = 3;

const entitiesOf = once((group: ElementGroup<EntityFact>): readonly Entity[] => {
  const entities: Entity[] = [];
  const all = sharedOut(
    group.parts.flatMap((part, index) => led(part.reading.facts, group.parts[index - 1])),
  );
  const told = all.filter((fact) => fact.is === 'field' && !fact.example).length;
  const stronger = all.filter((fact) => fact.is !== 'field' || !fact.example || told < ENOUGH);
  const hasListed = stronger.some((fact) => fact.is === 'entity' || (fact.is === 'field' && !fact.mentioned));
  const facts = stronger.filter((fact) => fact.is !== 'field' || !hasListed || !fact.mentioned);
  const fields = facts.flatMap((fact) => (fact.is === 'field' && !fact.of ? fact.field : []));
  const values = facts.flatMap((fact) => (fact.is === 'value' ? fact.value : []));
  const gap = group.heading && facts.length === 0 ? group.marker : undefined;
  if (
    group.heading &&
    (fields.length + values.length > 0 || gap || facts.some((fact) => fact.is === 'not-stored'))
  )
    entities.push({
      ...headingName(group.heading),
      at: new Reach(group.heading.title.at, group.last),
      how: facts.every((fact) => fact.is !== 'field' || fact.field.how === 'exact') ? 'exact' : 'tolerant',
      is:
        fields.length === 0 && values.length > 0
          ? 'enumeration'
          : facts.some((fact) => fact.is === 'not-stored')
            ? 'shape'
            : 'entity',
      fields,
      values: fields.length === 0 ? values : [],
      stated: fields.length + values.length > 0 ? shown(true, group.heading.title.at) : (gap ?? unstated),
      description: [group.heading.remark ? plain(group.heading.remark) : '', proseOf(group.parts)]
        .filter(Boolean)
        .join('\n\n'),
    });
  for (const fact of facts) if (fact.is === 'entity') entities.push(fact.entity);
  entities.push(...byColumn(facts));
  return entities;
});

/** Facts with the name of the entity that the block before leads to. */
function led(facts: readonly EntityFact[], before: Part<EntityFact> | undefined): readonly EntityFact[] {
  const opens = before?.reading.facts.find((fact) => fact.is === 'opens');
  return opens
    ? facts.map((fact) =>
        fact.is === 'field' && !fact.of ? { ...fact, of: opens.name, mentioned: false } : fact,
      )
    : facts;
}

/** Facts in which the entities told below a heading have the fields that they share; without any these are the heading's. */
function sharedOut(facts: readonly EntityFact[]): readonly EntityFact[] {
  const common = facts.filter((fact) => fact.is === 'common');
  if (common.length === 0) return facts;
  const isNone = !facts.some((fact) => fact.is === 'entity');
  return facts.flatMap((fact): readonly EntityFact[] => {
    if (fact.is === 'entity') return [{ ...fact, entity: withCommon(fact.entity, common) }];
    if (fact.is !== 'common' || !isNone) return [fact];
    return fact.fields.map((each) => ({ is: 'field', field: each, mentioned: true }));
  });
}

/** Entities of a table that names the entity in a column. */
function byColumn(facts: readonly EntityFact[]): readonly Entity[] {
  const found = new Map<string, { of: Inline; fields: Field[] }>();
  for (const fact of facts) {
    if (fact.is !== 'field' || !fact.of) continue;
    const name = nameOf(fact.of).name;
    const entry = found.get(name);
    if (entry) entry.fields.push(fact.field);
    else found.set(name, { of: fact.of, fields: [fact.field] });
  }
  return [...found].map(([name, { of, fields }]) => ({
    name,
    at: new Reach(fields[0]?.at ?? of.at, fields.at(-1)?.at ?? of.at),
    nameAt: of.at,
    how: 'tolerant',
    is: 'entity',
    fields,
    values: [],
    stated: shown(true, of.at),
    description: '',
  }));
}
