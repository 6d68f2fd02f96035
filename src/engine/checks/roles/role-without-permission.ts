import { declaredRoles, rolesInMatrix } from '../../model/derived/permissions.ts';
import { isRoleUsed } from '../../model/derived/role-uses.ts';
import { listOf } from '../../model/stated.ts';
import type { ModelCheck } from '../check.ts';
import { reportGaps, sayNotShown } from '../gaps.ts';

/** A role that acts somewhere in the document and of which the permission matrix says nothing. */
export const check: ModelCheck = {
  id: 'roles/role-without-permission',
  severity: 'gap',
  summary: 'The permission matrix says nothing of a role.',
  reads: ['roles', 'screens', 'states', 'calls', 'entities', 'rules', 'constants'],
  run: (model) => {
    const inMatrix = rolesInMatrix(model);
    if (inMatrix.size === 0) return [];
    const roles = declaredRoles(model);
    // What a role includes it may do as well, so a role that includes others has its permissions from them.
    const lacking = roles.filter(
      (role) => !inMatrix.has(role) && isRoleUsed(model, role) && listOf(role.includes).length === 0,
    );
    const reports = reportGaps(
      lacking.map(({ name, nameAt }) => ({ name, at: nameAt })),
      roles.length,
      {
        one: (name) => `What may “${name}” do? The permissions do not mention this role.`,
        many: (names) => `What may ${names} do? The permissions do not mention these roles.`,
        cause: 'roles without permissions',
      },
    );
    const { permissions } = model.roles;
    const fixOf = new Map(
      lacking.map(({ name, nameAt }) => [nameAt.from, sayNotShown('roles', name, permissions)]),
    );
    return reports.map((report) => {
      const places = [report.at, ...(report.related ?? []).map(({ at }) => at)];
      return { ...report, fixes: places.flatMap(({ from }) => fixOf.get(from) ?? []) };
    });
  },
};
