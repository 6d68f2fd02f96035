import { waysFrom, waysFromAnywhere } from '../../model/derived/screen-ways.ts';
import type { ModelCheck } from '../check.ts';

/** A screen that is said to lead nowhere: whoever gets there is stuck. Ways that hold everywhere count. */
export const check: ModelCheck = {
  id: 'screens/no-way-out',
  severity: 'warning',
  summary: 'A screen leads nowhere.',
  deep: true,
  reads: ['screens', 'calls', 'errors'],
  run: (model) => {
    const anywhere = waysFromAnywhere(model);
    const rows = model.screens.screens.filter((screen) => screen.any);
    const own = model.screens.screens.filter((screen) => !screen.any);
    // An `(any)` row may hold the way out of every screen.
    if (!anywhere.complete || rows.some((row) => row.leadsTo.is === 'shown') || own.length < 2) return [];
    return own.flatMap((screen) => {
      const ways = waysFrom(model, screen);
      if (!ways.complete || [...ways.to].some((next) => next !== screen)) return [];
      // A name that is declared nowhere still says that there is a way.
      if (screen.leadsTo.is === 'shown' && ways.to.size === 0) return [];
      return [
        {
          at: screen.nameAt,
          message: `From “${screen.name}” one gets nowhere. Which screen comes next, or how does one get back?`,
        },
      ];
    });
  },
};
