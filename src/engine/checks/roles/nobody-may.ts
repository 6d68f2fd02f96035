import { meaningsOf } from '../../model/actions.ts';
import type { PermissionRow } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { refusesAll } from '../../model/permissions.ts';
import { listOf } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';

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
  for (const call of model.calls.calls) {
    const done = listOf(call.does).flatMap((action) => meaningsOf(model, action));
    const isDone = done.some((each) =>
      meanings.some(
        (meaning) =>
          meaning.is === 'entity' &&
          each.is === 'entity' &&
          each.verb === meaning.verb &&
          each.entity === meaning.entity,
      ),
    );
    if (isDone && call.allowedTo.is !== 'shown')
      return { message: `“${call.name}” does it`, at: call.nameAt };
  }
  return undefined;
}

/** The matrix refuses an action to every role, and an event or a call offers it. */
export const check: ModelCheck = {
  id: 'roles/nobody-may',
  severity: 'warning',
  summary: 'Nobody may do what the product offers.',
  reads: ['roles', 'states', 'calls', 'entities', 'screens'],
  run: (model) =>
    model.roles.permissions.flatMap((row): readonly Report[] => {
      const offered = refusesAll(model, row) ? offers(model, row) : undefined;
      if (offered === undefined) return [];
      return [
        {
          at: row.nameAt,
          message: `Nobody may “${row.name}”: every role is refused, and the product offers it. Say who may, or take out what offers it.`,
          related: [offered],
        },
      ];
    }),
};
