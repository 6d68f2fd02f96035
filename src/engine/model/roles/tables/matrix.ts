import type { Block, Inline, TableBlock } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed, Permission } from '../../domain-elements.ts';
import type { RowReading } from '../../reader.ts';
import { type Stated, shown } from '../../stated.ts';
import { looksLikeYesNo, says } from '../../tables/cell-kinds.ts';
import { once } from '../../tracking/once.ts';
import { actionIn } from '../../words/action-phrase.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { stated } from '../../words/markers.ts';
import { referenceIn } from '../../words/names.ts';
import { permission, type RoleFact, roleNamed } from '../facts.ts';
import { allowedIn, isDash, isDashNo, isPartly, namingColumns } from '../words/permission-cells.ts';

/** The header above those who may. */
const namesSomebody = /^[*_]*(?:(?:access |permission )?level|role|rank|group|user|who|person|tier)s?[*_]*$/i;

/** The header above roles alone: the other columns are what they may do. */
const namesRoles = /^[*_]*(?:user |access )?roles?[*_]*$/i;

const remarks =
  /^(?:notes?|remarks?|comments?|explanation|why|reason|details|bemerkung(?:en)?|anmerkung(?:en)?|remarque)$/i;

/** What programmes call a right. */
const codes =
  /^(?:permissions?|rights?|privileges?|capabilit(?:y|ies)|scopes?|flags?|codes?|keys?|constants?)$/i;
const holdsCode = ({ source }: Inline): boolean => /^`[^`]+`(?: (?:or|and) `[^`]+`)*$/.test(source);

/** Columns beside a grid that answer nothing: they have the title of remarks or of rights in code, and such cells below it. */
const remarkColumns = once((block: Block): ReadonlySet<number> => {
  const found = new Set<number>();
  if (block.kind !== 'table') return found;
  block.header.cells.forEach((title, index) => {
    const cells = block.rows.flatMap((row) => row.cells[index] ?? []).filter(says);
    const isRemark = remarks.test(plain(title)) && !(cells.length > 0 && cells.every(isAnswer));
    if (isRemark || (codes.test(plain(title)) && cells.every(holdsCode))) found.add(index);
  });
  return found;
});

const isAnswer = (cell: Inline): boolean => looksLikeYesNo(cell) || isDash(cell.source);

/** Whether a grid is turned round: its columns are what is done, and its rows are not. */
const isTurned = once((block: Block): boolean => {
  if (block.kind !== 'table') return false;
  const isDone = (cell: Inline | undefined): boolean =>
    cell !== undefined && isDeed(plain(cell).split(' ')[0] ?? '');
  const titles = block.header.cells.slice(1);
  if (titles.length > 1 && namesRoles.test(block.header.cells[0]?.source ?? '')) return true;
  return (
    titles.length > 1 &&
    titles.filter(isDone).length * 2 > titles.length &&
    (namesSomebody.test(block.header.cells[0]?.source ?? '') ||
      !block.rows.some((row) => isDone(row.cells[0])))
  );
});

