import { Span } from '../place.ts';
import type { Item, NestedBlock } from './block.ts';
import { areOwnLines, startsAnew } from './line-starts.ts';
import { inlineOf, type Stretch } from './stretch.ts';

/** A line of an outline, with the lines that are indented below it. */
interface Line {
  readonly start: number;
  readonly end: number;
  readonly indent: number;
  readonly below: Line[];
}

/** How much further a line must be indented to stand below another, in characters; a tab counts as four. */
const STEP = 2;

/**
 * The items of a paragraph that is an outline: lines by themselves, and below them indented ones, most of which
 * begin like something of their own or which end where their writer wanted. Markdown makes one run of text of them; who writes so means a nested list.
 * Undefined for running text, also where its lines are indented behind the first.
 */
export function outlineItems(stretch: Stretch, from: number): Item[] | undefined {
  const clauses = clauseItems(stretch, from);
  if (clauses) return clauses;
  if (!/\n(?: {2}|\t)/.test(stretch.source)) return undefined;
  const lines = linesOf(stretch.source, from);
  const top: Line[] = [];
  const open: Line[] = [];
  let below = 0;
  let fresh = 0;
  for (const line of lines) {
    while (open.length > 0 && line.indent < (open.at(-1)?.indent ?? 0) + STEP) open.pop();
    const parent = open.at(-1);
    (parent?.below ?? top).push(line);
    open.push(line);
    if (!parent) continue;
    below++;
    if (startsAnew.test(stretch.source.slice(line.start, line.end))) fresh++;
  }
  if (below === 0) return undefined;
  const isFresh = fresh * 2 >= below;
  if (
    !isFresh &&
    !(below > 1 && areOwnLines(lines.map(({ start, end }) => stretch.source.slice(start, end))))
  )
    return undefined;
  return top.map((line) => itemOf(line, stretch));
}

/** What Markdown takes for no list, and who writes so means one: `(a) …`, `a) …`, `(iv) …`, `(2) …`, `– …`. */
const clause = /^(?:\((?:[a-z]{1,4}|\d{1,2})\)|[a-z]\)|[–—])\s+(?=\S)/;

/**
 * The items of a paragraph in which every line, or every one but the first, begins with the letter of a clause or a dash; those
 * without go on with the one above. Undefined for any other text.
 */
function clauseItems(stretch: Stretch, from: number): Item[] | undefined {
  if (!/(?:^|\n)\s*(?:\((?:[a-z]{1,4}|\d{1,2})\)|[a-z]\)|[–—])\s/.test(stretch.source)) return undefined;
  const items: { start: number; end: number; below: Line[]; indent: number }[] = [];
  let count = 0;
  for (const { start, end } of linesOf(stretch.source, from)) {
    const mark = clause.exec(stretch.source.slice(start, end))?.[0];
    const last = items.at(-1);
    if (mark) {
      count++;
      items.push({ start: start + mark.length, end, below: [], indent: 0 });
    } else if (last && count > 0) last.end = end;
    else return undefined;
  }
  return count > 1 ? items.map((each) => itemOf(each, stretch)) : undefined;
}

function linesOf(source: string, from: number): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < source.length; ) {
    const newline = source.indexOf('\n', start);
    const end = newline < 0 ? source.length : newline;
    const text = source.slice(start, end);
    const blank = /^\s*/.exec(text)?.[0] ?? '';
    const begin = Math.max(start + blank.length, from);
    if (begin < end)
      lines.push({ start: begin, end, indent: blank.replaceAll('\t', '    ').length, below: [] });
    start = end + 1;
  }
  return lines;
}

function itemOf({ start, end, below }: Line, stretch: Stretch): Item {
  const items = below.map((line) => itemOf(line, stretch));
  const last = items.at(-1)?.at.end ?? end;
  const children: NestedBlock[] =
    items.length === 0
      ? []
      : [
          {
            kind: 'list',
            at: new Span(stretch.anchor, items[0]?.at.start ?? end, last),
            ordered: false,
            items,
          },
        ];
  return { at: new Span(stretch.anchor, start, last), text: inlineOf(stretch, start, end), children };
}
