import type { Fix } from '../../finding.ts';
import type { Model } from '../../model/model.ts';
import { homeOf } from '../../model/table-homes.ts';
import type { Place } from '../../place.ts';
import { type PointId, points } from '../../points.ts';
import type { PointCheck } from '../check.ts';

/** Offers to move a table to the point whose columns it has. */
function moves(model: Model, point: PointId, at: Place): readonly Fix[] {
  const block = model.points[point].blocks.find(
    ({ from, length }) => from <= at.from && at.from <= from + length,
  );
  const home = block?.kind === 'table' ? homeOf(block, point) : undefined;
  if (home === undefined) return [];
  const { number, title } = points[home];
  return [{ kind: 'move', label: `Move the table to point ${number}, “${title}”`, at, point: home }];
}

/** Text of a point that is in no fact and is not prose: one finding a point, at the first stretch of it. */
export const check: PointCheck = {
  id: 'document/unread',
  severity: 'hint',
  summary: 'Something in a point could not be read.',
  reads: 'each-point',
  run: (model, point) => {
    const [first, ...others] = model.points[point].unread;
    if (!first) return [];
    const { number, title } = points[point];
    const count =
      others.length === 0
        ? ''
        : ` There ${others.length === 1 ? 'is 1 more such place' : `are ${others.length} more such places`} in this point.`;
    return [
      {
        at: first.at,
        message: `This could not be read as part of point ${number}, “${title}”: ${first.why}.${count} Views, counts and exports leave it out.`,
        fixes: [first, ...others].flatMap(({ at }) => moves(model, point, at)),
        ...(others.length > 0 ? { related: others.map(({ at, why }) => ({ message: why, at })) } : {}),
      },
    ];
  },
};