/** A row of a matrix: an action, and a role a column. */
export function matrixRow(reading: RowReading<RoleFact>): void {
  const { row, match, header, cell, gather } = reading;
  const action = cell('action');
  if (!action?.source) return;
  const byRole = gather.ofBlock(isTurned);
  if (gather.ofBlock(listsDeeds)) {
    for (const index of match.extra) {
      const title = header.cells[index];
      if (!title?.source) continue;
      const [role, thing] = byRole ? [action, title] : [title, action];
      objectRows(role, thing, row.cells[index], gather);
    }
    return;
  }
  if (byRole) {
    roleMatrixRow({ ...reading, cell: (id) => (id === 'role' ? action : undefined) });
    return;
  }
  const names = gather.ofBlock(namingColumns);
  const remarked = gather.ofBlock(remarkColumns);
  const written: (Inline | undefined)[] = [];
  const cells: Permission[] = match.extra.flatMap((index) => {
    if (names.has(index) || remarked.has(index)) return [];
    const role = header.cells[index];
    if (!role?.source) return [];
    const about = `whether ${plain(role)} may ${plain(action)}`;
    written.push(row.cells[index]);
    return {
      role: referenceIn('role', role),
      allowed: gather.marked(
        gather.ofBlock((block) => allowedBy(row.cells[index], block)),
        about,
      ),
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
    written,
  });
}

/** What a cell of a matrix says; a dash among ticks says no. */
function allowedBy(cell: Inline | undefined, block: Block): Stated<Allowed> {
  if (cell && isPartly(cell, block)) return shown({ is: 'when', condition: conditionIn(cell) }, cell.at);
  return cell && (/^none$/i.test(cell.source) || (isDash(cell.source) && isDashNo(block)))
    ? shown({ is: 'no' }, cell.at)
    : stated(cell, allowedIn);
}

/** A row of a matrix that is turned round: a role a row, an action a column. */
export function roleMatrixRow({ row, match, header, cell, gather }: RowReading<RoleFact>): void {
  const name = cell('role');
  if (!name?.source) return;
  gather.fact({ is: 'role', role: roleNamed(name, row.at, 'tolerant', '') });
  const isOfThings = gather.ofBlock(listsDeeds);
  const remarked = gather.ofBlock(remarkColumns);
  for (const index of match.extra) {
    const action = header.cells[index];
    if (isOfThings && action?.source) {
      objectRows(name, action, row.cells[index], gather);
      continue;
    }
    const said = gather.ofBlock((block) => allowedBy(row.cells[index], block));
    if (action?.source && !remarked.has(index))
      gather.fact({
        is: 'row',
        row: permission(action, row.cells[index]?.at ?? row.at, [
          { role: referenceIn('role', name), allowed: said },
        ]),
        written: [row.cells[index]],
      });
  }
}

/** What the letters of a grid stand for: create, read, update, delete, write, execute. */
const letters: Readonly<Record<string, string>> = {
  C: 'create',
  R: 'read',
  U: 'update',
  D: 'delete',
  W: 'write',
  E: 'edit',
  V: 'view',
};

const isLetters = (source: string): boolean => /^(?!.*(.).*\1)[CRUDWEV](?:[\s,/]*[CRUDWEV])*$/.test(source);

/** Between the deeds of a cell. */
const betweenDeeds = /\s*[,;/+]\s*(?:and )?|\s+(?:and|&)\s+/;
/** What says of a deed whose things it is done to, or that nothing else is. */
const behindDeed = / (?:(?:only )?own(?: ones?)?(?: only)?|only)$/i;

/** Whether a cell says what is done with a thing: `create, edit`, `view; edit own`, `CRUD`; most are deeds, and the others names: `runAs`. */
export function isDeeds(cell: Inline): boolean {
  if (isLetters(cell.source)) return true;
  const parts = plain(cell)
    .split(betweenDeeds)
    .map((part) => part.replace(behindDeed, ''));
  const deeds = parts.filter((part) => isDeed(/^[a-z]+(?=[A-Z_])/.exec(part)?.[0] ?? part));
  return deeds.length * 2 > parts.length && parts.every((part) => /^[^\s.]+$/.test(part) || isDeed(part));
}

/** Whether most rows of a grid name something done: a word in a cell is then what it takes, such as a level of access. */
const namesDone = ({ rows }: TableBlock): boolean =>
  rows.filter(({ cells: [first] }) => first && readsAsDeed(plain(first))).length * 2 > rows.length;

/** Whether the cells of a grid say what somebody does with a thing: `create, edit`, `CRUD`, `RW`. */
const listsDeeds = once((block: Block): boolean => {
  if (block.kind !== 'table' || (namesDone(block) && !isTurned(block))) return false;
  if (isTurned(block) && block.header.cells.slice(1).some((title) => readsAsDeed(plain(title)))) return false;
  const cells = block.rows
    .flatMap((row) => row.cells.slice(1))
    .filter((cell) => says(cell) && !isAnswer(cell) && allowedIn(cell).is === 'when');
  return cells.length > 1 && cells.filter(isDeeds).length * 4 > cells.length * 3;
});

/** What somebody does with a thing: a row for each deed of the cell, or one where it says all or nothing. */
function objectRows(
  role: Inline,
  thing: Inline,
  cell: Inline | undefined,
  gather: RowReading<RoleFact>['gather'],
): void {
  const isNone = cell !== undefined && /^none$/i.test(cell.source);
  if (!cell || isDash(cell.source) || !(says(cell) || isNone)) return;
  gather.fact({ is: 'role', role: roleNamed(role, role.at, 'tolerant', '') });
  const say = (source: string, allowed: Allowed): void => {
    const cells = [{ role: referenceIn('role', role), allowed: shown(allowed, cell.at) }];
    gather.fact({ is: 'row', row: permission({ source, at: cell.at }, cell.at, cells) });
  };
  const whole = allowedIn(cell);
  if (!isLetters(cell.source) && whole.is !== 'when') {
    say(plain(thing), whole);
    return;
  }
  const named = isLetters(cell.source)
    ? [...cell.source].flatMap((letter) => letters[letter] ?? [])
    : plain(cell).split(betweenDeeds);
  for (const each of named) {
    const deed = each.replace(behindDeed, '');
    say(`${deed} ${plain(thing)}`, { is: / own\b/i.test(each) ? 'own' : 'yes' });
  }
}
