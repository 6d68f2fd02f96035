import { stretchesOf } from '../model/derived/stretches.ts';
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
  /** What it has, in words: "3 entities, 38 fields"; empty where it has nothing. */
  readonly holds: string;
  readonly at: Place;
}

/** The whole at a glance: how the nine points stand, what the product is for and for whom. */
export interface ProductView {
  readonly points: readonly StandView[];
  readonly purpose: readonly string[];
  readonly audiences: readonly { readonly name: string; readonly description: string; readonly at: Place }[];
  readonly terms: readonly { readonly name: string; readonly meaning: string; readonly at: Place }[];
}

const counted = (count: number, one: string, several: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : several}`;

const total = <T>(list: readonly T[], size: (item: T) => number): number =>
  list.reduce((sum, item) => sum + size(item), 0);

/** What each point has, counted. */
function holdings(model: Model): Readonly<Record<PointId, readonly string[]>> {
  const { product, screens, entities, states, rules, roles, calls, errors, constants } = model;
  return {
    product: [
      counted(product.audiences.length, 'audience', 'audiences'),
      counted(product.terms.length, 'term', 'terms'),
    ],
    screens: [counted(screens.screens.length, 'screen', 'screens')],
    entities: [
      counted(entities.entities.length, 'entity', 'entities'),
      counted(
        total(entities.entities, ({ fields }) => fields.length),
        'field',
        'fields',
      ),
    ],
    states: [
      counted(states.lifecycles.length, 'lifecycle', 'lifecycles'),
      counted(
        total(states.lifecycles, (each) => each.states.length),
        'state',
        'states',
      ),
      counted(
        total(states.lifecycles, ({ transitions }) => transitions.length),
        'transition',
        'transitions',
      ),
    ],
    rules: [counted(rules.rules.length, 'rule', 'rules')],
    roles: [
      counted(roles.roles.length, 'role', 'roles'),
      counted(roles.permissions.length, 'action', 'actions'),
    ],
    calls: [counted(calls.calls.length, 'call', 'calls')],
    errors: [counted(errors.errors.length, 'error', 'errors')],
    constants: [counted(constants.constants.length, 'constant', 'constants')],
  };
}

/** The overview: the nine points, and point 1. */
export function viewOfProduct(model: Model): ProductView {
  const held = holdings(model);
  return {
    points: pointIds.map((id) => {
      const { shown, counts } = model.points[id];
      const [first] = stretchesOf(model.points[id]);
      const { number, title } = points[id];
      return {
        id,
        number,
        title,
        shown,
        counts: { ...counts },
        holds: held[id].filter((part) => part !== '').join(', '),
        at: copyOf(first ?? { from: 0, to: 0 }),
      };
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
