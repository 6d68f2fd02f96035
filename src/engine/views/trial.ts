import { type Outcome, type Weighing, weigh } from '../model/decisions/weigh-value.ts';
import { onlyValue } from '../model/decisions/worth.ts';
import type { Entity, Field } from '../model/domain-elements.ts';
import { readDate, readTimestamp } from '../model/expressions/calendar.ts';
import { schemaOf } from '../model/expressions/schema.ts';
import { unknownType, type ValueType } from '../model/expressions/types.ts';
import type { Instance, Value } from '../model/expressions/values.ts';
import type { World } from '../model/expressions/world.ts';
import type { Model } from '../model/model.ts';
import { shownValue } from '../model/stated.ts';
import { readValue } from './trial/read-value.ts';
import { fieldsWeighed, type RuledSubject, ruledSubjects, scopeOfSubject } from './trial/subjects.ts';
import { typeByRules } from './trial/undeclared.ts';

/** What is tried: a subject of the rules, what was typed for its fields, and when that is. */
export interface Attempt {
  readonly subject: string;
  /** The title that its rules stand below, where others stand below other titles and are called the same. */
  readonly section?: string;
  /** By the name of the field; one that is not there counts as empty. */
  readonly typed: Readonly<Record<string, string>>;
  /** The moment, as RFC 3339 has it, and the day where the visitor is, `2026-01-31`. */
  readonly now: string;
  readonly today: string;
}

/** What became of an attempt. */
export interface Trial {
  /** `unknown` where nothing refuses it and not everything could be weighed. */
  readonly is: Outcome['is'];
  /** What was typed and is no value of its field's type, in words. */
  readonly unread: readonly { readonly field: string; readonly why: string }[];
  /** An outcome for each rule of the subject, in the order of the view. */
  readonly outcomes: readonly Outcome[];
}

/** Whether something typed that is empty counts as an empty text: a text that is required has always a value. */
const isEmptyText = (field: Field, type: ValueType): boolean =>
  type.is === 'scalar' && type.name === 'text' && shownValue(field.required) === true;

/** What is known of a subject's fields: values, or why there are none. */
function readTyped(
  model: Model,
  subject: RuledSubject,
  typed: Attempt['typed'],
): { readonly values: ReadonlyMap<string, Value>; readonly unread: Trial['unread'] } {
  const types = schemaOf(model).entities.get(subject.entity?.name ?? '')?.fields;
  const values = new Map<string, Value>();
  const unread: { field: string; why: string }[] = [];
  for (const field of fieldsWeighed(model, subject)) {
    const { name } = field;
    const type = types?.get(name) ?? unknownType;
    const text = typed[name] ?? '';
    if (text === '') {
      values.set(name, isEmptyText(field, type) ? '' : null);
      continue;
    }
    const read = readValue(text, type);
    if (read.is === 'value') values.set(name, read.value);
    else unread.push({ field: name, why: `“${text}” is ${read.why}.` });
  }
  return { values, unread };
}

function worldOf(
  model: Model,
  values: ReadonlyMap<string, Value>,
  self: Instance,
  { now, today }: Attempt,
): World {
  const [moment, day] = [readTimestamp(now), readDate(today)];
  return {
    self,
    old: null,
    ...(moment ? { now: moment } : {}),
    ...(day ? { today: day } : {}),
    field: (of, name) => (of.id === self.id && of.entity === self.entity ? values.get(name) : undefined),
    instances: () => [],
    constant: (name) => onlyValue(model, name),
  };
}

/** What a required field without a value means, whatever its rules say. */
function missingField(subject: RuledSubject, values: ReadonlyMap<string, Value>): Trial['unread'] {
  const { field } = subject;
  if (field === undefined || shownValue(field.required) !== true || values.get(field.name) !== null)
    return [];
  return [{ field: field.name, why: 'There is always a value.' }];
}

/** The worst of some outcomes: refused, else not known, else it passes. */
function worst(outcomes: readonly Outcome[]): Outcome {
  return (
    outcomes.find(({ is }) => is === 'refused') ??
    outcomes.find(({ is }) => is === 'unknown') ?? { is: 'passes', why: '' }
  );
}

/** What is weighed: the value of a subject, what was typed and is none, and what its expressions may name. */
interface Tried extends Pick<Weighing, 'scope' | 'value' | 'world'> {
  readonly unread: Trial['unread'];
  /** Whether there is no value of the subject itself to look at. */
  readonly isBlank: boolean;
}

/** The fields of the entity that a subject is, or belongs to. */
function triedFields(model: Model, subject: RuledSubject, entity: Entity, attempt: Attempt): Tried {
  const { values, unread } = readTyped(model, subject, attempt.typed);
  const self: Instance = { is: 'instance', entity: entity.name, id: 'tried' };
  return {
    scope: scopeOfSubject(model, subject) ?? {},
    world: worldOf(model, values, self, attempt),
    value: subject.field ? values.get(subject.field.name) : undefined,
    unread: [...unread, ...missingField(subject, values)],
    isBlank: unread.some(({ field }) => field === subject.field?.name),
  };
}

/** One value, of which only the rules tell something. */
function triedAlone(model: Model, name: string, type: ValueType, attempt: Attempt): Tried {
  const text = attempt.typed[name] ?? '';
  const read = text === '' ? { is: 'value' as const, value: null } : readValue(text, type);
  const self: Instance = { is: 'instance', entity: '', id: 'tried' };
  return {
    scope: {},
    world: worldOf(model, new Map(), self, attempt),
    value: read.is === 'value' ? read.value : undefined,
    unread: read.is === 'value' ? [] : [{ field: name, why: `“${text}” is ${read.why}.` }],
    isBlank: read.is !== 'value',
  };
}

/**
 * Tries values against the rules of a subject. What the rules need and the attempt does not give (who acts, what else
 * is stored, what is said in words only) leaves the outcome unknown. Undefined where nothing can be tried.
 */
export function tryValues(model: Model, attempt: Attempt): Trial | undefined {
  const subject = ruledSubjects(model).find(
    ({ name, section }) =>
      name === attempt.subject && (attempt.section === undefined || section === attempt.section),
  );
  if (subject === undefined) return undefined;
  const alone = typeByRules(subject);
  if (subject.entity === undefined && alone === undefined) return undefined;
  const { unread, isBlank, ...tried } = subject.entity
    ? triedFields(model, subject, subject.entity, attempt)
    : triedAlone(model, subject.name, alone ?? unknownType, attempt);
  const weighing = { model, schema: schemaOf(model), ...tried };
  const outcomes = subject.entries.map(({ constraints }): Outcome => {
    if (isBlank) return { is: 'unknown', why: 'there is no value to look at' };
    return worst(constraints.map((constraint) => weigh(weighing, constraint)));
  });
  const is = unread.length > 0 ? 'refused' : worst(outcomes).is;
  return { is, unread, outcomes };
}
