import { condition } from './edits/print/condition.ts';
import { constraint } from './edits/print/constraint.ts';
import { effect } from './edits/print/states.ts';
import { type, typeUse } from './edits/print/type.ts';
import { governedEntities, titledThing } from './model/derived/governed.ts';
import { find } from './model/derived/resolve.ts';
import { sharesOf } from './model/derived/shares.ts';
import type { ConstantValue, End, Field, Lifecycle, Transition } from './model/domain-elements.ts';
import type { Condition, Element, Reference } from './model/element.ts';
import type { Default } from './model/entities/words/field-type.ts';
import type { Call, Carried, PayloadField, Route } from './model/interface-elements.ts';
import type { Model } from './model/model.ts';
import { listOf, type Stated, shownValue } from './model/stated.ts';
import type {
  CallJson,
  ConstantJson,
  ElementJson,
  LifecycleJson,
  ModelJson,
  NotThere,
  PointJson,
  TransitionJson,
} from './model-json.ts';
import { type PointId, pointIds, points } from './points.ts';

/** The schema's identifier, which every document names. */
export const modelSchema = 'urn:ninefold:schema:model:1';

/** The model as plain JSON: what a document states, with places, and nothing that it does not state. */
export function modelAsJson(model: Model): ModelJson {
  const calls = model.calls.calls;
  return {
    $schema: modelSchema,
    title: shownValue(model.title) ?? null,
    points: pointIds.map((id) => point(model, id)),
    product: product(model),
    screens: model.screens.screens.map((screen) => ({
      ...element(screen, pick(screen, ['routes', 'shows', 'calls', 'leadsTo', 'openTo'])),
      entry: screen.entry,
      route: listOf(screen.routes).map(route)[0] ?? null,
      routes: listOf(screen.routes).map(route),
      shows: listOf(screen.shows).map((each) => ({ entity: each.entity.name, list: each.list })),
      calls: named(screen.calls),
      leadsTo: named(screen.leadsTo),
      openTo: named(screen.openTo),
      description: screen.description,
    })),
    entities: model.entities.entities.map((entity) => ({
      ...element(entity, entity.stated.is === 'shown' ? {} : { fields: entity.stated }),
      is: entity.is,
      fields: entity.fields.map((each) => ({
        ...element(each, pick(each, ['type', 'required', 'default'])),
        ...fieldValues(each),
        rules: each.rules.map(constraint),
      })),
      values: entity.values.map(({ value, meaning = '' }) => ({ name: value, meaning })),
      description: entity.description,
    })),
    lifecycles: model.states.lifecycles.map((each) => lifecycle(model, each)),
    invariants: [...model.states.invariants, ...model.rules.invariants].map((each) => ({
      ...element(each, {}),
      subject: each.subject.name,
      condition: words(each.condition),
    })),
    rules: model.rules.rules.map((rule) => ({
      ...element(rule, {
        ...pick(rule, ['on', 'message', 'error']),
        ...(rule.stated.is === 'shown' ? {} : { text: rule.stated }),
      }),
      subject: rule.subject.text,
      text: rule.text,
      on: named(rule.on),
      message: shownValue(rule.message) ?? null,
      error: shownValue(rule.error)?.name ?? null,
    })),
    roles: model.roles.roles.map((role) => ({
      ...element(role, pick(role, ['when', 'includes'])),
      who: role.who === '' ? role.description : role.who,
      when: conditionText(role.when),
      includes: named(role.includes),
    })),
    permissions: permissions(model),
    calls: calls.filter((each) => !each.every).map(call),
    callDefaults: calls.filter((each) => each.every).map(call),
    errors: model.errors.errors.map((error) => ({
      ...element(error, pick(error, ['status', 'when', 'message', 'handling'])),
      status: shownValue(error.status) ?? null,
      when: shownValue(error.when) ?? null,
      message: shownValue(error.message) ?? null,
      handling: listOf(error.handling).map((each) => each.text),
    })),
    constants: constants(model),
  };
}

function pick<T extends object, K extends keyof T & string>(
  owner: T,
  keys: readonly K[],
): Record<string, Stated<unknown>> {
  return Object.fromEntries(keys.map((key) => [key, owner[key] as Stated<unknown>]));
}

function element(of: Element, stated: Readonly<Record<string, Stated<unknown>>>): ElementJson {
  const missing = Object.entries(stated).flatMap(([key, { is }]) =>
    is === 'shown' ? [] : [[key, is] as const],
  );
  return {
    name: of.name,
    at: { from: of.at.from, to: of.at.to },
    how: of.how,
    ...(of.doubtful ? { doubtful: true } : {}),
    notThere: Object.fromEntries(missing) as NotThere,
  };
}

function point(model: Model, id: PointId): PointJson {
  const { shown, from, to, counts } = model.points[id];
  return {
    id,
    number: points[id].number,
    title: points[id].title,
    shown,
    from,
    to,
    counts: { ...counts },
    ...sharesOf(model.points[id]),
    remarks: model.points[id].remarks.map(({ kind, name, within, text, at }) => ({
      of: { kind, name, ...(within === '' ? {} : { within }) },
      text,
      at: { from: at.from, to: at.to },
    })),
  };
}

function product({ product: { purpose, audiences, terms } }: Model): ModelJson['product'] {
  return {
    purpose: purpose.map((prose) => prose.text),
    audiences: audiences.map((each) => ({ ...element(each, {}), description: each.description })),
    terms: terms.map((each) => ({ ...element(each, {}), meaning: each.meaning })),
  };
}

