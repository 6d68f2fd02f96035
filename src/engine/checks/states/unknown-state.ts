import type { Fix } from '../../finding.ts';
import { didYouMean } from '../../model/derived/did-you-mean.ts';
import type { Lifecycle } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import {
  governedValues,
  isAmong,
  knownStates,
  type StateUse,
  stateUses,
} from '../../model/states/lifecycles/names.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { isMeant } from '../choice.ts';
import { writeInstead } from '../unknown.ts';

const places: Readonly<Record<StateUse['in'], string>> = {
  starts: 'It starts in',
  ends: 'It ends in',
  member: 'A group of states holds',
  from: 'A transition leaves',
  to: 'A transition leads to',
};

function reportOf(
  model: Model,
  lifecycle: Lifecycle,
  [first, ...others]: readonly StateUse[],
  known: ReadonlySet<string> | undefined,
): readonly Report[] {
  if (first === undefined) return [];
  const { name, at } = first.reference;
  if (known === undefined || isAmong(known, name)) return [];
  const suggestion = didYouMean(name, known);
  // A state that the field's values lack and that resembles none of them is `states/enumeration-differs`.
  const differs = first.in !== 'member' && governedValues(model, lifecycle) !== undefined;
  if (suggestion === undefined && (differs || lifecycle.how !== 'exact')) return [];
  const again = others.map(({ reference }) => reference.at);
  const fixes: Fix[] = [
    ...writeInstead(suggestion, at, again),
    {
      kind: 'declare',
      label: `Declare the state “${name}”`,
      point: 'states',
      name,
      within: lifecycle.name,
    },
  ];
  const said = `${places[first.in]} “${name}”, which is no state of “${lifecycle.name}”.`;
  return [
    {
      at,
      message:
        suggestion === undefined
          ? `${said} Declare it there, or name the state that is meant.`
          : `${said} Did you mean “${suggestion}”?`,
      fixes,
      ...isMeant('state', name, suggestion, fixes),
      related: others.map(({ reference }) => ({ message: `“${reference.name}” again`, at: reference.at })),
      cause: `unknown state ${lifecycle.name} ${name}`,
    },
  ];
}

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  if (lifecycle.doubtful) return [];
  const byName = new Map<string, StateUse[]>();
  for (const use of stateUses(lifecycle)) {
    const uses = byName.get(use.reference.name);
    if (uses) uses.push(use);
    else byName.set(use.reference.name, [use]);
  }
  const [ofRows, ofLines] = [knownStates(model, lifecycle, 'from'), knownStates(model, lifecycle, 'ends')];
  return [...byName.values()].flatMap((uses) => {
    const isOfRow = uses[0]?.in === 'from' || uses[0]?.in === 'to';
    return reportOf(model, lifecycle, uses, isOfRow ? ofRows : ofLines);
  });
});

/** A lifecycle names a state that is neither declared, nor a value of the field it governs, nor in its table. */
export const check: ModelCheck = {
  id: 'states/unknown-state',
  severity: 'error',
  summary: 'A lifecycle names a state that it does not have.',
  reads: ['states', 'entities'],
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
