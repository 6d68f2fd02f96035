import { mayMake, type Permitted } from '../model/derived/actions.ts';
import { groupedBy } from '../model/derived/grouped-by.ts';
import { declaredRoles, screensMaking } from '../model/derived/permissions.ts';
import { find } from '../model/derived/resolve.ts';
import type { Role } from '../model/domain-elements.ts';
import type { Answer, Call, Carried, Maker } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf } from '../model/stated.ts';
import type { Place } from '../place.ts';
import { typeText } from './entities.ts';
import { copyOf } from './graph.ts';
import { conditionText, type Told, tell, tellNames } from './told.ts';

/** A part of a payload, in words. */
export interface PayloadView {
  readonly name: string;
  readonly in: string;
  readonly type: Told;
  readonly required: Told;
  readonly at: Place;
}

/** An answer, in words. */
export interface AnswerView {
  readonly status: string;
  readonly when: Told;
  readonly carries: Told;
  readonly handling: Told;
  /** What the catalogue says for the error it carries, where the answer says nothing itself; otherwise empty. */
  readonly catalogued: string;
  readonly at: Place;
}

/** A role that may make a call, or open a screen: always, or on some condition. */
export interface AllowedRole {
  readonly role: string;
  readonly may: string;
  readonly at: Place;
}

/** A call in words. */
export interface CallView {
  readonly name: string;
  /** What it says holds for every call below its address. */
  readonly every: boolean;
  readonly outgoing: boolean;
  readonly does: Told;
  /** Who makes it: the screens it names and those that name it, and others that it names. */
  readonly madeBy: readonly { readonly name: string; readonly at: Place }[];
  /** What it says itself of who makes it. */
  readonly makers: Told;
  readonly allowedTo: Told;
  /** The roles that may make it, by what it says itself or by the matrix; none where nothing says it. */
  readonly allowed: readonly AllowedRole[];
  readonly payload: Told['is'];
  readonly fields: readonly PayloadView[];
  readonly answered: Told['is'];
  readonly answers: readonly AnswerView[];
  readonly at: Place;
}

/** Point 7 as it is looked at: the calls by resource, that is by the first part of their address, or by the kind of operation. */
export interface CallsView {
  readonly resources: readonly { readonly name: string; readonly calls: readonly CallView[] }[];
}

/** What an answer carries, in words. */
export function carriedText(carried: Carried): string {
  if (carried.is === 'error') return carried.error.name;
  return carried.is === 'field' ? `${carried.name}: ${typeText(carried.type)}` : typeText(carried.type);
}

/** What the catalogue says that is done about the errors that an answer carries. */
function cataloguedFor(model: Model, answer: Answer): string {
  return listOf(answer.carries)
    .flatMap((carried) => {
      const entry = carried.is === 'error' ? find(model, 'error', carried.error) : undefined;
      return entry ? listOf(entry.handling).map(({ text }) => text) : [];
    })
    .join(', ');
}

/** The roles for which something is permitted. */
export function allowedRoles(model: Model, permitted: (role: Role) => Permitted): readonly AllowedRole[] {
  return declaredRoles(model).flatMap((role) => {
    const found = permitted(role);
    if (found !== 'yes' && found !== 'depends') return [];
    return [{ role: role.name, may: found === 'yes' ? '' : 'not always', at: copyOf(role.nameAt) }];
  });
}

function viewAnswer(model: Model, answer: Answer): AnswerView {
  return {
    status: answer.status,
    when: tell(answer.when, conditionText),
    carries: tell(answer.carries, (list) => list.map(carriedText).join(', ')),
    handling: tell(answer.handling, (list) => list.map(({ text }) => text).join(', ')),
    catalogued: answer.handling.is === 'unstated' ? cataloguedFor(model, answer) : '',
    at: copyOf(answer.nameAt),
  };
}

const nameOf = (maker: Maker): string => (maker.is === 'screen' ? maker.screen.name : maker.name);

/** Who makes a call: screens, and whoever else is said to. */
function makersOf(model: Model, call: Call): CallView['madeBy'] {
  const others = listOf(call.madeBy).flatMap((maker) => (maker.is === 'outside' ? maker : []));
  return [
    ...[...screensMaking(model, call)].map(({ name, nameAt }) => ({ name, at: copyOf(nameAt) })),
    ...others.map(({ name, at }) => ({ name, at: copyOf(at) })),
  ];
}

function viewCall(model: Model, call: Call): CallView {
  return {
    name: call.name,
    every: call.every,
    outgoing: call.outgoing,
    does: tell(call.does, (list) => list.map(({ text }) => text).join(', ')),
    madeBy: makersOf(model, call),
    makers: tell(call.madeBy, (list) => list.map(nameOf).join(', ')),
    allowedTo: tellNames(call.allowedTo),
    allowed: allowedRoles(model, (role) => mayMake(model, role, call)),
    payload: call.payload.is,
    fields: listOf(call.payload).map((field) => ({
      name: field.name,
      in: field.in,
      type: tell(field.type, ({ type, optional }) => `${typeText(type)}${optional ? ' or none' : ''}`),
      required: tell(field.required, (value) => (value ? 'yes' : 'no')),
      at: copyOf(field.nameAt),
    })),
    answered: call.answers.is,
    answers: listOf(call.answers).map((answer) => viewAnswer(model, answer)),
    at: copyOf(call.nameAt),
  };
}

/** Parts of an address that name no resource: a version, `api`. */
const prefix = /^(?:_?api|v\d+)$/i;

/** What operations of GraphQL stand below, by their kind. */
const operations = new Map([
  ['query', 'queries'],
  ['mutation', 'mutations'],
  ['subscription', 'subscriptions'],
]);

function resourceOf(call: Call): string {
  if (call.outgoing) return 'calls to others';
  const kind = operations.get(call.method);
  if (kind !== undefined) return kind;
  if (call.path === '') return 'calls by name';
  const part = call.path.split(/[/?]/).find((each) => each !== '' && !prefix.test(each));
  return part === undefined ? '/' : `/${part}`;
}

/** Point 7: every call, by resource. */
export function viewOfCalls(model: Model): CallsView {
  return {
    resources: [...groupedBy(model.calls.calls, resourceOf)].map(([name, calls]) => ({
      name,
      calls: calls.map((call) => viewCall(model, call)),
    })),
  };
}
