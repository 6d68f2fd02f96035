import { tags } from '@lezer/highlight';
import type {
  BlockContext,
  Element,
  LeafBlock,
  LeafBlockParser,
  Line,
  MarkdownConfig,
} from '@lezer/markdown';
import { limits } from '../limits.ts';
import { isTooLong } from './guards.ts';
import { cellsOf, hasPipe, isDelimiterRow } from './table-row.ts';

/** A table while its lines are read: `rows` is undefined until the second line has shown that it is one. */
class TableParser implements LeafBlockParser {
  #rows: Element[] | undefined;
  #failed = false;

  nextLine(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    if (this.#failed) return false;
    if (this.#rows) {
      if (this.#rows.length >= limits.tableRows + 2 || endsTable(line)) return this.finish(cx, leaf);
      this.#rows.push(row(cx, 'TableRow', line.text, line.pos, cx.lineStart));
      return false;
    }
    this.#failed = !isDelimiterRow(line.text, line.pos) || !sameColumns(leaf.content, 0, line.text, line.pos);
    if (this.#failed) return false;
    const from = cx.lineStart + line.pos;
    this.#rows = [
      row(cx, 'TableHeader', leaf.content, 0, leaf.start),
      cx.elt('TableDelimiter', from, cx.lineStart + line.text.length),
    ];
    // A table is neither a heading nor a link definition any more, and asking them is quadratic in its lines.
    leaf.parsers = [this];
    return false;
  }

  finish(cx: BlockContext, leaf: LeafBlock): boolean {
    if (!this.#rows) return false;
    cx.addLeafElement(leaf, cx.elt('Table', leaf.start, leaf.start + leaf.content.length, this.#rows));
    return true;
  }
}

function sameColumns(header: string, headerStart: number, dashes: string, dashesStart: number): boolean {
  return cellsOf(header, headerStart).length === cellsOf(dashes, dashesStart).length;
}

function row(cx: BlockContext, name: string, line: string, start: number, offset: number): Element {
  const parts: Element[] = [];
  let pos = start;
  const pipe = (to: number): void => {
    for (; pos < to; pos++)
      if (line.charCodeAt(pos) === 124) parts.push(cx.elt('TableDelimiter', offset + pos, offset + pos + 1));
  };
  for (const cell of cellsOf(line, start)) {
    pipe(cell.start);
    if (cell.start === cell.end) continue;
    const inline = cx.parser.parseInline(line.slice(cell.start, cell.end), offset + cell.start);
    parts.push(cx.elt('TableCell', offset + cell.start, offset + cell.end, inline));
    pos = cell.end;
  }
  pipe(line.length);
  return cx.elt(name, offset + start, offset + line.length, parts);
}

/** A rule ends a table (lezer takes `---` for an underline), and so does a line too long to be looked into. */
function endsTable(line: Line): boolean {
  const { text, pos } = line;
  return isTooLong(line) || (text.startsWith('---', pos) && /^---+\s*$/.test(text.slice(pos)));
}

/**
 * GFM tables, with the node names of lezer's own extension. Unlike that one it ends a table at `limits.tableRows`
 * (what follows begins a block of its own), at a rule, and reads the line of dashes in linear time.
 */
export const table: MarkdownConfig = {
  defineNodes: [
    { name: 'Table', block: true },
    { name: 'TableHeader', style: { 'TableHeader/...': tags.heading } },
    'TableRow',
    { name: 'TableCell', style: tags.content },
    { name: 'TableDelimiter', style: tags.processingInstruction },
  ],
  parseBlock: [
    {
      name: 'Table',
      before: 'SetextHeading',
      leaf: (_, leaf) => (hasPipe(leaf.content) ? new TableParser() : null),
      endLeaf(cx, line, leaf) {
        if (leaf.parsers.some((parser) => parser instanceof TableParser) || !hasPipe(line.text, line.basePos))
          return false;
        const next = cx.peekLine();
        return isDelimiterRow(next, line.basePos) && sameColumns(line.text, line.basePos, next, line.basePos);
      },
    },
  ],
};
