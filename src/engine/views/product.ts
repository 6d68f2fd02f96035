import type { Model, PointShown } from '../model/model.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds, points } from '../points.ts';
import { copyOf } from './graph.ts';

/** How one of the nine points stands. */
export interface StandView {
  readonly id: PointId;
  readonly number: number;
  readonly title: string;
  readonly shown: PointShown;
  readonly counts: Readonly<Record<'shown' | 'notShown' | 'open' | 'unstated', number>>;
  readonly at: Place;
}

/** The whole at a glance: how the nine points stand, what the product is for and for whom. */
export interface ProductView {
  readonly points: readonly StandView[];
  readonly purpose: readonly string[];
  readonly audiences: readonly { readonly name: string; readonly description: string; readonly at: Place }[];
  readonly terms: readonly { readonly name: string; readonly meaning: string; readonly at: Place }[];
}

/** The overview: the nine points, and point 1. */
export function viewOfProduct(model: Model): ProductView {
  return {
    points: pointIds.map((id) => {
      const { shown, counts, from, to } = model.points[id];
      const { number, title } = points[id];
      return { id, number, title, shown, counts: { ...counts }, at: { from, to } };
    }),
    purpose: model.product.purpose.map(({ text }) => text),
    audiences: model.product.audiences.map(({ name, description, nameAt }) => ({
      name,
      description,
      at: copyOf(nameAt),
    })),
    terms: model.product.terms.map(({ name, meaning, nameAt }) => ({ name, meaning, at: copyOf(nameAt) })),
  };
}
