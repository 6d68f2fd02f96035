import type { End, PermissionRow, Transition } from '../model/domain-elements.ts';
import type { Element } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import { listOf, placeOf, type Stated } from '../model/stated.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';

/**
 * What is inside the elements of a point and is not listed with them: fields, steps, answers. There are thousands of them
 * in a long document, and they are posted with every edit: the labels are one text, the places one list of numbers.
 */
export interface Parts {
  /** One label a line. */
  readonly labels: string;
  /** Four offsets of each: from and to, and those of its name. */
  readonly places: Uint32Array;
}

/** A part of an element. */
interface Part extends Place {
  readonly label: string;
  /** Where its name stands. */
  readonly nameFrom: number;
  readonly nameTo: number;
}

/** The parts of a point's elements, in their order. */
export function partsOf(model: Model, point: PointId): Parts {
  const all = parts[point]?.(model) ?? [];
  return {
    labels: all.map(({ label }) => label.replace(/\s+/g, ' ')).join('\n'),
    places: Uint32Array.from(all.flatMap(({ from, to, nameFrom, nameTo }) => [from, to, nameFrom, nameTo])),
  };
}

/** The parts around an offset. */
export function partsAround({ labels, places }: Parts, offset: number): readonly Part[] {
  const found: number[] = [];
  for (let at = 0; at < places.length; at += 4) {
    const [from = 0, to = 0] = [places[at], places[at + 1]];
    if (from <= offset && offset <= to) found.push(at);
  }
  const names = found.length > 0 ? labels.split('\n') : [];
  return found.map((at) => {
    const [from = 0, to = 0, nameFrom = 0, nameTo = 0] = places.subarray(at, at + 4);
    return { label: names[at / 4] ?? '', from, to, nameFrom, nameTo };
  });
}

function part(label: string, at: Place, nameAt: Place): Part {
  return { label, from: at.from, to: at.to, nameFrom: nameAt.from, nameTo: nameAt.to };
}

const named = (element: Element): Part => part(element.name, element.at, element.nameAt);

const parts: Partial<Record<PointId, (model: Model) => readonly Part[]>> = {
  entities: ({ entities }) =>
    entities.entities.flatMap(({ fields, values }) => [
      ...fields.map(named),
      ...values.map(({ value, at }) => part(value, at, at)),
    ]),
  states: ({ states }) => states.lifecycles.flatMap(({ transitions }) => transitions.map(step)),
  roles: ({ roles }) => roles.permissions.flatMap(cells),
  calls: ({ calls }) =>
    calls.calls.flatMap(({ payload, answers }) => [...listOf(payload), ...listOf(answers)].map(named)),
};

/** A step by its event; one without an event by the states that it lies between. */
function step(row: Transition): Part {
  const label = row.name === '' ? `${ends(row.from)} → ${ends(row.to)}` : row.name;
  return part(label, row.at, row.nameAt);
}

/** The states at one end of a step; special ends stand in parentheses, as they are written. */
function ends(stated: Stated<readonly End[]>): string {
  const names = listOf(stated).map((end) => (end.is === 'state' ? end.state.name : `(${end.is})`));
  return names.join(', ') || '…';
}

/** The cells of a row of the matrix, by their roles. Who is named before the action has no cell in it. */
function cells({ at, cells: all }: PermissionRow): readonly Part[] {
  return all.flatMap(({ role, allowed }) => {
    const cell = placeOf(allowed);
    const isInside = cell && at.from < cell.from && cell.to <= at.to;
    return isInside ? [part(role.name, cell, cell)] : [];
  });
}
