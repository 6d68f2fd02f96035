import type { Block, HeadingBlock } from '../../syntax/block.ts';
import type { Context } from '../blocks/context.ts';
import { isFree } from '../entities/lists.ts';
import type { Part } from '../reader.ts';
import { difference, isSameList } from '../tracking/lists.ts';
import { type Below, belowOf, belowTitle, enterFree, prose, start } from './free.ts';
import { isPartTitle } from './groups.ts';
import { type Lead, leadBehind, untitled } from './leads.ts';
import {
  boldTitle,
  captionTitle,
  clauseTitle,
  codeTitle,
  plainTitle,
  stateTitle,
  thingTitle,
  unnumbered,
} from './line-titles.ts';
import { type Opening, openings } from './point-headings.ts';
import { mayOpenPoint, pointLines } from './point-lines.ts';
import { tellsRequirements } from './titles.ts';

/** A block with where it stands; `context` is undefined for what stands in no point. */
export interface Placed {
  readonly block: Block;
  readonly context: Context | undefined;
  /** Set for the heading that opens a point. */
  readonly opens: Opening | undefined;
  /** For a heading: where it stands itself, and what it opens, which follows from that and the blocks below it. */
  readonly around?: Below;
  readonly below?: Below;
  /** The heading that a block is which is written as a line, in bold type for the most part. */
  readonly title?: HeadingBlock;
  /** What was read from the block, here or where it stood before; known once it was. */
  part?: Part<unknown>;
}

/**
 * Places every block of a document: which point it is in, under which headings, below which lead. Of what was
 * placed before, what stands where it stood is taken over.
 */
export function placeBlocks(blocks: readonly Block[], previous: readonly Placed[] = []): readonly Placed[] {
  const { first, last, moved } = difference(blocks, previous, (block, placed) => block === placed.block);
  if (first === last && moved === 0) return previous;
  const mayHead = (block: Block): boolean => block.kind === 'heading' || mayOpenPoint(block);
  const headingsChanged =
    blocks.slice(first, last).some(mayHead) ||
    previous.slice(first, last - moved).some(({ block }) => mayHead(block));
  if (previous.length === 0 || headingsChanged) return placeAll(blocks, previous);
  // What a block depends on begins at the heading above it and ends at the next.
  let begin = first - 1;
  while (begin >= 0 && !previous[begin]?.around) begin--;
  const above = previous[begin];
  const heading = above && headingOf(above);
  if (!heading) return placeAll(blocks, previous);
  let end = last;
  while (end < blocks.length && !previous[end - moved]?.around) end++;
  const placed = previous.slice(0, begin);
  const before = (index: number): Placed | undefined =>
    index < first ? previous[index] : index >= last ? previous[index - moved] : undefined;
  const body = blocks.slice(begin + 1, end);
  const { below } = enter(heading, body, above.around ?? outside, above.opens);
  // Sections below this one go on from it.
  if (!isSameBelow(below, above.below)) return placeAll(blocks, previous);
  placed.push(above);
  placeBelow(body, below, (each, index) => {
    const known = before(begin + 1 + index);
    placed.push(placedAgain(each, known));
  });
  return placed.concat(previous.slice(end - moved));
}

/** The heading that a block is; undefined for all others, also for a title of a part of a section. */
function headingOf({ block, title, around }: Placed): HeadingBlock | undefined {
  return around && (title ?? (block.kind === 'heading' ? block : undefined));
}

const outside: Below = { point: undefined, headings: [] };

/** How a document is divided. */
interface Division {
  readonly headingAt: (index: number) => HeadingBlock | undefined;
  readonly areNine: boolean;
  /** The headings that open the nine points. */
  readonly opening: ReadonlyMap<HeadingBlock, Opening>;
  /** Their level; 0 where the document is divided in a way of its own. */
  readonly level: number;
  /** The title of such a document, which opens no section. */
  readonly title: HeadingBlock | undefined;
}

