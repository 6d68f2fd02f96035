import type { Allowed, PermissionRow, Role } from '../../model/domain-elements.ts';
import type { Stated } from '../../model/stated.ts';
import { oneLine, sourceAt } from './cell.ts';
import { condition, conditionIn } from './condition.ts';
import { name, names } from './name.ts';
import { type Piece, type PrintPoint, row } from './piece.ts';
import { definition } from './product.ts';
import { stated } from './stated.ts';

/** Columns of the table of roles. */
export const roleColumns = ['Role', 'Who', 'When', 'Includes'] as const;

function role(value: Role, text: string): Piece {
  const who = value.who === '' ? value.description : value.who;
  const cells = [
    name(value.name),
    who,
    conditionIn(text, value.when),
    stated(value.includes, (roles) => names(roles)),
  ];
  const asRow = row('roles', value, roleColumns, cells, { prose: ['Who'] });
  const { bullet } = definition('roles', value, who);
  const onlyRow = value.when.is !== 'unstated' || value.includes.is !== 'unstated';
  return onlyRow || bullet === undefined ? asRow : { ...asRow, bullet };
}

function allowed(value: Allowed): string {
  return value.is === 'when' ? condition(value.condition) : value.is;
}

function cellOf(what: Stated<Allowed>, text: string): string {
  const words = what.is === 'shown' && what.value.is === 'when' && what.value.condition.prose !== '';
  const source = words ? sourceAt(text, what.at) : '';
  return source === '' ? stated(what, allowed) : source;
}

function permission(value: PermissionRow, text: string): Piece {
  const source = sourceAt(text, value.action.at);
  return row(
    'permissions',
    value,
    ['Action', ...value.cells.map((each) => name(each.role.name))],
    [
      source === '' ? oneLine(value.action.text) : source,
      ...value.cells.map((each) => cellOf(each.allowed, text)),
    ],
  );
}

/** Point 6: roles as bullets, or rows where more is said of them; then the matrix. */
export const printRoles: PrintPoint = ({ roles }, text) => ({
  pieces: [
    ...roles.roles.map((each) => role(each, text)),
    ...roles.permissions.map((each) => permission(each, text)),
  ],
  sections: [],
});
