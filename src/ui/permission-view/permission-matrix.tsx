import { useState } from 'react';
import type { RolesView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { ViewTable } from '../view/view-table.tsx';
import { PermissionCell } from './permission-cell.tsx';
import css from './permission-view.module.css';
import { RoleAnswers } from './role-answers.tsx';

interface FilterProps {
  readonly label: string;
  readonly all: string;
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function Filter({ label, all, names, chosen, onChoose }: FilterProps) {
  return (
    <label>
      {label}
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{all}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The permission matrix, by role and by what is acted on; below it what each role may do. */
export function PermissionMatrix({ view, lead }: { readonly view: RolesView; readonly lead: Lead }) {
  const [role, setRole] = useState('');
  const [target, setTarget] = useState('');
  const { roles, groups } = view;
  const columns = roles.flatMap(({ name }, index) => (role === '' || role === name ? [{ name, index }] : []));
  const kept = groups.filter((group) => target === '' || group.target === target);
  const targets = groups.map((group) => group.target).filter((name) => name !== '');
  if (groups.length === 0 && roles.length === 0) return null;
  return (
    <>
      <div className={css.filters}>
        <Filter
          label="Role"
          all="all roles"
          names={roles.map(({ name }) => name)}
          chosen={columns.length === 1 ? (columns[0]?.name ?? '') : ''}
          onChoose={setRole}
        />
        <Filter label="Acting on" all="anything" names={targets} chosen={target} onChoose={setTarget} />
      </div>
      <ViewTable
        label="Permissions"
        columns={['Action', ...columns.map(({ name }) => name)]}
        rows={kept
          .flatMap(({ rows }) => rows)
          .map((row) => ({
            key: String(row.at.from),
            cells: [
              <Jump key="action" lead={lead} at={row.at}>
                <Inline text={row.action} />
              </Jump>,
              ...columns.map(({ name, index }) => {
                const cell = row.cells[index];
                return cell ? <PermissionCell key={name} cell={cell} /> : null;
              }),
            ],
          }))}
      />
      <RoleAnswers view={view} lead={lead} />
    </>
  );
}
