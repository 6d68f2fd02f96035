import type { Block, Inline } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import { actionIn } from './action-phrase.ts';
import { actionsListed } from './actions-listed.ts';
import { looksLikeYesNo, says } from './cell-kinds.ts';
import { conditionIn } from './conditions.ts';
import { isDeed } from './deeds.ts';
import type { Allowed, Permission } from './domain-elements.ts';
import type { Reference } from './element.ts';
import { stated } from './markers.ts';
import { nameOf, referenceIn, referencesIn } from './names.ts';
import { once } from './once.ts';
import { allowedIn, isDash, isDashNo, listsCode, namingColumns } from './permission-cells.ts';
import { namesListed } from './phrases.ts';
import type { PointReader, RowReading } from './reader.ts';
import { actionColumn, roleColumn } from './role-columns.ts';
import { permission, type RoleFact, roleNamed } from './role-facts.ts';
import { conditioned } from './role-lines.ts';
import { type Stated, shown } from './stated.ts';

/** The tables of point 6: roles, and the matrix in its several shapes. */
export const roleTables: PointReader<'roles', RoleFact>['tables'] = {
  matrix: { shape: { columns: { action: actionColumn }, needs: [['action']], open: true }, row: matrixRow },
  unnamed: {
    shape: {
      columns: { action: actionColumn },
      needs: [['action']],
      inOrder: ['action'],
      open: true,
      rest: (cell) => looksLikeYesNo(cell) || allowedIn(cell).is !== 'when',
      few: true,
    },
    row: matrixRow,
  },
  byRole: {
    shape: {
      columns: { role: roleColumn },
      needs: [['role']],
      open: true,
      rest: (cell) => looksLikeYesNo(cell) || allowedIn(cell).is !== 'when',
    },
    row: roleMatrixRow,
  },
  roles: {
    shape: {
      columns: {
        role: roleColumn,
        who: {
          title: 'Who',
          also: [
            'description',
            'meaning',
            'how one gets there',
            'what',
            'notes',
            'definition',
            'purpose',
            'who they are',
          ],
        },
        when: { title: 'When', also: ['condition'] },
        includes: { title: 'Includes', also: ['inherits', 'extends', 'inherits from'] },
        may: {
          title: 'May',
          also: [
            'can',
            'permissions',
            'permission',
            'rights',
            'allowed',
            'abilities',
            'capabilities',
            'may do',
            'can do',
            'permitted',
            'always',
            'may always',
            'can always',
            'rechte',
            'berechtigungen',
            'darf',
            'kann',
          ],
          looks: listsCode,
        },
        mayWhen: {
          title: 'Sometimes',
          also: [
            'may sometimes',
            'sometimes allowed',
            'under conditions',
            'conditional',
            'conditionally',
            'limited',
            'with approval',
            'with permission',
            'on request',
            'if allowed',
            'manchmal',
          ],
        },
        mayNot: {
          title: 'May not',
          also: [
            'cannot',
            'can t',
            'can not',
            'denied',
            'not allowed',
            'restrictions',
            'forbidden',
            'prohibited',
            'never',
            'may never',
            'can never',
            'not permitted',
            'must not',
            'darf nicht',
            'kann nicht',
          ],
        },
      },
      needs: [['role'], ['who', 'when', 'includes', 'may', 'mayWhen', 'mayNot']],
    },
    row: roleRow,
  },
  byAction: {
    shape: {
      columns: {
        action: actionColumn,
        roles: {
          title: 'Allowed to',
          also: [
            'roles',
            'role',
            'who',
            'allowed',
            'allowed roles',
            'who may',
            'who can',
            'who has it',
            'held by',
            'by',
            'granted to',
            'given to',
            'minimum role',
            'required role',
            'needs',
            'wer',
          ],
        },
        denied: { title: 'Denied to', also: ['denied', 'not allowed', 'forbidden', 'refused', 'not for'] },
        condition: { title: 'Condition', also: ['when', 'notes', 'remarks', 'conditions'] },
      },
      needs: [['action'], ['roles']],
    },
    row: actionRow,
  },
  granted: {
    shape: {
      columns: {
        right: {
          title: 'Permission',
          also: ['right', 'privilege', 'scope', 'access level', 'level', 'recht'],
        },
        lets: {
          title: 'Allows',
          also: ['lets you', 'lets', 'what it allows', 'what it lets you do', 'grants', 'enables', 'erlaubt'],
        },
      },
      needs: [['right'], ['lets']],
    },
    row: grantedRow,
  },
};

/** What whoever holds a permission may do: `NOTES_EDIT | change notes`. */
function grantedRow({ row, cell, gather }: RowReading<RoleFact>): void {
  const [right, lets] = [cell('right'), cell('lets')];
  if (!right?.source || !says(lets)) return;
  const allowed = shown<Allowed>({ is: 'yes' }, lets.at);
  gather.fact({
    is: 'row',
    row: permission(lets, row.at, [{ role: referenceIn('role', right), allowed }]),
  });
}

/** Whether a grid is turned round: its columns are what is done, and its rows are not. */
const isTurned = once((block: Block): boolean => {
  if (block.kind !== 'table') return false;
  const isDone = (cell: Inline | undefined): boolean =>
    cell !== undefined && isDeed(plain(cell).split(' ')[0] ?? '');
  const titles = block.header.cells.slice(1);
  return (
    titles.length > 1 &&
    titles.filter(isDone).length * 2 > titles.length &&
    !block.rows.some((row) => isDone(row.cells[0]))
  );
});

