import type { Place } from '../../place.ts';
import { type PointId, pointIds } from '../../points.ts';
import type { Model, PointText } from '../model.ts';
import { lastFrom } from './by-place.ts';

/**
 * The stretches of the text that are of a point: one, unless it goes on behind other points under a heading of its own.
 * None where the point is missing.
 */
export function stretchesOf({ blocks }: PointText): readonly Place[] {
  const stretches: { from: number; to: number }[] = [];
  for (const { from, extent } of blocks) {
    const last = stretches.at(-1);
    if (last?.to === from) last.to = from + extent;
    else stretches.push({ from, to: from + extent });
  }
  return stretches;
}

/** Whether an offset lies in the text of a point, which may go on behind other points. */
export function holdsOffset({ blocks }: PointText, offset: number): boolean {
  const block = lastFrom(blocks, offset);
  return block !== undefined && offset < block.from + block.extent;
}

/** The point in whose text an offset lies; undefined before the first point, and in what is of none. */
export function pointAt(model: Model, offset: number): PointId | undefined {
  return pointIds.find((id) => holdsOffset(model.points[id], offset));
}
