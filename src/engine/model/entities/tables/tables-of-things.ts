import type { Inline, Row, TableBlock } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { looksLikeNames, says } from '../../tables/cell-kinds.ts';
import { once } from '../../tracking/once.ts';
import { type EntityFact, field } from '../facts.ts';
import { both } from '../fields/field-lines.ts';
import { type FieldPhrases, fieldPhrases } from '../fields/field-phrases.ts';
import { entityOf } from '../lists.ts';
import { belowThing, besidePhrases } from './tables-of-phrases.ts';
import { toldInCells } from './told-in-cells.ts';

/**
 * Tables of which the columns are things or fields themselves: things side by side, each with a column of names and what
 * stands behind these; things by their fields, with a cell for each of both; and fields side by side above their types.
 * So are tables of phrases, of which no title says what they hold.
 */
export function readTableOfThings(block: TableBlock, gather: Gathering<EntityFact>): boolean {
  const facts = factsOf(block);
  for (const fact of facts) gather.fact(fact);
  return facts.length > 0;
}

const factsOf = once((block: TableBlock): readonly EntityFact[] => {
  for (const read of [sideBySide, byFields, lyingFields, toldInCells, belowThing, besidePhrases]) {
    const facts = read(block);
    if (facts.length > 0) return facts;
  }
  return [];
});

/** What a name of a field is in a cell, with a sign of a legend behind it or a word for it. */
const nameCell = wording`^(?:\`(?<code>[A-Za-z_$][\w.$]*)\`|(?<bare>[\p{Ll}_][\p{L}\p{N}_.]*))\s*(?:\(?(?<sign>[*!?•●†])\)?)?$`;
/** The name of a thing above a column. */
const thingCell = wording`^[*\`_]{0,2}\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3}[*\`_]{0,2}$`;
/** What stands above the names of fields. */
const fieldTitle = /^(?:|fields?|names?|attributes?|property|properties|columns?|keys?)$/i;
/** What stands above what is said of fields, and names no thing. */
const otherTitle =
  /^(?:(?:data ?)?types?|kinds?|formats?|required|needed|must|mandatory|optional|nullable|null|default(?: value)?|rules?|constraints?|limits?|validation|meaning|notes?|description|comments?|remarks?|examples?|purpose|details|values?|length|size|unique|source|since|entity|table|labels?|units?|shown|editable|read(?:[- ]only)?|write|index(?:ed)?|key|set by|filled by|who|when|where|why|what.*|how.*)\??$/i;

/** Values in plain words, which are no type: "river, lake or sea". */
const inWords = /,[^,]*\s(?:or|and)\s/;

/** A field by the cell of its name and those of what is said of it. */
function fieldOf(name: Inline, said: readonly Inline[], at: Field['at']): Field | undefined {
  const found = nameCell.exec(name.source);
  const { code, bare, sign } = found?.groups ?? {};
  const called = code ?? bare;
  if (!called) return undefined;
  const start = name.source.indexOf(called) - (code ? 1 : 0);
  const read = said.filter(says).reduce<FieldPhrases | undefined>((known, cell, index) => {
    const more = fieldPhrases(cell, index === 0 && !inWords.test(cell.source) ? 'any' : 'sure');
    return known ? both(known, more) : more;
  }, undefined);
  const { rest = [], ...stated } = read ?? {};
  return field(slice(name, start, start + called.length + (code ? 2 : 0)), at, 'tolerant', {
    ...stated,
    ...(sign ? { required: shown(sign !== '?', name.at) } : {}),
    meaning: rest.join('; '),
  });
}

const thingOf = (name: Inline, fields: readonly Field[]): EntityFact => ({
  is: 'entity',
  entity: entityOf(name, name.at, fields, ''),
});

/** "| Crane | | | Berth | |": names of things, and below each a column of its fields and others of what is said of these. */
function sideBySide({ header, rows }: TableBlock): readonly EntityFact[] {
  const starts = header.cells.flatMap(({ source }, index) => (source === '' ? [] : [index]));
  const names = starts.flatMap((index) => header.cells[index] ?? []);
  const isApart =
    starts[0] === 0 && starts.every((at, index) => index === 0 || at - (starts[index - 1] ?? 0) > 1);
  if (starts.length < 2 || !isApart || !names.every(({ source }) => thingCell.test(source))) return [];
  const found = starts.map((start, index) => {
    const end = starts[index + 1] ?? header.cells.length;
    const told = rows.map(({ cells }) => cells.slice(start, end)).filter(([name]) => name?.source);
    const fields = told.flatMap(([name, ...said]) => (name && fieldOf(name, said, name.at)) ?? []);
    return { fields, isWhole: fields.length > 0 && fields.length * 4 >= told.length * 3 };
  });
  if (!found.every(({ isWhole }) => isWhole)) return [];
  return names.map((name, index) => thingOf(name, found[index]?.fields ?? []));
}

