import type { Choice } from '../../finding.ts';
import { permits } from '../../model/derived/actions.ts';
import { fold } from '../../model/derived/name-index.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Permission, PermissionRow } from '../../model/domain-elements.ts';
import type { Action } from '../../model/element.ts';
import type { Model } from '../../model/model.ts';
import { type Claim, roleClaims } from '../../model/roles/holders/claims.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { mayQuestion } from '../may-question.ts';

/** What an action says, verb by verb and comparable: the target by the element that it leads to. */
function keysOf(model: Model, { verbs, target }: Action): readonly string[] {
  if (target === undefined) return [];
  const element = find(model, target.kind, target);
  const entity = target.kind === 'field' && element !== undefined ? target.name.split('.')[0] : '';
  return element === undefined
    ? []
    : verbs.map((verb) => `${fold(verb)} ${target.kind} ${fold(entity ?? '')} ${element.name}`);
}

/** The row of the matrix that refuses an action to a role. */
function refusing(model: Model, claim: Claim): PermissionRow | undefined {
  const role = find(model, 'role', claim.role);
  const rows = claim.actions
    .flatMap((action) => keysOf(model, action))
    .flatMap((key) => rowsAbout(model, key));
  return rows.find((row) =>
    row.cells.some(
      ({ role: cell, allowed }) =>
        find(model, 'role', cell) === role && allowed.is === 'shown' && allowed.value.is === 'no',
    ),
  );
}

/** Asks whether a role may do what one place allows and the matrix refuses. */
function mayIt({ role, actions }: Claim, what: string, cell: Permission['allowed']): Choice {
  const [only, ...others] = actions;
  const isShown = cell.is === 'shown';
  return {
    text: only && others.length === 0 ? mayQuestion(role.name, only.text) : `May ${role.name} ${what}?`,
    options: [
      {
        says: 'yes',
        ...(isShown
          ? { fix: { kind: 'replace', label: 'Allow it in the permissions', at: cell.at, text: 'yes' } }
          : {}),
      },
      { says: 'no', fix: { kind: 'remove', label: `Take “${role.name}” out`, at: role.at, fact: true } },
    ],
  };
}

const ofClaim = perElement((model: Model, claim: Claim): readonly Report[] => {
  if (claim.actions.length === 0 || find(model, 'role', claim.role) === undefined) return [];
  if (!claim.actions.every((action) => permits(model, claim.role.name, action) === 'no')) return [];
  const row = refusing(model, claim);
  const what = claim.actions.map(({ text }) => `“${text}”`).join(' and ');
  const role = find(model, 'role', claim.role);
  const cell = row?.cells.find((each) => find(model, 'role', each.role) === role)?.allowed;
  return [
    {
      at: claim.role.at,
      message: `“${claim.role.name}” may ${what} here, and the permissions say no. The permissions decide: take the role out here, or allow it there.`,
      ...(row === undefined ? {} : { related: [{ message: 'refused here', at: row.nameAt }] }),
      ...(cell ? { choice: mayIt(claim, what, cell) } : {}),
      cause: `refused ${claim.role.name} ${row?.name ?? what}`,
    },
  ];
});

/** The rows of the matrix by what their actions say. */
const rowsAbout = grouped(
  (model) => model.roles.permissions,
  (model, row: PermissionRow) => keysOf(model, row.action),
);

/** What a row says of a role without condition. */
function plainly(model: Model, row: PermissionRow, role: unknown): 'yes' | 'no' | undefined {
  const cell = row.cells.find((each) => find(model, 'role', each.role) === role);
  const allowed = cell?.allowed.is === 'shown' ? cell.allowed.value.is : undefined;
  return allowed === 'yes' || allowed === 'no' ? allowed : undefined;
}

function reportRows(model: Model, before: PermissionRow, row: PermissionRow): readonly Report[] {
  const differing = model.roles.roles.filter((role) => {
    const [one, other] = [plainly(model, before, role), plainly(model, row, role)];
    return one !== undefined && other !== undefined && one !== other;
  });
  if (differing.length === 0) return [];
  const names = differing.map(({ name }) => `“${name}”`).join(', ');
  return [
    {
      at: row.nameAt,
      message: `“${row.name}” stands in the permissions twice, once allowed and once refused to ${names}. Keep one of the two.`,
      related: [{ message: `“${before.name}”`, at: before.nameAt }],
    },
  ];
}

/** What a row and those before it that speak of the same say differently. */
const ofRow = perElement((model: Model, row: PermissionRow): readonly Report[] => {
  const earlier = keysOf(model, row.action).flatMap((key) => {
    const rows = rowsAbout(model, key);
    return rows.slice(0, rows.indexOf(row));
  });
  return [...new Set(earlier)].flatMap((before) => reportRows(model, before, row));
});

/** The matrix refuses what *By*, *Open to* or *Allowed to* allows, or allows and refuses the same itself. */
export const check: ModelCheck = {
  id: 'roles/allowed-and-forbidden',
  severity: 'error',
  summary: 'A role is allowed and refused the same.',
  reads: ['roles', 'screens', 'states', 'calls', 'entities'],
  run: (model) => [
    ...flat(ofClaim.each(model, roleClaims(model))),
    ...flat(ofRow.each(model, model.roles.permissions)),
  ],
};
