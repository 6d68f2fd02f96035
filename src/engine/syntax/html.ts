import { Line, Span } from '../place.ts';
import type { HeadingBlock, Item, Row, TableBlock } from './block.ts';
import { matching } from './matching.ts';
import { detach, inlineOf, type Stretch, spanOf } from './stretch.ts';
import { asMarkdown, type Tag, tagsOf } from './tags.ts';

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

/**
 * The heading, table or list that raw HTML is; undefined for any other. `before` is the table in whose place it
 * stands.
 */
export function readHtml(
  stretch: Stretch,
  before: Pick<TableBlock, 'header' | 'rows'> | undefined,
):
  | ({ readonly kind: 'table' } & Pick<TableBlock, 'header' | 'rows'>)
  | { readonly kind: 'list'; readonly ordered: false; readonly items: readonly Item[] }
  | Pick<HeadingBlock, 'kind' | 'level' | 'title'>
  | undefined {
  const heading = readTitle(stretch);
  if (heading) return heading;
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

/** The level of what folds and unfolds a part of a page: deeper than all headings that people write around it. */
const OF_SUMMARY = 6;

/** `<h2>Roles</h2>`, `<details><summary>Roles</summary>`: one title, and no text beside it. */
function readTitle(stretch: Stretch): Pick<HeadingBlock, 'kind' | 'level' | 'title'> | undefined {
  const opening = title.exec(stretch.source);
  if (!opening) return undefined;
  const [all, name = '', level] = opening;
  const start = opening.index + all.length;
  const end = stretch.source.toLowerCase().indexOf(`</${name.toLowerCase()}>`, start);
  const around = stretch.source.slice(0, opening.index) + stretch.source.slice(end);
  if (end < 0 || around.replace(anyTag, '').trim() !== '') return undefined;
  const said = inlineOf({ ...stretch, source: asMarkdown(stretch.source) }, start, end);
  return said.source === '' || said.source.includes('<br>')
    ? undefined
    : { kind: 'heading', level: level ? Number(level) : OF_SUMMARY, title: said };
}

const title = /<(h([1-6])|summary)(?:\s[^<>]*)?>/i;
const anyTag = /<\/?[a-z][^<>]*>/gi;

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
  const isEmpty = ({ cells }: Row): boolean => cells.every((cell) => cell.source === '');
  // Some tools write tables whose headers they hide: the first row names the columns.
  const [header, ...others] = rows[0] && isEmpty(rows[0]) ? rows.slice(1) : rows;
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
