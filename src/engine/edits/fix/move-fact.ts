import { applyChanges, mapPosition } from '../../change.ts';
import type { Change } from '../../finding.ts';
import { elementsOf } from '../../model/derived/point-elements.ts';
import type { Model } from '../../model/model.ts';
import type { Place } from '../../place.ts';
import { type PointId, pointIds } from '../../points.ts';
import { lineChanges } from '../line-changes.ts';
import { isIn } from '../print/blocks.ts';
import { astray } from './astray.ts';
import { factForms } from './fact-forms.ts';
import { removal } from './insert.ts';
import { readAlike } from './same-facts.ts';
import { type Unit, unitsAt } from './units.ts';

/** The one point that a part of the text speaks of, where that is not the one in which it stands. */
function pointOf(model: Model, { at }: Unit): PointId | undefined {
  const [only, ...others] = pointIds.filter((id) =>
    elementsOf(model, id).some((each) => each.at.to > each.at.from && isIn(each.at, at)),
  );
  if (only === undefined || others.length > 0) return undefined;
  return astray(model, only).some((place) => isIn(place, at)) ? only : undefined;
}

/** The text with a part of it taken away and what stands for it put in. */
function moved(text: string, at: Place, added: readonly Change[]): string {
  const to = at.from + text.slice(at.from, at.to).trimEnd().length;
  const withBoth = applyChanges(text, added);
  const place = { from: mapPosition(at.from, added, 1), to: mapPosition(to, added) };
  return applyChanges(withBoth, [removal(withBoth, place)]);
}

/** Moves what stands at a place and is read as a fact of a point into that point; nothing where it would say anything else there. */
export function moveFact(model: Model, text: string, at: Place, point: PointId): readonly Change[] {
  const unit = unitsAt(model, at.from).find((each) => each.at.from === at.from && each.at.to === at.to);
  if (!unit || pointOf(model, unit) !== point) return [];
  const before = astray(model, point).length;
  for (const added of factForms(model, text, unit, point)) {
    const after = moved(text, unit.at, added);
    const read = readAlike(model, after);
    if (read && astray(read, point).length < before) return lineChanges(text, after);
  }
  return [];
}

/** The smallest part around an offset that can be moved to the point that it is a fact of. */
export function factToMove(
  model: Model,
  text: string,
  at: number,
): { readonly unit: Unit; readonly point: PointId } | undefined {
  for (const unit of unitsAt(model, at)) {
    const point = pointOf(model, unit);
    if (point && moveFact(model, text, unit.at, point).length > 0) return { unit, point };
  }
  return undefined;
}
