import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import { actionIn } from './action-phrase.ts';
import type { Gathering } from './block-reading.ts';
import type { Context } from './context.ts';
import type { Allowed, Permission, PermissionRow, Role, RolesModel } from './domain-elements.ts';
import type { Reference } from './element.ts';
import { elementGroups } from './element-groups.ts';
import { fold } from './name-index.ts';
import { referenceIn, words } from './names.ts';
import { headOf, namesListed } from './phrases.ts';
import { headingText, type Part, type PointReader } from './reader.ts';
import { type MayLine, permissionsOf, rolesOfSentence } from './role-lines.ts';
import { permission, type RoleFact, roleNamed, roleTables } from './role-tables.ts';
import { shown } from './stated.ts';

/** Point 6: bullets or a table of roles, and the permission matrix: an action a row, a role a column. */
export const rolesReader: PointReader<'roles', RoleFact> = {
  tables: roleTables,
  item: readItem,
  sentence: (sentence, context, gather) => readSentence(sentence, context, gather),
  assemble,
  *stated({ roles, permissions }) {
    for (const role of roles) yield shown(role.name, role.at);
    for (const row of permissions) for (const cell of row.cells) yield cell.allowed;
  },
};

/** Bold bullets are roles right under the point's heading, or under one that says so. */
const rolesHeading = /^(?:the )?(?:roles?|positions?|actors?|who|users?|people|groups?|accounts?)\b/;

const mayLead =
  /\b(?:may|can|cannot|allowed|permitted|darf|peut)\b[^.]*:?$|^(?:permissions|forbidden|denied)$/i;
const mayNotLead = /\b(?:may|can|must|is|are) ?not\b[^.]*:?$|\bcannot\b|^(?:forbidden|denied)$/i;

function readItem(
  item: Item,
  context: Context,
  gather: Gathering<RoleFact>,
  above: readonly Item[],
): 'not' | 'itself' {
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
    if (role && head.kind !== 'words')
      gather.fact({ is: 'role', role: roleNamed(role, item.at, 'tolerant', plain(head.rest)) });
    for (const line of said) mayFacts(line, line.roles.length ? line.roles : head.names, gather);
    return 'itself';
  }
  const around = above.at(-1)?.text;
  if (readSentence(item.text, context, gather, around)) return 'itself';
  const strong = head?.kind === 'strong' ? head.names[0] : undefined;
  const bold = head === undefined && /^\*\*[^*]+\*\*$/.test(item.text.source) ? item.text : strong;
  if (bold && (!heading || rolesHeading.test(words(heading)))) {
    const exact = pieces(item.text)[0]?.start === 0;
    if (head) gather.marker(head.rest, `who ${plain(bold)} is`);
    gather.fact({
      is: 'role',
      role: roleNamed(bold, item.at, exact ? 'exact' : 'tolerant', head ? plain(head.rest) : ''),
    });
    return 'itself';
  }
  if (
    head?.mark &&
    head.mark !== '=' &&
    head.rest.source !== '' &&
    plain(head.rest).split(' ').length <= 12
  ) {
    const cells = namesListed(slice(head.rest, 0, head.rest.source.replace(/\.$/, '').length)).map(
      (role) => ({
        role: referenceIn('role', role),
        allowed: shown<Allowed>({ is: 'yes' }, role.at),
      }),
    );
    gather.fact({ is: 'named', row: permission(head.label, item.at, cells) });
    return 'itself';
  }
  return 'not';
}

/** A sentence that says what somebody may do, or that names the roles. */
function readSentence(
  sentence: Inline,
  context: Context,
  gather: Gathering<RoleFact>,
  around?: Inline,
): boolean {
  const before = gather.facts.length;
  const heading = context.headings.at(-1);
  for (const line of permissionsOf(sentence)) {
    if (line.roles.length > 0) mayFacts(line, line.roles, gather);
    else if (around) mayFacts(line, [headOf(around)?.names[0] ?? around], gather);
    else if (heading) mayFacts(line, [heading.title], gather);
  }
  for (const role of rolesOfSentence(sentence))
    gather.fact({ is: 'role', role: roleNamed(role, role.at, 'tolerant', '') });
  return gather.facts.length > before;
}

function mayFacts(line: MayLine, roles: readonly Inline[], gather: Gathering<RoleFact>): void {
  for (const action of line.actions) {
    const allowed: Allowed = { is: line.allowed ? 'yes' : 'no' };
    const cells = roles.map((role) => ({
      role: referenceIn('role', role),
      allowed: shown(allowed, action.at),
    }));
    gather.fact({ is: 'row', row: { ...permission(action, action.at, cells), doubtful: true } });
  }
}

/** `- roles: Owner; Manager; Visitor (no session)`. */
function roleList(rest: Inline, item: Item, gather: Gathering<RoleFact>): 'itself' {
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
function dashRow(item: Item, gather: Gathering<RoleFact>): boolean {
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
function assemble(parts: readonly Part<RoleFact>[]): RolesModel {
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
    if (fact.is === 'named' && fact.row.cells.every((cell) => isRole(cell.role.name)))
      permissions.push(fact.row);
  }
  return { roles, permissions };
}
