import type { RolesView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { PermissionCell } from './permission-cell.tsx';
import css from './permission-view.module.css';

interface RoleAnswersProps {
  readonly view: RolesView;
  readonly lead: Lead;
}

/** "What may a Client do?": for each role what it may, under which condition, and what is not said. */
export function RoleAnswers({ view: { roles, groups }, lead }: RoleAnswersProps) {
  const rows = groups.flatMap((group) => group.rows);
  if (rows.length === 0) return null;
  return roles.map(({ name }, column) => {
    const told = rows.flatMap((row) => {
      const cell = row.cells[column];
      return cell && cell.is !== 'no' ? [{ row, cell }] : [];
    });
    return (
      <details key={name} className={css.may}>
        <summary>What may {name} do?</summary>
        {told.length === 0 ? (
          <p>Nothing: every action is refused.</p>
        ) : (
          <ul>
            {told.map(({ row, cell }) => (
              <li key={row.at.from}>
                <Jump lead={lead} at={row.at}>
                  <Inline text={row.action} />
                </Jump>
                {cell.is !== 'yes' && (
                  <>
                    : <PermissionCell cell={cell} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </details>
    );
  });
}
