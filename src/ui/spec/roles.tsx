import {
  type Allowed,
  find,
  type Permission,
  type PermissionRow,
  type Role,
  type RolesView,
  viewOf,
} from '../../engine/index.ts';
import { MatrixFilter } from '../permission-view/matrix-filter.tsx';
import { PermissionCell } from '../permission-view/permission-cell.tsx';
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

/** The name of the role that a cell of the matrix is about, as it is declared. */
const roleOf = ({ model }: Reading, { role }: Permission): string =>
  find(model, 'role', role)?.name ?? role.name;

const targetOf = ({ action: { target } }: PermissionRow): string => target?.name.split('.')[0] ?? '';

/** What roles may of which the rows say nothing of their own: by row, then by the name of the role. */
function throughOthers({ roles, groups }: RolesView) {
  return new Map(
    groups.flatMap(({ rows }) =>
      rows.map(({ at, cells }) => [
        at.from,
        new Map(
          cells.flatMap((cell, column) =>
            cell.through === undefined ? [] : [[roles[column]?.name ?? '', cell]],
          ),
        ),
      ]),
    ),
  );
}

/** Point 6: roles, and the matrix of who may do what. */
export function RolesPoint({ reading }: { readonly reading: Reading }) {
  const { roles, permissions } = reading.model.roles;
  const view = viewOf(reading.model, 'roles');
  const through = throughOthers(view);
  const including = [...through.values()].flatMap((row) => [...row.keys()]);
  const spoken = permissions.flatMap(({ cells }) => cells.map((each) => roleOf(reading, each)));
  // In the order of their first mention.
  const columns = [...new Set([...spoken, ...including])];
  const targets = [...new Set(permissions.map(targetOf))].filter((name) => name !== '');
  const cell = (row: PermissionRow, name: string) => {
    const own = row.cells.find((each) => roleOf(reading, each) === name);
    const given = through.get(row.nameAt.from)?.get(name);
    if (given) return <PermissionCell cell={given} />;
    return own ? said(own.allowed, allowed) : <Unstated />;
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
      <RoleAnswers view={view} lead={reading.lead} />
    </>
  );
}
