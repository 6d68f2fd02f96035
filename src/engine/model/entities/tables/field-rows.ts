import type { Block, Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Field } from '../../domain-elements.ts';
import type { RowReading } from '../../reader.ts';
import { noteDoubts } from '../../rules/doubts.ts';
import { type Stated, shown } from '../../stated.ts';
import { cellOrAbove } from '../../tables/cell-above.ts';
import { says } from '../../tables/cell-kinds.ts';
import { once } from '../../tracking/once.ts';
import { typeUseIn } from '../../types.ts';
import { stated } from '../../words/markers.ts';
import { listed, nameOf } from '../../words/names.ts';
import { splitAt } from '../../words/phrases.ts';
import { type EntityFact, field } from '../facts.ts';
import { lineFields } from '../fields/field-lines.ts';
import { defaultStated, fieldPhrases, rulesIn } from '../fields/field-phrases.ts';
import { headingNames } from '../heading-names.ts';
import { isFree } from '../lists.ts';
import { typedFields } from '../notes/notes.ts';
import { phrasesInNotes } from '../notes/notes-cell.ts';
import { fieldsInRow } from '../notes/thing-rows.ts';
import { leadsToParts } from '../sentences/sentences.ts';
import { withMark, withoutMarks } from '../words/demand-marks.ts';
import { yesNo } from '../words/demand-words.ts';
import type { Constraint } from '../words/field-type.ts';
import { titlesThing } from './tables-of-phrases.ts';
import { phrasesInType } from './type-cell.ts';

/**
 * A row of a table of fields: each field that its first cell names, of the heading, of a column, or of what it ticks. In
 * the canonical form a cell names one, whatever signs are in it, but for commas.
 */
export function fieldRow(reading: RowReading<EntityFact>): void {
  const cell = technicalName(reading) ?? reading.cell('field');
  if (!cell?.source) return;
  const parts = reading.match.exact ? listed(cell) : splitAt(cell, /\s*[,;]\s*|\s+[/&]\s+/);
  const names = parts.map(pointing);
  const several = names.length > 1 && names.every(({ name }) => /^[`*]*[\w.]+[`*?]*$/.test(name.source));
  const owners = tickedOwners(reading) ?? namedOwners(reading);
  const [only] = names;
  for (const { name, to } of several ? names : [names.length === 1 && only ? only : { name: cell }]) {
    const at = several ? name.at : reading.row.at;
    for (const of of owners ?? [undefined]) rowField(name, at, reading, of, to);
  }
}

/** A name with what it points to in the same cell: "owner → Person". */
const arrow = wording`^(?<name>\`?[\p{L}_][\p{L}\p{N}_]*\`?)\s*(?=(?:→|->|⇒)\s*\`?\p{Lu}[\p{L}\p{N}_]*\`?$)`;

/** A name of a cell, apart from what it points to. */
function pointing(cell: Inline): { readonly name: Inline; readonly to?: Inline } {
  const found = arrow.exec(cell.source);
  return found
    ? {
        name: slice(cell, 0, found.groups?.name?.length ?? 0),
        to: slice(cell, found[0].length, cell.source.length),
      }
    : { name: cell };
}

/**
 * The things that a row ticks as having its field, in a table below a heading that names several and with a column for
 * each: "On `Cycle`", "On `Module`". Undefined for any other table.
 */
function tickedOwners({ header, row, context }: RowReading<EntityFact>): readonly Inline[] | undefined {
  const names = headingNames(context.headings.at(-1));
  if (names.length < 2) return undefined;
  const columns = names.map((name) =>
    header.cells.findIndex(
      (cell) => fold(plain(cell).replace(/^(?:on|of|in|for)\s+/i, '')) === fold(name.source),
    ),
  );
  if (columns.some((column) => column < 0)) return undefined;
  return names.filter((_, index) => {
    const cell = row.cells[columns[index] ?? -1];
    return says(cell) && !/^(?:no|n|false|✗|✘|❌|nein|non)$/i.test(plain(cell));
  });
}

