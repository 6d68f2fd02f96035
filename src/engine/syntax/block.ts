import type { Anchor, Line, Span } from '../place.ts';

/**
 * A run of text inside a block: a cell, a list item's line, a paragraph, a heading's title. `source` is the
 * Markdown as it stands (escapes kept), `at` its place; `source.length === at.end - at.start`.
 */
export interface Inline {
  readonly source: string;
  readonly at: Span;
}

/** What all blocks share. A block reaches from the beginning of its first line to where the next block begins. */
interface BlockBase extends Anchor {
  /** Absolute offset of its first line; moved by edits before the block. */
  from: number;
  /** Characters of the block itself, without the blank lines behind it. */
  readonly length: number;
  /** Characters up to the next block (blank lines included): blocks tile the document without a gap. */
  extent: number;
  /** Set where it is written in another way than Markdown's own: nothing can be put among its lines as they stand. */
  readonly written?: Written;
}

/** Ways to write a table or a list beside Markdown's own: in a quotation, in an item of a list, or in HTML. */
export type Written = 'quoted' | 'nested' | 'html';

/** `# Title` to `###### Title`, and the underlined forms. */
export interface HeadingBlock extends BlockBase {
  readonly kind: 'heading';
  readonly level: number;
  readonly title: Inline;
  /** What stands behind the name, where a line in bold type stands for a heading: "**User** — who signs in". */
  readonly remark?: Inline;
}

/** Running text. */
export interface ParagraphBlock extends BlockBase {
  readonly kind: 'paragraph';
  readonly text: Inline;
}

/** A row of a table; missing cells at its end are absent, surplus ones are kept. */
export interface Row {
  /** What its places hang on. */
  readonly line: Line;
  readonly at: Span;
  readonly cells: readonly Inline[];
}

/** A GFM table. */
export interface TableBlock extends BlockBase {
  readonly kind: 'table';
  readonly header: Row;
  readonly rows: readonly Row[];
  /** Whether its lines begin with a cell that counts them, which is none of the rows' cells. */
  readonly isCounted?: true;
}

/** The cell of a line of a table, counted from 0, that is the one at an index of its row. */
export const cellInLine = ({ isCounted }: Pick<TableBlock, 'isCounted'>, index: number): number =>
  index + (isCounted ? 1 : 0);

/** One item of a list: its first paragraph (without marker, task box and number of a clause) and whatever blocks are nested in it. */
export interface Item {
  /** What its places hang on, where it is not nested and has lines of its own. */
  readonly line?: Line;
  readonly at: Span;
  readonly text: Inline;
  /** Whether it has a task box that is ticked. */
  readonly done?: true;
  /** Whether it has one that is empty. */
  readonly open?: true;
  /** Blocks nested in the item, behind its text. Their places hang on what its own hang on. */
  readonly children: readonly NestedBlock[];
}

/** What all blocks nested in an item share. */
interface NestedBase {
  readonly at: Span;
  /** The items of a list; empty for every other kind. */
  readonly items: readonly Item[];
}

/** A list nested in an item. */
export interface NestedList extends NestedBase {
  readonly kind: 'list';
  readonly ordered: boolean;
}

/** A fenced code block nested in an item; `code` keeps the indentation of the item. */
export interface NestedFence extends NestedBase {
  readonly kind: 'fence';
  readonly language: string;
  readonly code: Inline;
}

/** Whatever else is nested in an item: later paragraphs, quotations, tables, and what lies too deep. */
export interface NestedOther extends NestedBase {
  readonly kind: 'other';
  /** lezer's node name. */
  readonly name: string;
  readonly text: Inline;
}

/** A block nested in an item. */
export type NestedBlock = NestedList | NestedFence | NestedOther;

/** A bullet or numbered list. */
export interface ListBlock extends BlockBase {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** Set where its bullets are plus signs: right above a list of minus signs they mean something. */
  readonly plus?: true;
  readonly items: readonly Item[];
}

/** A fenced code block. */
export interface FenceBlock extends BlockBase {
  readonly kind: 'fence';
  /** First word of the info string, lower case; empty when there is none. */
  readonly language: string;
  readonly code: Inline;
}

/** An HTML comment that stands alone. */
export interface CommentBlock extends BlockBase {
  readonly kind: 'comment';
  readonly text: Inline;
}

/**
 * Quotations, raw HTML, rules, link definitions, indented code, front matter (`front-matter`), blank lines before
 * the first block (`blank`), and what was too much to parse (`refused`).
 */
export interface OtherBlock extends BlockBase {
  readonly kind: 'other';
  /** lezer's node name, or one of the three above. */
  readonly name: string;
  readonly text: Inline;
}

/** One top-level block of a document. */
export type Block =
  | HeadingBlock
  | ParagraphBlock
  | TableBlock
  | ListBlock
  | FenceBlock
  | CommentBlock
  | OtherBlock;
