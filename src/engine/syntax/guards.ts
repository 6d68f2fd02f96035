import type {
  BlockContext,
  InlineContext,
  LeafBlock,
  LeafBlockParser,
  Line,
  MarkdownConfig,
} from '@lezer/markdown';
import { limits } from '../limits.ts';

/** What opens an inline construct that lezer looks for in time that grows with what is around it. */
const delimiter = /[[\]*_`<~]/g;

/** Where inline parsing of each long text ends: the place of the first delimiter that is one too many. */
const cuts = new WeakMap<InlineContext, number>();

function cutOf(cx: InlineContext): number {
  const known = cuts.get(cx);
  if (known !== undefined) return known;
  let cut = Number.POSITIVE_INFINITY;
  let start = -1;
  let count = 0;
  for (const { index } of cx.text.matchAll(delimiter)) {
    // Lezer takes a run of the same mark as a whole, so the cut is at the beginning of one.
    if (index === 0 || cx.text[index] !== cx.text[index - 1]) start = index;
    if (++count > limits.delimitersPerBlock) {
      cut = cx.offset + start;
      break;
    }
  }
  cuts.set(cx, cut);
  return cut;
}

function isDelimiter(code: number): boolean {
  return (
    code === 91 || code === 93 || code === 42 || code === 95 || code === 96 || code === 60 || code === 126
  );
}

/** The longest address that is made a link: lezer trims its end in quadratic time. Browsers stop at about as much. */
const ADDRESS = 2_000;
const addressStart = /(?:https?:|www\.|mailto:|xmpp:)/iy;
const addressRest = /[^\s<]*/y;

/** Passes over an address that is too long, as plain text. */
function longAddress(cx: InlineContext, code: number, pos: number): number {
  if (cx.text.length <= ADDRESS || !(code === 104 || code === 119 || code === 109 || code === 120)) return -1;
  addressStart.lastIndex = pos - cx.offset;
  if (!addressStart.test(cx.text)) return -1;
  addressRest.lastIndex = pos - cx.offset;
  addressRest.test(cx.text);
  return addressRest.lastIndex - (pos - cx.offset) > ADDRESS ? cx.offset + addressRest.lastIndex : -1;
}

/** Whether lists and quotations around the current line are nested as deep as is followed. */
function isDeep(cx: BlockContext): boolean {
  if (cx.depth <= limits.nesting) return false;
  let levels = 0;
  for (let depth = 1; depth < cx.depth; depth++) {
    const { name } = cx.parentType(depth);
    if (name === 'ListItem' || name === 'Blockquote') levels++;
  }
  return levels >= limits.nesting;
}

const nests = /^(?:>|[-+*](?:\s|$)|\d{1,9}[.)](?:\s|$))/;

const gap = `\\s{${limits.blanks + 1},}`;
const holdsGap = new RegExp(`(?:^|\\S)${gap}\\S`);
/** What pads the cells of a table to one width stands beside a pipe. */
const holdsGapInCell = new RegExp(`^${gap}\\S|[^|\\s]${gap}[^|\\s]`);

/** Whether a line is not looked into: for its length, or for the blanks in it. */
export function isTooLong({ text }: Pick<Line, 'text'>): boolean {
  if (text.length <= limits.blanks) return false;
  return text.length > limits.line || (/^\s*\|/.test(text) ? holdsGapInCell : holdsGap).test(text);
}

/** Reads the rest of one line as a block without looking into it. */
function takeLine(cx: BlockContext, line: Line, name: string): true {
  const from = cx.lineStart + line.pos;
  cx.addElement(cx.elt(name, from, cx.lineStart + line.text.length));
  cx.nextLine();
  return true;
}

/** A link definition's label has at most 999 characters (CommonMark 0.31.2, section 4.7); what is longer is none. */
const DEFINITION = 10_000;

/**
 * Ends running text before a line that is too long, and when it has itself become too long; what follows is a block
 * of its own. A predicate that ends leaf blocks would not do: lezer does not ask it before an indented line.
 */
class LengthGuard implements LeafBlockParser {
  /** Lezer reads what may be a link definition anew with every line. */
  readonly #mayDefine: boolean;

  constructor(leaf: LeafBlock) {
    this.#mayDefine = leaf.content.startsWith('[');
  }

  nextLine(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    const { length } = leaf.content;
    if (!isTooLong(line) && length <= (this.#mayDefine ? DEFINITION : limits.line)) {
      // Reading a character makes one string of the lines that were joined, once instead of with every reading.
      if (this.#mayDefine) leaf.content.charCodeAt(0);
      return false;
    }
    const inline = cx.parser.parseInline(leaf.content, leaf.start);
    cx.addLeafElement(leaf, cx.elt('Paragraph', leaf.start, leaf.start + length, inline));
    return true;
  }

  finish(): boolean {
    return false;
  }
}

/** Lezer's own counts a run of blanks again from each of them. */
function hardBreak(cx: InlineContext, code: number, pos: number): number {
  if (code === 92 && cx.char(pos + 1) === 10) return cx.addElement(cx.elt('HardBreak', pos, pos + 2));
  if (code !== 32 || cx.char(pos + 1) !== 32) return -1;
  let end = pos + 2;
  while (cx.char(end) === 32) end++;
  return cx.char(end) === 10 ? cx.addElement(cx.elt('HardBreak', pos, end + 1)) : end;
}

/**
 * Keeps every parse near linear, whatever the text. An editor parses on the thread that paints, where nothing can
 * be stopped. A line that is too long is a `LongLine`; a line that would nest too deep is a `DeepLine`.
 */
export const guards: MarkdownConfig = {
  defineNodes: [
    { name: 'LongLine', block: true },
    { name: 'DeepLine', block: true },
  ],
  parseBlock: [
    {
      name: 'LongLine',
      before: 'LinkReference',
      parse: (cx, line) => isTooLong(line) && takeLine(cx, line, 'LongLine'),
      leaf: (_, leaf) => new LengthGuard(leaf),
    },
    {
      name: 'DeepLine',
      after: 'LongLine',
      parse: (cx, line) =>
        isDeep(cx) && nests.test(line.text.slice(line.pos, line.pos + 11)) && takeLine(cx, line, 'DeepLine'),
    },
  ],
  parseInline: [
    {
      name: 'TooManyDelimiters',
      before: 'Escape',
      parse: (cx, code, pos) =>
        isDelimiter(code) && cx.text.length > limits.delimitersPerBlock && pos >= cutOf(cx) ? cx.end : -1,
    },
    { name: 'HardBreak', parse: hardBreak },
    { name: 'LongAddress', before: 'Escape', parse: longAddress },
  ],
};