/** The things that a cell names together as having the field of its row: "Boat, Crew"; undefined where it names one. */
function namedOwners({ row, match, gather }: RowReading<EntityFact>): readonly Inline[] | undefined {
  const cell = gather.ofBlock((block) => cellOrAbove(block, row, match.at.get('entity')));
  const each = cell ? splitOutside(cell, ',').flatMap((part) => splitAt(part, / (?:and|und|et|&) /i)) : [];
  return each.length > 1 && each.every(({ source }) => thingName.test(source)) ? each : undefined;
}
const thingName = wording`^(?:\`[\p{L}_]\w*\`|\*{0,2}\p{Lu}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+)?\*{0,2})$`;

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

/** What a column of its own says of whether a field is unique. */
function uniqueIn(
  { header, row, match, gather }: RowReading<EntityFact>,
  name: string,
): readonly Constraint[] {
  const column = match.extra.find((index) => /^unique\??$/i.test(titleAt(header, index)));
  const cell = column === undefined ? undefined : row.cells[column];
  if (!cell) return [];
  const said = gather.marked(stated(cell, yesNo), `whether ${name} is unique`);
  return said.is === 'shown' && said.value ? [{ is: 'unique', per: [], text: 'unique', at: said.at }] : [];
}

function rowField(
  name: Inline,
  at: Field['at'],
  reading: RowReading<EntityFact>,
  owner?: Inline,
  to?: Inline,
): void {
  const { row, match, header, cell, gather } = reading;
  const dotted = match.at.has('entity') ? undefined : gather.ofBlock((block) => dottedName(name, block));
  const above = gather.ofBlock((block) => cellOrAbove(block, row, match.at.get('entity')));
  const of = owner ?? dotted?.of ?? above ?? thingOfTitle(reading);
  const own = dotted?.name ?? name;
  const what = nameOf(own).name;
  const requiredHeader = header.cells[match.at.get('required') ?? -1];
  const inverted = requiredHeader !== undefined && /null|optional/i.test(requiredHeader.source);
  const preset = presetIn(reading);
  const meaning = cell('meaning') ?? (preset ? undefined : cell('default'));
  const { rules, rulesStated } = rulesIn(cell('rules'));
  noteDoubts(gather, cell('rules'), what);
  const notes =
    meaning && !match.exact ? phrasesInNotes(meaning, match.at.has('type') ? 'none' : 'sure') : undefined;
  const unique = uniqueIn(reading, what);
  const type = says(cell('type')) ? cell('type') : (to ?? cell('type'));
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
          stated(owner && !match.at.has('entity') ? undefined : cell('required'), (each) => {
            const said = yesNo(each);
            return said === undefined ? undefined : said !== inverted;
          }),
          typed?.required,
          notes?.required,
        ),
        `whether ${what} is required`,
      ),
      default: gather.marked(
        orSaid(defaultStated(preset), typed?.default, notes?.default),
        `the default of ${what}`,
      ),
      rules: [
        ...rules,
        ...unique,
        ...(typed?.rules ?? []),
        ...(match.at.has('rules') ? [] : (notes?.rules ?? [])),
      ],
      rulesStated: gather.marked(rulesStated, `the rules of ${what}`),
      meaning: [meaning ? plain(meaning) : '', ...(typed?.rest ?? [])].filter(Boolean).join('; '),
    }),
  });
}

/** The thing that the title of the first column names where nothing above does: "| Crane | Type | Required |". */
function thingOfTitle({ match, header, context }: RowReading<EntityFact>): Inline | undefined {
  const title = header.cells[match.at.get('field') ?? -1];
  const isOpen = match.guessed && isFree(context.headings.at(-1)) && !leadsToParts(context.lead);
  if (!match.at.has('type') && !match.at.has('required')) return undefined;
  return title && isOpen && titlesThing(title) ? title : undefined;
}

/** A header of defaults that holds more than those: "Default, limit or note". */
const holdsMore = /\b(?:notes?|limits?|remarks?|rules?|comments?|meaning|constraints?)\b/i;

