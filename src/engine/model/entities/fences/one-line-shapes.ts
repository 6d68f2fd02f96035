import type { Inline } from '../../../syntax/block.ts';
import { linesOf, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Field } from '../../domain-elements.ts';
import { isDeed } from '../../words/deeds.ts';
import { type EntityFact, field } from '../facts.ts';
import { lineFields } from '../fields/field-lines.ts';
import { entityOf } from '../lists.ts';
import { nameFirst } from './brace-declarations.ts';
import type { Shape } from './code-declarations.ts';

/** A shape that stands in one line: `type Crane = { height: number; pier?: string };`, `interface Crane { height: number }`. */
const oneLine =
  /^(?:export\s+)?(?:declare\s+)?(?:interface|type|class|struct)\s+(?<name>[A-Z]\w*)\s*(?:=\s*)?\{(?<members>[^{}]*)\}\s*;?(?:\s*\/\/.*)?$/;

/** A name, perhaps marked, and in braces what it has: "Crane { height: number, pier }", "**Crane**: {height, pier}", "`Crane` = { height }". */
const braced = wording`^(?<mark>\*\*|\`|)(?<name>\p{Lu}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}|[\p{Ll}_]+(?= ?\{))(?<colon>:?)\k<mark>\s*[:=]?\s*(?<open>[({])(?<members>[^{}()]+)[)}][.;]?$`;
/** A member of it: a name, perhaps in code, and perhaps its type. */
const member = wording`^(?:\`[\p{L}_][\p{L}\p{N}_]*\`|[\p{L}_][\p{L}\p{N}_]*[?!]?\s*:\s*[^"'\d\s].*|[\p{L}_][\p{L}\p{N}_]*)$`;
const type =
  '(?:u?int(?:eger)?|bigint|bool(?:ean)?|string|text|number|decimal|float|double|money|date(?:time)?|time(?:stamp)?|uuid|enum|json|email|url)';
/** The same with a type, which in other brackets each has to have. */
const typedMember = new RegExp(`^\\w+[?!]?\\s*:\\s*${type}\\b`, 'i');
/** A field alone with its type: "size: number". */
const typedAlone = new RegExp(
  `^(?:\\w+[?!]?|\\x60\\w+\\x60)(?:\\s*:\\s*|\\s\\()\\x60?${type}\\x60?\\)?(?:, (?:required|optional|unique))?\\.?$`,
  'i',
);

/** The field that a paragraph of one line is; empty for any other. */
export const fieldAlone = (text: Inline): readonly Field[] =>
  !text.source.includes('\n') && typedAlone.test(text.source) ? lineFields(text, text.at) : [];

/** What has values in braces, and no fields. */
const ofValues = /(?:Status|State|Type|Kind|Role|Level|Enum)s?$/i;

