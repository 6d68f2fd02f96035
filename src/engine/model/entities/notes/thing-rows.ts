import type { HeadingBlock, Inline, Item } from '../../../syntax/block.ts';
import { linesOf, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';
import { isIdentifier, nameOf } from '../../words/names.ts';
import type { EntityFact } from '../facts.ts';
import { demand, isName } from '../fields/note-names.ts';
import { entityOf, isFree, namesSeveral, WRITTEN, writtenAt } from '../lists.ts';
import { technical } from '../words/field-type.ts';
import type { NotedThing } from './noted-things.ts';
import { fieldsOf } from './notes.ts';
import type { Told } from './typed-names.ts';

/** A thing before the row of its fields: "Guest: …", "**Guest** (invited) – …", "Guest(…)"; its name perhaps marked. */
const head = wording`^(?<mark>\*\*|\`|)(?<name>\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2})(?:\k<mark>|[:.]\k<mark>)(?:(?:\s*\([^()]*\))?(?::|\s[–—=]|\s-{1,2}>?)\s+|(?<=[:.]\*\*)\s+|\s?(?<open>[({]))`;

/** A field of a row: its name, perhaps with a sign of a legend, and what parts it from what is said of it. */
const partHead = wording`^(?<name>\`[\p{L}_][\p{L}\p{N}_.]*\`|[\p{L}_][\p{L}\p{N}_'’-]*(?: [\p{L}\p{N}_'’-]+){0,3}?)(?<sign>[?*!]?)(?<parts>$|\s*:\s+|\s+[–—-]\s+|\s*(?=\()|\s+(?:→|->|⇒)\s*|\s+(?==\s))`;
/** A field of a row whose type stands right behind its name. */
const typedHead = wording`^(?<name>\`[\p{L}_][\p{L}\p{N}_.]*\`|[\p{L}_][\p{L}\p{N}_-]*)(?<sign>[?*!]?)(?<parts>\s+)(?=[\p{L}\[])`;

/** A row of fields, and how many of them can be nothing else. */
interface Row extends NotedThing {
  readonly sure: number;
}

/** A word that is a type by itself: as programmes spell it, or one that stands behind a sign of the legend. */
function isType(word: string, shortly: ReadonlySet<string>): boolean {
  return technical.test(word) || /^(?:text|date|time|number|money)$/i.test(word) || shortly.has(word);
}

/** What says of a column what key it is, or whether it may be empty. */
const ofColumn = /^(?:PK|FK|UK|NULL|NOT|UNIQUE|PRIMARY)$/;

/** A part whose type stands right behind its name: of plain nouns only where the name is spelled as programmes do, or signed. */
function typedIn(part: Inline, shortly: ReadonlySet<string>): RegExpExecArray | null {
  const found = typedHead.exec(part.source);
  const { name = '', sign = '' } = found?.groups ?? {};
  const type = /^[^\s,;(]+/.exec(part.source.slice(found?.[0].length))?.[0] ?? '';
  const isSpelled = sign !== '' || name.startsWith('`') || name.includes('_');
  const isTyped =
    ofColumn.test(type) ||
    technical.test(type) ||
    shortly.has(type) ||
    (isSpelled && (sign !== '' || isType(type, shortly)));
  return found && isTyped ? found : null;
}

/** The field that a part of a row begins; undefined for what only goes on about the one before it. */
function fieldIn(part: Inline, shortly: ReadonlySet<string>): Told | undefined {
  const found = typedIn(part, shortly) ?? partHead.exec(part.source);
  const { name = '', sign = '', parts = '' } = found?.groups ?? {};
  if (!found) return undefined;
  const named = slice(part, 0, name.length + sign.length);
  const bare = slice(part, 0, name.length);
  if (!isName(bare, false) || demand.test(name) || technical.test(name)) return undefined;
  const rest = slice(part, found[0].length, part.source.length);
  if (rest.source === '')
    return isType(name, shortly) ? undefined : { names: [named], said: [], isTyped: sign !== '' };
  const bracket = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(rest.source);
  if (!bracket) {
    const isBehind = /^\s+$/.test(parts);
    const isTyped = isBehind || /[→>]/.test(parts);
    const remark = /\s\(([^()]*)\)$/.exec(rest.source);
    const said = slice(rest, 0, remark?.index ?? rest.source.length);
    const behind = remark ? [slice(rest, remark.index + 2, rest.source.length - 1)] : [];
    return {
      names: [named],
      said: [said, ...behind],
      isTyped,
      isTypeSaid: (isBehind && !ofColumn.test(said.source.split(' ')[0] ?? '')) || parts.includes(':'),
    };
  }
  const behind = slice(rest, bracket[0].length, rest.source.length);
  return {
    names: [named],
    said: [slice(rest, 1, bracket[0].length - 1), ...(behind.source ? [behind] : [])],
    isTyped: false,
    isBracketed: true,
  };
}

/** The parts of a row: between semicolons or dots where it has some, else between commas. */
function partsOf(row: Inline): readonly Inline[] {
  for (const sign of ';·') {
    const parts = splitOutside(row, sign).filter(({ source }) => source !== '');
    if (parts.length > 1) return parts;
  }
  return splitOutside(row, ',').filter(({ source }) => source !== '');
}

/** The fields of a row; none where it does not begin with the name of one. */
function toldIn(row: Inline, shortly: ReadonlySet<string>): readonly Told[] {
  const told: Told[] = [];
  for (const part of partsOf(row)) {
    const found = fieldIn(part, shortly);
    if (found) told.push(found);
    else if (told.length === 0) return [];
    else told.at(-1)?.said.push(part);
  }
  return told;
}

/** Whether what is told of a name can only be told of a field. */
function isSure({ name, type, required }: Field): boolean {
  return [type, required].some(({ is }) => is === 'shown') || (isIdentifier(name) && name.includes('_'));
}

/** The thing that a line is with the row of its fields behind its name or in brackets; undefined for any other line. */
function rowIn(written: Inline, shortly: ReadonlySet<string>): Row | undefined {
  const isCode = /^`[^`]+`$/.test(written.source);
  const line = isCode ? slice(written, 1, written.source.length - 1) : written;
  const found = head.exec(line.source);
  const { mark = '', name = '', open } = found?.groups ?? {};
  const isNamed = wording`^\p{Lu}`.test(name) || mark !== '' || open !== undefined;
  if (!found || !isNamed || technical.test(name)) return undefined;
  const end = open === undefined ? line.source.length : line.source.lastIndexOf(open === '(' ? ')' : '}');
  if (end < found[0].length || !/^[)}]?[.;]?$/.test(line.source.slice(end).trim())) return undefined;
  const row = slice(line, found[0].length, end);
  const told = fieldsTold(row, shortly);
  const called = name.replace(/ (?:has|have|holds?|keeps?|stores?|contains?|needs?)$/, '');
  const own = slice(line, mark.length, mark.length + called.length);
  return told.fields.length > 0 ? { name: own, remark: '', ...told } : undefined;
}

/** The fields of a row, and how many of them are sure. */
function fieldsTold(row: Inline, shortly: ReadonlySet<string>): Pick<Row, 'fields' | 'sure'> {
  const told = toldIn(slice(row, 0, row.source.replace(/[.;\s]+$/, '').length), shortly);
  const sure = told.map((each) => (each.isTyped ? each.names.length : fieldsOf(each).filter(isSure).length));
  return { fields: told.flatMap(fieldsOf), sure: sure.reduce((sum, each) => sum + each, 0) };
}

/** The fields of a row without the name of the thing, of which half at least are sure; none for anything else. */
export function fieldsInRow(row: Inline): readonly Field[] {
  const { fields, sure } = fieldsTold(row, shortTypes([row]));
  return fields.length > 1 && sure * 2 >= fields.length ? fields : [];
}

/** The words that some rows have as types right behind names: with a sign of a legend between, or "text" and "ref" twice. */
function shortTypes(rows: readonly Inline[]): ReadonlySet<string> {
  const behind = wording.g`(?<sign>[*!?]?) (?<type>\p{Ll}[\p{L}\p{N}]*)(?=[;,·]|$| [;,·])`;
  const found = rows.flatMap(({ source }) => [...source.matchAll(behind)].map(({ groups = {} }) => groups));
  const often = ['text', 'ref'].filter((word) => found.filter(({ type }) => type === word).length > 1);
  return new Set([...often, ...found.flatMap(({ sign, type }) => (sign && type ? [type] : []))]);
}

/**
 * The things that lines are, each with the row of its fields: "Guest: name (required), side – bride or groom, plus-one
 * (yes/no)", "Singer(name: text, left?: date)", "Crop: name* txt; variety txt". Undefined where the lines are anything
 * else: fewer than two of them such things, or most of what they name with nothing that is said of fields alone.
 */
function thingsInRows(lines: readonly Inline[]): ReadonlyMap<Inline, NotedThing> | undefined {
  const rows = new Map<Inline, Row>();
  const shortly = shortTypes(lines);
  for (const line of lines) {
    const row = rowIn(line, shortly);
    if (row) rows.set(line, row);
  }
  const all = [...rows.values()];
  const fields = all.reduce((sum, row) => sum + row.fields.length, 0);
  const sure = all.reduce((sum, row) => sum + row.sure, 0);
  const names = new Set(all.map(({ name }) => nameOf(name).name));
  const isEnough =
    all.length > 1 &&
    names.size === all.length &&
    all.length * 5 >= lines.length * 3 &&
    fields > all.length &&
    sure * 2 >= fields;
  return isEnough ? rows : undefined;
}

const rowsOf = once((items: readonly Item[]) => thingsInRows(items.map(({ text }) => text)));

/** The thing that an item of a list of such things is. */
export function thingInRow(at: Item['at'], items: readonly Item[]): NotedThing | undefined {
  const line = writtenAt(items).get(at);
  return line && rowsOf(items)?.get(line);
}

/** Whether lines below a heading may be such things: it names none, or is a line that only titles them. */
export function mayBeThings(heading: HeadingBlock | undefined): boolean {
  return isFree(heading) || namesSeveral(heading) || (heading?.level ?? 0) > WRITTEN;
}

/** The things that a paragraph tells of in such rows, one a line. */
export function factsInRows(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  if (!text.source.includes('\n') || !mayBeThings(heading)) return [];
  return [...(thingsInRows(linesOf(text)) ?? [])].map(([line, { name, fields }]) => ({
    is: 'entity',
    entity: entityOf(name, line.at, fields, ''),
  }));
}
