import type { PointId } from '../../points.ts';
import type {
  Block,
  Inline,
  Item,
  ListBlock,
  NestedBlock,
  ParagraphBlock,
  Row,
  TableBlock,
} from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { startsAnew } from '../../syntax/line-starts.ts';
import { onceFor } from '../tracking/once.ts';
import { markedSubject } from '../words/markers.ts';
import { sentences, unwrapped } from '../words/phrases.ts';
import { examplesOfAmounts, isQuestion, isSilent, isSilentLabel, isSilentTitle } from '../words/silent.ts';
import { saysRemoved } from '../words/taken-back.ts';
import type { Context } from './context.ts';
import { changed } from './uncoded.ts';

/** What states nothing: a line of a list or table as a whole, or a part of what states something. */
export interface Left {
  readonly text: Inline;
  readonly isLine: boolean;
}

/** A block without what states nothing of its point, and what that is. */
export interface Stating {
  readonly block: Block;
  readonly left: readonly Left[];
  /** Whether it is all of the block. */
  readonly isSilent?: true;
}

/**
 * A block of which facts are read, without what states none: questions that nothing behind them answers, what was once,
 * is only planned or guessed, examples, what is said not to be there, and what is struck out. Blanks stand in its place, so
 * that every place is right; a line that is nothing else is left out. In point 1 anything may be said.
 */
export function stating(block: Block, context: Context): Stating {
  const { point } = context;
  const left: Left[] = [];
  if (point === 'product') return { block, left };
  if (isBelowSilent(block, context)) return withoutAll(block);
  if (block.kind === 'paragraph') return { block: statingParagraph(block, point, left), left };
  if (block.kind === 'list') return { block: statingList(block, point, left), left };
  return block.kind === 'table' ? { block: withoutGoneRows(block, point, left), left } : { block, left };
}

const asLine = (text: Inline): Left => ({ text, isLine: true });
const asPart = (text: Inline): Left => ({ text, isLine: false });

function statingParagraph(block: ParagraphBlock, point: PointId, left: Left[]): ParagraphBlock {
  const text = said(block.text, point, left);
  return text === block.text ? block : changed(block, { text });
}

function statingList(block: ListBlock, point: PointId, left: Left[]): ListBlock {
  const items = statingItems(block.items, point, left);
  return items === block.items ? block : changed(block, { items });
}

function statingItems(items: readonly Item[], point: PointId, left: Left[]): readonly Item[] {
  const kept = items.flatMap((item): Item | [] => {
    const stated = (item.line?.isHandedOn ? statingAgain : statingItem)(item, point);
    left.push(...stated.left);
    return stated.item ?? [];
  });
  return kept.length === items.length && kept.every((item, at) => item === items[at]) ? items : kept;
}

/** An item without what states nothing of a point, undefined where all of it does, and what that is. */
interface StatingItem {
  readonly item: Item | undefined;
  readonly left: readonly Left[];
}

function statingItem(item: Item, point: PointId): StatingItem {
  const left: Left[] = [];
  // What stands below a question answers it.
  const asked = item.children.length > 0 && isQuestion(item.text, point);
  const text = asked ? item.text : said(item.text, point, left);
  if (text.source === '' && left.length > 0) {
    const all = [...left.map((each) => each.text), ...item.children.flatMap(textsBelow)];
    return { item: undefined, left: all.map(asLine) };
  }
  const children = item.children.map((child): NestedBlock => {
    if (child.kind !== 'list') return child;
    const below = statingItems(child.items, point, left);
    return below === child.items ? child : { ...child, items: below };
  });
  const isSame = text === item.text && children.every((child, at) => child === item.children[at]);
  return { item: isSame ? item : { ...item, text, children }, left };
}

/** The same, once for an item that outlives its block. */
const statingAgain = onceFor(statingItem);

const textsBelow = (child: NestedBlock): readonly Inline[] => {
  if (child.kind === 'list')
    return child.items.flatMap(({ text, children }) => [text, ...children.flatMap(textsBelow)]);
  return child.kind === 'fence' ? [child.code] : [child.text];
};

/** A text with blanks where it states nothing; what stands there is added to `left`. Empty where it states nothing at all. */
function said(text: Inline, point: PointId, left: Left[]): Inline {
  // What marks a gap is read as that.
  if (text.source === '' || markedSubject(text.source)) return text;
  const gone = struck(text);
  const silent = gone.some((each) => isWhole(each, text)) ? [text] : [...gone, ...silentIn(text, point)];
  if (silent.length === 0) return text;
  left.push(...silent.map(asPart));
  const rest = blanked(text, silent);
  // What only closes what was blanked out says nothing either.
  return /^[\s.,;:*_()–—-]*$/.test(rest.source) ? { source: '', at: text.at } : rest;
}

/** A text with blanks where some parts of it stand. */
function blanked(text: Inline, parts: readonly Inline[]): Inline {
  if (parts.length === 0) return text;
  const rest = parts.reduce((source, { at }) => {
    const [from, to] = [at.start - text.at.start, at.end - text.at.start];
    return source.slice(0, from) + source.slice(from, to).replace(/[^\n]/g, ' ') + source.slice(to);
  }, text.source);
  return slice({ source: rest, at: text.at }, 0, rest.length);
}

