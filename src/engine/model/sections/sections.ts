import { least } from '../../extremes.ts';
import type { Block, HeadingBlock } from '../../syntax/block.ts';
import { difference, fitted, isSameList } from '../tracking/lists.ts';
import { callParts } from './call-parts.ts';
import { contributionOf, featuresOf } from './features.ts';
import { type Below, belowTitle, start } from './free.ts';
import { untitled } from './leads.ts';
import { contextOf, enter, outside, type Placed, placeBelow } from './place-below.ts';
import { type Opening, openings } from './point-headings.ts';
import { mayOpenPoint, pointLines } from './point-lines.ts';
import { tellsRequirements } from './titles.ts';

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
  if (above.around?.free) {
    const before = previous.slice(first, last - moved).map(({ block }) => block);
    const isDivided = contributionOf(blocks.slice(first, last)) !== contributionOf(before);
    if (isDivided && featuresOf(blocks)?.key !== above.around.features?.key)
      return placeAll(blocks, previous);
  }
  let end = last;
  while (end < blocks.length && !previous[end - moved]?.around) end++;
  const placed = previous.slice(0, begin);
  const known = (index: number): Placed | undefined =>
    index < first ? previous[index] : index >= last ? previous[index - moved] : undefined;
  const body = blocks.slice(begin + 1, end);
  const { below } = enter(heading, body, above.around ?? outside, above.opens);
  // Sections below this one go on from it.
  if (!isSameBelow(below, above.below)) return placeAll(blocks, previous);
  placed.push(above);
  placeBelow(body, below, (each, index) => {
    placed.push(placedAgain(each, known(begin + 1 + index)));
  });
  return placed.concat(previous.slice(end - moved));
}

/** The heading that a block is; undefined for all others, also for a title of a part of a section. */
function headingOf({ block, title, around }: Placed): HeadingBlock | undefined {
  return around && (title ?? (block.kind === 'heading' ? block : undefined));
}

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
  /** The headings that tell of the call that one of their own level names. */
  readonly parts: ReadonlySet<HeadingBlock>;
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
    level: areNine
      ? least(
          [...opening.keys()].map((heading) => heading.level),
          6,
        )
      : 0,
    parts: callParts(all),
    title: !areNine && first === all[0] && !another && !isWhole ? first : undefined,
  };
}

/** A section that is open where a heading stands. */
interface Open {
  readonly level: number;
  readonly below: Below;
  /** Whether its heading stands at the level of that which it is a part of. */
  readonly isPart: boolean;
}

/** Whether a heading stands below an open section: one of a higher level, or that of the call that it is a part of. */
const isAround = (each: Open, { level }: HeadingBlock, isPart: boolean): boolean =>
  each.level < level || (isPart && each.level === level && !each.isPart && each.below.point === 'calls');

/** Places every block, whatever has changed. */
function placeAll(blocks: readonly Block[], previous: readonly Placed[]): readonly Placed[] {
  const { headingAt, areNine, opening, level, title, parts } = divisionOf(blocks);
  const top = areNine ? outside : belowTitle(title, featuresOf(blocks));
  const known = new Map(previous.map((each) => [each.block, each]));
  const placed: Placed[] = [];
  const put = (each: Placed): void => {
    placed.push(placedAgain(each, known.get(each.block)));
  };
  let open: readonly Open[] = [];
  for (let index = 0; index < blocks.length; ) {
    const block = blocks[index] as Block;
    const heading = headingAt(index);
    let end = index + 1;
    while (end < blocks.length && !headingAt(end)) end++;
    if (!heading) {
      placeBelow(blocks.slice(index, end), top, put);
    } else {
      const body = blocks.slice(index + 1, end);
      const isPart = parts.has(heading);
      open = heading.level <= level ? [] : open.filter((each) => isAround(each, heading, isPart));
      const around = heading === title ? start : (open.at(-1)?.below ?? top);
      const { below, opens } = enter(heading, body, around, areNine ? opening.get(heading) : undefined);
      const headings = fitted(below.headings.filter((each) => each !== heading));
      const context = contextOf({ ...below, headings }, untitled);
      put({ block, context, opens, around, below, ...(heading === block ? {} : { title: heading }) });
      placeBelow(body, below, put);
      if (heading !== title) open = [...open, { level: heading.level, below, isPart }];
    }
    index = end;
  }
  return placed;
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
    one.told === other.told &&
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
    one?.feature === other?.feature &&
    one?.features?.key === other?.features?.key &&
    isSameList(one?.hints ?? [], other?.hints ?? []) &&
    isSameList(one?.ofTitle ?? [], other?.ofTitle ?? []) &&
    isSameList(one?.headings ?? [], other?.headings ?? [])
  );
}
