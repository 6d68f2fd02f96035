import type { Fix } from '../../finding.ts';
import { blockAt } from '../../model/derived/by-place.ts';
import { type Home, homesOfTable, moveLabel } from '../../model/derived/homes.ts';
import type { Model } from '../../model/model.ts';
import type { Place } from '../../place.ts';
import { type PointId, points } from '../../points.ts';
import type { PointCheck } from '../check.ts';
import { whichHolds } from '../choice.ts';

/** A home of what could not be read, and the fix that moves it there. */
interface Move {
  readonly home: Home;
  readonly fix: Fix;
}

/**
 * Offers to move a table to the point whose columns it has, or to an element there. Where a list or a paragraph belongs
 * is in doubt: it is moved at the cursor, by a person who chooses.
 */
function moves(model: Model, point: PointId, at: Place): readonly Move[] {
  const block = blockAt(model.points[point].blocks, at.from);
  if (block?.kind !== 'table') return [];
  return homesOfTable(model, block, point).map((home) => ({
    home,
    fix: {
      kind: 'move',
      label: moveLabel(block, home),
      at,
      point: home.point,
      ...(home.element ? { under: home.element.under } : {}),
    },
  }));
}

/** Text of a point that is in no fact and is not prose: one finding a point, at the first stretch of it. */
export const check: PointCheck = {
  id: 'document/unread',
  severity: 'hint',
  summary: 'Something in a point could not be read.',
  reads: 'each-point',
  also: ['entities', 'entities-text', 'states', 'states-text', 'calls', 'calls-text'],
  run: (model, point) => {
    const [first, ...others] = model.points[point].unread;
    if (!first) return [];
    const { number, title } = points[point];
    const count =
      others.length === 0
        ? ''
        : ` There ${others.length === 1 ? 'is 1 more such place' : `are ${others.length} more such places`} in this point.`;
    const found = [first, ...others].flatMap(({ at }) => moves(model, point, at));
    const fixes = found.map(({ fix }) => fix);
    const names = found.map(({ home }) => home.element?.name ?? '');
    const choice = names.includes('')
      ? undefined
      : whichHolds(`What is the table about: “${names.join('” or “')}”?`, names, fixes);
    return [
      {
        at: first.at,
        message: `This could not be read as part of point ${number}, “${title}”: ${first.why}.${count} Views, counts and exports leave it out. What of it is a fact can be said in a table of this point, or in sentences.`,
        fixes,
        ...(choice ? { choice } : {}),
        ...(others.length > 0 ? { related: others.map(({ at, why }) => ({ message: why, at })) } : {}),
      },
    ];
  },
};
