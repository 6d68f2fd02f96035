import type { Anchor } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import type { Block, HeadingBlock } from '../syntax/block.ts';
import type { Syntax } from '../syntax/document.ts';
import { plain } from '../syntax/inline.ts';
import { assembled, readerOf } from './assembled.ts';
import type { Context } from './blocks/context.ts';
import { type BlockReading, Gathering } from './blocks/reading.ts';
import { groupedBy } from './derived/grouped-by.ts';
import type { Model, PointModels, PointText, Segment } from './model.ts';
import { readBlock } from './read-block.ts';
import type { Part, PointReader } from './reader.ts';
import { declaring } from './remarks/things.ts';
import { type Handed, handedOn, partsFor } from './sections/handed.ts';
import { unusedIn } from './sections/idle.ts';
import { mixedReader } from './sections/mixed.ts';
import type { Placed } from './sections/place-below.ts';
import { pointText } from './sections/point-text.ts';
import { placeBlocks } from './sections/sections.ts';
import { asRead, partsShown, type ShownParts, shownAgain, shownParts } from './sections/shown.ts';
import { Upheld } from './sections/upheld.ts';
import { type Stated, shown, unstated } from './stated.ts';
import { difference, isSameList } from './tracking/lists.ts';
import { Memory } from './tracking/memory.ts';
import { markerIn, statedMarker } from './words/markers.ts';

function readerIn({ mixed, point }: Context): PointReader<PointId, unknown> {
  return mixed ? (mixedReader as unknown as PointReader<PointId, unknown>) : readerOf(point);
}

/**
 * What changed between two readings: the facts of a point, its text (which all its prose belongs to, also that of
 * its elements), or which points there are in which order and what stands outside of them.
 */
export type Changed = PointId | `${PointId}-text` | 'outline';

/** A model with what the next reading needs to read only what changed. */
export interface ModelReading {
  readonly model: Model;
  readonly changed: ReadonlySet<Changed>;
  /** The blocks and rows of the previous reading that are no more: what hangs on them is out of place. */
  readonly gone: ReadonlySet<Anchor>;
  /** Blocks whose facts were read in this step, and rows and items in them. */
  readonly read: ReadCounts;
  readonly parts: ReadonlyMap<PointId | undefined, readonly Part<unknown>[]>;
  /** What points hold of the facts of others. */
  readonly handed: Handed;
  /** What the elements of points hang on, once there was an edit: before it nobody needs to keep it. */
  readonly upheld: ReadonlyMap<PointId, Upheld>;
  /** What points show of their parts otherwise than they were read. */
  readonly shown: ReadonlyMap<PointId, ShownParts>;
  readonly placed: readonly Placed[];
  /** What is kept of the document over its edits. */
  readonly memory: Memory;
  readonly outline: Outline;
}

/** A block with its facts, and whether they were read only now: they are when it is new or stands elsewhere. */
function partOf(placed: Placed): { readonly part: Part<unknown>; readonly isFresh: boolean } {
  const { block, context = outside, title, part: known } = placed;
  const heading = title ?? (block.kind === 'heading' ? block : undefined);
  const isFresh =
    known?.context.key !== context.key ||
    known.heading !== heading ||
    // A heading that says what it said is another one where its level has changed: what was read from it stands elsewhere.
    !isSameList(known.context.headings, context.headings);
  if (!isFresh && known.context === context) return { part: known, isFresh };
  const reading = isFresh ? readingOf(placed) : known.reading;
  const part = { block, heading, context, reading };
  placed.part = part;
  return { part, isFresh };
}

function readingOf({ block, context, title, told }: Placed): BlockReading<unknown> {
  return context ? readBlock(readerIn(context), title ?? told ?? block, context) : readOutside(block);
}

/** What the headings say: which points there are, in which order, and the title. */
interface Outline {
  readonly order: readonly PointId[];
  readonly headings: ReadonlyMap<PointId, readonly Placed[]>;
  readonly title: TitlePlaced | undefined;
  /** The headings of the points, and the title's. */
  readonly blocks: readonly Block[];
}

