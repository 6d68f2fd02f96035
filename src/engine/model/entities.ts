import type { Block, Inline } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import { wording } from '../syntax/wording.ts';
import type { Field } from './domain-elements.ts';
import { assembleEntities } from './entities/assembly.ts';
import { type EntityFact, field } from './entities/facts.ts';
import { shapesOfFence } from './entities/fence-shapes.ts';
import { lineFields } from './entities/field-lines.ts';
import { defaultStated, phrasesInNotes, rulesIn, yesNo } from './entities/field-phrases.ts';
import { fieldItem } from './entities/line-forms.ts';
import { namesInRun } from './entities/name-runs.ts';
import { readParagraph } from './entities/prose.ts';
import { phrasesInType } from './entities/type-cell.ts';
import type { PointReader, RowReading } from './reader.ts';
import { type Stated, shown } from './stated.ts';
import { cellOrAbove } from './tables/cell-above.ts';
import { listsWords, looksLikeNames, looksLikeType, looksLikeYesNo } from './tables/cell-kinds.ts';
import { once } from './tracking/once.ts';
import { typeUseIn } from './types.ts';
import { stated } from './words/markers.ts';
import { listed, nameOf } from './words/names.ts';

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
            never: listsWords,
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
              'remark',
              'explanation',
              'purpose',
              'what it is',
              'what it holds',
              'details',
            ],
          },
        },
        needs: [['field'], ['type', 'required', 'default', 'rules', 'meaning', 'entity']],
        inOrder: ['field'],
      },
      row: fieldRow,
    },
    // Fields of which another column says something, whatever it is called.
    named: {
      shape: {
        columns: {
          field: { title: 'Field', also: ['attribute', 'property', 'column', 'field name', 'feld', 'champ'] },
          meaning: { title: 'Meaning' },
        },
        needs: [['field'], ['meaning']],
        inOrder: ['meaning'],
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
            also: ['name', 'object', 'value', 'model', 'struct', 'table', 'thing', 'record', 'entität'],
          },
          fields: {
            title: 'Fields',
            also: [
              'attributes',
              'properties',
              'columns',
              'members',
              'what it holds',
              'what it has',
              'what it knows',
              'what it stores',
              'what it keeps',
              'what we know',
              'made of',
              'key fields',
              'main fields',
              'key attributes',
              'what we keep',
              'what is kept',
              'what is stored',
              'felder',
              'attribute',
              'champs',
            ],
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
  remark(text, gather) {
    for (const each of namesInRun(text)) gather.fact({ is: 'field', field: each });
  },
  fence(block, _context, gather) {
    for (const fact of shapesOfFence(block)) gather.fact(fact);
  },
  assemble: assembleEntities,
  stated({ entities }, count) {
    for (const { stated: all, fields, values } of entities) {
      count(all.is);
      for (const { type, required } of fields) {
        count(type.is);
        count(required.is);
      }
      for (const _ of values) count('shown');
    }
  },
};

function fieldRow(reading: RowReading<EntityFact>): void {
  const cell = technicalName(reading) ?? reading.cell('field');
  if (!cell?.source) return;
  const names = listed(cell);
  const several = names.length > 1 && names.every((name) => /^[`*]*[\w.]+[`*?]*$/.test(name.source));
  for (const name of several ? names : [cell]) rowField(name, several ? name.at : reading.row.at, reading);
}

/** Titles of a column that has the names of programmes beside those of people. */
const technical =
  /^(?:(?:technical|internal|database|db|api|code|field|column) (?:name|key|id)|identifier|key|column|in code|technischer name|nom technique)$/i;

function titleAt({ cells }: RowReading<EntityFact>['header'], index: number): string {
  const cell = cells[index];
  return cell ? plain(cell) : '';
}

/** The name in code that a row has in a column of its own, beside the words that people say. */
function technicalName({ header, row, match }: RowReading<EntityFact>): Inline | undefined {
  const column = match.extra.find((index) => technical.test(titleAt(header, index)));
  const cell = column === undefined ? undefined : row.cells[column];
  return cell && /^`[^`]+`$/.test(cell.source) ? cell : undefined;
}

const dottedCell = wording`^[\`*]*(?<of>\p{Lu}[\p{L}\p{N}_]*)\.(?<name>[\p{L}_][\p{L}\p{N}_]*\??)[\`*]*$`;

/** Whether a column holds nothing but names of fields behind those of what they are of: `Course.title`. */
const isDotted = once(
  (block: Block): boolean =>
    block.kind === 'table' &&
    block.rows.length > 1 &&
    block.header.cells.some((_, index) =>
      block.rows.every(({ cells }) => dottedCell.test(cells[index]?.source ?? '')),
    ),
);

/** The two names of a dotted one in a table of such names. */
function dottedName(cell: Inline, block: Block): { readonly of: Inline; readonly name: Inline } | undefined {
  const { of, name } = (isDotted(block) && dottedCell.exec(cell.source)?.groups) || {};
  if (!of || !name) return undefined;
  const start = cell.source.indexOf(of);
  const end = start + of.length;
  return { of: slice(cell, start, end), name: slice(cell, end + 1, end + 1 + name.length) };
}

function rowField(
  name: Inline,
  at: Field['at'],
  { row, match, header, cell, gather }: RowReading<EntityFact>,
): void {
  const dotted = match.at.has('entity') ? undefined : dottedName(name, gather.block);
  const of = dotted?.of ?? cellOrAbove(gather.block, row, match.at.get('entity'));
  const own = dotted?.name ?? name;
  const what = nameOf(own).name;
  const requiredHeader = header.cells[match.at.get('required') ?? -1];
  const inverted = requiredHeader !== undefined && /null|optional/i.test(requiredHeader.source);
  const meaning = cell('meaning');
  const { rules, rulesStated } = rulesIn(cell('rules'));
  const notes =
    meaning && !match.exact ? phrasesInNotes(meaning, match.at.has('type') ? 'none' : 'sure') : undefined;
  const type = cell('type');
  const typed = type && phrasesInType(type);
  const orSaid = <T>(said: Stated<T>, ...beside: readonly (Stated<T> | undefined)[]): Stated<T> =>
    [said, ...beside].find((each) => each && each.is !== 'unstated') ?? said;
  gather.fact({
    is: 'field',
    ...(of?.source ? { of } : {}),
    field: field(own, at, match.exact ? 'exact' : 'tolerant', {
      type: gather.marked(orSaid(typed?.type ?? stated(type, typeUseIn), notes?.type), `the type of ${what}`),
      required: gather.marked(
        orSaid(
          stated(cell('required'), (each) => {
            const said = yesNo(each);
            return said === undefined ? undefined : said !== inverted;
          }),
          typed?.required,
          notes?.required,
        ),
        `whether ${what} is required`,
      ),
      default: gather.marked(
        orSaid(defaultStated(cell('default')), typed?.default, notes?.default),
        `the default of ${what}`,
      ),
      rules: [...rules, ...(typed?.rules ?? []), ...(match.at.has('rules') ? [] : (notes?.rules ?? []))],
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
