import type { ModelCheck, Report } from '../check.ts';
import { against, byCulprit, type Clashing } from '../clashing.ts';
import { nameList } from '../gaps.ts';
import { type Addressed, clashesAmong, keptOf, type RouteClash, routesOf } from '../route-overlap.ts';

/** Routes that are looked at: no product has so many, and as many that clash each with each would be an answer for nobody. */
const most = 1_000;

/** One report for all routes that a route clashes with: it is the one to change. */
function reportOf({ culprit, clashes }: Clashing<Addressed, RouteClash>): Report {
  const { screen, route } = culprit;
  const [{ address }] = clashes;
  const others = clashes.map((clash) => against(culprit, clash));
  const names = nameList(others.map((other) => other.screen.name));
  return {
    at: route.at,
    message:
      others.length === 1
        ? `${address} is an address of “${screen.name}” and of ${names}, and neither route is the more exact. Change one of them.`
        : `${route.path}, the route of “${screen.name}”, matches addresses of ${names}, such as ${address}, and is neither more nor less exact than theirs. Change it.`,
    cause: 'routes that match one address',
    related: others.map((other) => ({
      message: `“${other.screen.name}” is at ${other.route.path}`,
      at: other.route.at,
    })),
  };
}

/** Two route patterns match one address, and neither is the more specific. */
export const check: ModelCheck = {
  id: 'screens/ambiguous-routes',
  severity: 'warning',
  summary: 'Two routes match the same address.',
  everSaid: 'two routes that are told of clash',
  reads: ['screens', 'screens-text', 'rules'],
  run: (model) => {
    const routes = routesOf(model).slice(0, most);
    return byCulprit<Addressed, RouteClash>(clashesAmong(routes, keptOf(model, routes))).map(reportOf);
  },
};