function outlineOf(placed: readonly Placed[]): Outline {
  const opening = placed.filter(({ opens, context }) => opens && context);
  const title = placed.find(
    (each): each is TitlePlaced => each.block.kind === 'heading' && !each.opens && !each.context,
  );
  const blocks = placed.filter((each) => each.opens || each === title).map((each) => each.block);
  return {
    order: opening.flatMap(({ context }) => context?.point ?? []),
    headings: groupedBy(opening, ({ context }) => context?.point ?? 'product'),
    title,
    blocks,
  };
}

/** The lines that a block has for itself: those that were handed on are left out. */
function linesOf(block: Block): readonly Anchor[] {
  const all =
    block.kind === 'table' ? [block.header, ...block.rows] : block.kind === 'list' ? block.items : [];
  return all.flatMap(({ line }) => (line?.isIn(block) ? [line] : []));
}

/** What differs between two placings of blocks: the points concerned, and the blocks that are no more. */
function differing(placed: readonly Placed[], previous: readonly Placed[]) {
  const { first, last, moved } = difference(placed, previous, (one, other) => one === other);
  const [now, before] = [placed.slice(first, last), previous.slice(first, last - moved)];
  const kept = new Set(now.map(({ block }) => block));
  return {
    points: new Set([...now, ...before].map(({ context }) => context?.point)),
    gone: new Set(
      before.flatMap(({ block }): readonly Anchor[] => (kept.has(block) ? [] : [block, ...linesOf(block)])),
    ),
    headings: [...now, ...before].some(({ block, title }) => title || block.kind === 'heading'),
  };
}

/**
 * Reads a document's blocks into a model. With the previous reading, what did not change is taken from there.
 * `goesOn` is called for every block and point that is read, and by what is computed of the model from then on.
 */
export function readModel(syntax: Syntax, previous?: ModelReading, goesOn = () => {}): ModelReading {
  const placed = placeBlocks(syntax.blocks, previous?.placed);
  const different = differing(placed, previous?.placed ?? []);
  const touched = new Map<PointId | undefined, Part<unknown>[]>();
  for (const id of [undefined, ...pointIds]) if (!previous || different.points.has(id)) touched.set(id, []);
  const read = readParts(placed, touched, goesOn);
  const parts = new Map([...(previous?.parts ?? []), ...touched]);
  const handed = handedOn(parts, [...touched.keys()], previous?.handed);
  const outline = previous && !different.headings ? previous.outline : outlineOf(placed);
  const isTouched = (id: PointId): boolean =>
    touched.has(id) || !isSameList(partsFor(id, handed), partsFor(id, previous?.handed));
  const changed = new Set<Changed>();
  const all: Read = { parts, handed, outline };
  const { models, isConcerned } = assembled(all, isTouched, previous?.model, changed, goesOn);
  const areNew = declaring.some((id) => changed.has(id));
  const shown = new Map(previous?.shown);
  const upheld = new Map(previous?.upheld);
  const points = pointIds.map((id) => {
    const before = shown.get(id) ?? asRead;
    const isRead = !previous || isConcerned(id);
    const own = upheld.get(id) ?? new Upheld();
    if (previous && isRead) upheld.set(id, own);
    const now = isRead ? shownOf(id, all, models, own) : areNew ? shownAgain(before, models) : before;
    shown.set(id, now);
    const text = previous?.model.points[id];
    if (text && !isRead && now === before) return [id, text] as const;
    changed.add(`${id}-text`);
    return [id, textOf(id, all, models, now, text)] as const;
  });
  const model: Model = {
    ...models,
    points: Object.fromEntries(points) as Record<PointId, PointText>,
    ...readAround({ parts, outline }, touched.has(undefined), previous, changed),
  };
  const memory = previous?.memory ?? new Memory(model);
  memory.goesOn = goesOn;
  if (previous) memory.advance(model, changed.has('outline'));
  return {
    model,
    changed,
    gone: different.gone,
    read,
    parts,
    handed,
    upheld,
    shown,
    placed,
    outline,
    memory,
  };
}

/** How much was read in a step. */
interface ReadCounts {
  readonly blocks: number;
  readonly lines: number;
}

