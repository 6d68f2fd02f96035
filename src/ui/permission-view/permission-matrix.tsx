import { useState } from 'react';
import type { RolesView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Choice } from '../view/choice.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';
import { MatrixCell } from './permission-cell.tsx';
import { RoleAnswers } from './role-answers.tsx';

const unsaid = new Set(['not-shown', 'open', 'unstated']);

type Cell = RolesView['groups'][number]['rows'][number]['cells'][number];

/** What is told of cells that the document does not have: the counts of the point are of those that it has. */
function addedWords(added: number, count: number): string {
  if (added === 0) return '';
  const which = added < count ? `${added} of them stand` : count === 1 ? 'It stands' : 'They stand';
  return ` ${which} here only because the table puts every action beside every role.`;
}

/** How many cells say nothing, in words, and how many of those the document does not have. */
function gapWords(gaps: readonly (Cell | undefined)[], all: number): string {
  const count = gaps.length;
  if (count === 0) return `Each of the ${all} cells says something.`;
  const added = gaps.filter((cell) => cell?.slot === undefined && (cell?.is ?? 'unstated') === 'unstated');
  return `In ${count} of ${all} cells the document does not say who may.${addedWords(added.length, count)}`;
}

/** The roles, where no action is stated that a matrix could show. */
function RolesAlone({ roles, lead }: { readonly roles: RolesView['roles']; readonly lead: Lead }) {
  return (
    <>
      <p className={css.note}>
        {roles.length === 1 ? 'This role is' : 'These roles are'} named, and no action is stated: the document
        does not say who may do what.
      </p>
      <ul className={css.list}>
        {roles.map(({ name, who, at }) => (
          <li key={name}>
            {at ? (
              <Jump lead={lead} at={at}>
                {name}
              </Jump>
            ) : (
              name
            )}
            {who !== '' && (
              <>
                : <Inline text={who} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The permission matrix, by role and by what is acted on; below it what each role may, and who may do what. */
export function PermissionMatrix({ view, lead }: { readonly view: RolesView; readonly lead: Lead }) {
  const [role, setRole] = useState('');
  const [target, setTarget] = useState('');
  const [onlyGaps, setOnlyGaps] = useState(false);
  const { roles, groups, left } = view;
  const found = roles.findIndex(({ name }) => name === role);
  const columns = found >= 0 ? [found] : [...roles.keys()];
  const targets = groups.map((group) => group.target).filter((name) => name !== '');
  const known = targets.includes(target) ? target : '';
  const asked = groups
    .filter((group) => known === '' || group.target === known)
    .flatMap((group) => group.rows);
  const isGap = (cell: Cell | undefined): boolean => unsaid.has(cell?.is ?? 'unstated');
  const hasGap = ({ cells }: (typeof asked)[number]): boolean =>
    columns.some((column) => isGap(cells[column]));
  const rows = onlyGaps ? asked.filter(hasGap) : asked;
  const cells = asked.flatMap((row) => columns.map((column) => row.cells[column]));
  const gaps = cells.filter(isGap);
  if (groups.length === 0 && roles.length === 0) return null;
  if (groups.length === 0) return <RolesAlone roles={roles} lead={lead} />;
  return (
    <>
      <div className={css.filters}>
        {(roles.length > 1 || found >= 0) && (
          <Choice
            label="Role"
            all="all roles"
            names={roles.map(({ name }) => name)}
            chosen={found >= 0 ? role : ''}
            onChoose={setRole}
          />
        )}
        {(targets.length > 1 || known !== '') && (
          <Choice label="Acting on" all="anything" names={targets} chosen={known} onChoose={setTarget} />
        )}
        {(gaps.length > 0 || onlyGaps) && (
          <label>
            <input
              type="checkbox"
              checked={onlyGaps}
              onChange={(event) => setOnlyGaps(event.currentTarget.checked)}
            />
            only what is not said
          </label>
        )}
      </div>
      {cells.length > 0 && <p className={css.note}>{gapWords(gaps, cells.length)}</p>}
      <ViewTable
        label="Permissions"
        matrix
        columns={['Action', ...columns.map((column) => roles[column]?.name ?? '')]}
        lead={lead}
        rows={rows.map((row) => ({
          key: row.action,
          at: row.at,
          cells: [
            <Jump key="action" lead={lead} at={row.at}>
              <Inline text={row.action} />
            </Jump>,
            ...columns.map((column) => {
              const cell = row.cells[column];
              const name = roles[column]?.name ?? '';
              return cell ? (
                <MatrixCell key={name} cell={cell} label={`${row.action}: ${name}`} lead={lead} />
              ) : null;
            }),
          ],
        }))}
      />
      {left > 0 && (
        <p className={css.note}>
          {left === 1 ? 'One more action is' : `${left} more actions are`} in the text: a table of all would
          be too large.
        </p>
      )}
      <RoleAnswers view={view} rows={rows} columns={columns} lead={lead} />
    </>
  );
}
