import { lifecyclesOf, meaningsOf } from '../../model/actions.ts';
import type { Transition } from '../../model/domain-elements.ts';
import { groupedBy } from '../../model/grouped.ts';
import type { Model } from '../../model/model.ts';
import { fold } from '../../model/name-index.ts';
import { listOf } from '../../model/stated.ts';
import type { ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** The rows that some call takes: those of its events, and those that create or delete what it creates or deletes. */
function rowsTaken(model: Model): ReadonlySet<Transition> {
  const actions = model.calls.calls.flatMap((call) => listOf(call.does));
  const rows = actions
    .flatMap((action) => meaningsOf(model, action))
    .flatMap((meaning): readonly Transition[] => {
      if (meaning.is === 'event') return meaning.transitions;
      if (meaning.is !== 'entity' || (meaning.verb !== 'create' && meaning.verb !== 'delete')) return [];
      const { verb } = meaning;
      return lifecyclesOf(model, meaning.entity)
        .flatMap(({ transitions }) => transitions)
        .filter((row) =>
          verb === 'create'
            ? listOf(row.from).some(({ is }) => is === 'new')
            : listOf(row.to).some(({ is }) => is === 'end'),
        );
    });
  return new Set(rows);
}

/** An event that a person fires and no call does, in a document that says of its calls what they do. */
export const check: ModelCheck = {
  id: 'states/transition-without-call',
  severity: 'gap',
  summary: 'No call does what a person can do to a state.',
  reads: ['states', 'calls', 'entities', 'screens'],
  deep: true,
  run: (model) => {
    const taken = rowsTaken(model);
    const events = model.states.lifecycles.flatMap((lifecycle) => {
      if (lifecycle.doubtful || !lifecycle.transitions.some((row) => taken.has(row))) return [];
      const byPeople = lifecycle.transitions.filter(
        (row) =>
          row.how === 'exact' &&
          !row.doubtful &&
          row.name !== '' &&
          listOf(row.by).some(({ is }) => is === 'role'),
      );
      return [...groupedBy(byPeople, ({ name }) => fold(name)).values()];
    });
    const lacking = events.filter((rows) => !rows.some((row) => taken.has(row)));
    return reportGaps(
      lacking.flatMap(([row]) => (row ? [{ name: row.name, at: row.nameAt }] : [])),
      events.length,
      {
        one: (name) => `Which call does “${name}”? None of them says that it does.`,
        many: (names) => `Which calls do ${names}? None of them says that it does.`,
        cause: 'events without a call',
      },
    );
  },
};
