import type { ModelCheck, Report } from '../check.ts';
import { clashesAmong, keptOf, routesOf } from '../route-overlap.ts';

/** Routes that are looked at: no product has so many, and as many that clash each with each would be an answer for nobody. */
const most = 1_000;

/** Two route patterns match one address, and neither is the more specific. */
export const check: ModelCheck = {
  id: 'screens/ambiguous-routes',
  severity: 'warning',
  summary: 'Two routes match the same address.',
  everSaid: 'two routes that are told of clash',
  reads: ['screens', 'screens-text', 'rules'],
  run: (model) => {
    const routes = routesOf(model).slice(0, most);
    const kept = keptOf(model, routes);
    return clashesAmong(routes, kept).map(
      ({ one, other, address }): Report => ({
        at: one.route.at,
        message: `${address} is an address of “${one.screen.name}” and of “${other.screen.name}”, and neither route is the more exact. Change one of them.`,
        cause: 'routes that match one address',
        related: [{ message: `“${other.screen.name}” is at ${other.route.path}`, at: other.route.at }],
      }),
    );
  },
};
