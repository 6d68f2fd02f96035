import type { Element } from '../../model/element.ts';
import type { Model, PointText } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { firstWhere } from '../../model/tracking/lists.ts';
import type { Place } from '../../place.ts';
import { type PointId, pointIds } from '../../points.ts';
import type { Block, HeadingBlock } from '../../syntax/block.ts';
import { printHeading, printListBlock, printTableBlock, verbatim } from './blocks.ts';
import { pointHeading } from './fresh.ts';
import type { Piece, Section } from './piece.ts';
import { printers } from './points.ts';
import { pieceUnit, printUnits, textUnit, type Unit } from './unit.ts';
import { commentsIn, holdsEveryWord, textsIn } from './words.ts';

interface Elements {
  readonly pieces: readonly Piece[];
  readonly sections: readonly Section[];
}

/** A fact that is not written canonically, or a block of such, which stays as it is. */
export interface Left {
  readonly point: PointId;
  readonly at: Place;
}

/** A document as it is printed, and what of it stays as it was written. */
export interface Woven {
  readonly text: string;
  readonly left: readonly Left[];
}

/** A stretch of the text: a block of a point in both forms, or what stands between two of them. */
interface Stretch {
  /** Its units as they stand. */
  readonly asIs: readonly Unit[];
  /** The point of a block. */
  readonly id?: PointId;
  /** Its units in canonical form; none where nothing was read from it, or something of it would be lost. */
  readonly printed?: readonly Unit[] | undefined;
  /** Whether the two forms differ; so they do where there is but one. */
  readonly differs: boolean;
  /** Its facts that are not written canonically. */
  readonly tolerant: readonly Left[];
}

/**
 * The document with its elements printed canonically, each where it stands; points in `kept` stay as written.
 * Nothing changes its place: an order of points that readers do not expect is a finding with a fix of its own.
 * The model is looked at once, however many points are tried: what is given does not depend on it any more.
 */
export function weaver(model: Model, text: string): (kept: ReadonlySet<PointId>) => Woven {
  const stretches = stretchesOf(model, text, blocksIn(model), { from: 0, to: text.length });
  return (kept) => wovenOf(stretches, kept, text);
}

/** The blocks that reach into a place as they are printed, and where they stand in the text; undefined where there are none. */
export function weavePart(model: Model, text: string, place: Place): (Woven & Place) | undefined {
  const blocks = blocksIn(model, place);
  const [first, last] = [blocks[0]?.block, blocks.at(-1)?.block];
  if (!first || !last) return undefined;
  const { from, to } = { from: first.from, to: last.from + last.extent };
  return { from, to, ...wovenOf(stretchesOf(model, text, blocks, { from, to }), new Set(), text) };
}

function wovenOf(stretches: readonly Stretch[], kept: ReadonlySet<PointId>, text: string): Woven {
  const units: Unit[] = [];
  const left: Left[] = [];
  for (const { id, asIs, printed, differs, tolerant } of stretches) {
    const isKept = id !== undefined && kept.has(id);
    if (printed === undefined || (isKept && differs)) left.push(...tolerant);
    units.push(...((isKept ? undefined : printed) ?? asIs));
  }
  const woven = `${printUnits(units)}\n`;
  return { text: text.includes('\r\n') ? woven.replace(/\r?\n/g, '\r\n') : woven, left };
}

/** A block with the point that it is of. */
interface Of {
  readonly id: PointId;
  readonly block: Block;
}

/** The blocks of all points that reach into a place, or all, in the order of the text. */
function blocksIn(model: Model, place?: Place): readonly Of[] {
  const reaches = ({ from, extent }: Block): boolean =>
    !place || (from < place.to && place.from < from + extent);
  return pointIds
    .flatMap((id) => model.points[id].blocks.filter(reaches).map((block) => ({ id, block })))
    .sort((a, b) => a.block.from - b.block.from);
}

function stretchesOf(
  model: Model,
  text: string,
  blocks: readonly Of[],
  { from, to }: Place,
): readonly Stretch[] {
  const ids = [...new Set(blocks.map(({ id }) => id))];
  const elements = Object.fromEntries(ids.map((id) => [id, elementsOf(model, text, id)]));
  const openings = Object.fromEntries(ids.map((id) => [id, openingsOf(model.points[id])]));
  const stretches: Stretch[] = [];
  let cursor = from;
  const standing = (end: number): void => {
    const source = text.slice(cursor, end);
    if (source.trim() === '') return;
    const asIs = [textUnit(cursor === 0 ? withTitle(model, source) : trimBlock(source))];
    stretches.push({ asIs, differs: true, tolerant: [] });
  };
  for (const { id, block } of blocks) {
    standing(block.from);
    cursor = block.from + block.extent;
    const own = within(elements[id] ?? none, { from: block.from, to: block.from + block.length });
    const printed = unitsOf(id, block, own, openings[id]?.get(block.from), text);
    const asIs = [verbatim(block, text)];
    const differs = printed === undefined || printUnits(printed) !== printUnits(asIs);
    const tolerant = block.kind === 'heading' ? [] : tolerantOf(own).map((at) => ({ point: id, at }));
    stretches.push({ id, asIs, printed, differs, tolerant });
  }
  standing(to);
  return stretches;
}

