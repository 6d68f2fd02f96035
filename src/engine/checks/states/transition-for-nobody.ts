import { rowsOfTransition } from '../../model/derived/permissions.ts';
import type { Lifecycle, Transition } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
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

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  if (lifecycle.how !== 'exact' || lifecycle.doubtful) return [];
  const events = rowsByEvent(lifecycle);
  const lacking = [...events].flatMap(([name, rows]) => {
    const isSaid = rows.some((row) => row.by.is !== 'unstated' || rowsOfTransition(model, row).length > 0);
    const [first] = rows;
    return isSaid || first === undefined ? [] : [{ name, at: first.nameAt }];
  });
  return reportGaps(lacking, events.size, {
    one: (name) => `Who may fire “${name}”? Neither the table nor the permissions say.`,
    many: (names) =>
      `Who may fire ${names}? Neither the table of “${lifecycle.name}” nor the permissions say.`,
    cause: `events for nobody in ${lifecycle.name}`,
    column: { point: 'states', title: 'By' },
  });
});

/** Whether the document says of any event who fires it. */
function saysWho(model: Model): boolean {
  return (
    model.states.lifecycles.some(({ transitions }) => transitions.some(({ by }) => by.is === 'shown')) ||
    rowsOfTransition.every(model).length > 0
  );
}

/** An event of which neither the table nor the matrix says who fires it, in a document that does say it of others. */
export const check: ModelCheck = {
  id: 'states/transition-for-nobody',
  severity: 'gap',
  summary: 'Nobody is named who may fire an event.',
  reads: ['states', 'roles', 'entities', 'screens'],
  run: (model) => (saysWho(model) ? flat(reportsOf.each(model, model.states.lifecycles)) : []),
};
