import type { Fix } from '../../finding.ts';
import { declaredRoles, rolesInMatrix } from '../../model/derived/permissions.ts';
import { isRoleUsed } from '../../model/derived/role-uses.ts';
import type { Role } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import type { ModelCheck } from '../check.ts';
import { type Lacking, reportGaps, sayNotShown } from '../gaps.ts';
import { takeOut } from '../take-out.ts';

/** What is said of a role where it is declared, and tells in which other part of the document it stands what it may. */
const elsewhere = /\b(?:chapters?|sections?|points?|parts?|clauses?|§|see) ?\d/i;

/** Offers a column of the matrix in which it is not shown what a role may; of many roles at once nobody would want that. */
function sayNothingOf({ roles }: Model, [role, ...others]: readonly Lacking[]): readonly Fix[] {
  if (!role || others.length > 0) return [];
  return [
    sayNotShown(
      'roles',
      role.name,
      roles.permissions.filter(({ how }) => how === 'exact'),
    ),
  ];
}

/** A role that may do nothing, opens nothing and fires nothing, in a document whose other roles do. */
export const check: ModelCheck = {
  id: 'roles/unused-role',
  severity: 'warning',
  summary: 'A role is declared and named nowhere else.',
  deep: true,
  reads: ['roles', 'screens', 'states', 'calls', 'entities', 'rules', 'constants'],
  run: (model) => {
    // Only a matrix tells what every role may; lists of what roles may are read from words.
    if (!model.roles.permissions.some(({ how }) => how === 'exact')) return [];
    const inMatrix = rolesInMatrix(model);
    const roles = declaredRoles(model);
    // What running text tells of a role may be all that it may do.
    const isUnused = (role: Role): boolean =>
      !inMatrix.has(role) && !isRoleUsed(model, role) && !elsewhere.test(`${role.who} ${role.description}`);
    const unused = roles.filter((role) => role.how === 'exact' && isUnused(role));
    if (unused.length === roles.length) return [];
    return reportGaps(
      unused.map((role) => ({ name: role.name, at: role.nameAt, role })),
      roles.length,
      {
        one: (name) =>
          `The role “${name}” is declared and then never named: no permission, no screen, no event, no call. Say what it may do, or take it out.`,
        many: (names) =>
          `The roles ${names} are declared and then never named. Say what they may do, or take them out.`,
        cause: 'roles that are not used',
        fixes: (each) => [...sayNothingOf(model, each), ...takeOut(each.map(({ role }) => role))],
      },
    );
  },
};
