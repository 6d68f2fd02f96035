import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import { actionIn } from './action-phrase.ts';
import type { Gathering } from './block-reading.ts';
import { looksLikeYesNo, says } from './cell-kinds.ts';
import { conditionIn } from './conditions.ts';
import type { Context } from './context.ts';
import type { Allowed, Permission, PermissionRow, Role, RolesModel } from './domain-elements.ts';
import type { Reference } from './element.ts';
import { elementGroups } from './element-groups.ts';
import { stated } from './markers.ts';
import { fold } from './name-index.ts';
import { nameOf, referenceIn, referencesIn, words } from './names.ts';
import { headOf, namesListed } from './phrases.ts';
import { headingText, type Part, type PointReader, type RowReading } from './reader.ts';
import { actionsListed, type MayLine, permissionsOf, rolesOfSentence } from './role-lines.ts';
import { shown, unstated } from './stated.ts';

type Fact =
  | { readonly is: 'role'; readonly role: Role }
  | { readonly is: 'row'; readonly row: PermissionRow }
  /** A bullet under "May:" or "May not:" below a role's heading. */
  | { readonly is: 'may'; readonly row: PermissionRow }
  /** `delete posts: owner, admin`: a row if all the names are those of roles. */
  | { readonly is: 'named'; readonly row: PermissionRow };

const actionColumn = {
  title: 'Action',
  also: ['permission', 'may', 'what', 'operation', 'ability', 'capability', 'right', 'feature', 'resource', 'aktion', 'task', 'activity'],
};
const roleColumn = { title: 'Role', also: ['position', 'name', 'actor', 'user', 'who', 'rolle', 'rôle', 'user type', 'persona'] };

/** Point 6: bullets or a table of roles, and the permission matrix: an action a row, a role a column. */
export const rolesReader: PointReader<'roles', Fact> = {
  tables: {
    matrix: { shape: { columns: { action: actionColumn }, needs: [['action']], open: true }, row: matrixRow },
    unnamed: {
      shape: {
        columns: { action: actionColumn },
        needs: [['action']],
        inOrder: ['action'],
        open: true,
        rest: (cell) => looksLikeYesNo(cell) || allowedIn(cell).is !== 'when',
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
            also: ['description', 'meaning', 'how one gets there', 'what', 'notes', 'definition', 'purpose', 'who they are'],
          },
          when: { title: 'When', also: ['condition'] },
          includes: { title: 'Includes', also: ['inherits', 'extends', 'inherits from'] },
          may: {
            title: 'May',
            also: ['can', 'permissions', 'permission', 'rights', 'allowed', 'abilities', 'capabilities', 'may do', 'can do', 'darf'],
          },
          mayNot: { title: 'May not', also: ['cannot', 'can not', 'denied', 'not allowed', 'restrictions', 'forbidden', 'must not'] },
        },
        needs: [['role'], ['who', 'when', 'includes', 'may', 'mayNot']],
      },
      row: roleRow,
    },
    byAction: {
      shape: {
        columns: {
          action: actionColumn,
          roles: { title: 'Allowed to', also: ['roles', 'role', 'who', 'allowed', 'allowed roles', 'who may', 'by', 'granted to', 'wer'] },
          condition: { title: 'Condition', also: ['when', 'notes', 'remarks', 'conditions'] },
        },
        needs: [['action'], ['roles']],
      },
      row: actionRow,
    },
  },
  item: readItem,
  sentence: readSentence,
  assemble,
  *stated({ roles, permissions }) {
    for (const role of roles) yield shown(role.name, role.at);
    for (const row of permissions) for (const cell of row.cells) yield cell.allowed;
  },
};

/** What a cell of the matrix allows. */
export function allowedIn(cell: Inline): Allowed {
  const text = words(plain(cell));
  if (/^(?:yes|true|allowed|may|x|full)$/.test(text) || /^[✓✔✅]$/.test(cell.source)) return { is: 'yes' };
  if (/^(?:no|false|never|forbidden|denied)$/.test(text) || /^[✗✘❌]$/.test(cell.source)) return { is: 'no' };
  if (/^own(?: only)?$/.test(text)) return { is: 'own' };
  return { is: 'when', condition: conditionIn(cell) };
}

