import type { Lifecycle } from '../../model/domain-elements.ts';
import { scalarTypes } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import type { PointId } from '../../points.ts';
import { actions, elementAt, fieldPaths, undeclaredOptions } from './names.ts';
import { type CompletionOption, nameOption, phrases } from './option.ts';

/** What a column or label takes: names of the model and words of the format. `offset` is where the cursor is. */
type Source = (model: Model, offset: number) => readonly CompletionOption[];

const entities: Source = (model) => model.entities.entities.map(({ name }) => nameOption('entity', name));
const lists: Source = (model) =>
  model.entities.entities.map(({ name }) => nameOption('entity', name, { before: 'list of ' }));
const screens: Source = (model) =>
  model.screens.screens.filter(({ any }) => !any).map(({ name }) => nameOption('screen', name));
const roles: Source = (model) => model.roles.roles.map(({ name }) => nameOption('role', name));
const calls: Source = (model) =>
  model.calls.calls
    .filter(({ every }) => !every)
    .map(({ name }) => nameOption('call', name, { asCode: true }));
const errors: Source = (model) =>
  model.errors.errors.map(({ name, quoted }) =>
    quoted
      ? { label: `"${name}"`, kind: 'error', declares: name, detail: 'error' }
      : nameOption('error', name),
  );
const constants: Source = (model) =>
  [...new Set(model.constants.constants.map(({ name }) => name))].map((name) =>
    nameOption('constant', name, { asCode: true }),
  );
const lifecycleAt = (model: Model, offset: number): readonly Lifecycle[] => {
  const own = elementAt(model.states.lifecycles, offset);
  return own ? [own] : model.states.lifecycles;
};
const states: Source = (model, offset) =>
  lifecycleAt(model, offset).flatMap((each) => each.states.map(({ name }) => nameOption('state', name)));
const events: Source = (model, offset) =>
  [...new Set(lifecycleAt(model, offset).flatMap((each) => each.transitions.map(({ name }) => name)))]
    .filter((name) => name !== '')
    .map((name) => nameOption('event', name));
const values: Source = (model, offset) => {
  const entity = elementAt(model.entities.entities, offset);
  const field = entity && elementAt(entity.fields, offset);
  const type = field?.type.is === 'shown' ? field.type.value.type : undefined;
  return type?.is === 'one-of' ? type.values.map(({ value }) => nameOption('value', value)) : [];
};
const openings: Source = (model) =>
  model.screens.screens
    .filter(({ any }) => !any)
    .flatMap(({ name }) => ['open ', 'go to '].map((before) => nameOption('screen', name, { before })));
const said =
  (kind: CompletionOption['kind'], ...labels: readonly string[]): Source =>
  () =>
    phrases(kind, ...labels);

const yesNo = said('phrase', 'yes', 'no');
const types: readonly Source[] = [
  said('type', ...scalarTypes, 'one of ', 'list of '),
  entities,
  lists,
  fieldPaths,
];
const rules: readonly Source[] = [
  said(
    'phrase',
    'required',
    'optional',
    'required when ``',
    'unique',
    'unique per ',
    'exactly ',
    'at least ',
    'at most ',
    'from ',
    'more than ',
    'less than ',
    'matches ``',
    'one of ',
    'email',
    'url',
    'uuid',
    'date',
    'in the past',
    'in the future',
    'before ``',
    'after ``',
    'equals ``',
    'differs from ``',
  ),
  constants,
];
const fieldRules: readonly Source[] = [said('phrase', 'key', 'owner', 'immutable', '= ``'), ...rules];
const handling: readonly Source[] = [
  said('phrase', 'stay', 'show the message', 'mark the fields', 'retry'),
  openings,
];
const statuses = said('phrase', '200', '201', '204', '400', '401', '403', '404', '409', '422', '429', '500');

/** What each column of each table takes, by the ids of the readers. A column that is not here takes words. */
export const columnSources: Readonly<
  Partial<Record<PointId, Readonly<Record<string, Readonly<Record<string, readonly Source[]>>>>>>
> = {
  screens: {
    screens: {
      screen: [(model) => undeclaredOptions(model, 'screen')],
      shows: [entities, lists],
      calls: [calls],
      leadsTo: [screens],
      openTo: [roles],
    },
  },
  entities: {
    fields: { entity: [entities], type: types, required: [yesNo], default: [values], rules: fieldRules },
    entities: { entity: [(model) => undeclaredOptions(model, 'entity')] },
  },
  states: {
    transitions: {
      from: [states, said('phrase', '(new)', '(any)')],
      event: [events],
      to: [states, said('phrase', '(same)', '(end)')],
      by: [roles, said('phrase', '(time)', '(system)')],
      when: [said('phrase', 'otherwise')],
    },
  },
  rules: {
    rules: {
      subject: [entities, fieldPaths],
      rule: rules,
      on: [screens, calls, events],
      error: [errors],
    },
  },
  roles: {
    matrix: { action: [actions], '': [said('phrase', 'yes', 'no', 'own')] },
    roles: { who: [entities], when: [said('phrase', 'otherwise')], includes: [roles] },
  },
  calls: {
    payload: {
      in: [said('phrase', 'body', 'path', 'query', 'header')],
      type: types,
      required: [yesNo],
    },
    answers: { answer: [statuses], carries: [entities, lists, errors], handling },
    calls: {
      call: [(model) => undeclaredOptions(model, 'call')],
      method: [said('phrase', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE')],
      answers: [statuses],
      failures: [statuses],
      does: [actions],
      madeBy: [screens],
      allowedTo: [roles],
    },
  },
  errors: {
    errors: { error: [(model) => undeclaredOptions(model, 'error')], status: [statuses], handling },
  },
  constants: {
    constants: {
      constant: [(model) => undeclaredOptions(model, 'constant')],
      unit: [said('phrase', 'characters', 'entries', 'seconds', 'minutes', 'hours', 'days', 'kB', 'MB')],
      when: [said('phrase', 'otherwise')],
    },
  },
};

/** What follows each label of a bullet. */
export const labelSources: Readonly<Partial<Record<PointId, Readonly<Record<string, readonly Source[]>>>>> = {
  states: { Governs: [fieldPaths, entities], Starts: [states], Ends: [states] },
  calls: { Does: [actions], 'Made by': [screens], 'Allowed to': [roles] },
};

/** What follows each label of a bullet below that of a screen, rule, call or error. */
export const belowSources: typeof labelSources = {
  screens: { Shows: [entities, lists], Calls: [calls], 'Leads to': [screens], 'Open to': [roles] },
  rules: { Message: [], Error: [errors] },
  calls: { ...labelSources.calls },
  errors: { Status: [statuses], Message: [], Handling: handling },
};
