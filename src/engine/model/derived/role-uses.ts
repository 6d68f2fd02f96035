import type { Role } from '../domain-elements.ts';
import type { Model } from '../model.ts';
import { isSameList } from '../tracking/lists.ts';
import { flat, perElement, settled } from '../tracking/per-element.ts';
import { checkedExpression, expressionsOf, type PlacedExpression } from './expressions-of.ts';
import { fromReferences } from './references.ts';
import { find } from './resolve.ts';

/** The roles that an expression compares `role` with. */
const comparedIn = perElement((model: Model, placed: PlacedExpression): readonly Role[] => {
  const { references } = checkedExpression(model, placed);
  if (!references.some(({ kind, name }) => kind === 'given' && name === 'role')) return [];
  const { source } = placed.expression;
  return declaredNamed(model).filter(
    ({ name }) => source.includes(`'${name}'`) || source.includes(`"${name}"`),
  );
});

const declaredNamed = settled((model): readonly Role[] => model.roles.roles, isSameList);

const named = fromReferences(['screens', 'states', 'roles', 'calls'], (model, references) =>
  references.flatMap(({ reference, use }): readonly Role[] => {
    const role = reference.kind === 'role' && use !== 'permission' && find(model, 'role', reference);
    return role ? [role] : [];
  }),
);

/** The roles that something outside the matrix names: screens, events, calls, other roles, and `role == '…'`. */
const usedRoles = settled(
  (model): ReadonlySet<Role> =>
    new Set([...named(model), ...flat(comparedIn.each(model, expressionsOf(model)))]),
  (one, other) => isSameList([...one], [...other]),
);

/** Whether something outside the permission matrix names a role. */
export function isRoleUsed(model: Model, role: Role): boolean {
  return usedRoles(model).has(role);
}
