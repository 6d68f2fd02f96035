import { type PointId, pointIds } from '../points.ts';
import type { Block, HeadingBlock } from '../syntax/block.ts';
import type { Syntax } from '../syntax/document.ts';
import { plain } from '../syntax/inline.ts';
import { type BlockReading, Gathering } from './block-reading.ts';
import { callsReader } from './calls.ts';
import { constantsReader } from './constants.ts';
import type { Context } from './context.ts';
import { entitiesReader } from './entities.ts';
import { errorsReader } from './errors.ts';
import { markerIn, statedMarker } from './markers.ts';
import type { Model, PointModels, PointText, Segment } from './model.ts';
import { pointText } from './point-text.ts';
import { productReader } from './product.ts';
import { type Part, type PointReader, readBlock } from './reader.ts';
import { rolesReader } from './roles.ts';
import { rulesReader } from './rules.ts';
import { sameFacts } from './same-facts.ts';
import { screensReader } from './screens.ts';
import { type Placed, placeBlocks } from './sections.ts';
import { type Stated, shown, unstated } from './stated.ts';
import { statesReader } from './states.ts';
import { holdsSameFacts } from './tracking/facts-identity.ts';
import { Memory } from './tracking/memory.ts';
import { share } from './tracking/share.ts';

/** How each point is read. */
const readers: { readonly [P in PointId]: PointReader<P, never> } = {
  product: productReader,
  screens: screensReader,
  entities: entitiesReader,
  states: statesReader,
  rules: rulesReader,
  roles: rolesReader,
  calls: callsReader,
  errors: errorsReader,
  constants: constantsReader,
} as { readonly [P in PointId]: PointReader<P, never> };

/** A point's reader, its kinds of fact and model hidden: what one makes is only ever given back to the same one. */
function readerOf(id: PointId): PointReader<PointId, unknown> {
  return readers[id] as unknown as PointReader<PointId, unknown>;
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
  /** The blocks of the previous reading that are no more: what hangs on them is out of place. */
  readonly gone: ReadonlySet<Block>;
  /** Blocks whose facts were read in this step. */
  readonly read: number;
  readonly parts: ReadonlyMap<PointId | undefined, readonly Part<unknown>[]>;
  readonly placed: readonly Placed[];
  /** What is kept of the document over its edits. */
  readonly memory: Memory;
  /** The headings of the points, and the title's. */
  readonly outline: readonly Block[];
}

/** Facts of a block in a context; a block is read again only when it is new or stands elsewhere. */
const cache = new WeakMap<Block, { readonly key: string; readonly reading: BlockReading<unknown> }>();

/** Reads a document's blocks into a model. With the previous reading, what did not change is taken from there. */
export function readModel(syntax: Syntax, previous?: ModelReading): ModelReading {
  const placed = placeBlocks(syntax.blocks);
  const parts = new Map<PointId | undefined, Part<unknown>[]>([undefined, ...pointIds].map((id) => [id, []]));
  const headings = new Map<PointId, Placed[]>(pointIds.map((id) => [id, []]));
  const order: PointId[] = [];
  let read = 0;
  for (const each of placed) {
    const { block, context, opens } = each;
    if (opens && context) {
      order.push(context.point);
      headings.get(context.point)?.push(each);
    }
    const key = context?.key ?? '';
    let entry = cache.get(block);
    if (entry?.key !== key) {
      entry = {
        key,
        reading: context ? readBlock(readerOf(context.point), block, context) : readOutside(block),
      };
      cache.set(block, entry);
      read++;
    }
    parts.get(context?.point)?.push({ block, context: context ?? outside, reading: entry.reading });
  }
  const changed = new Set<Changed>();
  const gone = new Set<Block>();
  const models: Partial<Record<PointId, unknown>> = {};
  const texts: Partial<Record<PointId, PointText>> = {};
  for (const id of pointIds) {
    const own = parts.get(id) ?? [];
    const before = previous?.parts.get(id);
    const same = before !== undefined && sameParts(own, before);
    models[id] =
      same && previous ? previous.model[id] : share(readerOf(id).assemble(own), previous?.model[id]);
    texts[id] =
      same && previous
        ? previous.model.points[id]
        : pointText(id, own, headings.get(id) ?? [], [...readerOf(id).stated(models[id] as never)]);
    if (same) continue;
    changed.add(`${id}-text`);
    if (previous && sameFacts(models[id], previous.model[id]))
      holdsSameFacts(models[id] as object, previous.model[id]);
    else changed.add(id);
    const kept = new Set(own.map((part) => part.block));
    for (const { block } of before ?? []) if (!kept.has(block)) gone.add(block);
  }
  const introduction = pointText('product', parts.get(undefined) ?? [], [], []);
  const title = placed.find(
    (each): each is TitlePlaced => each.block.kind === 'heading' && !each.opens && !each.context,
  );
  const model: Model = {
    ...(models as unknown as PointModels),
    title: titleOf(title?.block),
    order,
    points: texts as Record<PointId, PointText>,
    introduction,
  };
  const outline = placed
    .filter((each) => each.opens || each.block === title?.block)
    .map((each) => each.block);
  const sameOutline =
    previous !== undefined &&
    outline.length === previous.outline.length &&
    outline.every((block, index) => block === previous.outline[index]);
  const sameOutside =
    previous !== undefined && sameParts(parts.get(undefined) ?? [], previous.parts.get(undefined) ?? []);
  if (!sameOutline || !sameOutside || order.join() !== previous.model.order.join()) changed.add('outline');
  const memory = previous?.memory ?? new Memory(model);
  if (previous) memory.advance(model, changed.has('outline'));
  return { model, changed, gone, read, parts, placed, outline, memory };
}

const outside: Context = { point: 'product', headings: [], lead: '', key: '' };

/** Whether two lists of parts hold the same readings of the same blocks. */
function sameParts(a: readonly Part<unknown>[], b: readonly Part<unknown>[]): boolean {
  return (
    a.length === b.length &&
    a.every((part, index) => part.block === b[index]?.block && part.reading === b[index]?.reading)
  );
}

/** What stands before the first point or under a heading that is no point: prose. */
function readOutside(block: Block): BlockReading<unknown> {
  const gather = new Gathering<unknown>(block, 'prose');
  if (block.kind === 'comment') gather.directive(block.text);
  if (block.kind === 'heading') gather.comments(block.title);
  if (block.kind === 'paragraph') gather.comments(block.text);
  if (block.kind === 'paragraph' && !gather.marker(block.text, '')) gather.prose(block.text);
  if (block.kind === 'list') for (const item of block.items) gather.prose(item.text);
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
  for (const { block } of reading.placed) {
    const stretches = cache.get(block)?.reading.stretches ?? [];
    stretches.forEach((stretch, index) => {
      const from = block.from + stretch.start;
      const to = block.from + (stretches[index + 1]?.start ?? block.extent);
      if (to > from) segments.push({ from, to, as: stretch.as });
    });
  }
  return segments;
}
