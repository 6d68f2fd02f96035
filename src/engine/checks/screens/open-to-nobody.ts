import { permits } from '../../model/derived/actions.ts';
import { fold } from '../../model/derived/name-index.ts';
import { find } from '../../model/derived/resolve.ts';
import type { PermissionRow, Role } from '../../model/domain-elements.ts';
import type { Screen } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { flat, perElement, settled } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

/** The rows of the matrix that say who may open a screen. */
const rowsOpening = grouped(
  (model) => model.roles.permissions,
  (model, { action }: PermissionRow): readonly Screen[] => {
    const opens = action.verbs.some((verb) => fold(verb) === 'open');
    const screen = opens && action.target ? find(model, 'screen', action.target) : undefined;
    return screen ? [screen] : [];
  },
);

const reportsOf = perElement((model: Model, screen: Screen): readonly Report[] => {
  if (screen.openTo.is === 'none') {
    const message = `Nobody may open “${screen.name}”: “Open to” says none. Name the roles, or leave the cell empty if the matrix of point 6 tells.`;
    return [{ at: screen.openTo.at, message }];
  }
  const [row] = rowsOpening(model, screen);
  const roles = rolesOf(model);
  if (!row || roles.length === 0 || screen.openTo.is !== 'unstated') return [];
  if (!roles.every((role) => permits(model, role, { ...row.action, verbs: ['open'] }) === 'no')) return [];
  return [
    {
      at: screen.nameAt,
      message: `Nobody may open “${screen.name}”: point 6 says no for every role. Who is it for?`,
      related: [{ message: 'the row of the matrix', at: row.at }],
    },
  ];
});

const rolesOf = settled((model): readonly Role[] => model.roles.roles, isSameList);

/** A screen that nobody may open, as its own row says, or as the matrix says of every role. */
export const check: ModelCheck = {
  id: 'screens/open-to-nobody',
  severity: 'error',
  summary: 'Nobody may open a screen.',
  reads: ['screens', 'roles', 'entities'],
  run: (model) => flat(reportsOf.each(model, model.screens.screens)),
};