/** Puts the parts of the touched points in their places; gives how much was read for it. */
function readParts(
  placed: readonly Placed[],
  touched: ReadonlyMap<PointId | undefined, Part<unknown>[]>,
  goesOn: () => void,
): ReadCounts {
  let [blocks, lines] = [0, 0];
  let within: PointId | undefined;
  let own = touched.get(undefined);
  for (const each of placed) {
    const point = each.context?.point;
    if (point !== within) own = touched.get(point);
    within = point;
    if (!own) continue;
    const { part, isFresh } = partOf(each);
    own.push(part);
    if (!isFresh) continue;
    goesOn();
    blocks++;
    lines += part.reading.lines;
  }
  return { blocks, lines };
}

/** What points are put together from. */
type Read = Pick<ModelReading, 'parts' | 'handed' | 'outline'>;

/** What a point shows of its parts, when all are put together. */
function shownOf(id: PointId, { parts }: Read, models: PointModels, upheld: Upheld): ShownParts {
  const own = parts.get(id) ?? [];
  return id === 'product' ? asRead : shownParts(own, unusedIn(own, models[id], upheld), models);
}

/** What a point says apart from its facts. */
function textOf(
  id: PointId,
  { parts, outline }: Read,
  models: PointModels,
  shown: ShownParts,
  before: PointText | undefined,
): PointText {
  return pointText(
    id,
    partsShown(parts.get(id) ?? [], shown),
    outline.headings.get(id) ?? [],
    (count) => readerOf(id).stated(models[id] as never, count),
    before,
  );
}

/** The title, the order of the points, and what stands before the first of them. */
function readAround(
  { parts, outline }: Pick<Read, 'parts' | 'outline'>,
  isOutside: boolean,
  previous: ModelReading | undefined,
  changed: Set<Changed>,
): Pick<Model, 'title' | 'order' | 'introduction'> {
  const same =
    previous &&
    isSameList(outline.blocks, previous.outline.blocks) &&
    isSameList(outline.order, previous.outline.order)
      ? previous
      : undefined;
  if (isOutside || !same) changed.add('outline');
  return {
    title: same ? same.model.title : titleOf(outline.title?.block),
    order: outline.order,
    introduction:
      previous && !isOutside
        ? previous.model.introduction
        : pointText('product', parts.get(undefined) ?? [], [], () => {}),
  };
}

const outside: Context = { point: 'product', headings: [], lead: '', key: '' };

/** What stands before the first point or under a heading that is no point: prose. */
function readOutside(block: Block): BlockReading<unknown> {
  const gather = new Gathering<unknown>(block, 'prose');
  if (block.kind === 'comment') gather.directive(block.text);
  if (block.kind === 'heading') gather.asides(block.title);
  if (block.kind === 'paragraph') gather.asides(block.text);
  if (block.kind === 'paragraph' && !gather.marker(block.text, '')) gather.prose(block.text);
  if (block.kind === 'list')
    for (const { text } of block.items) {
      gather.asides(text);
      if (!gather.marker(text, '')) gather.prose(text);
    }
  return gather.done();
}

type TitlePlaced = Placed & { readonly block: HeadingBlock };

/** The title of a document: its first heading outside of the points. */
function titleOf(heading: HeadingBlock | undefined): Stated<string> {
  if (!heading) return unstated;
  const text = plain(heading.title).replace(/^specification\s*:\s*/i, '');
  const marked = markerIn(text);
  return marked ? statedMarker(marked, heading.title.at) : text ? shown(text, heading.title.at) : unstated;
}

/** What became of every character of a document: segments that tile it from 0 to its end. */
export function segmentsOf(reading: ModelReading): readonly Segment[] {
  const segments: Segment[] = [];
  for (const { block, context, part } of reading.placed) {
    const instead = part && context && reading.shown.get(context.point)?.instead.get(part);
    const stretches = (instead ?? part)?.reading.stretches ?? [];
    stretches.forEach((stretch, index) => {
      const from = block.from + stretch.start;
      const to = block.from + (stretches[index + 1]?.start ?? block.extent);
      if (to > from) segments.push({ from, to, as: stretch.as });
    });
  }
  return segments;
}