/** The shape that a line of text is, name and braces; undefined where these hold values, or anything that is no field. */
export function bracedShape(written: Inline): Shape | undefined {
  const isCode = /^`[^`]+`$/.test(written.source);
  const line = isCode ? slice(written, 1, written.source.length - 1) : written;
  const { mark = '', name = '', open, members = '' } = braced.exec(line.source)?.groups ?? {};
  if (name === '' || ofValues.test(name) || ofProgrammes.test(name)) return undefined;
  const start = line.source.indexOf(open ?? '{') + 1;
  const parts = splitOutside(slice(line, start, start + members.length), ';,').filter(
    ({ source }) => source !== '',
  );
  const form = open === '(' ? typedMember : member;
  if (!parts.every(({ source }) => form.test(source))) return undefined;
  const fields = parts.map((part) =>
    part.source.includes(':') ? nameFirst(part) : field(part, part.at, 'tolerant', {}),
  );
  const known = fields.filter((each) => each !== undefined);
  const from = mark.length;
  return known.length === fields.length
    ? { name: slice(line, from, from + name.length), fields: known, values: [] }
    : undefined;
}

/** A table with its columns in brackets: `trips(id, driver_id, started_at)`. */
const columns = wording`^(?:table )?(?<name>[\p{L}_][\p{L}\p{N}_]*) ?\((?<members>[^(){}]+)\)[.;]?$`;
const column = wording`^[\p{L}_][\p{L}\p{N}_]*[?*]?(?: (?:PK|FK|pk|fk))?$`;
/** A name that is hardly ever that of what a function is given. */
const key = /^(?:id|uuid|\w+_(?:id|at|on|no)|[a-z]\w*(?:Id|At))\b/;

/** What programmes say before brackets or braces, and no thing. */
const ofProgrammes =
  /^(?:primary key|foreign key|unique(?: key)?|(?:unique )?index(?: \w+)?|key|check|constraint(?: \w+)?|references|values|count|sum|min|max|avg|coalesce|hash|concat|import|export|function|return|const|let|var|from|default)$/i;
/** A call: `getTree`, `assign_row`, but not `order_items`. */
const first = /^[a-z]+(?=[A-Z_])/;
const isCall = (name: string): boolean => {
  const verb = first.exec(name)?.[0] ?? '';
  return /^(?:get|set|on|is|has|make|to|do)$/.test(verb) || (isDeed(verb || name) && !/(?<!s)s$/.test(name));
};

function tableWithColumns(written: Inline): Shape | undefined {
  const isCode = /^`[^`]+`$/.test(written.source);
  const line = isCode ? slice(written, 1, written.source.length - 1) : written;
  const { name = '', members = '' } = columns.exec(line.source)?.groups ?? {};
  const start = line.source.indexOf('(') + 1;
  // `move(id, to)` is a call.
  const parts =
    name === '' || isCall(name) || ofProgrammes.test(name)
      ? []
      : splitOutside(slice(line, start, start + members.length), ',');
  if (parts.length < 2 || !parts.every(({ source }) => column.test(source))) return undefined;
  if (!parts.some(({ source }) => key.test(source))) return undefined;
  const at = line.source.indexOf(name, line.source.startsWith('table ') ? 'table '.length : 0);
  const fields = parts.map((part) =>
    field(slice(part, 0, part.source.replace(/ [A-Z]{2}$/i, '').length), part.at, 'tolerant', {}),
  );
  return { name: slice(line, at, at + name.length), fields, values: [] };
}

/** Takes in lines that are all shapes with braces; false, and nothing, for any others. */
export function sayBraced(gather: Gathering<EntityFact>, lines: readonly Inline[]): boolean {
  const shapes = lines.flatMap((line) => bracedShape(line) ?? tableWithColumns(line) ?? []);
  if (shapes.length < lines.length) return false;
  for (const { name, fields } of shapes)
    if (name) gather.fact({ is: 'entity', entity: entityOf(name, name.at, fields, '') });
  return true;
}

/** The tables of a fence that is no programme: none where a line of it is anything else. */
export function tablesInLines(code: Inline): readonly Shape[] {
  const lines = linesOf(code).filter(({ source }) => source !== '');
  const tables = lines.flatMap((line) => tableWithColumns(line) ?? []);
  return tables.length === lines.length ? tables : [];
}

/** The shapes of a fence that stand in one line each. */
export function shapesInLines(code: Inline): readonly Shape[] {
  return linesOf(code).flatMap((line): readonly Shape[] => {
    const plainly = bracedShape(line);
    if (plainly) return [plainly];
    const { name = '', members = '' } = oneLine.exec(line.source)?.groups ?? {};
    if (!members.includes(':')) return [];
    const at = line.source.indexOf(name);
    const start = line.source.indexOf('{') + 1;
    // A type may have a comma: "Record<string, string>".
    const mark = members.includes(';') ? ';' : ',';
    const parts = splitOutside(slice(line, start, start + members.length), mark);
    const fields = parts.flatMap((part) => (part.source.includes(':') ? (nameFirst(part) ?? []) : []));
    return [{ name: slice(line, at, at + name.length), fields, values: [] }];
  });
}
