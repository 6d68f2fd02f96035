import type { Model } from '../../model/model.ts';
import { placeOf } from '../../model/stated.ts';
import type { Place } from '../../place.ts';
import { type PointId, pointIds, points } from '../../points.ts';
import type { Input, ModelCheck } from '../check.ts';
import { isSure } from '../point-headings.ts';
import { pointQuestions } from '../point-questions.ts';
import { spokenOf } from '../spoken-of.ts';

/** Where the point would stand: behind the point before it, else at the title. */
function placeFor(model: Model, id: PointId): Place {
  const before = pointIds.slice(0, pointIds.indexOf(id)).reverse();
  const heading = before.flatMap((each) => model.points[each].headings.slice(0, 1))[0];
  return heading?.at ?? placeOf(model.title) ?? { from: 0, to: 0 };
}

/** Whether there is text, and none of its headings opens a point: then that is what is wrong, not nine things. */
function hasNoPoints(model: Model): boolean {
  const { prose, unread } = model.introduction.characters;
  return model.order.length === 0 && prose + unread > 0;
}

/** Whether no heading is one of the nine as they are written: the document is divided in a way of its own. */
function isInOwnWay(model: Model): boolean {
  return (
    model.order.length > 0 &&
    pointIds.every((id) => !model.points[id].headings.some((heading) => isSure(id, heading)))
  );
}

/** How many places are shown at which the text seems to speak of a point. */
const MOST_PLACES = 3;

/** Why a point is missed, and which of the points are missed for the same reason. */
function reasonOf(model: Model, id: PointId): { readonly why: string; readonly cause: string } {
  const point = `point ${points[id].number}, “${points[id].title}”`;
  if (hasNoPoints(model)) return { why: `No section was read as ${point}.`, cause: 'no points' };
  if (isInOwnWay(model)) return { why: `No section was read as ${point}.`, cause: 'points in an own way' };
  return { why: `The document has no ${point}.`, cause: `missing ${id}` };
}

/** What to do where all points are missed for one reason: said with the first of them. */
function adviceFor(model: Model): string {
  if (hasNoPoints(model))
    return ' No heading of it opens any of the nine points: give its sections their titles.';
  return isInOwnWay(model) ? ' Where a section tells it, give that section the title.' : '';
}

/** Whether something of a point is told under the headings of others, or under none. */
function isTold({ points: told }: Model, id: PointId): boolean {
  return told[id].shown === 'shown' || told[id].shown === 'partly';
}

/** One of the nine points has no heading, and nothing of it stands elsewhere. */
export const check: ModelCheck = {
  id: 'document/missing-point',
  severity: 'gap',
  summary: 'One of the nine points is not in the document.',
  reads: ['outline', ...pointIds, ...pointIds.map((id): Input => `${id}-text`)],
  run: (model) => {
    const advice = adviceFor(model);
    const isDivided = !hasNoPoints(model) && !isInOwnWay(model);
    const missing = pointIds.filter((id) => model.points[id].headings.length === 0 && !isTold(model, id));
    const told = isDivided ? new Map<PointId, readonly Place[]>() : spokenOf(model, missing, MOST_PLACES);
    return missing.map((id, index) => {
      const { why, cause } = reasonOf(model, id);
      const spoken = told.get(id) ?? [];
      const inPassing =
        spoken.length > 0
          ? ' The text speaks of it elsewhere, and that was not read as such: gather it under that title.'
          : '';
      return {
        at: placeFor(model, id),
        point: id,
        message: `${pointQuestions[id]} ${why}${inPassing}${index === 0 ? advice : ''}`,
        ...(spoken.length > 0
          ? {
              related: spoken.map((at) => ({ message: 'it is spoken of here', at })),
            }
          : {}),
        fixes: [{ kind: 'not-shown', label: 'Say that it is not shown', point: id }],
        cause,
      };
    });
  },
};
