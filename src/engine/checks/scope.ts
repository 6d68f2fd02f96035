import type { Element } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';

/** Whether a place begins inside another. */
export function inside(place: Place, outer: Place): boolean {
  return place.from >= outer.from && (place.from < outer.to || outer.from === outer.to);
}

/** The point in whose text a place lies; undefined before the first point. */
export function pointAt(model: Model, place: Place): PointId | undefined {
  return pointIds.find((id) => {
    const { headings, from, to } = model.points[id];
    return headings.length > 0 && place.from >= from && place.from < Math.max(to, from + 1);
  });
}

/** The elements of a point, those inside others included. */
export function elementsOf(model: Model, point: PointId): readonly Element[] {
  switch (point) {
    case 'product':
      return [...model.product.audiences, ...model.product.terms];
    case 'screens':
      return model.screens.screens;
    case 'entities':
      return model.entities.entities.flatMap((entity) => [entity, ...entity.fields]);
    case 'states':
      return [
        ...model.states.lifecycles.flatMap((each) => [each, ...each.states, ...each.transitions]),
        ...model.states.invariants,
      ];
    case 'rules':
      return [...model.rules.rules, ...model.rules.invariants];
    case 'roles':
      return [...model.roles.roles, ...model.roles.permissions];
    case 'calls':
      return model.calls.calls.flatMap((call) => [
        call,
        ...(call.payload.is === 'shown' ? call.payload.value : []),
        ...(call.answers.is === 'shown' ? call.answers.value : []),
      ]);
    case 'errors':
      return model.errors.errors;
    case 'constants':
      return model.constants.constants;
  }
}
