import type { Tree } from '@lezer/common';
import { Span } from '../place.ts';
import type { Block } from './block.ts';
import { withoutBoldCode } from './bold-code.ts';
import { breakable } from './breakable.ts';
import { withDashes } from './dashes.ts';
import { withPlainNumber } from './heading-number.ts';
import { readHtml } from './html.ts';
import { withNamedItems } from './name-stops.ts';
import { withoutOrnaments, withoutTrimmings } from './ornaments.ts';
import { readFence } from './read-fence.ts';
import { readList } from './read-list.ts';
import { outlineItems } from './read-outline.ts';
import { readTable } from './read-table.ts';
import { inlineOf, type Refusal, reasons, type Stretch, verbatim } from './stretch.ts';
import { withoutTags } from './tags.ts';
import { withoutUnderscores } from './underscores.ts';

/** A block with what was not looked into. */
export interface Reading {
  readonly block: Block;
  readonly refusals: readonly Refusal[];
}

/** What a block is read from; it depends on nothing else. */
export interface BlockSource {
  readonly node: Tree;
  /** The block's own copy of its text, from the beginning of its first line. */
  readonly source: string;
  /** Where in the block its node begins. */
  readonly indent: number;
  /** Whether it is what follows the last row that is read of a table. */
  readonly isRest: boolean;
  /** Whether it stands in an item of a list. */
  readonly isNested: boolean;
}

/**
 * Reads the block of a node; `from` says where the block stands. `before` is the block of the step before in whose
 * place it stands: what is in it as it was there is taken over from there. The block's strings are cut from the copy of
 * its text, so that they keep no version of the document alive.
 */
export function readBlock(
  { node, source, indent, isRest, isNested }: BlockSource,
  from: number,
  before: Block | undefined,
): Reading {
  const anchor = { from, length: source.length, extent: source.length };
  const quotes = source.slice(0, indent).split('>').length - 1;
  const bare = withoutQuoteMarks(source, quotes);
  const stretch: Stretch = {
    source: isVerbatim(node) ? bare : isList(node) ? withNamedItems(readable(bare)) : readable(bare),
    anchor,
    refusals: [],
  };
  const facts = isRest ? refuse(stretch, reasons.rows) : readFacts(node, indent, stretch, before);
  const whole =
    quotes > 0 ? quoted(facts, stretch) : isNested ? { written: 'nested' as const, ...facts } : facts;
  return { block: Object.assign(anchor, whole), refusals: stretch.refusals };
}

/** What is written in another way and says the same, in the way that is read; offsets stay. */
const readable = (source: string): string =>
  withDashes(withoutBoldCode(withoutUnderscores(withoutOrnaments(breakable(withoutTags(source))))));

/** Whether tags in a block are what it is about, and not a way to write its text. */
const isVerbatim = ({ type: { name } }: Tree): boolean => /Code|HTML|Comment|FrontMatter|LongLine/.test(name);

const isList = ({ type: { name } }: Tree): boolean => name === 'BulletList' || name === 'OrderedList';

/** The blank lines before the first block, as a block of their own: `length` is 0, `extent` all of them. */
export function blankBlock(extent: number): Block {
  const anchor = { from: 0, length: 0, extent };
  const text = { source: '', at: new Span(anchor, 0, 0) };
  return Object.assign(anchor, { kind: 'other' as const, name: 'blank', text });
}

/** A source with blanks for the marks of the quotations around it, in each of its lines; offsets stay. */
function withoutQuoteMarks(source: string, quotes: number): string {
  if (quotes === 0) return source;
  return source.replace(/^[ \t>]+/gm, (marks) => {
    let left = quotes;
    return marks.replace(/>/g, (mark) => (left-- > 0 ? ' ' : mark));
  });
}

/** What stands in a quotation of content: no heading opens there. */
function quoted(facts: Facts, stretch: Stretch): Facts & Pick<Block, 'written'> {
  if (facts.kind === 'heading' || facts.kind === 'comment')
    return { kind: 'other', name: 'Blockquote', text: inlineOf(stretch, 0, stretch.source.length) };
  return { written: 'quoted', ...facts };
}

