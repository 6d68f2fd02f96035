import { didYouMean } from '../../model/derived/did-you-mean.ts';
import { governedFields } from '../../model/derived/governed.ts';
import type { Lifecycle } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { governedValues, hasOpenRow, isAmong } from '../../model/states/lifecycles/names.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { nameList } from '../gaps.ts';

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  const values = governedValues(model, lifecycle);
  if (values === undefined || lifecycle.doubtful || lifecycle.transitions.length === 0) return [];
  const listed = lifecycle.states.filter((state) => state.is === 'listed');
  const names = new Set(listed.map(({ name }) => name));
  const beyond = listed.filter(({ name }) => !isAmong(values, name));
  // A state that resembles a value is a slip: `states/unknown-state` says so, and the value is not missing.
  const meant = new Set(beyond.map(({ name }) => didYouMean(name, values)));
  const surplus = beyond.filter(({ name }) => didYouMean(name, values) === undefined);
  const missing = (hasOpenRow(lifecycle) ? [] : [...values]).filter(
    (value) => !isAmong(names, value) && !meant.has(value),
  );
  if (surplus.length + missing.length === 0) return [];
  const fields = governedFields(model, lifecycle);
  const said = [
    ...(surplus.length > 0
      ? [`${nameList(surplus.map(({ name }) => name))} can not be stored in the field`]
      : []),
    ...(missing.length > 0 ? [`${nameList(missing)} can be stored and has no row in the lifecycle`] : []),
  ];
  return [
    {
      at: surplus[0]?.nameAt ?? lifecycle.nameAt,
      message: `“${lifecycle.name}” and the field it governs have different values: ${said.join('; ')}. Make both lists the same.`,
      related: fields.map(({ name, at }) => ({ message: `the values of “${name}”`, at })),
      fixes: missing.map((name) => ({
        kind: 'declare',
        label: `Declare the state “${name}”`,
        point: 'states',
        name,
        within: lifecycle.name,
      })),
    },
  ];
});

/** The states of a lifecycle are not the values of the field that it governs. */
export const check: ModelCheck = {
  id: 'states/enumeration-differs',
  severity: 'error',
  summary: 'The states of a lifecycle differ from the values of its field.',
  reads: ['states', 'entities'],
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
