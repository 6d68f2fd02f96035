import { makingScreens } from '../calls/makers.ts';
import type { PermissionRow, Role, Transition } from '../domain-elements.ts';
import type { Call, Screen } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { listOf } from '../stated.ts';
import { grouped } from '../tracking/grouped.ts';
import { isSameList } from '../tracking/lists.ts';
import { flat, perElement, settled } from '../tracking/per-element.ts';
import { meaningsOf } from './actions.ts';
import { find } from './resolve.ts';

/** The rows of the matrix that speak of a transition. */
export const rowsOfTransition = grouped(
  (model) => model.roles.permissions,
  (model, row: PermissionRow): readonly Transition[] =>
    meaningsOf(model, row.action).flatMap((meaning) => (meaning.is === 'event' ? meaning.transitions : [])),
);

/** The roles that the specification declares, without those that are in doubt. */
export const declaredRoles = settled(
  (model): readonly Role[] => model.roles.roles.filter((role) => !role.doubtful),
  isSameList,
);

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

/** The entries that hold for every call below an address. */
export const everyCalls = settled(
  ({ calls }): readonly Call[] => calls.calls.filter((call) => call.every),
  isSameList,
);

/** The `every call` entries that hold for a call: those whose prefix its path lies under. */
export function everyFor(model: Model, call: Call): readonly Call[] {
  if (call.every || call.outgoing) return [];
  return everyCalls(model).filter((each) => {
    const prefix = each.path.replace(/\/+$/, '');
    return call.path === prefix || call.path.startsWith(`${prefix}/`);
  });
}

/** The screens whose row names a call. */
const screensNaming = grouped(
  (model) => model.screens.screens,
  (model, screen: Screen): readonly Call[] =>
    listOf(screen.calls).flatMap((each) => find(model, 'call', each) ?? []),
);

/** The screens that make a call: those whose row names it, and those that it names itself. */
export const screensMaking = perElement((model: Model, call: Call): ReadonlySet<Screen> => {
  const named = makingScreens(call).flatMap((each) => find(model, 'screen', each) ?? []);
  return new Set([...screensNaming(model, call), ...named]);
});

/** The declared roles that a row of the matrix says anything of. */
const rolesOfRow = perElement((model: Model, row: PermissionRow): readonly Role[] =>
  row.cells.flatMap((cell) => (cell.allowed.is === 'unstated' ? [] : (find(model, 'role', cell.role) ?? []))),
);

/** The declared roles of which the matrix says anything. */
export const rolesInMatrix = settled(
  (model): ReadonlySet<Role> => new Set(flat(rolesOfRow.each(model, model.roles.permissions))),
  (one, other) => isSameList([...one], [...other]),
);
