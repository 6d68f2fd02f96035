import { boundsAmong, casesOf } from '../model/derived/bounds.ts';
import { checkedExpression, expressionsOf } from '../model/derived/expressions-of.ts';
import { find } from '../model/derived/resolve.ts';
import type { Model } from '../model/model.ts';
import type { Place } from '../place.ts';
import { labelledElements } from './elements.ts';
import { copyOf } from './graph.ts';
import { type Boundary, boundariesOf } from './rules.ts';
import { ruledSubjects } from './trial/subjects.ts';

/** A rule that moves along with a constant: the values at its boundary before and after. */
export interface MovedRule {
  readonly subject: string;
  readonly text: string;
  readonly unit: string;
  readonly before: readonly Boundary[];
  readonly after: readonly Boundary[];
  readonly at: Place;
}

/** What another value of a constant would change. */
export interface MovedConstant {
  readonly rules: readonly MovedRule[];
  /** Where expressions name it: what they give then depends on the rest of them. */
  readonly expressions: readonly {
    readonly name: string;
    readonly source: string;
    readonly at: Place;
  }[];
}

/**
 * Which rules would have another boundary if a constant had another value, a whole number; nothing is edited. `from`
 * tells which of its values is moved, where it has several.
 */
export function movedConstant(model: Model, name: string, from: bigint, to: bigint): MovedConstant {
  const rules = ruledSubjects(model).flatMap(({ name: subject, entries, field }) =>
    entries.flatMap(({ constraints, text, at }) =>
      boundsAmong(constraints)
        .filter(({ min, max }) =>
          [min, max].some((each) => each?.constant && casesOf(model, each.constant.name)[0]?.name === name),
        )
        .map(
          (bound): MovedRule => ({
            subject,
            text,
            unit: bound.unit,
            before: boundariesOf(model, [bound], field, { constant: name, amount: from }),
            after: boundariesOf(model, [bound], field, { constant: name, amount: to }),
            at: copyOf(at),
          }),
        ),
    ),
  );
  const labels = labelledElements(model);
  const expressions = expressionsOf(model).flatMap((placed) => {
    const names = checkedExpression(model, placed).references.some(
      ({ kind, name: used }) => kind === 'constant' && find(model, 'constant', { name: used })?.name === name,
    );
    const label = labels.get(placed.of);
    if (!names || label === undefined) return [];
    const { expression } = placed;
    return [{ name: label.name, source: expression.source, at: copyOf(expression.at) }];
  });
  return { rules, expressions };
}