/** The cell of the default, unless its column holds other things as well, and the cell is no value alone. */
function presetIn({ header, match, cell }: RowReading<EntityFact>): Inline | undefined {
  const preset = cell('default');
  const isMixed = holdsMore.test(titleAt(header, match.at.get('default') ?? -1));
  return preset && isMixed && !/^(?:`[^`]+`|"[^"]*"|\d[\d.,]*|true|false|null|now)$/i.test(preset.source)
    ? undefined
    : preset;
}

/** A name, perhaps with what it is in brackets: "due date* (date)". */
const withBracket = wording`^(?<name>[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3}[*?!]?)(?:\s\((?<said>[^()]+)\))?\.?$`;

/** The fields that a cell lists by their names, some with what they are in brackets; none where none has, or one is no name. */
function fieldsWithBrackets(cell: Inline): readonly Field[] {
  const parts = splitOutside(cell, ',');
  const found = parts.map((part) => {
    const { name, said } = withBracket.exec(part.source)?.groups ?? {};
    return { part, name, said };
  });
  if (!found.some(({ said }) => said) || !found.every(({ name }) => name)) return [];
  return found.map(({ part, name = '', said }) => {
    const start = part.source.indexOf('(') + 1;
    const { rest, ...stated } = fieldPhrases(slice(part, start, start + (said?.length ?? 0)), 'any');
    const meaning = said ? rest.join('; ') : '';
    return field(slice(part, 0, name.length), part.at, 'tolerant', { ...(said ? stated : {}), meaning });
  });
}

/** The fields that a cell lists; those of a column that says so are required, or optional. */
function fieldsListed(cell: Inline | undefined, required?: boolean): readonly Field[] {
  if (!cell?.source) return [];
  // "line text (required), level integer": what stands in brackets is not all that is said.
  const [run, bracketed] = [typedFields(cell), fieldsWithBrackets(cell)];
  const either = run.length > 1 ? run : bracketed;
  const fields = either.length > 0 || cell.source.includes('`') ? either : fieldsInRow(cell);
  if (fields.length > 0) return fields.map((each) => withDemand(each, required));
  // "`name`*, `note`": an asterisk behind code is a mark, whatever Markdown makes of two of them.
  return listed(withoutMarks(cell))
    .flatMap((each): readonly Field[] => {
      const found = lineFields(each, each.at);
      if (found.length > 0) return found;
      // "the same columns as `a`" is no field.
      const isName = plain(each).split(' ').length <= 3 && !/\S\s.*`|`.*\s\S/.test(each.source);
      return isName ? [field(each, each.at, 'tolerant', {})] : [];
    })
    .map((each) => withDemand(withMark(each, cell), required));
}

/** A field of a column that says whether there has to be a value, where it does not say so itself. */
function withDemand(each: Field, required: boolean | undefined): Field {
  return required === undefined || each.required.is !== 'unstated'
    ? each
    : { ...each, required: shown(required, each.nameAt) };
}

/** A row of a table of entities: its name, and cells that list its fields. */
export function entityRow({ row, cell, gather }: RowReading<EntityFact>): void {
  const written = cell('entity');
  // "UserItem (makes an item visible)": what it is for is no part of its name.
  const remark = written && /(?<=\S)\s*\([^()]*\s[^()]*\)$/.exec(written.source);
  const name = written && slice(written, 0, remark?.index ?? written.source.length);
  const fields = [
    ...fieldsListed(cell('fields')),
    ...fieldsListed(cell('required'), true),
    ...fieldsListed(cell('optional'), false),
  ];
  const said = [cell('fields'), cell('required'), cell('optional')].find((each) => each?.source);
  if (!name?.source || !said) return;
  const meaning = cell('meaning');
  gather.fact({
    is: 'entity',
    entity: {
      name: nameOf(name).name,
      at: row.at,
      nameAt: name.at,
      how: 'tolerant',
      is: 'entity',
      fields,
      values: [],
      stated: shown(true, said.at),
      description: meaning ? plain(meaning) : '',
    },
  });
}