/** What a cell says of a field that a thing has not. */
const isAbsent = wording.i`^(?:(?:does not|doesn['’]t) (?:exist|apply)|not (?:there|present|used|kept|stored|available)|none|no|absent|missing|n/a|has none|no such (?:field|column)|✗|✘|❌|×|—|–|-)(?=$|[\s,;:.])`;
/** What a cell says of a field that a thing has as the one before has it. */
const isSame = wording.i`^(?:the )?(?:same|ditto|likewise|idem|as (?:left|there|before|on the left))(?:\s+(?:as|here)\b[^,;]*)?(?=$|[\s,;:.])`;
/** What a cell says where it only says that there is a field. */
const isTick = /^(?:yes|x|✓|✔|✅|●|•|has it)$/i;

/** "| | Crane | Berth |": a row for each field, and below the name of each thing what the field is there. */
function byFields({ header, rows }: TableBlock): readonly EntityFact[] {
  const [title, ...things] = header.cells;
  const isThing = (cell: Inline): boolean => thingCell.test(cell.source) && !otherTitle.test(plain(cell));
  if (!title || !fieldTitle.test(plain(title)) || things.length < 2 || !things.every(isThing)) return [];
  const named = rows.filter(({ cells: [name] }) => name && nameCell.test(name.source));
  if (rows.length < 2 || named.length < rows.length) return [];
  const columns: Field[][] = things.map(() => []);
  let typed = 0;
  for (const row of named) typed += ofRow(row, columns);
  // What something is, in words alone, is no type: "Euro".
  const first = rows.flatMap(({ cells }) => cells.slice(1).find(says) ?? []);
  if (first.filter(isTyped).length * 2 < first.length) return [];
  const likeType = rows.flatMap(({ cells }) => cells.slice(1)).filter(says).length;
  return typed > 1 && typed * 3 >= likeType && columns.every((fields) => fields.length > 0)
    ? things.map((name, index) => thingOf(name, columns[index] ?? []))
    : [];
}

/** Whether a cell tells a type for sure. */
const isTyped = (cell: Inline): boolean => fieldPhrases(cell, 'sure').type.is === 'shown';

/** Adds the field of a row to the things that have it; gives how many cells are types for sure, or as another. */
function ofRow({ cells: [name, ...cells], at }: Row, columns: readonly Field[][]): number {
  let sure = 0;
  let before: Field | undefined;
  columns.forEach((fields, index) => {
    const cell = cells[index];
    const said = cell && { source: cell.source.replace(/[*_]/g, ' ').trim(), at: cell.at };
    if (!name || !cell?.source || !said || isAbsent.test(said.source)) return;
    const same = before && isSame.exec(said.source);
    const own = same || isTick.test(said.source) ? fieldOf(name, [], at) : fieldOf(name, [cell], at);
    const like = same && before ? before : undefined;
    const made =
      own && like
        ? {
            ...like,
            meaning: plain({
              source: said.source.slice(same?.[0].length).replace(/^[\s,;:.]+/, ''),
              at: cell.at,
            }),
          }
        : own;
    if (!made) return;
    if (like || isTyped(cell)) sure++;
    fields.push(made);
    before = made;
  });
  return sure;
}

/** "| `id` | `created` |" above "| integer | timestamp |": fields side by side, and below them what each is. */
function lyingFields({ header, rows }: TableBlock): readonly EntityFact[] {
  const [corner] = header.cells;
  const first = corner?.source === '' || fieldTitle.test(corner ? plain(corner) : '') ? 1 : 0;
  const names = header.cells.slice(first);
  if (
    names.length < 2 ||
    rows.length > 3 ||
    !names.every(({ source }) => source.startsWith('`') && nameCell.test(source))
  )
    return [];
  const below = names.map((_, index) => rows.flatMap(({ cells }) => cells[first + index] ?? []));
  const isType = ([cell]: readonly Inline[]): boolean =>
    cell !== undefined && !looksLikeNames(cell) && isTyped(cell);
  const sure = below.filter(isType).length;
  if (sure < 2 || sure * 2 < names.length) return [];
  return names.flatMap((name, index): readonly EntityFact[] => {
    const made = fieldOf(name, below[index] ?? [], name.at);
    return made ? [{ is: 'field', field: made }] : [];
  });
}