function matrixRow(reading: RowReading<RoleFact>): void {
  const { row, match, header, cell, gather } = reading;
  const action = cell('action');
  if (!action?.source) return;
  if (isTurned(gather.block)) {
    roleMatrixRow({ ...reading, cell: (id) => (id === 'role' ? action : undefined) });
    return;
  }
  const names = namingColumns(gather.block);
  const cells: Permission[] = match.extra.flatMap((index) => {
    if (names.has(index)) return [];
    const role = header.cells[index];
    if (!role?.source) return [];
    const about = `whether ${plain(role)} may ${plain(action)}`;
    return {
      role: referenceIn('role', role),
      allowed: gather.marked(allowedBy(row.cells[index], gather.block), about),
    };
  });
  if (cells.length === 0) return;
  gather.fact({
    is: 'row',
    row: {
      name: plain(action),
      at: row.at,
      nameAt: action.at,
      how: /^action$/i.test(header.cells[match.at.get('action') ?? 0]?.source ?? '') ? 'exact' : 'tolerant',
      action: actionIn(action),
      cells,
    },
  });
}

/** What a cell of a matrix says; a dash among ticks says no. */
function allowedBy(cell: Inline | undefined, block: Block): Stated<Allowed> {
  return cell && isDash(cell.source) && isDashNo(block)
    ? shown({ is: 'no' }, cell.at)
    : stated(cell, allowedIn);
}

function roleRow({ row, match, header, cell, gather }: RowReading<RoleFact>): void {
  const name = cell('role');
  if (!name?.source) return;
  const who = cell('who');
  gather.fact({
    is: 'role',
    role: {
      name: nameOf(name).name,
      at: row.at,
      nameAt: name.at,
      how: match.exact ? 'exact' : 'tolerant',
      who: who ? plain(who) : '',
      when: gather.marked(stated(cell('when'), conditionIn), `when somebody is ${nameOf(name).name}`),
      includes: gather.marked(
        stated(cell('includes'), (each) => referencesIn('role', each)),
        `what ${nameOf(name).name} includes`,
      ),
      description: '',
    },
  });
  const role = referenceIn('role', name);
  const say = (column: string, allowed: Allowed): void => {
    const actions = cell(column);
    if (says(actions)) for (const fact of mayRows(actions, role, allowed)) gather.fact(fact);
  };
  const sometimes = header.cells[match.at.get('mayWhen') ?? -1];
  say('may', { is: 'yes' });
  if (sometimes) say('mayWhen', { is: 'when', condition: conditionIn(sometimes) });
  say('mayNot', { is: 'no' });
}

/** A row of a matrix that is turned round: a role a row, an action a column. */
function roleMatrixRow({ row, match, header, cell, gather }: RowReading<RoleFact>): void {
  const name = cell('role');
  if (!name?.source) return;
  gather.fact({ is: 'role', role: roleNamed(name, row.at, 'tolerant', '') });
  for (const index of match.extra) {
    const action = header.cells[index];
    const said = allowedBy(row.cells[index], gather.block);
    if (action?.source)
      gather.fact({
        is: 'row',
        row: permission(action, row.cells[index]?.at ?? row.at, [
          { role: referenceIn('role', name), allowed: said },
        ]),
      });
  }
}

/** `Action | Who may`: one row of the matrix for the roles that are named. */
function actionRow({ row, cell, gather }: RowReading<RoleFact>): void {
  const action = cell('action');
  if (!action?.source) return;
  const condition = cell('condition');
  const yes: Allowed = says(condition) ? { is: 'when', condition: conditionIn(condition) } : { is: 'yes' };
  const side = (names: Inline | undefined, allowed: Allowed): readonly Permission[] =>
    says(names)
      ? namesListed(names).map((role) => ({
          role: referenceIn('role', role),
          allowed: shown(allowed, role.at),
        }))
      : [];
  const cells = [...side(cell('roles'), yes), ...side(cell('denied'), { is: 'no' })];
  if (cells.length > 0) gather.fact({ is: 'row', row: permission(action, row.at, cells) });
}

/** The rows that a list of actions is for one role; a condition in brackets behind an action is that of the action. */
function mayRows(actions: Inline, role: Reference, allowed: Allowed): readonly RoleFact[] {
  return actionsListed(actions).map((whole) => {
    const remark = allowed.is === 'no' ? undefined : remarkBehind(whole);
    const { action, on = remark?.on } = conditioned(remark?.action ?? whole);
    const said: Allowed = on && allowed.is !== 'no' ? { is: 'when', condition: conditionIn(on) } : allowed;
    return { is: 'row', row: permission(action, action.at, [{ role, allowed: shown(said, action.at) }]) };
  });
}

/** `add students (if the office is closed)`: what is done, and what stands in brackets behind it. */
function remarkBehind(action: Inline): { readonly action: Inline; readonly on: Inline } | undefined {
  const found = /^(.*\S)\s*\(([^()]+)\)$/.exec(action.source);
  if (!found) return undefined;
  const start = action.source.lastIndexOf('(');
  return {
    action: slice(action, 0, found[1]?.length ?? 0),
    on: slice(action, start + 1, action.source.length - 1),
  };
}
