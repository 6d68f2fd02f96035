import type { Inline } from '../../../syntax/block.ts';
import { groupedBy } from '../../derived/grouped-by.ts';
import { fold } from '../../derived/name-index.ts';
import type { Role } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { nameOf, referenceIn } from '../../words/names.ts';
import type { RoleFact } from '../facts.ts';

/** Roles with those whose rights lines say that they have; what a table says of a role is not said otherwise. */
export function withInclusions(
  roles: readonly Role[],
  facts: readonly RoleFact[],
  isRole: (name: Inline) => boolean,
): readonly Role[] {
  const said = facts.flatMap((fact) =>
    fact.is === 'includes'
      ? fact.others.filter(isRole).map((other) => ({ heir: fact.heir, of: referenceIn('role', other) }))
      : [],
  );
  if (said.length === 0) return roles;
  const singular = (name: string): string => fold(name).replace(/s$/, '');
  const byHeir = groupedBy(said, ({ heir }) => singular(nameOf(heir).name));
  return roles.map((role) => {
    const called = singular(role.name);
    const own = [
      ...new Map((byHeir.get(called) ?? []).map((each) => [singular(each.of.name), each])).values(),
    ].filter(({ of }) => singular(of.name) !== called);
    const [first] = own;
    if (!first || role.includes.is !== 'unstated') return role;
    return {
      ...role,
      includes: shown(
        own.map(({ of }) => of),
        first.of.at,
      ),
    };
  });
}
