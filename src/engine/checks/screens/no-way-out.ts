import { waysFrom, waysFromAnywhere } from '../../model/derived/screen-ways.ts';
import type { Screen } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

const reportsOf = perElement((model: Model, screen: Screen): readonly Report[] => {
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
    return flat(reportsOf.each(model, own));
  },
};
