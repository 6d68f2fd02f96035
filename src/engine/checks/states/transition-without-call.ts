import { lifecyclesOf, meaningsOf } from '../../model/derived/actions.ts';
import { groupedBy } from '../../model/derived/grouped-by.ts';
import { fold } from '../../model/derived/name-index.ts';
import type { Lifecycle, Transition } from '../../model/domain-elements.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** The calls that take a row: those of its event, and those that create or delete what it creates or deletes. */
const callsTaking = grouped(
  (model) => model.calls.calls,
  (model, call: Call): readonly Transition[] =>
    listOf(call.does)
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
      }),
);

/** The events of a lifecycle that people fire, with the row that no call takes where there is none that does. */
const eventsOf = perElement((model: Model, lifecycle: Lifecycle) => {
  const isTaken = (row: Transition): boolean => callsTaking(model, row).length > 0;
  if (lifecycle.doubtful || !lifecycle.transitions.some(isTaken)) return [];
  const byPeople = lifecycle.transitions.filter(
    (row) =>
      row.how === 'exact' &&
      !row.doubtful &&
      row.name !== '' &&
      listOf(row.by).some(({ is }) => is === 'role'),
  );
  return [...groupedBy(byPeople, ({ name }) => fold(name)).values()].map((rows) => ({
    lacking: rows.some(isTaken) ? undefined : rows[0],
  }));
});

/** An event that a person fires and no call does, in a document that says of its calls what they do. */
export const check: ModelCheck = {
  id: 'states/transition-without-call',
  severity: 'gap',
  summary: 'No call does what a person can do to a state.',
  reads: ['states', 'calls', 'entities', 'screens'],
  deep: true,
  run: (model) => {
    const events = flat(eventsOf.each(model, model.states.lifecycles));
    return reportGaps(
      events.flatMap(({ lacking }) => (lacking ? [{ name: lacking.name, at: lacking.nameAt }] : [])),
      events.length,
      {
        one: (name) => `Which call does “${name}”? None of them says that it does.`,
        many: (names) => `Which calls do ${names}? None of them says that it does.`,
        cause: 'events without a call',
      },
    );
  },
};
