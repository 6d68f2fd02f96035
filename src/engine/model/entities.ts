import type { Inline } from '../syntax/block.ts';
import { linesOf, plain } from '../syntax/inline.ts';
import type { Context } from './blocks/context.ts';
import { readText } from './blocks/read-text.ts';
import type { Field } from './domain-elements.ts';
import { type EntityFact, weightOf } from './entities/facts.ts';
import { shapesOfFence } from './entities/fences/fence-shapes.ts';
import { fieldAlone, sayBraced } from './entities/fences/one-line-shapes.ts';
import { namesInRun } from './entities/fields/name-runs.ts';
import { fieldItem } from './entities/lines/line-forms.ts';
import { readParagraph } from './entities/lines/prose.ts';
import { sayFields } from './entities/lines/say-fields.ts';
import { entityOf, headingOver, isFree } from './entities/lists.ts';
import { factsNoted } from './entities/notes/noted-things.ts';
import { factsInRows } from './entities/notes/thing-rows.ts';
import { factsInBold } from './entities/sentences/bold-names.ts';
import { factsHeaded } from './entities/sentences/headed-things.ts';
import { factsMarked } from './entities/sentences/marked-things.ts';
import { factsOpened } from './entities/sentences/opened-facts.ts';
import { thingsOpened } from './entities/sentences/opened-things.ts';
import { factsToldInCode } from './entities/sentences/told-in-code.ts';
import { factsTold, factsToldPlainly, partsGoingOn } from './entities/sentences/told-things.ts';
import { entityRow, fieldRow } from './entities/tables/field-rows.ts';
import { readTableOfThings } from './entities/tables/tables-of-things.ts';
import { assembleEntities } from './entities/things/assembly.ts';
import { isNoField } from './entities/words/no-field.ts';
import type { PointReader } from './reader.ts';
import { looksLikeNames, looksLikeType, looksLikeYesNo } from './tables/cell-kinds.ts';
import { nameOf } from './words/names.ts';

const isNotCode = (cell: Inline): boolean => !cell.source.startsWith('`');

/** How many fields some facts tell that belong to something: to what they name, or to what stands above. */
function fieldsTold(facts: readonly EntityFact[], { headings }: Context): number {
  const told = (fact: EntityFact): readonly Field[] =>
    fact.is === 'entity'
      ? fact.entity.fields
      : fact.is === 'field' && (fact.of || headings.length > 0)
        ? [fact.field]
        : [];
  const weight = (fact: EntityFact): number =>
    weightOf(told(fact)) * (fact.is === 'field' && fact.mentioned ? MENTIONED : 1);
  return facts.reduce((sum, fact) => sum + weight(fact), 0);
}

/** Ways to read a paragraph that count where nothing else makes as much of it: notes, bold names, sentences. */
const readings = [factsInRows, factsNoted, factsInBold, factsTold, factsToldInCode, factsMarked, factsHeaded];

/** What counts only where nothing else does, beside what counts. */
const MENTIONED = 0.5;
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
  paragraph(block, context, gather) {
    if (sayBraced(gather, linesOf(block.text))) return;
    const heading = headingOver(context, block.text);
    if (!isFree(heading) && sayFields(gather, fieldAlone(block.text))) return;
    const { headings } = context;
    // What opens with a bold name of its own says nothing of the bold line above.
    const over = heading === headings.at(-1) ? context : { ...context, headings: headings.slice(0, -1) };
    const opened = factsOpened(block.text, context);
    const inCode = factsToldInCode(block.text, heading);
    if (opened.length > 0 && fieldsTold(opened, over) >= fieldsTold(inCode, over)) {
      for (const fact of opened) gather.fact(fact);
      return;
    }
    for (const read of readings) {
      const facts = read(block.text, heading);
      if (facts.length === 0) continue;
      const other = gather.beside<EntityFact>();
      readParagraph(block, context, other);
      if (other.count === 0) readText(entitiesReader, block.text, context, other);
      if (fieldsTold(facts, over) <= fieldsTold(other.facts, over)) continue;
      for (const fact of facts) gather.fact(fact);
      return;
    }
    readParagraph(block, context, gather);
    const plainly = factsToldPlainly(block.text, heading);
    for (const fact of plainly) gather.fact(fact);
    if (plainly.length > 0) gather.told(block.text);
    const fields = partsGoingOn(block.text, heading);
    if (fields.length > 0) gather.fact({ is: 'goes-on', fields });
  },
  remark(text, gather) {
    for (const each of namesInRun(text)) gather.fact({ is: 'field', field: each });
    for (const { name, fields } of thingsOpened(text, []))
      gather.fact({ is: 'entity', entity: entityOf(name, text.at, fields, '') });
  },
  fence(block, _context, gather) {
    for (const fact of shapesOfFence(block)) gather.fact(fact);
  },
  weigh: fieldsTold,
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
