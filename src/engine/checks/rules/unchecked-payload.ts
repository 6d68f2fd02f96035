import type { Fix } from '../../finding.ts';
import { constrainedField } from '../../model/derived/bounds.ts';
import { indexOf } from '../../model/derived/element-index.ts';
import { entityOfAction } from '../../model/derived/expression-scopes.ts';
import { fold } from '../../model/derived/name-index.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Entity, Field, Rule } from '../../model/domain-elements.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import type { Call, PayloadField } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { askedEach, reportGaps, sayNotShown } from '../gaps.ts';

/** Phrases that leave no unbounded text. */
const bounding: ReadonlySet<Constraint['is']> = new Set([
  'bound',
  'matches',
  'one-of',
  'format',
  'computed',
  'compare',
  'expression',
  'prose',
]);

/** The field whose value a payload's field brings: that of its type, else the one of its name. */
function fieldBehind(model: Model, sent: PayloadField, entities: readonly Entity[]): Field | undefined {
  const type = shownValue(sent.type)?.type;
  if (type?.is === 'field') return find(model, 'field', type.field);
  const name = fold(sent.name.split('.').at(-1) ?? '');
  return entities.flatMap(({ fields }) => fields).find((field) => fold(field.name) === name);
}

const lastOf = (name: string): string => fold(name.split('.').at(-1) ?? '');

/** The rules whose subject ends in a name. */
const rulesOn = grouped(
  (model) => model.rules.rules,
  (_, { subject }: Rule): readonly string[] => [fold(subject.text).split(/[.:]/).at(-1) ?? ''],
);

/** Whether nothing bounds what a person may type there; `behind` is the field whose value it brings. */
function isUnbounded(model: Model, sent: PayloadField, behind: Field | undefined): boolean {
  const own = shownValue(sent.type)?.type;
  const type = own?.is === 'field' ? behind && shownValue(behind.type)?.type : own;
  if (type?.is !== 'scalar' || type.name !== 'text' || /\d/.test(shownValue(sent.type)?.text ?? ''))
    return false;
  const entity = behind && indexOf(model).entityOf(behind);
  const about = behind && entity ? constrainedField(model, `${entity.name}.${behind.name}`) : [];
  const said = about.flatMap(({ constraints }) => constraints);
  const isRuled = rulesOn(model, lastOf(sent.name)).length > 0;
  return !isRuled && !said.some(({ is }) => bounding.has(is)) && behind?.rulesStated.is !== 'not-shown';
}

function sentBy(call: Call): readonly PayloadField[] {
  return listOf(call.payload).filter((sent) => sent.in === 'body' && sent.how === 'exact' && !sent.doubtful);
}

/** A text that a call takes. */
interface Taken {
  readonly call: Call;
  readonly field: PayloadField;
  /** The field whose value it brings. */
  readonly behind: Field | undefined;
  readonly unbounded: boolean;
}

/** The texts that a call takes, and whether they are unbounded. */
const textsOf = perElement((model: Model, call: Call): readonly Taken[] => {
  if (call.every || call.outgoing || call.doubtful) return [];
  const entities = listOf(call.does).flatMap((action) => entityOfAction(model, action) ?? []);
  return sentBy(call).map((field) => {
    const behind = fieldBehind(model, field, entities);
    return { call, field, behind, unbounded: isUnbounded(model, field, behind) };
  });
});

/**
 * Offers to say that a bound is not shown: under the rules of the fields that have none, else in a row of the rules. Of
 * many at once only what goes into the one column.
 */
function sayUnshown(model: Model, lacking: readonly Taken[]): readonly Fix[] {
  const nameOf = (field: Field): string => `${indexOf(model).entityOf(field)?.name}.${field.name}`;
  const fields = new Set(
    lacking.flatMap(({ behind }) => (behind && behind.rulesStated.is === 'unstated' ? [behind] : [])),
  );
  const inColumn = [...fields].map((field) => ({ name: nameOf(field), at: field.at }));
  const others = lacking.filter(({ behind }) => !behind || !fields.has(behind));
  const names = new Set(others.map(({ field, behind }) => (behind ? nameOf(behind) : field.name)));
  return [
    ...(inColumn.length > 0 ? [sayNotShown('entities', 'Rules', inColumn)] : []),
    ...[...(names.size > askedEach ? [] : names)].map((name): Fix => {
      return { kind: 'declare', label: `Add “${name}” to the rules, not shown`, point: 'rules', name };
    }),
  ];
}

/** A text that a call takes and no rule bounds, in a document that bounds others. */
export const check: ModelCheck = {
  id: 'rules/unchecked-payload',
  severity: 'gap',
  summary: 'A call takes a text that no rule bounds.',
  reads: ['calls', 'rules', 'entities', 'states', 'screens'],
  deep: true,
  run: (model) => {
    const sent = flat(textsOf.each(model, model.calls.calls));
    const lacking = sent.filter(({ unbounded }) => unbounded);
    if (lacking.length === sent.length || model.rules.rules.length === 0) return [];
    return reportGaps(
      lacking.map((each) => ({
        name: `${each.field.name} of ${each.call.name}`,
        at: each.field.nameAt,
        each,
      })),
      sent.length,
      {
        one: (name) => `How long may ${name} be? No rule bounds it.`,
        many: (names) => `How long may ${names} be? No rule bounds them.`,
        cause: 'payload without a bound',
        fixes: (asked) =>
          sayUnshown(
            model,
            asked.map(({ each }) => each),
          ),
      },
    );
  },
};
