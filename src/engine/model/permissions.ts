import { meaningsOf } from './actions.ts';
import { derived } from './derived.ts';
import type { PermissionRow, Role, Transition } from './domain-elements.ts';
import type { Call, Screen } from './interface-elements.ts';
import type { Model } from './model.ts';
import { find } from './resolve.ts';
import { listOf } from './stated.ts';

/** The transitions that the rows of the matrix speak of, by the rows that do. */
export function rowsOfTransitions(model: Model): ReadonlyMap<Transition, readonly PermissionRow[]> {
  const found = new Map<Transition, PermissionRow[]>();
  for (const row of model.roles.permissions) {
    for (const meaning of meaningsOf(model, row.action)) {
      if (meaning.is !== 'event') continue;
      for (const transition of meaning.transitions) {
        const rows = found.get(transition);
        if (rows) rows.push(row);
        else found.set(transition, [row]);
      }
    }
  }
  return found;
}

/** The roles that the specification declares, without those that are in doubt. */
export function declaredRoles(model: Model): readonly Role[] {
  return model.roles.roles.filter((role) => !role.doubtful);
}

/** Whether a row refuses its action to every declared role in so many words. */
export function refusesAll(model: Model, row: PermissionRow): boolean {
  const refused = new Set(
    row.cells
      .filter(({ allowed }) => allowed.is === 'shown' && allowed.value.is === 'no')
      .map((cell) => find(model, 'role', cell.role)),
  );
  const known = row.cells.every(({ allowed }) => allowed.is === 'shown' && allowed.value.is === 'no');
  const roles = declaredRoles(model);
  return known && roles.length > 0 && roles.every((role) => refused.has(role));
}

const everyCalls = derived(['calls'], ({ calls }) => calls.calls.filter((call) => call.every));

/** The `every call` entries that hold for a call: those whose prefix its path lies under. */
export function everyFor(model: Model, call: Call): readonly Call[] {
  if (call.every || call.outgoing) return [];
  return everyCalls(model).filter((each) => {
    const prefix = each.path.replace(/\/+$/, '');
    return call.path === prefix || call.path.startsWith(`${prefix}/`);
  });
}

/** The screens that make each call: those whose row names it, and those that it names itself. */
export function screensByCall(model: Model): ReadonlyMap<Call, ReadonlySet<Screen>> {
  const found = new Map<Call, Set<Screen>>();
  const add = (call: Call | undefined, screen: Screen | undefined): void => {
    if (call === undefined || screen === undefined) return;
    const screens = found.get(call);
    if (screens) screens.add(screen);
    else found.set(call, new Set([screen]));
  };
  for (const screen of model.screens.screens) {
    for (const each of listOf(screen.calls)) add(find(model, 'call', each), screen);
  }
  for (const call of model.calls.calls) {
    for (const each of listOf(call.madeBy)) add(call, find(model, 'screen', each));
  }
  return found;
}

/** The declared roles of which the matrix says anything. */
export function rolesInMatrix(model: Model): ReadonlySet<Role> {
  const cells = model.roles.permissions.flatMap((row) => row.cells);
  const found = cells
    .filter(({ allowed }) => allowed.is !== 'unstated')
    .map((cell) => find(model, 'role', cell.role));
  return new Set(found.filter((role) => role !== undefined));
}
