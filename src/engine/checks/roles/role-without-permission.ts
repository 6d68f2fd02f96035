import { declaredRoles, rolesInMatrix } from '../../model/derived/permissions.ts';
import { isRoleUsed } from '../../model/derived/role-uses.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';
import { nameList, reportGaps, sayNotShown } from '../gaps.ts';

/** Whether something outside of point 6 tells which roles may do it. */
function isToldElsewhere({ screens, states, calls }: Model): boolean {
  return (
    screens.screens.some(({ openTo }) => openTo.is === 'shown') ||
    calls.calls.some(({ allowedTo }) => allowedTo.is === 'shown') ||
    states.lifecycles.some(({ transitions }) =>
      transitions.some(({ by }) => listOf(by).some(({ is }) => is === 'role')),
    )
  );
}

/** What somebody does, behind the name of a role: "keeps the quay clean", but not "owners of boats". */
const doesSomething =
  /^(?:\w+ly )?[a-z]+(?<!s)s(?:,? (?:and |or )?[a-z]+(?<!s)s)* (?!of|who|that|with|in|from|for|at|on|to)\w/i;

/** One question where roles are declared and nothing says what any of them may do. */
function askOfAll(model: Model): readonly Report[] {
  const roles = declaredRoles(model);
  const [first, ...others] = roles;
  if (roles.some(({ who, description }) => doesSomething.test(who || description))) return [];
  const isAsked = model.points.roles.markers.some(({ subject }) => /^permissions?$/i.test(subject));
  if (!first || isAsked || model.roles.permissions.length > 0 || isToldElsewhere(model)) return [];
  const names = nameList(roles.map(({ name }) => name));
  return [
    {
      at: first.nameAt,
      message: `Who may do what? ${others.length === 0 ? 'The role' : 'The roles'} ${names} ${others.length === 0 ? 'is' : 'are'} named, and no action is stated.`,
      related: others.map(({ name, nameAt }) => ({ message: `“${name}”`, at: nameAt })),
      cause: 'roles without permissions',
      fixes: [
        {
          kind: 'not-shown',
          label: 'Say that the permissions are not shown',
          point: 'roles',
          subject: 'Permissions',
        },
      ],
    },
  ];
}

/** A role that acts somewhere and of which the permissions say nothing; or all roles, where there are no permissions. */
export const check: ModelCheck = {
  id: 'roles/role-without-permission',
  severity: 'gap',
  summary: 'Nothing says what a role may do.',
  reads: ['roles', 'roles-text', 'screens', 'states', 'calls', 'entities', 'rules', 'constants'],
  run: (model) => {
    const inMatrix = rolesInMatrix(model);
    if (inMatrix.size === 0) return askOfAll(model);
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