/** The sentences of a text that state nothing. A question does where something is said behind it. */
function silentIn(text: Inline, point: PointId): readonly Inline[] {
  if (isSilentLabel(text, point)) return [text];
  let isAnswered = false;
  return partsOf(text)
    .toReversed()
    .filter((part) => {
      const asked = !isAnswered && isQuestion(part, point) && !isSpoken(part, text, point);
      const isLeft = asked || isSilent(part, point);
      if (!isLeft && !endsAsking(part)) isAnswered = true;
      return isLeft;
    })
    .concat(point === 'constants' ? examplesIn(text) : []);
}

/** Whether a question behind something else is what a message says to somebody: "404: No such boat. Is your link right?" */
const isSpoken = (part: Inline, text: Inline, point: PointId): boolean =>
  (point === 'errors' || point === 'rules') &&
  part.at.start > text.at.start &&
  /\byour?\b/i.test(part.source);

const examplesIn = (text: Inline): Inline[] =>
  examplesOfAmounts(text).map(({ start, end }) => slice(text, start, end));

const endsAsking = ({ source }: Inline): boolean => source.endsWith('?');

/** The sentences of a text; a line that starts something of its own ends the one before it. */
function partsOf(text: Inline): readonly Inline[] {
  const lines: Inline[] = [];
  let [start, at] = [0, 0];
  for (const line of text.source.split('\n')) {
    if (at > start && startsAnew.test(line.trimStart())) {
      lines.push(slice(text, start, at));
      start = at;
    }
    at += line.length + 1;
  }
  lines.push(slice(text, start, text.source.length));
  return lines.flatMap((line) => sentences(unwrapped(line)));
}

/** What is struck out: `~~at most 5~~`. */
function struck(text: Inline): readonly Inline[] {
  if (!text.source.includes('~~')) return [];
  return Array.from(text.source.matchAll(/~~(?=\S)(?:(?!~~)[\s\S]){1,400}~~/g), ({ 0: all, index }) =>
    slice(text, index, index + all.length),
  );
}

/** Whether a text is struck out but for what is remarked on that: "~~A name is unique.~~ Dropped, see the minutes." */
function isWhole(gone: Inline, text: Inline): boolean {
  if (gone.at.start !== text.at.start) return false;
  const rest = text.source.slice(gone.source.length);
  return /[.!?]~~$/.test(gone.source) || remarked.test(rest);
}

const remarked =
  /^[\s.,:;(–—-]*(?:$|(?:now |was |is |has been )?(?:dropped|removed|gone|cut|no longer|resolved|decided|done|moved|deleted|withdrawn|rejected|obsolete|deprecated|see|not (?:any ?more|needed))\b)/i;

/**
 * A table without the rows that are struck out, or of which the name is, without those of addresses that are said to be
 * there no longer, and without what is struck out in a cell.
 */
function withoutGoneRows(block: TableBlock, point: PointId, left: Left[]): TableBlock {
  const rows = block.rows.flatMap((row): readonly Row[] => {
    const first = row.cells.find(({ source }) => source !== '');
    const isStruck = first && struck(first).some((each) => each.source.length === first.source.length);
    if (isStruck || isRemovedRow(row, block.header, point)) {
      left.push(...row.cells.map(asLine));
      return [];
    }
    const cells = row.cells.map((cell) => {
      const gone = struck(cell);
      left.push(...gone.map(asPart));
      return blanked(cell, gone);
    });
    return [cells.every((cell, at) => cell === row.cells[at]) ? row : { ...row, cells }];
  });
  const isSame = rows.length === block.rows.length && rows.every((row, at) => row === block.rows[at]);
  return isSame ? block : changed(block, { rows });
}

/**
 * Whether a row of an address says below a title of what is said of rows that it is there no longer: "Wishes | `/wishes` |
 * removed". Below any other, "removed" is what it shows or does.
 */
function isRemovedRow({ cells }: Row, header: Row, point: PointId): boolean {
  if (point !== 'screens' && point !== 'calls') return false;
  const address = cells.filter(({ source }) => holdsAddress.test(source)).map(({ source }) => source);
  if (address.length === 0) return false;
  return cells.some((cell, index) => {
    const title = header.cells[index];
    const isOfRow = index > 0 && (!title || ofRows.test(plain(title)));
    return isOfRow && saysRemoved(cell, address.join(' '));
  });
}

/** Titles of a column that says something of its rows themselves. */
const ofRows =
  /^(?:|status|notes?|remarks?|comments?|changes?|history|since|version|release|availability|removed)$/i;

const holdsAddress = /(?:^|[\s`(])\/[\w:{[<]/;

/** Whether a block stands below a heading, or a list or table right below a line, of what is not said for sure. */
function isBelowSilent(block: Block, { point, headings, lead }: Context): boolean {
  const { kind } = block;
  if (kind === 'heading' || kind === 'comment' || kind === 'other') return false;
  const titles = headings.map(({ title }) => plain(title));
  const isOne = (title: string, at: number): boolean =>
    isSilentTitle(title, point, () => [...titles.slice(at + 1), ...allTexts(block).map(plain)]);
  return ((kind === 'list' || kind === 'table') && isOne(lead, titles.length)) || titles.some(isOne);
}

/** Nothing of a block, with all its texts left. */
function withoutAll(block: Block): Stating {
  return { block, left: allTexts(block).map(asLine), isSilent: true };
}

function allTexts(block: Block): readonly Inline[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'fence') return [block.code];
  if (block.kind === 'list')
    return block.items.flatMap(({ text, children }) => [text, ...children.flatMap(textsBelow)]);
  return block.kind === 'table' ? [block.header, ...block.rows].flatMap(({ cells }) => cells) : [];
}
