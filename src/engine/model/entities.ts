import type { Inline } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { changed } from './blocks/uncoded.ts';
import type { EntityFact } from './entities/facts.ts';
import { shapesOfFence } from './entities/fences/fence-shapes.ts';
import { namesInRun } from './entities/fields/name-runs.ts';
import { fieldItem } from './entities/lines/line-forms.ts';
import { fieldsSaid, readThings } from './entities/lines/paragraphs.ts';
import { entityOf } from './entities/lists.ts';
import { thingsOpened } from './entities/sentences/opened-things.ts';
import { readUnmarked } from './entities/sentences/unmarked-fields.ts';
import { entityRow, fieldRow } from './entities/tables/field-rows.ts';
import { readTableOfThings } from './entities/tables/tables-of-things.ts';
import { assembleEntities } from './entities/things/assembly.ts';
import { isNoField } from './entities/words/no-field.ts';
import type { PointReader } from './reader.ts';
import { looksLikeNames, looksLikeType, looksLikeYesNo } from './tables/cell-kinds.ts';
import { nameOf } from './words/names.ts';
import { withoutReservations } from './words/reservations.ts';

const isNotCode = (cell: Inline): boolean => !cell.source.startsWith('`');

/** Point 3: a heading and a table of fields or values for each entity; bullets of fields do as well. */
export const entitiesReader: PointReader<'entities', EntityFact> = {
  tables: {
    fields: {
      shape: {
        columns: {
          entity: {
            title: 'Entity',
            also: ['table', 'model', 'object', 'record', 'thing', 'resource', 'belongs to', 'part of'],
          },
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
            never: isNoField,
          },
          type: {
            title: 'Type',
            also: ['data type', 'datatype', 'kind', 'format', 'typ'],
            looks: looksLikeType,
            never: looksLikeNames,
          },
          required: {
            title: 'Required',
            also: [
              'mandatory',
              'req',
              'nullable',
              'optional',
              'null',
              'pflicht',
              'needed',
              'must',
              'must be there',
              'must have',
              'obligatory',
              'compulsory',
            ],
            looks: looksLikeYesNo,
            never: looksLikeNames,
          },
          default: {
            title: 'Default',
            also: ['default value', 'initial', 'initially', 'starts as', 'standard'],
          },
          rules: { title: 'Rules', also: ['constraints', 'constraint', 'validation', 'limits', 'limit'] },
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
    // The same for names in code, whatever stands above them.
    namedInCode: {
      shape: {
        columns: {
          field: { title: 'Name', never: isNotCode },
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
              'holds',
              'keeps',
              'stores',
              'carries',
              'contains',
              'contents',
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
          required: {
            title: 'Required fields',
            also: [
              'required attributes',
              'required',
              'mandatory fields',
              'mandatory',
              'must have',
              'must',
              'needed',
              'needs',
            ],
            looks: looksLikeNames,
          },
          optional: {
            title: 'Optional fields',
            also: ['optional attributes', 'optional', 'may have', 'may', 'can have', 'further fields'],
            looks: looksLikeNames,
          },
          meaning: { title: 'Meaning', also: ['description', 'notes', 'purpose', 'what for'] },
        },
        needs: [['entity'], ['fields', 'required', 'optional']],
        inOrder: ['entity'],
      },
      row: entityRow,
    },
  },
  table: readTableOfThings,
  item: fieldItem,
  paragraph(written, context, gather) {
    const text = withoutReservations(written.text);
    const block = text === written.text ? written : changed(written, { text });
    readUnmarked(block.text, context, gather, () => readThings(entitiesReader, block, context, gather));
  },
  remark(text, gather) {
    for (const each of namesInRun(text)) gather.fact({ is: 'field', field: each });
    for (const { name, fields } of thingsOpened(text, []))
      gather.fact({ is: 'entity', entity: entityOf(name, text.at, fields, '') });
  },
  fence(block, _context, gather) {
    for (const fact of shapesOfFence(block)) gather.fact(fact);
  },
  names: (facts) =>
    facts.flatMap((fact) =>
      fact.is === 'entity' ? fact.entity.name : fact.is === 'said' ? fact.name.source : [],
    ),
  weigh: fieldsSaid,
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
