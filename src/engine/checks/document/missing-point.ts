import type { Model } from '../../model/model.ts';
import { type PointId, points } from '../../points.ts';
import type { ModelCheck, Report } from '../check.ts';
import { type Untold, untoldInputs, untoldOf } from '../own-way.ts';
import { placeFor } from '../point-headings.ts';
import { pointQuestions } from '../point-questions.ts';

/** The question about one point; the `first` of a document in sections of its own is told what to do where one tells it. */
function askedOf(model: Model, id: PointId, { isNine, telling }: Untold, isFirst: boolean): Report {
  const point = `point ${points[id].number}, “${points[id].title}”`;
  const denied = telling.none.get(id);
  const why = isNine ? `The document has no ${point}.` : `No section was read as ${point}.`;
  const isNone = denied
    ? ' The text says elsewhere that there is nothing of it: then write “none” there.'
    : '';
  const advice = isFirst && !isNine ? ' Where a section tells it, give that section the title.' : '';
  return {
    at: placeFor(model, id),
    point: id,
    message: `${pointQuestions[id]} ${why}${isNone}${advice}`,
    ...(denied ? { related: [{ message: 'that there is nothing of it is said here', at: denied }] } : {}),
    fixes: [{ kind: 'not-shown', label: 'Say that it is not shown', point: id }],
    cause: isNine ? `missing ${id}` : 'points in an own way',
  };
}

/** One of the nine points has no heading, and nothing of it stands elsewhere. */
export const check: ModelCheck = {
  id: 'document/missing-point',
  severity: 'gap',
  summary: 'One of the nine points is not in the document.',
  reads: untoldInputs,
  run: (model) => {
    const untold = untoldOf(model);
    return untold.asked.map((id, index) => askedOf(model, id, untold, index === 0));
  },
};