function named(references: Stated<readonly Reference[]>): string[] {
  return listOf(references).map((reference) => reference.name);
}

function route({ path, query }: Route): string {
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** A condition without code marks when it is an expression alone. */
function words(value: Condition): string {
  return value.expression && value.prose === '' ? value.expression.source : condition(value);
}

function conditionText(value: Stated<Condition>): string | null {
  return value.is === 'shown' ? words(value.value) : null;
}

function defaultText(value: Stated<Default>): string | null {
  const shown = shownValue(value);
  return shown ? (shown.expression?.source ?? shown.text) : null;
}

function fieldValues(each: Field | PayloadField) {
  const use = shownValue(each.type);
  return {
    type: use ? typeUse(use) : null,
    required: shownValue(each.required) ?? null,
    default: defaultText(each.default),
    meaning: each.meaning,
  };
}

function lifecycle(model: Model, each: Lifecycle): LifecycleJson {
  const governs = named(each.governs);
  return {
    ...element(each, pick(each, ['governs', 'starts', 'ends'])),
    entity: governs[0]?.split('.')[0] ?? governedEntities(model, each)[0]?.name ?? titledThing(each) ?? null,
    governs,
    starts: named(each.starts),
    ends: named(each.ends),
    states: each.states.map((state) => ({
      ...element(state, {}),
      is: state.is,
      ...(state.expression ? { expression: state.expression.source } : {}),
      ...(state.is === 'group' ? { members: state.members.map((member) => member.name) } : {}),
      meaning: state.meaning,
    })),
    transitions: each.transitions.flatMap((row) =>
      steps(row, (end) => end?.is === 'state' && find(model, 'state', end.state, each)?.is !== 'group'),
    ),
  };
}

/**
 * The single steps of a row; a row that does not say where from or where to is one step with null. What stays has the
 * state that it comes from at both ends where `isOne` knows it as one; from several, "the same" is not "any of them".
 */
function steps(each: Transition, isOne: (end: End | undefined) => boolean): TransitionJson[] {
  const from: readonly (End | undefined)[] = each.from.is === 'shown' ? each.from.value : [undefined];
  const to: readonly (End | undefined)[] = each.to.is === 'shown' ? each.to.value : [undefined];
  const shared = {
    ...element(each, pick(each, ['from', 'event', 'to', 'by', 'when', 'effects'])),
    event: shownValue(each.event) ?? null,
    by: listOf(each.by).map((actor) => (actor.is === 'role' ? actor.role.name : `(${actor.name})`)),
    when: conditionText(each.when),
    effects: listOf(each.effects).map((one) => effect(one).replace(/^`(.*)`$/, '$1')),
  };
  return from.flatMap((start) =>
    to.map((end) => ({
      ...shared,
      from: endName(start),
      to: endName(end?.is === 'same' && isOne(start) ? start : end),
    })),
  );
}

function endName(end: End | undefined): string | null {
  if (end === undefined) return null;
  return end.is === 'state' ? end.state.name : `(${end.is})`;
}

function permissions({ roles }: Model): ModelJson['permissions'] {
  return roles.permissions.flatMap((row) =>
    row.cells.flatMap(({ role, allowed }) => {
      const value = shownValue(allowed);
      if (value === undefined) return [];
      return [
        {
          ...element(row, {}),
          role: role.name,
          action: row.action.text,
          allowed: value.is === 'when' ? words(value.condition) : value.is,
        },
      ];
    }),
  );
}

function call(each: Call): CallJson {
  return {
    ...element(each, pick(each, ['does', 'madeBy', 'allowedTo', 'payload', 'answers'])),
    method: each.method,
    path: each.path,
    outgoing: each.outgoing,
    does: listOf(each.does).map((action) => action.text),
    madeBy: listOf(each.madeBy).map((one) => (one.is === 'screen' ? one.screen.name : `(${one.name})`)),
    allowedTo: named(each.allowedTo),
    payload: listOf(each.payload).map((field) => ({
      ...element(field, pick(field, ['type', 'required', 'default'])),
      in: field.in,
      ...fieldValues(field),
    })),
    answers: listOf(each.answers).map((answer) => ({
      ...element(answer, pick(answer, ['when', 'carries', 'handling'])),
      status: answer.status,
      when: conditionText(answer.when),
      carries: listOf(answer.carries).map(carried),
      handling: listOf(answer.handling).map((one) => one.text),
    })),
    description: each.description,
  };
}

function carried(value: Carried): string {
  if (value.is === 'error') return value.error.name;
  return value.is === 'field' ? `${value.name}: ${type(value.type)}` : type(value.type);
}

function valueText(value: ConstantValue): string {
  if (value.is === 'list') return value.items.join(', ');
  return value.is === 'number' ? (value.whole ?? value.text) : value.text;
}

function constants({ constants: { constants: all } }: Model): readonly ConstantJson[] {
  return all.map((each) => {
    const value = shownValue(each.value);
    return {
      ...element(each, pick(each, ['value', 'when'])),
      value: value ? valueText(value) : null,
      ...(value?.is === 'number' ? { number: value.number } : {}),
      ...(value?.is === 'list' ? { values: value.items } : {}),
      unit: each.unit,
      when: conditionText(each.when),
      meaning: each.meaning,
    };
  });
}
