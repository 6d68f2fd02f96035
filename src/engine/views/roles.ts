import type { Slot } from '../finding.ts';
import { withIncluded } from '../model/derived/actions.ts';
import { groupedBy } from '../model/derived/grouped-by.ts';
import { find } from '../model/derived/resolve.ts';
import type { Allowed, Permission, PermissionRow } from '../model/domain-elements.ts';
import type { Model } from '../model/model.ts';
import { columnAt, slotsIn } from '../model/tables/slots.ts';
import type { Place } from '../place.ts';
import { copyOf } from './graph.ts';
import { rowsOf } from './matrix-rows.ts';
import { conditionText, type Told, tell, tellNames } from './told.ts';

/** A cell of the matrix: what is allowed, a condition in words, or which of the ways it is not said. */
export interface PermissionCell {
  readonly is: Allowed['is'] | Exclude<Told['is'], 'shown'>;
  /** The condition, or the question that is open. */
  readonly text: string;
  /** The role that it is said of, where nothing is said of this one, which has what that role may. */
  readonly through?: string;
  /** Where it can be changed; absent where it is said in words, or the matrix has no cell for it. */
  readonly slot?: Slot;
}

/** An action and what each role may, in the order of the columns. */
export interface PermissionRowView {
  readonly action: string;
  readonly cells: readonly PermissionCell[];
  readonly at: Place;
}

/** A role in words. */
export interface RoleView {
  readonly name: string;
  readonly who: string;
  readonly when: Told;
  readonly includes: Told;
  /** Whether it is declared, and not only named by the matrix. */
  readonly declared: boolean;
  readonly at?: Place;
}

/** Point 6 as it is looked at. */
export interface RolesView {
  /** Every role, those that only the matrix names included: the columns. */
  readonly roles: readonly RoleView[];
  /** The actions by what they are done to; an empty target for actions in words. */
  readonly groups: readonly { readonly target: string; readonly rows: readonly PermissionRowView[] }[];
  /** How many actions are left out: the matrix would have too many cells with them. */
  readonly left: number;
}

const unsaid: PermissionCell = { is: 'unstated', text: '' };

function viewCell({ allowed }: Permission, slot: Slot | undefined): PermissionCell {
  const place = slot ? { slot } : {};
  if (allowed.is !== 'shown') {
    const { is, text } = tell(allowed, () => '');
    return is === 'shown' ? unsaid : { is, text, ...place };
  }
  const { value } = allowed;
  return { is: value.is, text: value.is === 'when' ? conditionText(value.condition) : '', ...place };
}

/** The roles whose rights each role has as well, by its name. */
function includedIn(model: Model): ReadonlyMap<string, readonly string[]> {
  const { roles } = model.roles;
  return new Map(
    roles.map((role) => [
      role.name,
      [...withIncluded(model, role)].flatMap(({ name }) => (name === role.name ? [] : name)),
    ]),
  );
}

/** What a role may of which a row says nothing: the most of what it gives those whose rights the role has. */
function throughOthers(
  own: PermissionCell,
  others: readonly (readonly [name: string, cell: PermissionCell])[],
): PermissionCell {
  if (own.is !== 'unstated') return own;
  const given =
    others.find(([, { is }]) => is === 'yes') ?? others.find(([, { is }]) => is === 'own' || is === 'when');
  if (!given) return own;
  const [through, { is, text }] = given;
  return { ...own, is, text, through };
}

/** Point 6: the roles, and the permission matrix in groups. */
export function viewOfRoles(model: Model): RolesView {
  const { roles, permissions } = model.roles;
  const declared = roles.map(
    (role): RoleView => ({
      name: role.name,
      who: [role.who, role.description].filter((text) => text !== '').join(' '),
      when: tell(role.when, conditionText),
      includes: tellNames(role.includes),
      declared: true,
      at: copyOf(role.nameAt),
    }),
  );
  const columnOf = ({ role }: Permission): string => find(model, 'role', role)?.name ?? role.name;
  const known = new Set(roles.map(({ name }) => name));
  const others = [...new Set(permissions.flatMap(({ cells }) => cells.map(columnOf)))].filter(
    (name) => !known.has(name),
  );
  const columns = [...known, ...others];
  const slotOf = slotsIn(model, 'roles');
  const included = includedIn(model);
  const viewRow = (row: PermissionRow): PermissionRowView => {
    const byRole = new Map(
      row.cells.map((cell) => [columnOf(cell), viewCell(cell, slotOf(row, columnAt(cell.role.at)))]),
    );
    const given = (name: string) => byRole.get(name) ?? unsaid;
    return {
      action: row.action.text,
      cells: columns.map((name) =>
        throughOthers(
          given(name),
          (included.get(name) ?? []).map((other) => [other, given(other)]),
        ),
      ),
      at: copyOf(row.nameAt),
    };
  };
  const shown = permissions.slice(0, rowsOf(columns.length));
  const groups = groupedBy(shown, ({ action }) => action.target?.name.split('.')[0] ?? '');
  return {
    roles: [
      ...[...new Map(declared.map((role) => [role.name, role])).values()],
      ...others.map((name) => ({
        name,
        who: '',
        when: { is: 'unstated' as const, text: '' },
        includes: { is: 'unstated' as const, text: '' },
        declared: false,
      })),
    ],
    groups: [...groups].map(([target, rows]) => ({ target, rows: rows.map(viewRow) })),
    left: permissions.length - shown.length,
  };
}