function divisionOf(blocks: readonly Block[]): Division {
  const all = blocks.filter((block): block is HeadingBlock => block.kind === 'heading');
  const byHeadings = openings(all);
  const lines = byHeadings.areNine ? undefined : pointLines(blocks);
  const { of: opening, areNine } = lines ?? byHeadings;
  const headingAt = (index: number): HeadingBlock | undefined => {
    const block = blocks[index];
    return (block && lines?.headings.get(block)) ?? (block?.kind === 'heading' ? block : undefined);
  };
  const [first, another] = all.filter((each) => each.level === 1);
  // The only heading of a document may say what all of it tells, unless it says that it is a specification.
  const isWhole =
    first !== undefined &&
    all.length === 1 &&
    !tellsRequirements(first) &&
    !/^specification\s*:/i.test(first.title.source);
  return {
    headingAt,
    areNine,
    opening,
    level: areNine ? Math.min(6, ...[...opening.keys()].map((heading) => heading.level)) : 0,
    title: !areNine && first === all[0] && !another && !isWhole ? first : undefined,
  };
}

/** Places every block, whatever has changed. */
function placeAll(blocks: readonly Block[], previous: readonly Placed[]): readonly Placed[] {
  const { headingAt, areNine, opening, level, title } = divisionOf(blocks);
  const top = areNine ? outside : belowTitle(title);
  const known = new Map(previous.map((each) => [each.block, each]));
  const placed: Placed[] = [];
  const put = (each: Placed): void => {
    placed.push(placedAgain(each, known.get(each.block)));
  };
  let open: readonly { readonly level: number; readonly below: Below }[] = [];
  for (let index = 0; index < blocks.length; ) {
    const block = blocks[index] as Block;
    const heading = headingAt(index);
    let end = index + 1;
    while (end < blocks.length && !headingAt(end)) end++;
    if (!heading) {
      placeBelow(blocks.slice(index, end), top, put);
    } else {
      const body = blocks.slice(index + 1, end);
      open = heading.level <= level ? [] : open.filter((each) => each.level < heading.level);
      const around = heading === title ? start : (open.at(-1)?.below ?? top);
      const { below, opens } = enter(heading, body, around, areNine ? opening.get(heading) : undefined);
      const headings = below.headings.filter((each) => each !== heading);
      const context = contextOf({ ...below, headings }, untitled);
      put({ block, context, opens, around, below, ...(heading === block ? {} : { title: heading }) });
      placeBelow(body, below, put);
      if (heading !== title) open = [...open, { level: heading.level, below }];
    }
    index = end;
  }
  return placed;
}

/** What stands behind a heading, by where the heading stands, what it opens, and the blocks up to the next one. */
function enter(
  heading: HeadingBlock,
  body: readonly Block[],
  around: Below,
  opens: Opening | undefined,
): { readonly below: Below; readonly opens: Opening | undefined } {
  if (around.free) return enterFree(heading, body, around);
  if (opens) return { below: { point: opens.id, headings: [] }, opens };
  if (!around.point) return { below: outside, opens };
  return { below: { ...around, headings: [...around.headings, heading] }, opens };
}

/** A block that was placed before as it was, where it stands there still; else with what was read from it. */
function placedAgain(now: Placed, before: Placed | undefined): Placed {
  if (!before) return now;
  return isSamePlace(before, now) ? before : { ...now, ...(before.part && { part: before.part }) };
}

function isSamePlace(one: Placed, other: Placed): boolean {
  return (
    one.context?.key === other.context?.key &&
    one.opens?.id === other.opens?.id &&
    one.opens?.by === other.opens?.by &&
    one.title === other.title &&
    isSameBelow(one.around, other.around) &&
    isSameBelow(one.below, other.below) &&
    isSameList(one.context?.headings ?? [], other.context?.headings ?? [])
  );
}

function isSameBelow(one: Below | undefined, other: Below | undefined): boolean {
  return (
    one?.point === other?.point &&
    one?.free === other?.free &&
    one?.lists === other?.lists &&
    one?.mixed === other?.mixed &&
    isSameList(one?.hints ?? [], other?.hints ?? []) &&
    isSameList(one?.ofTitle ?? [], other?.ofTitle ?? []) &&
    isSameList(one?.headings ?? [], other?.headings ?? [])
  );
}

