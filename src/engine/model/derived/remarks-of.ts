import { pointIds } from '../../points.ts';
import type { Remark } from '../element.ts';
import type { Model } from '../model.ts';
import { once } from '../tracking/once.ts';
import { groupedBy } from './grouped-by.ts';

/** What something is that may be remarked on, by its name as it is declared. */
export interface Remarked extends Pick<Remark, 'name' | 'within'> {
  readonly kind: string;
}

const keyOf = ({ kind, name, within }: Remarked): string => `${kind}\n${within}\n${name}`;

const remarks = once(({ points }: Model) =>
  groupedBy(
    pointIds.flatMap((id) => points[id].remarks),
    keyOf,
  ),
);

/** What a document says more of something than stands where it is declared, in the order of the points. */
export function remarksOf(model: Model, thing: Remarked): readonly Remark[] {
  return remarks(model).get(keyOf(thing)) ?? [];
}
