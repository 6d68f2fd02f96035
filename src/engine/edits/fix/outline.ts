import { least } from '../../extremes.ts';
import type { Change } from '../../finding.ts';
import type { Model } from '../../model/model.ts';
import { hasOwnSections } from '../../model/sections/own-way.ts';
import { type PointId, pointIds } from '../../points.ts';
import type { HeadingBlock } from '../../syntax/block.ts';
import { pointHeading } from '../print/fresh.ts';
import { insertAfter } from './insert.ts';
import { ownSection } from './own-section.ts';

/** The heading blocks that open points, by point. */
export function openings(model: Model, id: PointId): readonly HeadingBlock[] {
  const { blocks, headings } = model.points[id];
  const opening = new Set(headings.flatMap(({ at, by }) => (by === 'content' ? [] : [at.from])));
  return blocks.filter((block): block is HeadingBlock => block.kind === 'heading' && opening.has(block.from));
}

/** The level of the headings that open points; 2 where there is none. */
export function pointLevel(model: Model): number {
  return pointIds.flatMap((id) => openings(model, id))[0]?.level ?? 2;
}

/** Behind the heading of a point; undefined when it has none. */
export function headingEnd(model: Model, id: PointId): number | undefined {
  const [heading] = openings(model, id);
  return heading && heading.from + heading.length;
}

/** Where what a point says by itself ends: before its first sub-heading or its next heading, otherwise at its end. */
export function ownEnd(model: Model, id: PointId): number | undefined {
  const first = openings(model, id)[0];
  if (first === undefined) return undefined;
  const { blocks } = model.points[id];
  const next = blocks.findIndex((block) => block.kind === 'heading' && block.from > first.from);
  const last = next < 0 ? undefined : blocks[next - 1];
  return last ? last.from + last.length : pointEnd(model, id);
}

/** The end of a point's last block; undefined when the point is missing. */
export function pointEnd(model: Model, id: PointId): number | undefined {
  const last = model.points[id].blocks.at(-1);
  return last && last.from + last.length;
}

/**
 * Adds the heading of a missing point, before the first point of a higher number, with a block under it; a section where
 * a document is divided in a way of its own.
 */
export function newPoint(model: Model, text: string, id: PointId, block: string): readonly Change[] {
  if (hasOwnSections(model)) return ownSection(model, text, id, block);
  const later = pointIds.slice(pointIds.indexOf(id) + 1).flatMap((each) => openings(model, each));
  const before = least(
    later.map((heading) => heading.from),
    text.length,
  );
  return [insertAfter(text, before, `${pointHeading(id, pointLevel(model))}\n\n${block}`)];
}
