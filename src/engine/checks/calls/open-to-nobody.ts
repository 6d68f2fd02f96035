import { meaningsOf, permits } from '../../model/derived/actions.ts';
import { declaredRoles, everyFor, screensMaking } from '../../model/derived/permissions.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** Whether anything says who may make a call: itself, the matrix, a screen that makes it, a rule for every call. */
const isSaid = perElement((model: Model, call: Call): boolean | undefined => {
  if (call.every || call.outgoing || call.doubtful) return undefined;
  if (call.allowedTo.is === 'none') return false;
  if (call.allowedTo.is !== 'unstated') return true;
  if (everyFor(model, call).some(({ allowedTo }) => allowedTo.is !== 'unstated')) return true;
  const actions = listOf(call.does);
  const inMatrix = actions.some((action) =>
    declaredRoles(model).some((role) => permits(model, role, action) !== 'unsaid'),
  );
  const fired = actions
    .flatMap((action) => meaningsOf(model, action))
    .some((meaning) => meaning.is === 'event' && meaning.transitions.some(({ by }) => by.is !== 'unstated'));
  return inMatrix || fired || [...screensMaking(model, call)].some(({ openTo }) => openTo.is !== 'unstated');
});

/** A call of which nothing says who may make it, in a document that says it of others. */
export const check: ModelCheck = {
  id: 'calls/open-to-nobody',
  severity: 'gap',
  summary: 'Nobody is named who may make a call.',
  reads: ['calls', 'roles', 'screens', 'states', 'entities'],
  deep: true,
  run: (model) => {
    const { calls } = model.calls;
    const said = isSaid.each(model, calls);
    const own = calls.filter((_, index) => said[index] !== undefined);
    if (!own.some(({ allowedTo, does }) => allowedTo.is === 'shown' || listOf(does).length > 0)) return [];
    const lacking = calls.filter((_, index) => said[index] === false);
    // Where it is said of a few, the others may be told it in words that were not understood.
    if (lacking.length * 2 > own.length) return [];
    return reportGaps(
      lacking.map(({ name, nameAt }) => ({ name, at: nameAt })),
      own.length,
      {
        one: (name) => `Who may make “${name}”? Neither the call nor the permissions name a role.`,
        many: (names) => `Who may make ${names}? Neither the calls nor the permissions name a role.`,
        cause: 'calls that are open to nobody',
        column: { point: 'calls', title: 'Allowed to' },
      },
    );
  },
};
