import type { Fix } from '../../finding.ts';
import { fold } from '../../model/derived/name-index.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Entity } from '../../model/domain-elements.ts';
import type { Call, Route, Screen } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

type Parameter = Route['parameters'][number];

/** Whether a parameter names an entity's key: `invoiceId`, `invoice_number`, `invoice`. */
function namesEntity(parameter: string, entity: Entity): boolean {
  const [key, name] = [fold(parameter), fold(entity.name)];
  return key.startsWith(name) || key.endsWith(name);
}

const last = (name: string): string => fold(name.slice(name.lastIndexOf('.') + 1));

/** The entities that give a name to the value of a field. */
const entitiesNaming = grouped(
  (model) => model.entities.entities,
  (_, { fields }: Entity): readonly string[] => fields.map(({ name }) => last(name)),
);

/** The calls that give a name to a value that they take. */
const callsNaming = grouped(
  (model) => model.calls.calls,
  (_, { parameters, payload }: Call): readonly string[] =>
    [...parameters, ...listOf(payload)].map(({ name }) => last(name)),
);

function isGiven(model: Model, { name }: Parameter): boolean {
  return (
    callsNaming(model, fold(name)).length > 0 ||
    entitiesNaming(model, fold(name)).length > 0 ||
    model.entities.entities.some((entity) => namesEntity(name, entity))
  );
}

const reportsOf = perElement((model: Model, screen: Screen): readonly Report[] => {
  const asked = listOf(screen.routes).flatMap((route) =>
    route.parameters
      .filter((each) => !isGiven(model, each))
      .map((each) => reportOf(model, screen, route, each)),
  );
  return asked.length > 0 && isKnown(model, screen) ? asked : [];
});

/** Whether the screen says what it shows and calls, and the entities it shows have their fields shown. */
function isKnown(model: Model, screen: Screen): boolean {
  const said = [screen.shows, screen.calls].every(({ is }) => is === 'shown' || is === 'none');
  return (
    said &&
    !screen.any &&
    listOf(screen.shows).every(({ entity }) => (find(model, 'entity', entity)?.fields.length ?? 0) > 0) &&
    listOf(screen.calls).every((call) => find(model, 'call', call) !== undefined)
  );
}

/** Offers to declare a parameter as a field of the one entity that a screen shows; of several it may be any. */
function declaring(model: Model, { shows }: Screen, name: string): readonly Fix[] {
  const shown = listOf(shows).flatMap(({ entity }) => find(model, 'entity', entity)?.name ?? []);
  const [within, ...others] = new Set(shown);
  if (within === undefined || others.length > 0) return [];
  return [
    { kind: 'declare', label: `Declare the field “${within}.${name}”`, point: 'entities', within, name },
  ];
}

function reportOf(model: Model, screen: Screen, route: Route, { name }: Parameter): Report {
  return {
    at: route.at,
    message: `Where does “${name}” in ${route.path} come from? No field and no call has that name, so that nothing of “${screen.name}” is found by it.`,
    fixes: declaring(model, screen, name),
  };
}

/** A parameter in a screen's route that no field and no call gives, where what the screen shows and calls is known. */
export const check: ModelCheck = {
  id: 'screens/unknown-parameter',
  severity: 'warning',
  summary: 'A parameter of a route is given by no field and no call.',
  deep: true,
  reads: ['screens', 'entities', 'calls'],
  run: (model) => flat(reportsOf.each(model, model.screens.screens)),
};