/** A block of some kind without what all blocks share. */
type Facts<B = Block> = B extends Block ? Omit<B, 'from' | 'length' | 'extent'> : never;

function readFacts(node: Tree, indent: number, stretch: Stretch, before: Block | undefined): Facts {
  const { source } = stretch;
  const { name } = node.type;
  switch (name) {
    case 'Paragraph':
      return readParagraph(stretch, indent);
    case 'Table':
      return { kind: 'table', ...readTable(stretch, indent, before?.kind === 'table' ? before : undefined) };
    case 'BulletList':
    case 'OrderedList': {
      const known = before?.kind === 'list' ? before.items : [];
      return {
        kind: 'list',
        ordered: name === 'OrderedList',
        ...(source.charAt(indent) === '+' ? { plus: true } : {}),
        items: readList(node, indent, stretch, known),
      };
    }
    case 'FencedCode':
      return { kind: 'fence', ...readFence(stretch, indent, source.length) };
    // Indented code (CommonMark 0.31.2, section 4.4) is a fence without a language.
    case 'CodeBlock':
      return { kind: 'fence', language: '', code: verbatim(stretch, indent, source.length) };
    case 'CommentBlock':
      return readComment(stretch, indent);
    case 'HTMLBlock': {
      const facts = readHtml(stretch, before?.kind === 'table' ? before : undefined);
      if (facts) return { ...facts, written: 'html' };
      break;
    }
    case 'LongLine':
      return refuse(stretch, reasons.line);
    case 'FrontMatter':
      return { kind: 'other', name: 'front-matter', text: inlineOf(stretch, indent, source.length) };
  }
  const level = Number(/Heading(\d)$/.exec(name)?.[1] ?? 0);
  if (level > 0) return readHeading(stretch, indent, level, name.startsWith('Setext'));
  return { kind: 'other', name, text: inlineOf(stretch, indent, source.length) };
}

/** A paragraph, or the list that an outline of indented lines is. */
function readParagraph(stretch: Stretch, indent: number): Facts {
  const items = /[^ \t>]/.test(stretch.source.slice(0, indent)) ? undefined : outlineItems(stretch, indent);
  if (items) return { kind: 'list', ordered: false, items };
  return { kind: 'paragraph', text: inlineOf(stretch, indent, stretch.source.length) };
}

function refuse(stretch: Stretch, why: string): Facts {
  const text = inlineOf(stretch, 0, stretch.source.length);
  stretch.refusals.push({ at: text.at, why });
  return { kind: 'other', name: 'refused', text };
}

function readHeading(whole: Stretch, indent: number, level: number, underlined: boolean): Facts {
  const source = withPlainNumber(withoutTrimmings(whole.source));
  const stretch = { ...whole, source };
  if (underlined)
    return { kind: 'heading', level, title: inlineOf(stretch, indent, source.lastIndexOf('\n')) };
  const start = indent + level;
  let end = source.trimEnd().length;
  const closing = /(?:^|\s)#+$/.exec(source.slice(start, end));
  if (closing) end = start + closing.index;
  return { kind: 'heading', level, title: inlineOf(stretch, start, end) };
}

/** A comment with words behind it on its last line is running text that begins with a comment. */
function readComment(stretch: Stretch, indent: number): Facts {
  const { source } = stretch;
  const close = source.indexOf('-->', indent + 2);
  if (close < 0)
    stretch.refusals.push({
      at: new Span(stretch.anchor, indent, indent + '<!--'.length),
      why: reasons.comment,
    });
  else if (source.slice(close + '-->'.length).trim() !== '')
    return { kind: 'paragraph', text: inlineOf(stretch, indent, source.length) };
  return {
    kind: 'comment',
    text: inlineOf(stretch, indent, close < 0 ? source.length : close + '-->'.length),
  };
}
