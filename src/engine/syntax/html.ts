import { Line, Span } from '../place.ts';
import type { Item, Row, TableBlock } from './block.ts';
import { matching } from './matching.ts';
import { detach, inlineOf, type Stretch, spanOf } from './stretch.ts';

/** A tag or a comment of HTML, with its place in a source. */
interface Tag {
  /** Lower case; empty for a comment. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly start: number;
  readonly end: number;
}

const tag = /<(\/?)([a-z][a-z\d]*)(?:[\s/][^<>]*)?>|<!--/gi;

/** The tags and comments of a source, in order. A comment that never ends is text. */
function tagsOf(source: string): readonly Tag[] {
  const tags: Tag[] = [];
  tag.lastIndex = 0;
  for (let found = tag.exec(source); found; found = tag.exec(source)) {
    const [all, slash = '', name = ''] = found;
    const start = found.index;
    const close = name === '' ? source.indexOf('-->', start + all.length) : 0;
    if (close < 0) continue;
    const end = name === '' ? close + '-->'.length : start + all.length;
    tags.push({ name: name.toLowerCase(), isEnd: slash !== '', start, end });
    tag.lastIndex = end;
  }
  return tags;
}

/** What stands in an element: from behind its tag to where it ends. */
interface Content {
  readonly name: string;
  /** Where its tag begins. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The elements of some names in a source, in order; each ends where it is closed, or where something begins or ends
 * that cannot stand in it. Undefined where text stands outside of them.
 */
function elementsIn(source: string, names: ReadonlySet<string>): readonly Content[] | undefined {
  const found: Content[] = [];
  let open: Tag | undefined;
  let behind = 0;
  const isBlank = (start: number, end: number): boolean => source.slice(start, end).trim() === '';
  for (const each of tagsOf(source)) {
    const isOwn = names.has(each.name);
    if (open && (isOwn || holders.has(each.name))) {
      found.push({ name: open.name, at: open.start, start: open.end, end: each.start });
      open = undefined;
      behind = each.start;
    }
    if (open) continue;
    if (!isBlank(behind, each.start)) return undefined;
    behind = each.end;
    if (isOwn && !each.isEnd) open = each;
  }
  if (open) found.push({ name: open.name, at: open.start, start: open.end, end: source.length });
  return open || isBlank(behind, source.length) ? found : undefined;
}

/** What holds rows and terms: where one begins or ends, what was open has ended. */
const holders = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'dl']);
const rowNames = new Set(['tr']);
const cellNames = new Set(['td', 'th']);
const termNames = new Set(['dt', 'dd']);

/** The table or the list that raw HTML is; undefined for any other. `before` is the table in whose place it stands. */
export function readHtml(
  stretch: Stretch,
  before: Pick<TableBlock, 'header' | 'rows'> | undefined,
):
  | ({ readonly kind: 'table' } & Pick<TableBlock, 'header' | 'rows'>)
  | { readonly kind: 'list'; readonly ordered: false; readonly items: readonly Item[] }
  | undefined {
  const opening = /<(?:table|dl)\b/gi;
  const [first, another] = [opening.exec(stretch.source), opening.exec(stretch.source)];
  if (!first || another) return undefined;
  if (first[0].toLowerCase() === '<dl') {
    const items = definitionItems(stretch);
    return items && { kind: 'list', ordered: false, items };
  }
  const table = readHtmlTable(stretch, before);
  return table && { kind: 'table', ...table };
}

/** A cell that reaches over several rows or columns: what it says of which cannot be told. */
const reaches = /\b(?:col|row)span\s*=\s*["']?(?!["']?1\b)/i;

function readHtmlTable(
  { source, anchor }: Stretch,
  before: Pick<TableBlock, 'header' | 'rows'> | undefined,
): Pick<TableBlock, 'header' | 'rows'> | undefined {
  if (reaches.test(source)) return undefined;
  const found = elementsIn(source, rowNames);
  if (!found || found.length < 2) return undefined;
  const texts = found.map(({ at, end }) => source.slice(at, end));
  const known = matching(texts, before ? [before.header, ...before.rows] : []);
  const rows: Row[] = [];
  for (const [index, { at }] of found.entries()) {
    const same = known(index);
    same?.line.moveTo(anchor, at);
    const row = same ?? readRow(texts[index] ?? '', anchor, at);
    if (!row) return undefined;
    rows.push(row);
  }
  const [header, ...others] = rows;
  const names = header?.cells.filter((cell) => cell.source !== '').length ?? 0;
  return header && names > 1 ? { header, rows: others.filter(({ cells }) => cells.length > 0) } : undefined;
}

function readRow(text: string, within: Stretch['anchor'], start: number): Row | undefined {
  const own = detach(text);
  const found = elementsIn(own, cellNames);
  if (!found) return undefined;
  const line = new Line(own, within, start);
  const stretch: Stretch = { source: asMarkdown(own), anchor: line, refusals: [] };
  return {
    line,
    at: spanOf(stretch, 0, own.length),
    cells: found.map((cell) => inlineOf(stretch, cell.start, cell.end)),
  };
}

/** A list of definitions as items, each a bold term and what is said of it. Undefined where no term stands before it. */
function definitionItems({ source, anchor }: Stretch): readonly Item[] | undefined {
  const found = elementsIn(source, termNames);
  if (!found) return undefined;
  const terms: { readonly start: number; end: number }[] = [];
  for (const { name, at, end } of found) {
    const last = terms.at(-1);
    if (name === 'dt') terms.push({ start: at, end });
    else if (last) last.end = end;
    else return undefined;
  }
  const stretch: Stretch = { source: asMarkdown(source), anchor, refusals: [] };
  return terms.map(({ start, end }) => {
    const text = inlineOf(stretch, start, end);
    return { at: new Span(anchor, text.at.start, text.at.end), text, children: [] };
  });
}

/** What a tag is in Markdown, as it opens and as it closes; all others are blanks. */
const marks: Readonly<Record<string, readonly [opens: string, closes: string]>> = {
  code: ['`', '`'],
  b: ['**', '**'],
  strong: ['**', '**'],
  dt: ['**', '**:'],
  br: ['<br>', ''],
  p: ['', '<br>'],
  li: ['', '<br>'],
  div: ['', '<br>'],
  dd: ['', ';'],
};

/** What closes a line only where another follows in the same cell. */
const between = new Set(['p', 'li', 'div', 'dd']);

/**
 * HTML as Markdown that says the same, offset for offset: marks for the tags that have some, blanks for the others and
 * for the ends of lines. Comments stay.
 */
function asMarkdown(source: string): string {
  let text = '';
  let pos = 0;
  const put = (end: number): void => {
    text += source
      .slice(pos, end)
      .replace(/[\r\n]/g, ' ')
      .replace(/&(?:lt|gt|amp|quot|nbsp);/g, readBack);
    pos = end;
  };
  const tags = tagsOf(source);
  for (const [index, { name, isEnd, start, end }] of tags.entries()) {
    put(start);
    if (name === '') {
      put(end);
      continue;
    }
    const next = tags[index + 1];
    const isLast = next === undefined || (next.name !== name && source.slice(end, next.start).trim() === '');
    const mark = between.has(name) && isLast ? '' : (marks[name]?.[isEnd ? 1 : 0] ?? '');
    text += isEnd ? mark.padEnd(end - start) : mark.padStart(end - start);
    pos = end;
  }
  put(source.length);
  return text;
}

const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };
/** What an entity stands for, with blanks for the rest of it: in code, and where `;` parts statements, it is no text. */
const readBack = (entity: string): string => (signs[entity] ?? '').padEnd(entity.length);
