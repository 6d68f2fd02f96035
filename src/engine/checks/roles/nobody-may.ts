import { meaningsOf } from '../../model/derived/actions.ts';
import { refusesAll } from '../../model/derived/permissions.ts';
import type { Entity, PermissionRow } from '../../model/domain-elements.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

/** The calls that do something to an entity. */
const callsDoing = grouped(
  (model) => model.calls.calls,
  (model, call: Call): readonly Entity[] =>
    listOf(call.does)
      .flatMap((action) => meaningsOf(model, action))
      .flatMap((meaning) => (meaning.is === 'entity' ? [meaning.entity] : [])),
);

/** What offers the action: an event of a lifecycle that nobody outside the roles fires, or a call that does it. */
function offers(
  model: Model,
  row: PermissionRow,
): { readonly message: string; readonly at: Report['at'] } | undefined {
  const meanings = meaningsOf(model, row.action);
  for (const meaning of meanings) {
    if (meaning.is !== 'event') continue;
    const [first] = meaning.transitions;
    const fromOutside = meaning.transitions.some(({ by }) =>
      listOf(by).some((actor) => actor.is === 'outside'),
    );
    const byRole = meaning.transitions.some(({ by }) => listOf(by).some((actor) => actor.is === 'role'));
    if (first !== undefined && !fromOutside && !byRole)
      return { message: `the event “${meaning.event}”`, at: first.at };
  }
  for (const meaning of meanings) {
    if (meaning.is !== 'entity') continue;
    const call = callsDoing(model, meaning.entity).find(
      (each) =>
        each.allowedTo.is !== 'shown' &&
        listOf(each.does)
          .flatMap((action) => meaningsOf(model, action))
          .some(
            (done) => done.is === 'entity' && done.verb === meaning.verb && done.entity === meaning.entity,
          ),
    );
    if (call) return { message: `“${call.name}” does it`, at: call.nameAt };
  }
  return undefined;
}

const reportsOf = perElement((model: Model, row: PermissionRow): readonly Report[] => {
  const offered = refusesAll(model, row) ? offers(model, row) : undefined;
  if (offered === undefined) return [];
  return [
    {
      at: row.nameAt,
      message: `Nobody may “${row.name}”: every role is refused, and the product offers it. Say who may, or take out what offers it.`,
      related: [offered],
    },
  ];
});

/** The matrix refuses an action to every role, and an event or a call offers it. */
export const check: ModelCheck = {
  id: 'roles/nobody-may',
  severity: 'warning',
  summary: 'Nobody may do what the product offers.',
  everSaid: 'what is refused to everybody is offered elsewhere',
  reads: ['roles', 'states', 'calls', 'entities', 'screens'],
  run: (model) => flat(reportsOf.each(model, model.roles.permissions)),
};