function matrixRow({ row, match, header, cell, gather }: RowReading<Fact>): void {
  const action = cell('action');
  if (!action?.source) return;
  const cells: Permission[] = match.extra.flatMap((index) => {
    const role = header.cells[index];
    if (!role?.source) return [];
    const about = `whether ${plain(role)} may ${plain(action)}`;
    return {
      role: referenceIn('role', role),
      allowed: gather.marked(stated(row.cells[index], allowedIn), about),
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

function roleRow({ row, match, cell, gather }: RowReading<Fact>): void {
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
  const [may, mayNot] = [cell('may'), cell('mayNot')];
  if (says(may)) for (const fact of mayRows(may, referenceIn('role', name), 'yes')) gather.fact(fact);
  if (says(mayNot)) for (const fact of mayRows(mayNot, referenceIn('role', name), 'no')) gather.fact(fact);
}

/** A row of a matrix that is turned round: a role a row, an action a column. */
function roleMatrixRow({ row, match, header, cell, gather }: RowReading<Fact>): void {
  const name = cell('role');
  if (!name?.source) return;
  gather.fact({ is: 'role', role: roleNamed(name, row.at, 'tolerant', '') });
  for (const index of match.extra) {
    const action = header.cells[index];
    const said = stated(row.cells[index], allowedIn);
    if (action?.source) gather.fact({ is: 'row', row: permission(action, row.cells[index]?.at ?? row.at, [{ role: referenceIn('role', name), allowed: said }]) });
  }
}

/** `Action | Who may`: one row of the matrix for the roles that are named. */
function actionRow({ row, cell, gather }: RowReading<Fact>): void {
  const action = cell('action');
  const roles = cell('roles');
  if (!action?.source || !says(roles)) return;
  const condition = cell('condition');
  const allowed: Allowed = says(condition) ? { is: 'when', condition: conditionIn(condition) } : { is: 'yes' };
  const cells = namesListed(roles).map((role) => ({ role: referenceIn('role', role), allowed: shown(allowed, role.at) }));
  gather.fact({ is: 'row', row: permission(action, row.at, cells) });
}

function permission(action: Inline, at: PermissionRow['at'], cells: readonly Permission[]): PermissionRow {
  return { name: plain(action), at, nameAt: action.at, how: 'tolerant', action: actionIn(action), cells };
}

/** The rows that a list of actions is for one role. */
function mayRows(actions: Inline, role: Reference, is: 'yes' | 'no'): readonly Fact[] {
  return actionsListed(actions).map((action) => ({
    is: 'row',
    row: permission(action, action.at, [{ role, allowed: shown<Allowed>({ is }, action.at) }]),
  }));
}

/** Bold bullets are roles right under the point's heading, or under one that says so. */
const rolesHeading = /^(?:the )?(?:roles?|positions?|actors?|who|users?|people|groups?|accounts?)\b/;

const mayLead = /\bmay(?:, in addition)?\b[^.]*:?$|^may\b/i;
const mayNotLead = /\b(?:may|can|must) ?not\b[^.]*:?$/i;

function readItem(item: Item, context: Context, gather: Gathering<Fact>): 'not' | 'itself' {
  if (dashRow(item, gather)) return 'itself';
  const heading = headingText(context);
  if (heading && mayLead.test(context.lead)) {
    const role: Reference = { kind: 'role', name: heading, at: context.headings.at(-1)?.title.at ?? item.at };
    const allowed: Allowed = { is: mayNotLead.test(context.lead) ? 'no' : 'yes' };
    gather.fact({
      is: 'may',
      row: {
        name: plain(item.text),
        at: item.at,
        nameAt: item.text.at,
        how: 'tolerant',
        action: actionIn(item.text),
        cells: [{ role, allowed: shown(allowed, item.at) }],
      },
    });
    return 'itself';
  }
  const list = /^\**(?:roles?|actors?|positions?|rollen|rôles?)\**:\**\s*/i.exec(item.text.source);
  if (list) return roleList(slice(item.text, list[0].length, item.text.source.length), item, gather);
  const head = headOf(item.text);
  const said = head?.mark ? permissionsOf(head.rest) : [];
  if (head && said.some((line) => line.roles.length === 0)) {
    // "**Editor**: may publish, cannot delete": the head is who.
    const [role] = head.names;
    if (role && head.kind !== 'words') gather.fact({ is: 'role', role: roleNamed(role, item.at, 'tolerant', plain(head.rest)) });
    for (const line of said) mayFacts(line, line.roles.length ? line.roles : head.names, gather);
    return 'itself';
  }
  if (readSentence(item.text, context, gather)) return 'itself';
  const strong = head?.kind === 'strong' ? head.names[0] : undefined;
  const bold = head === undefined && /^\*\*[^*]+\*\*$/.test(item.text.source) ? item.text : strong;
  if (bold && (!heading || rolesHeading.test(words(heading)))) {
    const exact = pieces(item.text)[0]?.start === 0;
    gather.fact({ is: 'role', role: roleNamed(bold, item.at, exact ? 'exact' : 'tolerant', head ? plain(head.rest) : '') });
    return 'itself';
  }
  if (head?.mark && head.mark !== '=' && head.rest.source !== '' && plain(head.rest).split(' ').length <= 12) {
    const cells = namesListed(slice(head.rest, 0, head.rest.source.replace(/\.$/, '').length)).map((role) => ({
      role: referenceIn('role', role),
      allowed: shown<Allowed>({ is: 'yes' }, role.at),
    }));
    gather.fact({ is: 'named', row: permission(head.label, item.at, cells) });
    return 'itself';
  }
  return 'not';
}

/** A sentence that says what somebody may do, or that names the roles. */
function readSentence(sentence: Inline, context: Context, gather: Gathering<Fact>): boolean {
  const before = gather.facts.length;
  const heading = context.headings.at(-1);
  for (const line of permissionsOf(sentence)) {
    if (line.roles.length > 0) mayFacts(line, line.roles, gather);
    else if (heading) mayFacts(line, [heading.title], gather);
  }
  for (const role of rolesOfSentence(sentence))
    gather.fact({ is: 'role', role: roleNamed(role, role.at, 'tolerant', '') });
  return gather.facts.length > before;
}

function mayFacts(line: MayLine, roles: readonly Inline[], gather: Gathering<Fact>): void {
  for (const action of line.actions) {
    const allowed: Allowed = { is: line.allowed ? 'yes' : 'no' };
    const cells = roles.map((role) => ({ role: referenceIn('role', role), allowed: shown(allowed, action.at) }));
    gather.fact({ is: 'row', row: { ...permission(action, action.at, cells), doubtful: true } });
  }
}

function roleNamed(name: Inline, at: Role['at'], how: Role['how'], description: string): Role {
  return {
    name: nameOf(name).name,
    at,
    nameAt: name.at,
    how,
    who: '',
    when: unstated,
    includes: unstated,
    description,
  };
}

/** `- roles: Owner; Manager; Visitor (no session)`. */
function roleList(rest: Inline, item: Item, gather: Gathering<Fact>): 'itself' {
  let start = 0;
  for (const text of rest.source.split(/[;,]/)) {
    const part = slice(rest, start, start + text.length);
    start += text.length + 1;
    const bracket = /\s*\(([^)]*)\)\s*$/.exec(part.source);
    const name = slice(part, 0, bracket ? bracket.index : part.source.length);
    if (name.source)
      gather.fact({ is: 'role', role: roleNamed(name, item.at, 'tolerant', bracket?.[1] ?? '') });
  }
  return 'itself';
}

const saidPart = /^(.*?)\s+(yes|no)\b\s*(.*)$/i;

/** `- remove the project — Owner yes; Manager no; …`: an action, a dash, and what each role may. */
function dashRow(item: Item, gather: Gathering<Fact>): boolean {
  const { text } = item;
  const dash = /\s[–—]\s/.exec(text.source);
  if (!dash) return false;
  const action = slice(text, 0, dash.index);
  const rest = slice(text, dash.index + dash[0].length, text.source.length);
  let start = 0;
  const cells: Permission[] = [];
  for (const each of rest.source.split(';')) {
    const part = slice(rest, start, start + each.length);
    start += each.length + 1;
    const said = saidPart.exec(part.source);
    if (!said || (said[1] ?? '').split(' ').length > 3) continue;
    const role = slice(part, 0, (said[1] ?? '').length);
    const allowed: Allowed = { is: said[2]?.toLowerCase() === 'yes' ? 'yes' : 'no' };
    cells.push({ role: referenceIn('role', role), allowed: shown(allowed, part.at) });
  }
  if (cells.length === 0) return false;
  gather.fact({
    is: 'row',
    row: {
      name: plain(action),
      at: item.at,
      nameAt: action.at,
      how: 'tolerant',
      action: actionIn(action),
      cells,
    },
  });
  return true;
}

/**
 * Roles and rows. A heading over "May:" bullets is a role of its own where no bullet or table declares it; names
 * behind an action are those of roles only where all of them are declared; a role that is named twice is one.
 */
function assemble(parts: readonly Part<Fact>[]): RolesModel {
  const roles: Role[] = [];
  const permissions: PermissionRow[] = [];
  const facts = parts.flatMap((part) => part.reading.facts);
  const known = new Set<string>();
  const add = (role: Role): void => {
    if (known.has(fold(role.name)) && role.how !== 'exact') return;
    known.add(fold(role.name));
    roles.push(role);
  };
  for (const fact of facts) if (fact.is === 'role') add(fact.role);
  for (const group of elementGroups(parts)) {
    const may = group.parts.some((part) => part.reading.facts.some((fact) => fact.is === 'may'));
    if (group.heading && may) add(roleNamed(group.heading.title, group.heading.title.at, 'tolerant', ''));
  }
  const isRole = (name: string): boolean => known.has(fold(name)) || known.has(fold(name.replace(/s$/, '')));
  for (const fact of facts) {
    if (fact.is === 'row' || fact.is === 'may') permissions.push(fact.row);
    if (fact.is === 'named' && fact.row.cells.every((cell) => isRole(cell.role.name))) permissions.push(fact.row);
  }
  return { roles, permissions };
}
