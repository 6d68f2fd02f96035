import { derived } from './derived.ts';
import type { Role } from './domain-elements.ts';
import { checkExpression } from './expressions/check.ts';
import { schemaOf } from './expressions/schema.ts';
import { expressionsOf } from './expressions-of.ts';
import type { Model } from './model.ts';
import { referencesOf } from './references.ts';
import { find } from './resolve.ts';

/** The roles that something outside the matrix names: screens, events, calls, other roles, and `role == '…'`. */
const usedRoles = derived(
  ['screens', 'entities', 'states', 'rules', 'roles', 'calls', 'constants'],
  (model): ReadonlySet<Role> => {
    const used = new Set<Role | undefined>();
    for (const { reference, use } of referencesOf(model, ['screens', 'states', 'roles', 'calls'])) {
      if (reference.kind === 'role' && use !== 'permission') used.add(find(model, 'role', reference));
    }
    const schema = schemaOf(model);
    for (const { expression, scope } of expressionsOf(model)) {
      const { references } = checkExpression(expression.source, scope, schema);
      if (!references.some(({ kind, name }) => kind === 'given' && name === 'role')) continue;
      for (const role of model.roles.roles) {
        if (expression.source.includes(`'${role.name}'`) || expression.source.includes(`"${role.name}"`))
          used.add(role);
      }
    }
    used.delete(undefined);
    return used as ReadonlySet<Role>;
  },
);

/** Whether something outside the permission matrix names a role. */
export function isRoleUsed(model: Model, role: Role): boolean {
  return usedRoles(model).has(role);
}
