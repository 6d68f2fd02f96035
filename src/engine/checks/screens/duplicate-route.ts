import { groupedBy } from '../../model/derived/grouped-by.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Screen } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { rowOf } from '../around-screens.ts';
import type { ModelCheck, Report } from '../check.ts';
import { type Addressed, addressOf, routesOf } from '../route-overlap.ts';

/** Whether two screens are open to different roles, so that who asks decides which one is shown. */
function toldApart(model: Model, one: Screen, other: Screen): boolean {
  // Who may open one of them is not shown: it may be others.
  if ([one, other].some(({ openTo: { is } }) => is === 'not-shown' || is === 'open')) return true;
  const mine = listOf(one.openTo).map((role) => find(model, 'role', role)?.name ?? role.name);
  const theirs = listOf(other.openTo).map((role) => find(model, 'role', role)?.name ?? role.name);
  return mine.length > 0 && theirs.length > 0 && !mine.some((role) => theirs.includes(role));
}

/** Words with which a description says when a screen is the one that is shown. */
const when =
  /\b(?:when(?:ever)?|while|unless|until|if|once|after|before|depend(?:s|ing) on|instead of|otherwise|only for|in place of)\b/i;

/** Whether a document in its own words says when one of two screens is shown. */
function isToldWhen(model: Model, screen: Screen): boolean {
  return screen.how !== 'exact' && (when.test(screen.description) || when.test(rowOf(model, screen)));
}

/** Whether a text names one screen again that it knows by its address alone, as links in a page do. */
function isNamedAgain(one: Addressed, other: Addressed): boolean {
  return [one, other].every(({ screen, route }) => screen.how !== 'exact' && screen.name === route.path);
}

/** Two screens at one address. Screens for different roles may share one. */
export const check: ModelCheck = {
  id: 'screens/duplicate-route',
  severity: 'warning',
  summary: 'Two screens have the same route.',
  everSaid: 'two routes that are told of are the same',
  reads: ['screens', 'screens-text', 'roles'],
  run: (model) => {
    // In a document in its own words it is the values of the query that tell such screens apart: `/?a=list`, `/?a=map`.
    const addressed = routesOf(model).filter(
      ({ screen, route }) =>
        screen.how === 'exact' || (route.query.length === 0 && !route.path.includes('?')),
    );
    const byAddress = groupedBy(addressed, addressOf);
    return [...byAddress.values()].flatMap(([first, ...others]): readonly Report[] => {
      if (!first) return [];
      const clashing = others.filter(
        (each) =>
          each.screen !== first.screen &&
          !isNamedAgain(each, first) &&
          !toldApart(model, each.screen, first.screen) &&
          !isToldWhen(model, each.screen) &&
          !isToldWhen(model, first.screen),
      );
      const [second, ...more] = clashing;
      if (!second) return [];
      const names =
        second.screen.name === first.screen.name
          ? `“${first.screen.name}” is listed twice`
          : `“${second.screen.name}” and “${first.screen.name}” are two screens`;
      return [
        {
          at: second.route.at,
          message: `${names} at the same address, ${second.route.path}. Which one is shown there, and when?`,
          related: [
            { message: `“${first.screen.name}” is at ${first.route.path}`, at: first.route.at },
            ...more.map(({ screen, route }) => ({ message: `“${screen.name}” too`, at: route.at })),
          ],
        },
      ];
    });
  },
};
