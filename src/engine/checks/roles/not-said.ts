import { withIncluded } from '../../model/derived/actions.ts';
import { groupedBy } from '../../model/derived/grouped-by.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Permission, PermissionRow } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { reportGaps, sayNotShown } from '../gaps.ts';
import { mayQuestion } from '../may-question.ts';
import { explainsSilence } from '../silence-explained.ts';

/** Whether a cell says nothing and the role gets nothing from roles it includes either. */
const lackingIn = perElement((model: Model, row: PermissionRow): readonly Permission[] =>
  row.cells.filter((cell) => isLacking(model, row, cell)),
);

function isLacking(model: Model, row: PermissionRow, cell: Permission): boolean {
  if (cell.allowed.is !== 'unstated') return false;
  const role = find(model, 'role', cell.role);
  if (role === undefined) return true;
  const included = [...withIncluded(model, role)];
  return !row.cells.some(
    (each) => each.allowed.is !== 'unstated' && included.includes(find(model, 'role', each.role) ?? role),
  );
}

/** Empty cells in a matrix that is otherwise full. */
export const check: ModelCheck = {
  id: 'roles/not-said',
  severity: 'gap',
  summary: 'A cell of the permission matrix is empty.',
  reads: ['roles', 'roles-text'],
  run: (model) => {
    const rows = model.roles.permissions;
    const cells = rows.flatMap((row) => row.cells);
    const said = cells.filter(({ allowed }) => allowed.is !== 'unstated').length;
    // Where only what is allowed is marked, an empty cell means no, and the document does not say so.
    if (said * 2 < cells.length || explainsSilence(model, 'roles')) return [];
    const empty = rows.flatMap((row) => lackingIn(model, row).map((cell) => ({ row, role: cell.role.name })));
    const asked = new Map<string, string>();
    const lacking = [...groupedBy(empty, ({ row }) => row)].map(([row, cells]) => {
      asked.set(row.name, cells.map(({ role }) => mayQuestion(role, row.name)).join(' '));
      return { name: row.name, at: row.nameAt };
    });
    const reports = reportGaps(lacking, rows.length, {
      one: (name) => `${asked.get(name) ?? ''} The cell is empty or a dash.`,
      many: (names) => `Who may do what in the rows ${names}? They have cells that are empty or a dash.`,
      cause: 'empty cells of the permissions',
    });
    return reports.map((report) => {
      const told = [report.at, ...(report.related ?? []).map(({ at }) => at)].map(({ from }) => from);
      const own = empty.filter(({ row }) => told.includes(row.nameAt.from));
      const byRole = groupedBy(own, ({ role }) => role);
      const fixes = [...byRole].map(([role, each]) =>
        sayNotShown(
          'roles',
          role,
          each.map(({ row }) => row),
        ),
      );
      return { ...report, fixes };
    });
  },
};
