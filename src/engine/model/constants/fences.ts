import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { unitOf } from '../words/units.ts';
import type { ConstantLine } from './amounts.ts';

const declared =
  '(?:(?:export|const|let|var|static|final|readonly|public|private|pub|#define|val|int|long)\\s+)*';
const key = '["\']?(?<key>[A-Za-z_][\\w.-]*)["\']?';
const mark = '\\s*(?::\\s*[\\w[\\]<>]+\\s*=|[=:])\\s*';
/** `PAGE_SIZE=25`, `page_size: 25`, `export const PAGE_SIZE: number = 25; // notes`, `DELAYS = [1, 2]`. */
const setting = new RegExp(
  `^\\s*${declared}${key}${mark}(?<value>\\[[^[\\]{}]*\\d[^[\\]{}]*\\]|[^\\s#{[(][^#;]*?)\\s*[;,]?\\s*(?:(?:#|//|(?<=\\s);)(?<remark>.*))?$`,
  'd',
);
/** What opens an object behind a key, in the same line or below: `upload: {`, `const LIMITS = {`. */
const opens = new RegExp(`^\\s*${declared}(?:${key}(?<mark>${mark}))?[{[]\\s*$`);
/** A key with an object in one line: `upload: { maxFiles: 10, maxBytes: 3 }`. */
const inLine = new RegExp(`^\\s*${declared}${key}(?<mark>${mark})\\{(?<inside>[^{}]*)\\}`, 'd');
const closes = /^\s*[}\])]/;
/** A key of YAML over what is indented below it, and the title of a section. */
const over = /^(?<indent>\s*)["']?(?<key>[A-Za-z_][\w.-]*)["']?:\s*(?:#.*)?$/;
const section = /^\[(?<key>[\w.-]+)\]\s*$/;
/** Keys that gather all settings and tell nothing of them, whatever they are of: `LIMITS`, `appConfig`, `PLAN_LIMITS`. */
const gathers =
  /^(?:\w+_|[a-z]\w*(?=[A-Z]))?(?:limits?|defaults?|constants?|settings?|config(?:uration)?|values?|options?|params|parameters|env(?:ironment)?|properties|data|app|default)$/i;
const property = /"([A-Za-z_][\w.-]*)"\s*:\s*("[^"{}[\]]*"|-?\d[\d.]*|true|false)(?=\s*[,}\n]|$)/g;

/** What stands around a line: its name, and how far it is indented where that closes it. */
interface Around {
  readonly name: string;
  readonly indent?: number;
}

/** The settings of a fence: lines of a configuration or a programme, properties of an object. What is below a key is named with it. */
export function constantsOfFence(code: Inline): readonly ConstantLine[] {
  const found: ConstantLine[] = [];
  let around: Around[] = [];
  let start = 0;
  let columns: readonly string[] = [];
  for (const line of code.source.split('\n')) {
    columns = columnsIn(line) ?? (around.length === 0 && line.trim() === '' ? [] : columns);
    const from = start;
    start += line.length + 1;
    const indent = /^\s*/.exec(line)?.[0].length ?? 0;
    if (line.trim() !== '')
      around = around.filter((each) => each.indent === undefined || each.indent < indent);
    const prefix = around.map(({ name }) => name).filter(Boolean);
    const title = section.exec(line)?.groups?.key ?? '';
    const keyOver = over.exec(line)?.groups;
    const opened = opens.exec(line)?.groups;
    const inside = inLine.exec(line);
    if (closes.test(line)) [around, columns] = [around.slice(0, -1), []];
    if (title !== '') around = [{ name: named(title) }];
    else if (keyOver) around = [...around, { name: named(keyOver.key ?? ''), indent }];
    else if (opened) around = [...around, { name: named(opened.key ?? '') }];
    else if (inside?.indices?.groups?.inside) {
      const [at, to] = inside.indices.groups.inside;
      const own = named(inside.groups?.key ?? '');
      const parts = splitOutside(slice(code, from + at, from + to), ',');
      for (const part of parts) found.push(...settingOf(part, [...prefix, own].filter(Boolean)));
    } else
      for (const each of settingsIn(slice(code, from, from + line.length)))
        found.push(...settingOf(each, prefix).flatMap((one) => byColumn(one, columns)));
  }
  const properties = /^\s*\{/.test(code.source) ? [...code.source.matchAll(property)] : [];
  return properties.length > found.length ? properties.map((each) => propertyOf(code, each)) : found;
}

/** The words of a comment that stands alone: what the values below it may be for. */
const comment = /^\s*(?:\/\/|#|;|--)\s*(?<words>\S.*)$/;

/** What the values below a comment may be for; none where it says more than names, undefined where a line is no comment. */
function columnsIn(line: string): readonly string[] | undefined {
  const words = comment.exec(line)?.groups?.words;
  const titles = words?.trim().split(/\s{2,}|\s*[|,/]\s*/);
  return titles?.some((each) => /\d|\S\s\S+\s\S+\s/.test(each)) ? [] : titles;
}

/** `[1, 5, 20]` below a comment `free  team  fleet`: a value for each of them. Any other list is one value. */
function byColumn(line: ConstantLine, titles: readonly string[]): readonly ConstantLine[] {
  const { source } = line.value;
  if (!source.startsWith('[') || titles.length < 2) return [line];
  const values = splitOutside(slice(line.value, 1, source.length - 1), ',').filter((each) => each.source);
  if (values.length !== titles.length) return [line];
  return values.map((value, index) => ({
    ...line,
    name: { source: `${line.name.source}: ${titles[index]}`, at: line.name.at },
    value,
  }));
}

function named(key: string): string {
  return gathers.test(key) ? '' : key;
}

/** The comment at the end of a line. */
const tail = /\s(?:\/\/|#).*$/;

/** What opens an object before its first key, and what closes it in the same line. */
const opening = /^\s*\{\s*/;
const closing = /\s*\}\s*$/;

/** A line without the braces of what it stands in; its parts at commas where each of them is a setting: `min: 1, max: 9`. */
function settingsIn(line: Inline): readonly Inline[] {
  const brace = opening.exec(line.source)?.[0].length ?? 0;
  const end = brace > 0 ? (closing.exec(line.source)?.index ?? line.source.length) : line.source.length;
  const inner = slice(line, brace, Math.max(brace, end));
  const said = slice(inner, 0, tail.exec(inner.source)?.index ?? inner.source.length);
  const parts = splitOutside(said, ',').filter(({ source }) => source.trim() !== '');
  return parts.length > 1 && parts.every(({ source }) => setting.test(source)) ? parts : [inner];
}

/** The setting of a line, named with the keys around it. */
function settingOf(line: Inline, prefix: readonly string[]): readonly ConstantLine[] {
  const { groups, indices } = setting.exec(line.source) ?? {};
  const [name, value] = [indices?.groups?.key, indices?.groups?.value];
  if (!name || !value) return [];
  const own = slice(line, ...name);
  const said = slice(line, ...value);
  const remark = (groups?.remark ?? '').trim();
  const unit = unitIn(remark);
  return [
    {
      name: prefix.length > 0 ? { source: [...prefix, own.source].join('.'), at: own.at } : own,
      value:
        unit !== '' && /^\d[\d._,]*$/.test(said.source)
          ? { source: `${said.source} ${unit}`, at: said.at }
          : said,
      remark,
    },
  ];
}

/**
 * The unit that a remark begins with: "seconds", "minutes in the cache", "tiles per second"; empty where it has none. One
 * unknown word alone may be a unit or not: "notes", "doubles".
 */
function unitIn(remark: string): string {
  const said = /^[^,;(]*/.exec(remark)?.[0].trim() ?? '';
  if (unitOf(said) || rate.test(said)) return said;
  const first = /^\S+(?=\s(?:in|for|of|on|to|before|after|until|between|when|since)\s)/.exec(said)?.[0] ?? '';
  return unitOf(first) ? first : '';
}

/** What is counted for each of something: "tiles per second". */
const rate = wording`^\p{L}+(?: per \p{L}+|/\p{L}+)$`;

function propertyOf(code: Inline, found: RegExpMatchArray): ConstantLine {
  const [all, name = '', value = ''] = found;
  const index = found.index ?? 0;
  const end = index + all.length;
  return {
    name: slice(code, index + 1, index + 1 + name.length),
    value: slice(code, end - value.length, end),
    remark: '',
  };
}