const none: Elements = { pieces: [], sections: [] };

/** Elements that stand in the text of their point. */
function elementsOf(model: Model, text: string, id: PointId): Elements {
  const { pieces, sections } = printers[id](model, text);
  const all = [...pieces, ...sections.flatMap((section) => section.pieces)].map(placed).filter(isLong);
  return {
    pieces: all.sort((a, b) => a.at.from - b.at.from),
    sections: sections
      .map(placed)
      .filter(isLong)
      .sort((a, b) => a.at.from - b.at.from),
  };
}

/** Something with its place as it is now. */
const placed = <T extends { readonly at: Place }>(each: T): T => ({
  ...each,
  at: { from: each.at.from, to: each.at.to },
});

const isLong = ({ at }: { readonly at: Place }): boolean => at.to > at.from;

/** The elements in a place, and those that are opened there. */
function within({ pieces, sections }: Elements, { from, to }: Place): Elements {
  return {
    pieces: between(pieces, from, to + 1).filter(({ at }) => at.to <= to),
    sections: between(sections, from, to),
  };
}

/** Those of some things, in the order of the text, that begin at `from` or behind it, and before `to`. */
function between<T extends { readonly at: Place }>(
  things: readonly T[],
  from: number,
  to: number,
): readonly T[] {
  const first = (offset: number): number =>
    firstWhere(things.length, (index) => (things[index]?.at.from ?? 0) >= offset);
  return things.slice(first(from), first(to));
}

function trimBlock(source: string): string {
  return source.replace(/^(?:[ \t]*\r?\n)+/, '').replace(/\s+$/, '');
}

/** The text before the first point, its title with the word that says what the document is. */
function withTitle(model: Model, source: string): string {
  const title = shownValue(model.title);
  const trimmed = trimBlock(source);
  if (title === undefined || model.title.is !== 'shown') return trimmed;
  const line = /^# (?!specification\s*:)(.+)$/im.exec(trimmed);
  return line?.[1]?.trim() === title && line.index === 0
    ? trimmed.replace(/^# .+/, () => `# Specification: ${title}`)
    : trimmed;
}

type Opening = PointText['headings'][number];

/** The headings that open a point, by where they stand. */
function openingsOf({ headings }: PointText): ReadonlyMap<number, Opening> {
  return new Map(
    headings
      .filter(({ by }) => by !== 'section' && by !== 'content')
      .map((heading) => [heading.at.from, heading]),
  );
}

/** The canonical heading of a point; a title of the author's own stays when it says more than the canonical one. */
function printOpening(id: PointId, block: HeadingBlock, { by }: Opening, text: string): Unit {
  const { source } = block.title;
  const heading = pointHeading(id, block.level);
  const title = source.replace(/\d+/g, ' ');
  if (by !== 'both' && !holdsEveryWord(title, [heading])) return verbatim(block, text);
  return textUnit([heading, ...commentsIn(source)].join(' '));
}

/** The places of the facts that are written in another way than the format's reference has them. */
function tolerantOf({ pieces }: Elements): readonly Place[] {
  return pieces.filter(({ holds }) => (holds as Partial<Element>).how === 'tolerant').map(({ at }) => at);
}

/** The labels of an element that stand in its heading, as bullets; its heading is then the canonical one. */
function printTitle(
  block: HeadingBlock,
  section: Section,
  own: readonly Piece[],
  text: string,
): readonly Unit[] {
  const labels = own
    .filter((piece) => piece.bullet !== undefined && piece.columns.length === 0)
    .map((piece) => pieceUnit(piece, true));
  const title = printHeading(block, section, labels.flatMap(textsIn));
  return title ? [title, ...labels] : [verbatim(block, text)];
}

/** One block with its own elements in canonical form; undefined where nothing was read from it, or something of it would be lost. */
function unitsOf(
  id: PointId,
  block: Block,
  { pieces: own, sections: opened }: Elements,
  opening: Opening | undefined,
  text: string,
): readonly Unit[] | undefined {
  if (block.kind === 'heading' && opening) return [printOpening(id, block, opening, text)];
  const whole = { from: block.from, to: block.from + block.length };
  if (block.kind === 'heading') {
    const [only] = opened;
    return only === undefined || opened.length > 1 ? undefined : printTitle(block, only, own, text);
  }
  // An element that begins in the middle of a table or list has its facts in a form of their own.
  const isInside =
    opened.some(({ at }) => at.from > whole.from || at.to < whole.to) &&
    own.some((piece) => piece.table !== 'transitions' && piece.columns.length > 0);
  if (own.length === 0 || isInside || (block.written && block.kind !== 'table')) return undefined;
  if (block.kind === 'table') return toList(printTableBlock(id, block, own));
  return block.kind === 'list' && !(block.ordered && own.some((piece) => piece.bullet))
    ? printListBlock(block, own, text, id === 'product' || own.some((piece) => piece.bullet))
    : undefined;
}

function toList(unit: Unit | undefined): readonly Unit[] | undefined {
  return unit && [unit];
}
