import { applyChanges } from '../../change.ts';
import type { Change, Fix } from '../../finding.ts';
import { blockAt as blockIn } from '../../model/derived/by-place.ts';
import { elementsWithin, partsOf } from '../../model/derived/point-elements.ts';
import type { Model } from '../../model/model.ts';
import { firstWhere } from '../../model/tracking/lists.ts';
import type { Place } from '../../place.ts';
import { pointIds } from '../../points.ts';
import type { Block } from '../../syntax/block.ts';
import { lineChanges } from '../line-changes.ts';
import { isIn } from '../print/blocks.ts';
import { removal } from './insert.ts';
import { blockAt } from './units.ts';

type Remove = Extract<Fix, { kind: 'remove' }>;

const isSame = (one: Place, other: Place): boolean => one.from === other.from && one.to === other.to;
const isAmong = (place: Place, all: readonly Place[]): boolean => all.some((each) => isSame(each, place));

/** Whether a place holds no element, or one with its parts: what else is told there would be taken away with it. */
function holdsOne(model: Model, place: Place): boolean {
  const inside = elementsWithin(model, place);
  const [element, ...others] = inside.filter(({ at }) => isSame(at, place));
  if (!element || others.length > 0) return inside.length === 0;
  const parts = partsOf(element);
  return inside.every((each) => each === element || parts.includes(each));
}

/** Blocks that say nothing of the section in which they stand. */
const saysNothing = (block: Block): boolean =>
  block.kind === 'comment' ||
  (block.kind === 'other' && (block.name === 'HorizontalRule' || block.name === 'LinkReference'));

/**
 * Whether a quotation, or words under a heading of their own, would be left without the section that they belong to, and
 * go to the one before it. An element with a heading of its own stays what it is.
 */
function leavesWords(model: Model, { from, to }: Place): boolean {
  return pointIds.some((id) => {
    const { blocks } = model.points[id];
    const heading = blockIn(blocks, from);
    if (heading?.kind !== 'heading' || to < heading.from + heading.length) return false;
    const behind = blocks.slice(firstWhere(blocks.length, (index) => (blocks[index]?.from ?? 0) >= to));
    const next = behind.find((block) => !saysNothing(block));
    if (next?.kind === 'other') return true;
    if (next?.kind !== 'heading' || next.level <= heading.level) return false;
    const end = behind.find((each) => each.kind === 'heading' && each !== next && each.level <= next.level);
    const section = { from: next.from, to: end?.from ?? Number.POSITIVE_INFINITY };
    return !elementsWithin(model, section).some(({ at }) => at.from < next.from + next.length);
  });
}

/** Whether a block stands alone under a heading below that of its point which names nothing: then that is its title. */
function titleOf(model: Model, block: Block): Block | undefined {
  const point = pointIds.map((id) => model.points[id]).find(({ blocks }) => blocks.includes(block));
  const at = point?.blocks.indexOf(block) ?? 0;
  const [title, next] = [point?.blocks[at - 1], point?.blocks[at + 1]];
  if (title?.kind !== 'heading') return undefined;
  const isLast = next === undefined || (next.kind === 'heading' && next.level <= title.level);
  const place = { from: title.from, to: title.from + title.length };
  const opensPoint = point?.headings.some((heading) => isIn(heading.at, place)) ?? false;
  return isLast && !opensPoint && elementsWithin(model, place).length === 0 ? title : undefined;
}

/**
 * What is left empty where some places are taken away: the row of a table of whose names all go, and a table of whose
 * rows all do, with its title; else the place. A table in whose header a comment stands is left with its header.
 */
function whole(model: Model, text: string, place: Place, all: readonly Place[]): Place {
  const block = blockAt(model, place);
  if (block?.kind !== 'table') return place;
  const goes = (row: Place): boolean => {
    const named = elementsWithin(model, row).map(({ at }) => at);
    return isAmong(row, all) || (named.length > 0 && named.every((at) => isAmong(at, all)));
  };
  const isBare = !text.slice(block.from, block.rows[0]?.at.from ?? block.from).includes('<!--');
  if (isBare && block.rows.every(({ at }) => goes(at))) {
    const { from } = titleOf(model, block) ?? block;
    return { from, to: text.slice(0, block.from + block.length).trimEnd().length };
  }
  return block.rows.find(({ at }) => isIn(place, at) && goes(at))?.at ?? place;
}

/** Takes one place away, at the end of a text with the blank lines before it. */
function withoutPlace(text: string, place: Place): Change {
  const change = removal(text, place);
  if (change.to < text.length || !/\n$/.test(text.slice(0, change.from))) return change;
  return { ...change, from: text.slice(0, change.from).replace(/\n\s*$/, '\n').length };
}

/**
 * Takes away what stands at the places of a fix; nothing where an element that it does not name would go with it, or words
 * about it would be left to another.
 */
export function remove(model: Model, text: string, { at, also = [] }: Remove): readonly Change[] {
  const all = [at, ...also];
  if (!all.every((place) => holdsOne(model, place) && !leavesWords(model, place))) return [];
  const places = all
    .map((place) => whole(model, text, place, all))
    .filter((place, index, each) => each.findIndex((other) => isSame(other, place)) === index)
    .sort((one, other) => one.from - other.from);
  const changes = places.map((place) => withoutPlace(text, place));
  if (changes.every(({ from }, index) => from >= (changes[index - 1]?.to ?? 0))) return changes;
  // What goes with one of them goes with another too, as the comma between two: one after the other, from the last.
  const after = places.reduceRight((now, place) => applyChanges(now, [withoutPlace(now, place)]), text);
  return lineChanges(text, after);
}
