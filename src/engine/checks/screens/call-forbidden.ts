import { mayMake } from '../../model/derived/actions.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Role } from '../../model/domain-elements.ts';
import type { Reference } from '../../model/element.ts';
import type { Call, Screen } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

interface Made {
  readonly reference: Reference;
  readonly call: Call;
}

/** A call without which the screen has nothing to show: it only reads. */
function isNeeded({ call }: Made): boolean {
  const does = listOf(call.does);
  if (does.length > 0)
    return does.every(({ verbs }) => verbs.length > 0 && verbs.every((verb) => /^read$/i.test(verb)));
  return call.method === 'GET' || call.method === 'HEAD';
}

/** The calls of a screen that a role may open and not make: those it needs, or all when it may make none of them. */
function forbidden(model: Model, made: readonly Made[], role: Role): readonly Made[] {
  const refused = made.filter(({ call }) => mayMake(model, role, call) === 'no');
  return refused.length === made.length ? refused : refused.filter(isNeeded);
}

const reportsOf = perElement((model: Model, screen: Screen): readonly Report[] => {
  const made = listOf(screen.calls).flatMap((reference): readonly Made[] => {
    const call = find(model, 'call', reference);
    return call && !call.doubtful ? [{ reference, call }] : [];
  });
  const roles = listOf(screen.openTo).flatMap((reference) => find(model, 'role', reference) ?? []);
  const refused = new Map<Made, Role[]>();
  for (const role of new Set(roles)) {
    for (const each of forbidden(model, made, role)) refused.set(each, [...(refused.get(each) ?? []), role]);
  }
  return [...refused].map(([{ reference, call }, who]) => {
    const names = who.map(({ name }) => `“${name}”`).join(', ');
    return {
      at: reference.at,
      message: `${names} may open “${screen.name}” and may not make the call “${call.name}” that it needs. Allow the call, or close the screen to them.`,
      related: [{ message: `“${call.name}” is declared here`, at: call.nameAt }],
    };
  });
});

/** A role may open a screen and may not make the call that the screen needs. */
export const check: ModelCheck = {
  id: 'screens/call-forbidden',
  severity: 'error',
  summary: 'A role may open a screen and may not make the call it needs.',
  reads: ['screens', 'roles', 'calls', 'entities', 'states'],
  run: (model) => flat(reportsOf.each(model, model.screens.screens)),
};
