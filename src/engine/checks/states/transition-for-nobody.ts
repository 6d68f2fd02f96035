import type { Lifecycle, Transition } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { rowsOfTransitions } from '../../model/permissions.ts';
import { shownValue } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** The rows of a lifecycle by event, those left out whose event is not told. */
function rowsByEvent(lifecycle: Lifecycle): ReadonlyMap<string, readonly Transition[]> {
  const found = new Map<string, Transition[]>();
  for (const row of lifecycle.transitions) {
    const event = shownValue(row.event);
    if (event === undefined || row.doubtful) continue;
    const rows = found.get(event);
    if (rows) rows.push(row);
    else found.set(event, [row]);
  }
  return found;
}

/** Whether the document says of any event who fires it. */
function saysWho(model: Model, inMatrix: { readonly size: number }): boolean {
  const rows = model.states.lifecycles.flatMap(({ transitions }) => transitions);
  return inMatrix.size > 0 || rows.some(({ by }) => by.is === 'shown');
}

/** An event of which neither the table nor the matrix says who fires it, in a document that does say it of others. */
export const check: ModelCheck = {
  id: 'states/transition-for-nobody',
  severity: 'gap',
  summary: 'Nobody is named who may fire an event.',
  reads: ['states', 'roles', 'entities', 'screens'],
  run: (model) => {
    const inMatrix = rowsOfTransitions(model);
    if (!saysWho(model, inMatrix)) return [];
    return model.states.lifecycles.flatMap((lifecycle): readonly Report[] => {
      if (lifecycle.how !== 'exact' || lifecycle.doubtful) return [];
      const events = rowsByEvent(lifecycle);
      const lacking = [...events].flatMap(([name, rows]) => {
        const isSaid = rows.some((row) => row.by.is !== 'unstated' || inMatrix.has(row));
        const [first] = rows;
        return isSaid || first === undefined ? [] : [{ name, at: first.nameAt }];
      });
      return reportGaps(lacking, events.size, {
        one: (name) => `Who may fire “${name}”? Neither the table nor the permissions say.`,
        many: (names) =>
          `Who may fire ${names}? Neither the table of “${lifecycle.name}” nor the permissions say.`,
        cause: `events for nobody in ${lifecycle.name}`,
      });
    });
  },
};
