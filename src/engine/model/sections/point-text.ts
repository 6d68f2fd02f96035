import type { Place } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Block } from '../../syntax/block.ts';
import { Reach } from '../blocks/context.ts';
import type { Prose, Remark } from '../element.ts';
import type { Marker, Mention, PointShown, PointText, Reading, Setting, Unread, Waiver } from '../model.ts';
import type { Part } from '../reader.ts';
import type { Stated } from '../stated.ts';
import { share } from '../tracking/share.ts';
import { beforeComments, markedSubject } from '../words/markers.ts';
import { endOf } from './groups.ts';
import type { Placed } from './place-below.ts';

/**
 * Puts together what a point says apart from its facts; `stated` counts what its elements say or leave unsaid, `before`
 * is what it said before: what says the same at the same place stays the same object.
 */
export function pointText(
  id: PointId,
  parts: readonly Part<unknown>[],
  headings: readonly Placed[],
  stated: (count: (is: Stated<unknown>['is']) => void) => void,
  before?: Pick<PointText, 'mentions' | 'prose' | 'remarks'>,
): PointText {
  const said = { shown: 0, notShown: 0, open: 0, unstated: 0 };
  stated((is) => said[countedAs[is]]++);
  const { markers, settings, mentions, prose, remarks, unread } = gathered(parts);
  const counts = withMarkers(said, markers);
  const [first, last] = [parts[0]?.block, parts.at(-1)?.block];
  return {
    id,
    headings: headings.map(({ block, opens }) => {
      const { number, title } = opens?.parts ?? { title: '' };
      return {
        at: endOf(block),
        title,
        by: opens?.by ?? 'title',
        ...(number === undefined ? {} : { number }),
      };
    }),
    shown: standing(counts, wholeMarker(parts)),
    get from() {
      return first?.from ?? 0;
    },
    get to() {
      return last ? last.from + last.extent : 0;
    },
    counts,
    // Blank lines behind a block come and go without the block being read again.
    get characters() {
      return charactersOf(parts);
    },
    markers,
    waivers: waiversOf(parts),
    settings,
    mentions: share(mentions, before?.mentions),
    prose: share(prose, before?.prose),
    remarks: share(remarks, before?.remarks),
    unread,
    blocks: parts.map((part) => part.block),
  };
}

type Counts = PointText['counts'];

/** Whether nothing at all is counted. */
const areNone = (counts: Counts): boolean => Object.values(counts).every((count) => count === 0);

/**
 * What a point counts: beside what its elements say, every marker counts, also one in a column that need not be filled
 * or in a line of its own. What is asked is never more than what is counted as not shown or open.
 */
function withMarkers(said: Counts, markers: readonly Marker[]): Counts {
  if (areNone(said)) return said;
  const open = markers.filter(({ is }) => is === 'open').length;
  return {
    ...said,
    open: Math.max(said.open, open),
    notShown: Math.max(said.notShown, markers.length - open),
  };
}

/** How a point stands: by what it counts, or where it has no elements by what a marker says of the whole. */
function standing(counts: Counts, whole: PointShown | undefined): PointShown {
  if (areNone(counts)) return whole ?? 'unstated';
  return counts.notShown + counts.open + counts.unstated > 0 ? 'partly' : 'shown';
}

/** What the blocks of a point hold beside facts, in order. */
function gathered(parts: readonly Part<unknown>[]) {
  const markers: Marker[] = [];
  const settings: Setting[] = [];
  const mentions: Mention[] = [];
  const prose: Prose[] = [];
  const remarks: Remark[] = [];
  const unread: Unread[] = [];
  for (const { reading } of parts) {
    for (const each of reading.markers) markers.push(each);
    for (const each of reading.settings) settings.push(each);
    for (const each of reading.mentions) mentions.push(each);
    for (const each of reading.prose) prose.push(each);
    for (const each of reading.remarks ?? []) remarks.push(each);
    for (const each of reading.unread) unread.push(each);
  }
  return { markers, settings, mentions, prose, remarks, unread };
}

const countedAs = {
  shown: 'shown',
  none: 'shown',
  'not-shown': 'notShown',
  open: 'open',
  unstated: 'unstated',
} as const;

/** Whether a block says of what it is about that there is none; a line that only leads to a list says nothing. */
function saysNone(block: Block): boolean {
  const texts =
    block.kind === 'paragraph'
      ? [block.text]
      : block.kind === 'list'
        ? block.items.map(({ text }) => text)
        : [];
  return texts.some((text) => markedSubject(beforeComments(text).source)?.is === 'none');
}

/** What the marker says that stands alone in a point without facts; `none` is not among the gathered markers. */
function wholeMarker(parts: readonly Part<unknown>[]): PointShown | undefined {
  for (const { block, reading } of parts) {
    const marker = reading.markers[0];
    if (marker) return marker.is;
    if (reading.facts.length + reading.prose.length + reading.unread.length === 0 && saysNone(block))
      return 'none';
  }
  return undefined;
}

function charactersOf(parts: readonly Part<unknown>[]): Record<Reading, number> {
  const counts = { fact: 0, prose: 0, unread: 0 };
  for (const { block, reading } of parts)
    reading.stretches.forEach((stretch, index) => {
      counts[stretch.as] += (reading.stretches[index + 1]?.start ?? block.extent) - stretch.start;
    });
  return counts;
}

/** Waivers with what they cover: their row, or from the heading above to the next heading of its level or higher. */
function waiversOf(parts: readonly Part<unknown>[]): readonly Waiver[] {
  if (parts.every((part) => part.reading.waivers.length === 0)) return [];
  const sections = sectionsOf(parts);
  return parts.flatMap(({ reading }, index) =>
    reading.waivers.map(
      ({ scope, ...waiver }): Waiver => ({ ...waiver, scope: scope ?? (sections[index] as Place) }),
    ),
  );
}

/** For each part the section it stands in; parts before the first heading stand in the whole of the point. */
function sectionsOf(parts: readonly Part<unknown>[]): readonly Place[] {
  const blocks = parts.map((part) => part.block);
  const whole = new Reach(endOf(blocks[0] as Block), endOf(blocks.at(-1) as Block));
  const ends = new Array<Place>(blocks.length);
  // Backwards, the nearest heading of each level is known: a section ends before the next of its level or higher.
  const nextOfLevel = new Array<number>(7).fill(blocks.length);
  for (let index = blocks.length - 1; index >= 0; index--) {
    const block = blocks[index] as Block;
    if (block.kind !== 'heading') continue;
    const next = Math.min(...nextOfLevel.slice(1, block.level + 1));
    ends[index] = new Reach(endOf(block), endOf(blocks[next - 1] as Block));
    nextOfLevel[block.level] = index;
  }
  let section: Place = whole;
  return blocks.map((_, index) => {
    section = ends[index] ?? section;
    return section;
  });
}
