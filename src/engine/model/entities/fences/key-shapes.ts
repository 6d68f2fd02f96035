import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { typeUseIn } from '../../types.ts';
import { field } from '../facts.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import type { Shape } from './code-declarations.ts';

/** A key of YAML or JSON with what stands behind it; a part of a list has none, or is its value. */
export interface Key {
  readonly key: Inline | undefined;
  value: Inline | undefined;
  readonly below: Key[];
}

/** Keys that hold the fields of what is around them (OpenAPI 3.1 and JSON Schema call them properties). */
const holdsFields = /^(?:fields|properties|columns|attributes|members|props)$/i;
/** Keys that name what is around them. */
const names = /^(?:entity|name|model|table|object|title)$/i;
/** Keys below which each key is a thing. */
const holdsThings =
  /^(?:entities|models|tables|schemas|objects|collections|definitions|\$defs|types|resources)$/i;

/** Keys of a description of a call, which name nothing that is kept. */
const namesNothing =
  /^(?:schema|items|allOf|oneOf|anyOf|body|requestBody|request|response|payload|parameters|additionalProperties|input|output)$/i;

/** The things that a fence of YAML declares, each with its fields below a key that says so, or below one of things. */
export function shapesOfYaml(code: Inline): readonly Shape[] {
  const keys = keysOfYaml(code);
  const shapes = shapesIn(undefined, keys, false);
  return shapes.length > 0 ? shapes : saidIn(keys);
}

/** The schemas of a fence of JSON: what has properties, or keys with what they are in words. Examples are none. */
export function shapesOfJson(code: Inline): readonly Shape[] {
  const keys = keysOfJson(code);
  return code.source.includes('"properties"') ? shapesIn(undefined, keys, false) : saidIn(keys);
}

/** The things below which each key is a field with what it is in words: "name": "string, required". */
function saidIn(keys: readonly Key[]): readonly Shape[] {
  return keys.flatMap(({ key, below }): readonly Shape[] => {
    if (!key || below.length === 0 || describes(below)) return [];
    const fields = below.flatMap((each) => (describes(each.below) ? fieldOf(each) : saidOf(each)) ?? []);
    const sure = fields.filter(({ type, required }) => type.is === 'shown' || required.is === 'shown').length;
    return sure > 0 && fields.length === below.length && sure * 2 >= below.length
      ? [{ name: bare(key), fields, values: [] }]
      : saidIn(below);
  });
}

/** Keys that say something of a field. */
const ofField =
  /^(?:type|required|optional|nullable|null|default|values?|enum|to|of|ref|references?|items|format|pattern|min\w*|max\w*|length|unique|index|primary|key|description|note|comment|example)$/i;
/** Whether keys say of one field what type it is, and what else there is to say. */
function describes(keys: readonly Key[]): boolean {
  return (
    keys.some(({ key }) => key?.source === 'type') && keys.every(({ key }) => key && ofField.test(key.source))
  );
}

/** A field with what is said of it in words. */
function saidOf({ key, value, below }: Key): Field | undefined {
  if (!key || !value || below.length > 0) return undefined;
  const { rest, ...stated } = fieldPhrases(bare(value), 'sure');
  return field(bare(key), key.at, 'tolerant', { ...stated, meaning: rest.join('; ') });
}

function shapesIn(owner: Key | undefined, keys: readonly Key[], isThing: boolean): readonly Shape[] {
  const holder = keys.find(
    ({ key, value, below }) => key && holdsFields.test(key.source) && (below.length > 0 || value),
  );
  if (holder) {
    const name =
      keys.find(({ key, value, below }) => key && value && below.length === 0 && names.test(key.source))
        ?.value ?? owner?.key;
    if (name && namesNothing.test(name.source)) return [];
    return [{ ...(name ? { name } : {}), fields: fieldsOf(holder), values: [] }];
  }
  const fields = isThing ? keys.flatMap((each) => fieldOf(each) ?? []) : [];
  if (owner?.key && fields.length > 0 && fields.length === keys.length)
    return [{ name: owner.key, fields, values: [] }];
  const holds = owner?.key !== undefined && holdsThings.test(owner.key.source);
  return keys.flatMap((each) => shapesIn(each, each.below, holds));
}

/** The fields below a key: keys, parts of a list, or a list in brackets: `[id, title]`. */
function fieldsOf({ value, below }: Key): readonly Field[] {
  const listed =
    value && /^\[.*\]$/s.test(value.source) ? slice(value, 1, value.source.length - 1) : undefined;
  const inLine = listed
    ? splitOutside(listed, ',').map((each) => ({ key: undefined, value: each, below: [] }))
    : [];
  return [...below, ...inLine].flatMap((each) => fieldOf(each) ?? []);
}

