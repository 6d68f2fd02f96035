import { Opaque } from './inline-scan.ts';

/** A tag or a comment of HTML, with its place in a source. */
export interface Tag {
  /** Lower case; empty for a comment. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly start: number;
  readonly end: number;
}

const tag = /<(\/?)([a-z][a-z\d]*)(?:[\s/][^<>]*)?>|<!--/gi;

/** The tags and comments of a source, in order. A comment that never ends is text. */
export function tagsOf(source: string): readonly Tag[] {
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
export function asMarkdown(source: string): string {
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

/** Tags that stand in running text and say nothing but how it looks, or where it may be found. */
const inRunningText = new Set(
  'a b code em font i ins kbd mark small span strong sub sup tt u var'.split(' '),
);

/**
 * Running text with Markdown's marks, or blanks, for the tags in it, offset for offset: `<code>id</code>` is code,
 * and `<a id="user"></a>` is nothing. A tag that is not closed in its line is text, as is one in code.
 */
export function withoutTags(source: string): string {
  return source.includes('</') ? source.replace(lineWithTags, lineAsMarkdown) : source;
}

const lineWithTags = /^.*<\/[a-z].*$/gim;

function lineAsMarkdown(line: string): string {
  const tags = pairs(line);
  if (tags.length === 0) return line;
  let text = '';
  let pos = 0;
  for (const { name, isEnd, start, end } of tags) {
    const mark = marks[name]?.[isEnd ? 1 : 0] ?? '';
    text += line.slice(pos, start) + (isEnd ? mark.padEnd(end - start) : mark.padStart(end - start));
    pos = end;
  }
  return text + line.slice(pos);
}

/** The tags of a line that open and close something in it, in order. */
function pairs(line: string): readonly Tag[] {
  const found: Tag[] = [];
  const open: Tag[] = [];
  const opaque = new Opaque(line);
  let visible = 0;
  for (const each of tagsOf(line)) {
    while (visible < each.start) visible = opaque.after(visible);
    if (visible > each.start || !inRunningText.has(each.name)) continue;
    const last = open.at(-1);
    if (!each.isEnd) open.push(each);
    else if (last?.name !== each.name) open.length = 0;
    else {
      open.pop();
      found.push(last, each);
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

const wholeTag = /^<\/?[a-z][^<>]*>/i;

/** Whether a tag of HTML begins before a place in a text and ends behind it. */
export function isInTag(text: string, place: number): boolean {
  const start = text.lastIndexOf('<', place - 1);
  const line = text.lastIndexOf('\n', place - 1);
  if (start < 0 || start < line) return false;
  const [tag] = wholeTag.exec(text.slice(start, text.indexOf('\n', place) + 1 || undefined)) ?? [];
  return tag !== undefined && start + tag.length > place;
}
