import type { Constant, Entity, Field, Rule } from '../domain-elements.ts';
import type { Element } from '../element.ts';
import type { Constraint, Quantity } from '../entities/words/field-type.ts';
import { schemaOf } from '../expressions/schema.ts';
import type { ValueType } from '../expressions/types.ts';
import type { Model } from '../model.ts';
import { listOf, shownValue } from '../stated.ts';
import { grouped } from '../tracking/grouped.ts';
import { isSameList } from '../tracking/lists.ts';
import { flat, perElement, settled } from '../tracking/per-element.ts';
import { indexOf, namesAmong } from './element-index.ts';
import { find } from './resolve.ts';

/** A phrase that bounds something. */
export type Bound = Extract<Constraint, { readonly is: 'bound' }>;

/** What a field or a subject of point 5 must keep to. */
export interface Constrained {
  /** Two entries of the same key speak of the same thing, everywhere and always; one without shares it with none. */
  readonly key: string | undefined;
  /** The field that it speaks of, as `Entity.field`, if it speaks of one. */
  readonly about?: string;
  /** The field, or the rule. */
  readonly of: Element;
  readonly field?: Field;
  readonly rule?: Rule;
  readonly constraints: readonly Constraint[];
}

/** The field that a rule is about, where its subject is one. */
export function fieldOfRule(model: Model, rule: Rule): Field | undefined {
  const { reference } = rule.subject;
  return reference?.kind === 'field' ? find(model, 'field', reference) : undefined;
}

/**
 * All constraints of the specification, by what they constrain. Rules that hold only on some screen, call or
 * event have a key of their own: they may differ on purpose.
 */
export const constrained = settled(
  (model): readonly Constrained[] => [
    ...flat(ofEntity.each(model, model.entities.entities)),
    ...ofRule.each(model, model.rules.rules),
  ],
  isSameList,
);

const ofEntity = perElement((_: Model, entity: Entity): readonly Constrained[] =>
  entity.fields.map((field) => ({
    key: `${entity.name}.${field.name}`,
    about: `${entity.name}.${field.name}`,
    of: field,
    field,
    constraints: field.rules,
  })),
);

const ofRule = perElement((model: Model, rule: Rule): Constrained => {
  const field = fieldOfRule(model, rule);
  const { constraints } = rule;
  // A subject in words may be another thing each time: two rules share a key only where it leads to a field.
  if (field === undefined) return { key: undefined, of: rule, rule, constraints };
  const isOpen = rule.on.is === 'not-shown' || rule.on.is === 'open';
  const on = listOf(rule.on).map((each) => each.name);
  const limited = on.length > 0 ? ` on ${on.join(', ')}` : '';
  const about = `${indexOf(model).entityOf(field)?.name ?? ''}.${field.name}`;
  // Where it holds is not shown: it may be nowhere that another one does.
  return { key: isOpen ? undefined : about + limited, about, of: rule, rule, constraints, field };
});

const byKey = grouped(constrained, (_, each: Constrained): readonly (string | Constrained)[] => [
  each.key ?? each,
]);

/** The constrained things that speak of the same, together, in the order of the text. */
export const constrainedAlike: (model: Model) => readonly (readonly Constrained[])[] = byKey.every;

/** What is constrained under one key. */
export const constrainedBy: (model: Model, key: string) => readonly Constrained[] = byKey;

/** The type of the field that constrained things speak of, where they speak of one. */
export function constrainedType(model: Model, group: readonly Constrained[]): ValueType | undefined {
  const field = group.find((each) => each.field)?.field;
  const entity = field && indexOf(model).entityOf(field);
  return entity && schemaOf(model).entities.get(entity.name)?.fields.get(field.name);
}

/** All that is said of a field, always or on some screen, call or event. `Entity.field` names it. */
export const constrainedField = grouped(constrained, (_, { about }: Constrained): readonly string[] =>
  about === undefined ? [] : [about],
);

/** The bounds among constraints. */
export function boundsAmong(constraints: readonly Constraint[]): readonly Bound[] {
  return constraints.filter((constraint) => constraint.is === 'bound');
}

/** Every case of the constant of that name: a constant may repeat with another *When*. */
export function casesOf(model: Model, name: string): readonly Constant[] {
  return namesAmong(model, 'constants').find(name).elements;
}

/** The number of a constant's case, where it is one. */
export function numberOf(constant: Constant): number | undefined {
  const value = shownValue(constant.value);
  if (value?.is !== 'number') return undefined;
  const number = Number(value.number);
  return Number.isFinite(number) ? number : undefined;
}

/** What a quantity may amount to: its number, or one for each case of its constant; none where it is not known. */
export function amountsOf(model: Model, quantity: Quantity): readonly number[] {
  if (quantity.value !== undefined) {
    const number = Number(quantity.value);
    return Number.isFinite(number) ? [number] : [];
  }
  if (quantity.constant === undefined) return [];
  const numbers = casesOf(model, quantity.constant.name).map(numberOf);
  const all = numbers.filter((number) => number !== undefined);
  return all.length === numbers.length ? all : [];
}

/** The unit that a quantity is counted in: the phrase's, else that of its constant; empty where neither says one. */
export function unitOfQuantity(model: Model, bound: Bound, quantity: Quantity): string {
  if (bound.unit !== '' || quantity.constant === undefined) return bound.unit;
  return casesOf(model, quantity.constant.name)[0]?.unit ?? '';
}

/** The unit of a bound: the phrase's, else that of the constant of one of its ends; empty where neither says one. */
export function unitOfBound(model: Model, bound: Bound): string {
  const units = [bound.min, bound.max].map((each) => (each ? unitOfQuantity(model, bound, each) : ''));
  return units.find((unit) => unit !== '') ?? '';
}