function fieldOf({ key, value, below }: Key): Field | undefined {
  const said = (name: RegExp): Inline | undefined =>
    below.find((each) => each.key && name.test(each.key.source))?.value;
  const name = key ?? said(/^(?:name|field|column)$/i) ?? value;
  if (!name || !wording`^["'\`]?[\p{L}_][\p{L}\p{N}_ .-]*["'\`]?$`.test(name.source)) return undefined;
  const isType = (each: Inline | undefined): boolean =>
    each !== undefined && wording`^[\p{L}][\p{L}\p{N}_<>[\]?(), |-]*$`.test(each.source);
  const type = [key ? value : undefined, said(/^type$/i)].find(isType);
  const required = said(/^required$/i)?.source;
  return field(bare(name), name.at, 'tolerant', {
    ...(type ? { type: shown(typeUseIn(type), type.at) } : {}),
    ...(required === 'true' || required === 'false' ? { required: shown(required === 'true', name.at) } : {}),
  });
}

/** A name without the quotes around it. */
function bare(name: Inline): Inline {
  return /^(["'`]).*\1$/.test(name.source) ? slice(name, 1, name.source.length - 1) : name;
}

/** A line of YAML: the mark of a part of a list, a key, and what stands behind it. */
const yaml = wording`^(?<indent>\s*)(?<item>(?:- +)*)(?:(?<key>["']?[\p{L}_$][\p{L}\p{N}_ .$-]*["']?)\s*:(?=\s|$)\s*)?(?<value>.*?)\s*(?:\s#.*)?$`;

export function keysOfYaml(code: Inline): readonly Key[] {
  const top: Key[] = [];
  const open: { readonly indent: number; readonly is: Key }[] = [];
  let start = 0;
  for (const line of code.source.split('\n')) {
    const from = start;
    start += line.length + 1;
    const { indent = '', item = '', key, value = '' } = yaml.exec(line)?.groups ?? {};
    if (line.trim() === '' || /^\s*#|^---/.test(line)) continue;
    const put = (depth: number, is: Key): void => {
      while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= depth) open.pop();
      (open.at(-1)?.is.below ?? top).push(is);
      open.push({ indent: depth, is });
    };
    const at = from + indent.length + item.length;
    const valueAt = from + line.indexOf(value, indent.length + item.length + (key?.length ?? 0));
    const said = value === '' ? undefined : slice(code, valueAt, valueAt + value.length);
    const own: Key = {
      key: key ? bare(slice(code, at, at + key.length)) : undefined,
      value: said,
      below: inBraces(said),
    };
    // A part of a list stands below its key even where it is not indented.
    if (item !== '' && key) put(indent.length + 0.5, { key: undefined, value: undefined, below: [] });
    put(indent.length + (item === '' ? 0 : 0.5 + (key ? item.length : 0)), own);
  }
  return top;
}

/** The keys of a mapping in one line, and of those in it: `{ type: string, required: true }`. */
function inBraces(value: Inline | undefined): Key[] {
  if (!value || !/^\{.*\}$/.test(value.source)) return [];
  return splitOutside(slice(value, 1, value.source.length - 1), ',').map((part) => {
    const colon = part.source.indexOf(':');
    if (colon < 0) return { key: undefined, value: part, below: [] };
    const said = slice(part, colon + 1, part.source.length);
    const below = inBraces(said);
    return { key: bare(slice(part, 0, colon)), value: below.length > 0 ? undefined : said, below };
  });
}

/** The keys of an object of JSON, or of one as programmes write it, with bare keys and single quotes. */
export function keysOfJson(code: Inline): readonly Key[] {
  const root: Key = { key: undefined, value: undefined, below: [] };
  const open: Key[] = [root];
  let last: Key | undefined;
  for (const match of code.source.matchAll(token)) {
    const { text, word } = match.groups ?? {};
    const [all] = match;
    const colon = match.groups?.colon ?? match.groups?.behind ?? (word && ':');
    const own = text ?? match.groups?.single ?? word ?? '';
    const start = match.index + (word ? 0 : 1);
    const inner = own && slice(code, start, start + own.length);
    if (colon && inner) {
      last = { key: inner, value: undefined, below: [] };
      open.at(-1)?.below.push(last);
    } else if (all === '{' || all === '[') {
      const is = last ?? { key: undefined, value: undefined, below: [] };
      if (!last && open.length > 1) open.at(-1)?.below.push(is);
      open.push(open.length === 1 && !last ? root : is);
      last = undefined;
    } else if (all === '}' || all === ']') {
      open.pop();
      last = undefined;
    } else if (all === ',') last = undefined;
    else if (!last && inner && open.length > 1)
      open.at(-1)?.below.push({ key: undefined, value: inner, below: [] });
    else if (last) last.value = inner || slice(code, match.index, match.index + all.length);
  }
  return root.below;
}

/** What an object is made of: texts and bare keys, each perhaps with its colon, brackets and commas. Comments are passed over. */
const token =
  /\/\/[^\n]*|"(?<text>(?:[^"\\\n]|\\.)*)"(?<colon>\s*:)?|'(?<single>(?:[^'\\\n]|\\.)*)'(?<behind>\s*:)?|\b(?<word>[A-Za-z_$][\w$]*)(?=\s*:)|[{}[\],]|\b(?:true|false)\b/g;
