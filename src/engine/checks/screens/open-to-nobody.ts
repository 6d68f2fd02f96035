import { permits } from '../../model/actions.ts';
import type { Screen } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { fold } from '../../model/name-index.ts';
import { find } from '../../model/resolve.ts';
import type { ModelCheck, Report } from '../check.ts';

/** The row of the matrix that says who may open a screen. */
function rowOf(model: Model, screen: Screen) {
  return model.roles.permissions.find(
    ({ action }) =>
      action.verbs.some((verb) => fold(verb) === 'open') &&
      action.target !== undefined &&
      find(model, 'screen', action.target) === screen,
  );
}

/** A screen that nobody may open, as its own row says, or as the matrix says of every role. */
export const check: ModelCheck = {
  id: 'screens/open-to-nobody',
  severity: 'error',
  summary: 'Nobody may open a screen.',
  reads: ['screens', 'roles', 'entities'],
  run: (model) =>
    model.screens.screens.flatMap((screen): readonly Report[] => {
      if (screen.openTo.is === 'none') {
        const message = `Nobody may open “${screen.name}”: “Open to” says none. Name the roles, or leave the cell empty if the matrix of point 6 tells.`;
        return [{ at: screen.openTo.at, message }];
      }
      const row = rowOf(model, screen);
      const { roles } = model.roles;
      if (!row || roles.length === 0 || screen.openTo.is !== 'unstated') return [];
      if (!roles.every((role) => permits(model, role, { ...row.action, verbs: ['open'] }) === 'no'))
        return [];
      return [
        {
          at: screen.nameAt,
          message: `Nobody may open “${screen.name}”: point 6 says no for every role. Who is it for?`,
          related: [{ message: 'the row of the matrix', at: row.at }],
        },
      ];
    }),
};
