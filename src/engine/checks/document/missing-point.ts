import type { Model } from '../../model/model.ts';
import { placeOf } from '../../model/stated.ts';
import type { Place } from '../../place.ts';
import { type PointId, pointIds, points } from '../../points.ts';
import type { ModelCheck } from '../check.ts';

/** What one would ask of a product at each point. */
const questions: Readonly<Record<PointId, string>> = {
  product: 'What does the product do, and for whom?',
  screens: 'Which screens does the product have, and at which addresses?',
  entities: 'What does the product keep, and which fields do these things have?',
  states: 'Which states do these things go through, and what moves them on?',
  rules: 'What is checked before something is accepted, and what is a person told?',
  roles: 'Who uses the product, and who may do what?',
  calls: 'Which calls does the product make, and what comes back?',
  errors: 'Which errors can happen, and what is a person told?',
  constants: 'Which limits and fixed numbers are there?',
};

/** Where the point would stand: behind the point before it, else at the title. */
function placeFor(model: Model, id: PointId): Place {
  const before = pointIds.slice(0, pointIds.indexOf(id)).reverse();
  const heading = before.flatMap((each) => model.points[each].headings.slice(0, 1))[0];
  return heading?.at ?? placeOf(model.title) ?? { from: 0, to: 0 };
}

/** One of the nine points has no heading. */
export const check: ModelCheck = {
  id: 'document/missing-point',
  severity: 'gap',
  summary: 'One of the nine points is not in the document.',
  reads: ['outline'],
  run: (model) =>
    pointIds
      .filter((id) => model.points[id].headings.length === 0)
      .map((id) => ({
        at: placeFor(model, id),
        point: id,
        message: `${questions[id]} The document has no point ${points[id].number}, “${points[id].title}”.`,
        fixes: [{ kind: 'not-shown', label: 'Say that it is not shown', point: id }],
        cause: `missing ${id}`,
      })),
};
