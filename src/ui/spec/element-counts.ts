import type { Model } from '../../engine/index.ts';

/** How many elements of each kind a specification has, those of which it has none left out: `[7, 'screens']`. */
export function elementCounts(model: Model): readonly (readonly [count: number, kind: string])[] {
  const { screens, entities, states, rules, roles, calls, errors, constants } = model;
  const all: readonly (readonly [number, string, string])[] = [
    [screens.screens.length, 'screen', 'screens'],
    [entities.entities.length, 'entity', 'entities'],
    [states.lifecycles.flatMap(({ transitions }) => transitions).length, 'transition', 'transitions'],
    [rules.rules.length, 'rule', 'rules'],
    [roles.roles.length, 'role', 'roles'],
    [calls.calls.filter(({ every }) => !every).length, 'call', 'calls'],
    [errors.errors.length, 'error', 'errors'],
    [constants.constants.length, 'constant', 'constants'],
  ];
  return all.flatMap(([count, one, several]) =>
    count === 0 ? [] : [[count, count === 1 ? one : several] as const],
  );
}
