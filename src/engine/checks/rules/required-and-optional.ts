import type { Choice, Fix } from '../../finding.ts';
import { type Constrained, constrainedAlike } from '../../model/derived/bounds.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { Place } from '../../place.ts';
import type { ModelCheck, Report } from '../check.ts';

/** The phrases that say one thing. */
function saying(constraints: readonly Constraint[], is: 'required' | 'optional'): Constraint | undefined {
  return constraints.find((constraint) => constraint.is === is);
}

const write = (text: string, at: Place, was?: string): Fix => ({
  kind: 'replace',
  label: `Write “${text}”`,
  at,
  text,
  ...(was === undefined ? {} : { was }),
});

/** Asks whether there must be a value: what is said otherwise follows the answer. */
function mustBe(name: string, yes: Fix, no: Fix): Choice {
  return {
    text: `Must “${name}” always be given?`,
    options: [
      { says: 'yes', fix: yes },
      { says: 'no', fix: no },
    ],
  };
}

const reportsOf = perElement((_: Model, group: readonly Constrained[]): readonly Report[] => {
  const exact = group.filter(({ of }) => of.how === 'exact' && !of.doubtful);
  const constraints = exact.flatMap((each) => each.constraints);
  const [required, optional] = [saying(constraints, 'required'), saying(constraints, 'optional')];
  if (required !== undefined && optional !== undefined) {
    return [
      {
        at: optional.at,
        message:
          'A rule says that this is optional, another that it is required. Keep one, or say under “On” where each holds.',
        related: [{ message: 'required here', at: required.at }],
      },
    ];
  }
  const field = exact.find(({ rule }) => rule === undefined)?.field;
  if (field === undefined || field.required.is !== 'shown') return [];
  const isRequired = shownValue(field.required);
  if (required !== undefined && isRequired === false) {
    return [
      {
        at: required.at,
        message: `The rule requires “${field.name}”, and its field says that there need not be a value. Say the same in both.`,
        related: [{ message: 'not required here', at: field.required.at }],
        choice: mustBe(
          field.name,
          write('yes', field.required.at),
          write('optional', required.at, 'required'),
        ),
      },
    ];
  }
  if (optional === undefined || isRequired !== true) return [];
  return [
    {
      at: optional.at,
      message: `The rule makes “${field.name}” optional, and its field says that there is always a value. Say the same in both.`,
      related: [{ message: 'required here', at: field.required.at }],
      choice: mustBe(field.name, write('required', optional.at, 'optional'), write('no', field.required.at)),
    },
  ];
});

/** One thing is required and optional: by two rules, or by a rule and its field's *Required*. */
export const check: ModelCheck = {
  id: 'rules/required-and-optional',
  severity: 'error',
  summary: 'A field is required and optional.',
  reads: ['rules', 'entities'],
  run: (model) => flat(reportsOf.each(model, constrainedAlike(model))),
};
