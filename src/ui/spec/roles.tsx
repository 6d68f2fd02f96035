import { type Allowed, type PermissionRow, type Role, viewOf } from '../../engine/index.ts';
import { MatrixFilter } from '../permission-view/matrix-filter.tsx';
import { RoleAnswers } from '../permission-view/role-answers.tsx';
import { Inline } from '../text/inline.tsx';
import { Anchor } from './anchor.tsx';
import { action, condition } from './condition.tsx';
import { Facts } from './element-heading.tsx';
import type { Reading } from './reading.ts';
import { refs } from './reference.tsx';
import { said, Unstated } from './said.tsx';
import css from './spec.module.css';
import { Findings, SpecTable } from './table.tsx';

function allowed(it: Allowed) {
  if (it.is === 'when') return condition(it.condition);
  return <span className={css[it.is]}>{it.is}</span>;
}

/** What is said of one role. */
function RoleEntry({ reading, role }: { readonly reading: Reading; readonly role: Role }) {
  const words = [role.who, role.description].filter((text) => text !== '');
  return (
    <div id={reading.anchorOf(role)}>
      <dt>
        {role.name}
        <Anchor anchor={reading.anchorOf(role)} name={role.name} />
      </dt>
      <dd>
        <Inline text={words.join(' ')} />
        <Facts
          facts={[
            ['When', said(role.when, condition, true)],
            ['Includes', said(role.includes, (list) => refs(reading, list), true)],
          ]}
        />
        <Findings reading={reading} placed={reading.findingsOf(role)} />
      </dd>
    </div>
  );
}

/** The roles that the rows of the matrix speak of, in the order of their first mention. */
function columnsOf(rows: readonly PermissionRow[]): string[] {
  return [...new Set(rows.flatMap(({ cells }) => cells.map(({ role }) => role.name)))];
}

const targetOf = ({ action: { target } }: PermissionRow): string => target?.name.split('.')[0] ?? '';

/** Point 6: roles, and the matrix of who may do what. */
export function RolesPoint({ reading }: { readonly reading: Reading }) {
  const { roles, permissions } = reading.model.roles;
  const columns = columnsOf(permissions);
  const targets = [...new Set(permissions.map(targetOf))].filter((name) => name !== '');
  const cell = (row: PermissionRow, name: string) => {
    const found = row.cells.find(({ role }) => role.name === name);
    return found ? said(found.allowed, allowed) : <Unstated />;
  };
  return (
    <>
      {roles.length > 0 && (
        <dl className={css.definitions}>
          {roles.map((role) => (
            <RoleEntry key={reading.anchorOf(role)} reading={reading} role={role} />
          ))}
        </dl>
      )}
      <MatrixFilter roles={columns} targets={targets}>
        <SpecTable
          reading={reading}
          label="Permissions"
          matrix
          columns={['Action', ...columns]}
          rows={permissions.map((element) => ({
            element,
            group: targetOf(element),
            cells: [action(reading, element.action), ...columns.map((name) => cell(element, name))],
          }))}
        />
      </MatrixFilter>
      <RoleAnswers view={viewOf(reading.model, 'roles')} lead={reading.lead} />
    </>
  );
}
