import { least } from '../../extremes.ts';
import type { Change } from '../../finding.ts';
import { fold } from '../../model/derived/name-index.ts';
import type { Model } from '../../model/model.ts';
import { headingParts } from '../../model/sections/heading-parts.ts';
import { type PointId, pointIds, points } from '../../points.ts';
import type { HeadingBlock } from '../../syntax/block.ts';
import { pointHeading } from '../print/fresh.ts';
import { insertAfter } from './insert.ts';

/** Headings as deep as this are never taken for those of the nine: above it, one of them has all others read as theirs. */
const deep = 4;

/** The section that holds points which the sections of the document do not tell. */
const around = 'Further points';

/**
 * Adds the heading of a point to a document that is divided in a way of its own: among those that were added before,
 * else in a section at its end. Nothing in one of a single heading, which says what all of it tells.
 */
export function ownSection(model: Model, text: string, id: PointId, block: string): readonly Change[] {
  const all = headingsOf(model);
  if (all.length < 2) return [];
  const added = all.filter(({ level }) => level >= deep).flatMap((heading) => addedPoint(heading) ?? []);
  const next = added.find((each) => pointIds.indexOf(each.id) > pointIds.indexOf(id));
  const last = added.at(-1);
  if (last) {
    const end = next ?? all.find(({ from, level }) => from > last.from && level <= last.level);
    return [insertAfter(text, end?.from ?? text.length, `${pointHeading(id, last.level)}\n\n${block}`)];
  }
  const [title, ...others] = all.filter(({ level }) => level === 1);
  const sections = others.length === 0 ? all.filter((each) => each !== title) : all;
  const level = least(sections.map((each) => each.level));
  const below = pointHeading(id, Math.min(6, Math.max(deep, level + 1)));
  return [insertAfter(text, text.length, `${'#'.repeat(level)} ${around}\n\n${below}\n\n${block}`)];
}

/** Every heading of a document, in order. */
function headingsOf(model: Model): readonly HeadingBlock[] {
  return [model.introduction, ...pointIds.map((each) => model.points[each])]
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is HeadingBlock => block.kind === 'heading')
    .sort((one, other) => one.from - other.from);
}

/** The point that a heading opens which was added for it: its title is that of the point. */
function addedPoint({ title, from, level }: HeadingBlock) {
  const id = pointIds.find((each) => fold(points[each].title) === fold(headingParts(title).title));
  return id && { id, from, level };
}
