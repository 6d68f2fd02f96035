import type { RolesView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Portions } from '../view/portions.tsx';
import css from '../view/view.module.css';
import { PermissionCell } from './permission-cell.tsx';
import own from './permission-view.module.css';

type Row = RolesView['groups'][number]['rows'][number];

interface AnswersProps {
  readonly roles: RolesView['roles'];
  readonly rows: readonly Row[];
  readonly columns: readonly number[];
  readonly lead: Lead;
}

/** "What may a Client do?": for each role what it may, under which condition, and what is not said. */
function ByRole({ roles, rows, columns, lead }: AnswersProps) {
  return columns.map((column) => {
    const name = roles[column]?.name ?? '';
    const told = rows.flatMap((row) => {
      const cell = row.cells[column];
      return cell && cell.is !== 'no' ? [{ row, cell }] : [];
    });
    return (
      <details key={name} className={own.may}>
        <summary>What may {name} do?</summary>
        {told.length === 0 ? (
          <p>Nothing: every action is refused.</p>
        ) : (
          <ul>
            <Portions
              items={told}
              keyOf={({ row }, index) => `${row.action} ${index}`}
              lead={lead}
              placesOf={({ row }) => [row.at]}
            >
              {({ row, cell }) => (
                <li>
                  <Jump lead={lead} at={row.at}>
                    <Inline text={row.action} />
                  </Jump>
                  {(cell.is !== 'yes' || cell.through !== undefined) && (
                    <>
                      : <PermissionCell cell={cell} />
                    </>
                  )}
                </li>
              )}
            </Portions>
          </ul>
        )}
      </details>
    );
  });
}

/** Rows by their action: what is asked once is answered once, also where several rows tell of it. */
function alike(rows: readonly Row[]): readonly (readonly [Row, ...Row[]])[] {
  const found = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const known = found.get(row.action);
    if (known) known.push(row);
    else found.set(row.action, [row]);
  }
  return [...found.values()];
}

const keyOf = ({ is, text, through = '' }: Row['cells'][number]): string => `${is} ${text} ${through}`;

/** What some rows let a role do, each answer once. */
function answersIn(rows: readonly Row[], column: number): readonly Row['cells'][number][] {
  const cells = rows.flatMap((row) => row.cells[column] ?? []);
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}

/** "Who may void an invoice?": for each action what every role may. */
function ByAction({ roles, rows, columns, lead }: AnswersProps) {
  return (
    <Portions
      items={alike(rows)}
      keyOf={([{ action }]) => action}
      lead={lead}
      placesOf={(group) => group.map(({ at }) => at)}
    >
      {(group) => (
        <details className={own.may}>
          <summary>
            Who may <Inline text={group[0].action} />?
          </summary>
          <dl className={css.facts}>
            {columns.map((column) => {
              const answers = answersIn(group, column);
              return (
                answers.length > 0 && (
                  <div key={roles[column]?.name}>
                    <dt>{roles[column]?.name}</dt>
                    <dd>
                      {joined(
                        answers.map((cell) => <PermissionCell key={keyOf(cell)} cell={cell} />),
                        ' and ',
                      )}
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </details>
      )}
    </Portions>
  );
}

interface RoleAnswersProps {
  readonly view: RolesView;
  readonly lead: Lead;
  /** The rows of the matrix that are looked at; all of them where none are given. */
  readonly rows?: readonly Row[];
  /** The roles that are looked at, by the number of their column. */
  readonly columns?: readonly number[];
}

/** The matrix as answers: what each role may do, and who may do each thing. */
export function RoleAnswers({ view: { roles, groups }, lead, ...only }: RoleAnswersProps) {
  const { rows = groups.flatMap((group) => group.rows), columns = [...roles.keys()] } = only;
  if (rows.length === 0) return null;
  const asked = { roles, rows, columns, lead };
  return (
    <>
      <ByRole {...asked} />
      <ByAction {...asked} />
    </>
  );
}
