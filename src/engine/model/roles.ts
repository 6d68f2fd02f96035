import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import { actionIn } from './action-phrase.ts';
import type { Gathering } from './block-reading.ts';
import { conditionIn } from './conditions.ts';
import type { Context } from './context.ts';
import type { Allowed, Permission, PermissionRow, Role, RolesModel } from './domain-elements.ts';
import type { Reference } from './element.ts';
import { elementGroups } from './element-groups.ts';
import { stated } from './markers.ts';
import { fold } from './name-index.ts';
import { nameOf, referenceIn, referencesIn, words } from './names.ts';
import { headingText, type Part, type PointReader, type RowReading } from './reader.ts';
import { shown, unstated } from './stated.ts';

type Fact =
  | { readonly is: 'role'; readonly role: Role }
  | { readonly is: 'row'; readonly row: PermissionRow }
  /** A bullet under "May:" or "May not:" below a role's heading. */
  | { readonly is: 'may'; readonly row: PermissionRow };

/** Point 6: bullets or a table of roles, and the permission matrix: an action a row, a role a column. */
export const rolesReader: PointReader<'roles', Fact> = {
  tables: {
    matrix: {
      shape: {
        columns: {
          action: {
            title: 'Action',
            also: ['permission', 'may', 'what', 'operation', 'ability', 'capability', 'right', 'feature'],
          },
        },
        needs: [['action']],
        open: true,
      },
      row: matrixRow,
    },
    roles: {
      shape: {
        columns: {
          role: { title: 'Role', also: ['position', 'name', 'actor', 'user', 'who'] },
          who: {
            title: 'Who',
            also: ['description', 'meaning', 'how one gets there', 'what', 'notes', 'definition', 'purpose'],
          },
          when: { title: 'When', also: ['condition'] },
          includes: { title: 'Includes', also: ['inherits', 'extends', 'inherits from'] },
        },
        needs: [['role'], ['who', 'when', 'includes']],
      },
      row: roleRow,
    },
  },
  item: readItem,
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
  const list = /^roles?:\s*/i.exec(item.text.source);
  if (list) return roleList(slice(item.text, list[0].length, item.text.source.length), item, gather);
  if (heading && !rolesHeading.test(words(heading))) return 'not';
  const strong = pieces(item.text)[0];
  if (strong?.kind !== 'strong' || strong.start !== 0) return 'not';
  const rest = plain(slice(item.text, strong.end, item.text.source.length));
  if (!/^[:.–—-]/.test(rest) && !/[:.]$/.test(strong.text) && rest !== '') return 'not';
  const inner = slice(item.text, strong.innerStart, strong.innerEnd - (/[:.]$/.test(strong.text) ? 1 : 0));
  gather.fact({ is: 'role', role: roleNamed(inner, item.at, 'exact', rest.replace(/^[:.–—-]\s*/, '')) });
  return 'itself';
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

/** Roles and rows. A heading over "May:" bullets is a role of its own where no bullet or table declares it. */
function assemble(parts: readonly Part<Fact>[]): RolesModel {
  const roles: Role[] = [];
  const permissions: PermissionRow[] = [];
  for (const group of elementGroups(parts)) {
    const facts = group.parts.flatMap((part) => part.reading.facts);
    for (const fact of facts) {
      if (fact.is === 'role') roles.push(fact.role);
      else permissions.push(fact.row);
    }
    if (
      group.heading &&
      facts.some((fact) => fact.is === 'may') &&
      !roles.some((role) => fold(role.name) === fold(headingOf(group.heading)))
    )
      roles.push(roleNamed(group.heading.title, group.heading.title.at, 'tolerant', ''));
  }
  return { roles, permissions };
}

function headingOf(heading: { readonly title: Inline } | undefined): string {
  return heading ? nameOf(heading.title).name : '';
}
