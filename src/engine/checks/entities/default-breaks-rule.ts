import { limitOf, valueOfText } from '../../model/decisions/limit.ts';
import { holds, Incomparable, oneOf } from '../../model/decisions/range.ts';
import { whyNoValue } from '../../model/decisions/undecided.ts';
import { type Constrained, constrainedAlike } from '../../model/derived/bounds.ts';
import { indexOf } from '../../model/derived/element-index.ts';
import type { Field } from '../../model/domain-elements.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import { compilePattern, isPatternProblem } from '../../model/expressions/patterns.ts';
import { schemaOf } from '../../model/expressions/schema.ts';
import { kindOf, typeWords, type ValueType, withoutNull } from '../../model/expressions/types.ts';
import type { Value } from '../../model/expressions/values.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { Place } from '../../place.ts';
import type { ModelCheck, Report } from '../check.ts';

/** A default that is a plain value of its type; words such as "the current time" are none. */
function plainDefault(field: Field, type: ValueType): Value | undefined {
  const preset = shownValue(field.default);
  if (preset === undefined) return undefined;
  const source = preset.expression?.source ?? preset.text;
  const kind = kindOf(withoutNull(type));
  const only = withoutNull(type);
  if (kind !== 'text') return valueOfText(source, type);
  // An unquoted text may be words about the default, or the name of something: only a value of a list is plain.
  if (only.is === 'one-of') return valueOfText(source, type);
  return /^(['"“]).*['"”]$/s.test(source.trim()) ? valueOfText(source, type) : undefined;
}

function breaks(model: Model, type: ValueType, value: Value, constraint: Constraint): boolean {
  if (constraint.is === 'matches' && typeof value === 'string') {
    const pattern = compilePattern(constraint.pattern);
    return !isPatternProblem(pattern) && !pattern.matches(value);
  }
  const limit = limitOf(model, type, constraint);
  if (limit === undefined) return false;
  if (limit.of === 'value') return !holds(limit.range, value);
  return typeof value === 'string' && !holds(limit.range, BigInt([...value].length));
}

/** An enumeration without the default among its values. */
function isOutside(type: ValueType, value: Value): boolean {
  const only = withoutNull(type);
  return only.is === 'one-of' && only.values.length > 0 && !holds(oneOf(only.values), value);
}

/** A bound by a constant of which nothing is known leaves it open whether a default keeps it. */
function openBound(model: Model, constraint: Constraint, at: Place): readonly Report[] {
  if (constraint.is !== 'bound') return [];
  const whys = [constraint.min, constraint.max].map(
    (quantity) => quantity?.constant && whyNoValue(model, quantity.constant.name),
  );
  const undecided = whys.find((why) => why !== undefined);
  return undecided === undefined
    ? []
    : [{ at, message: `whether the default keeps “${constraint.text}”`, undecided }];
}

function reportGroup(model: Model, group: readonly Constrained[]): readonly Report[] {
  const field = group.find((each) => each.rule === undefined)?.field;
  const entity = field && indexOf(model).entityOf(field);
  const type = field && entity && schemaOf(model).entities.get(entity.name)?.fields.get(field.name);
  if (!field || !type || field.doubtful || field.how !== 'exact' || field.default.is !== 'shown') return [];
  const value = plainDefault(field, type);
  if (value === undefined || value === null) return [];
  const { at } = field.default;
  if (isOutside(type, value)) {
    const message = `The default of “${field.name}” is none of its values: it is ${typeWords(withoutNull(type))}.`;
    return [{ at, message }];
  }
  const constraints = group
    .filter(({ of }) => of.how === 'exact' && !of.doubtful)
    .flatMap((each) => each.constraints);
  const broken = constraints.find((constraint) => breaks(model, type, value, constraint));
  if (!broken) return constraints.flatMap((each) => openBound(model, each, at)).slice(0, 1);
  return [
    {
      at,
      message: `The default of “${field.name}” breaks its own rule “${broken.text}”. Correct one of the two.`,
      related: [{ message: `“${broken.text}”`, at: broken.at }],
    },
  ];
}

/** What cannot be compared is not reported. */
const reportsOf = perElement((model: Model, group: readonly Constrained[]): readonly Report[] => {
  try {
    return reportGroup(model, group);
  } catch (error) {
    if (error instanceof Incomparable) return [];
    throw error;
  }
});

/** A default that the rules of its own field refuse. */
export const check: ModelCheck = {
  id: 'entities/default-breaks-rule',
  severity: 'error',
  summary: 'The default of a field breaks the rules of that field.',
  reads: ['entities', 'rules', 'constants'],
  run: (model) => flat(reportsOf.each(model, constrainedAlike(model))),
};