function contextOf({ point, headings, mixed }: Below, lead: Lead): Context | undefined {
  if (!point) return undefined;
  const path = headings.map((heading) => heading.title.source).join('\n');
  const { text, titled } = lead;
  const key = `${point}${mixed ? ' mixed' : ''}\n${text}\n${titled}\n${path}`;
  return { point, headings, lead: text, titled, key, ...(mixed ? { mixed } : {}) };
}

/** Places the blocks between two headings. */
function placeBelow(
  blocks: readonly Block[],
  section: Below,
  put: (placed: Placed, index: number) => void,
): void {
  let lead = untitled;
  let below = section;
  let context: { below: Below; lead: Lead; is: Context | undefined } | undefined;
  blocks.forEach((block, index) => {
    const title = titleAt(blocks, index, section);
    let opens: Opening | undefined;
    if (title) {
      let end = index + 1;
      while (end < blocks.length && !titleAt(blocks, end, section)) end++;
      ({ below, opens } = enter(
        title,
        blocks.slice(index + 1, end),
        aroundTitle(title, section, below),
        undefined,
      ));
    }
    const own = section.free && !title ? belowOf(block, below) : below;
    if (title) {
      const headings = below.headings.filter((each) => each !== title);
      put({ block, context: contextOf({ ...below, headings }, lead), opens, title }, index);
    } else {
      if (!context || own !== context.below || lead !== context.lead)
        context = { below: own, lead, is: contextOf(own, lead) };
      put({ block, context: context.is, opens }, index);
    }
    if (isNothing(block)) return;
    const next = leadBehind(block, lead);
    if (next.text !== lead.text || next.titled !== lead.titled || next.clause !== lead.clause) lead = next;
  });
}

/** A part of what the bold line above names stands below that, every other line below the heading. */
function aroundTitle(title: HeadingBlock, section: Below, above: Below): Below {
  const last = above.headings.at(-1);
  const isBelow =
    last !== undefined && !section.headings.includes(last) && isPartTitle(title) && !isPartTitle(last);
  return isBelow ? above : section.free === 'start' ? prose : section;
}

/** The block behind another, blank lines and comments left out. */
function nextBlock(blocks: readonly Block[], index: number): Block | undefined {
  let next = index + 1;
  while (next < blocks.length && isNothing(blocks[next] as Block)) next++;
  return blocks[next];
}

function isNothing(block: Block): boolean {
  return block.kind === 'comment' || (block.kind === 'other' && block.name === 'blank');
}

/**
 * The heading that the block at an index is: a bold line right above a list, a table or a fence, or above running
 * text that ends in one before the next bold line. Where entities are told, a remark may stand behind the name;
 * elsewhere that is a line of its own.
 */
function titleAt(
  blocks: readonly Block[],
  index: number,
  { point, headings }: Below,
): HeadingBlock | undefined {
  const given = blocks[index];
  if (given?.kind !== 'paragraph') return undefined;
  const block = unnumbered(given);
  const ofEntity = (): HeadingBlock | undefined =>
    codeTitle(block) ??
    (isFree(headings.at(-1)) ? plainTitle(block, nextBlock(blocks, index)) : undefined) ??
    thingTitle(block, nextBlock(blocks, index), headings.at(-1));
  const named = point === 'entities' && headings.length === 0 ? captionTitle(block) : undefined;
  const ofPoint = (): HeadingBlock | undefined => {
    if (point === 'states') return stateTitle(block, nextBlock(blocks, index));
    return point === 'entities' ? ofEntity() : undefined;
  };
  const title = named ?? boldTitle(block) ?? ofPoint();
  if (clauseTitle(given) && nextBlock(blocks, index)) return title;
  if (!title || (title.remark && point !== 'entities')) return undefined;
  const isOver = (each: Block): boolean =>
    each.kind === 'list' || each.kind === 'table' || each.kind === 'fence';
  const isBetween = (each: Block): boolean =>
    isNothing(each) || (!title.remark && each.kind === 'paragraph' && !boldTitle(unnumbered(each)));
  let next = index + 1;
  while (next < blocks.length && isBetween(blocks[next] as Block)) next++;
  const end = blocks[next];
  return end && isOver(end) ? title : undefined;
}
