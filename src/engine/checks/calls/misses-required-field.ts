import type { Fix } from '../../finding.ts';
import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { creatingCalls, isBrought, isGiven, isSetByRows } from '../field-sources.ts';
import { askedEach, nameList, sayNotShown } from '../gaps.ts';

/** A moment that is required is mostly the moment of creation, which nobody writes down as sent. */
function isStamp(field: Field): boolean {
  const type = shownValue(field.type)?.type;
  return type?.is === 'scalar' && type.name === 'timestamp';
}

/**
 * Offers to say that what a field begins with is not shown, or that the call takes it, of which nothing is shown: these
 * are two answers, and where there is no other one would be taken for it. Of many fields at once nobody would want either.
 */
function sayUnshown(entity: Entity, call: Call, missing: readonly Field[]): readonly Fix[] {
  if (missing.length > askedEach) return [];
  const rows = missing.map(({ name, at }) => ({ name: `${entity.name}.${name}`, at }));
  return [
    sayNotShown('entities', 'Default', rows),
    ...missing.map(({ name }): Fix => {
      const label = `Add “${name}” to what the call takes`;
      return { kind: 'declare', label, point: 'calls', within: call.name, name };
    }),
  ];
}

/** Whether it is not shown which rules hold for a field. */
const isOpen = ({ rulesStated: { is } }: Field): boolean => is === 'not-shown' || is === 'open';

const reportsOf = perElement((model: Model, entity: Entity): readonly Report[] => {
  if (entity.doubtful || entity.is === 'enumeration') return [];
  const needed = entity.fields.filter(
    (field) =>
      field.how === 'exact' &&
      !field.doubtful &&
      // It may be a key, or computed.
      !isOpen(field) &&
      shownValue(field.required) === true &&
      shownValue(field.type)?.optional !== true &&
      !isStamp(field) &&
      !isGiven(model, entity, field) &&
      !isSetByRows(model, entity, field, true),
  );
  return creatingCalls(model, entity).flatMap((call): readonly Report[] => {
    // A payload that is not shown is another gap.
    if (call.doubtful || (call.payload.is !== 'shown' && call.payload.is !== 'none')) return [];
    const missing = needed.filter((field) => !isBrought(model, call, entity, field));
    const [first] = missing;
    if (!first) return [];
    const names = nameList(missing.map(({ name }) => name));
    return [
      {
        at: call.nameAt,
        message:
          missing.length > 1
            ? `Where do ${names} of a new “${entity.name}” come from? They are required, and “${call.name}” does not take them.`
            : `Where does ${names} of a new “${entity.name}” come from? It is required, and “${call.name}” does not take it.`,
        fixes: sayUnshown(entity, call, missing),
        related: missing.map(({ name, nameAt }) => ({ message: `“${name}” is required`, at: nameAt })),
      },
    ];
  });
});

/** A call that creates an entity, and a required field for which no value comes from anywhere. */
export const check: ModelCheck = {
  id: 'calls/misses-required-field',
  severity: 'gap',
  summary: 'A call creates an entity without one of its required fields.',
  reads: ['calls', 'entities', 'states', 'screens'],
  run: (model) => flat(reportsOf.each(model, model.entities.entities)),
};
