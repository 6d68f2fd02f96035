import type { Entity } from '../../model/domain-elements.ts';
import type { Route, Screen } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { fold } from '../../model/name-index.ts';
import { find } from '../../model/resolve.ts';
import { listOf } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';

type Parameter = Route['parameters'][number];

/** Whether a parameter names an entity's key: `invoiceId`, `invoice_number`, `invoice`. */
function namesEntity(parameter: string, entity: Entity): boolean {
  const [key, name] = [fold(parameter), fold(entity.name)];
  return key.startsWith(name) || key.endsWith(name);
}

/** The names that fields, payloads and the parameters of calls give to values. */
function givenNames(model: Model): ReadonlySet<string> {
  const fields = model.entities.entities.flatMap((entity) => entity.fields);
  const sent = model.calls.calls.flatMap((call) => [...call.parameters, ...listOf(call.payload)]);
  return new Set([...fields, ...sent].map(({ name }) => fold(name.slice(name.lastIndexOf('.') + 1))));
}

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

function reportOf(screen: Screen, route: Route, { name }: Parameter): Report {
  return {
    at: route.at,
    message: `Where does “${name}” in ${route.path} come from? No field and no call has that name, so that nothing of “${screen.name}” is found by it.`,
  };
}

/** A parameter in a screen's route that no field and no call gives, where what the screen shows and calls is known. */
export const check: ModelCheck = {
  id: 'screens/unknown-parameter',
  severity: 'warning',
  summary: 'A parameter of a route is given by no field and no call.',
  deep: true,
  reads: ['screens', 'entities', 'calls'],
  run: (model) => {
    const given = givenNames(model);
    const isGiven = ({ name }: Parameter): boolean =>
      given.has(fold(name)) || model.entities.entities.some((entity) => namesEntity(name, entity));
    return model.screens.screens
      .filter((screen) => isKnown(model, screen))
      .flatMap((screen) =>
        listOf(screen.routes).flatMap((route) =>
          route.parameters.filter((each) => !isGiven(each)).map((each) => reportOf(screen, route, each)),
        ),
      );
  },
};
