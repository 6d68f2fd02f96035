import { indexOf } from '../../model/derived/element-index.ts';
import {
  checkedExpression,
  expressionsOf,
  type PlacedExpression,
} from '../../model/derived/expressions-of.ts';
import type { Model } from '../../model/model.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { perElement, settled } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

/** A computed field and the computed fields that its expression needs, all written `Entity.field`. */
interface Computed {
  readonly placed: PlacedExpression;
  readonly needs: readonly string[];
}

/** The computed field that an expression is of, with its name; undefined where it is of none. */
const computedBy = perElement(
  (model: Model, placed: PlacedExpression): (Computed & { readonly name: string }) | undefined => {
    if (placed.part !== 'computed' || placed.field === undefined) return undefined;
    const entity = indexOf(model).entityOf(placed.field);
    if (entity === undefined) return undefined;
    const { source } = placed.expression;
    const { references } = checkedExpression(model, placed);
    const needs = references.flatMap(({ kind, name, of, from }) => {
      // `parent.depth` is the depth of another instance: it goes up the tree, not round in a circle.
      const ofOther = /(?<!\bself)\.$/.test(source.slice(0, from)) && of === entity.name;
      return kind === 'field' && of !== undefined && !ofOther ? [`${of}.${name}`] : [];
    });
    return { name: `${entity.name}.${placed.field.name}`, placed, needs };
  },
);

const computedFields = settled(
  (model): readonly (Computed & { readonly name: string })[] =>
    computedBy.each(model, expressionsOf(model)).filter((each) => each !== undefined),
  isSameList,
);

/** The shortest way from a field back to itself, without the field at its end; undefined where there is none. */
function circleFrom(start: string, fields: ReadonlyMap<string, Computed>): readonly string[] | undefined {
  const walks: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const walk of walks) {
    for (const next of fields.get(walk.at(-1) ?? '')?.needs ?? []) {
      if (next === start) return walk;
      if (seen.has(next) || !fields.has(next)) continue;
      seen.add(next);
      walks.push([...walk, next]);
    }
  }
  return undefined;
}

/** Computed fields that need each other's value. */
export const check: ModelCheck = {
  id: 'entities/circular-computed',
  severity: 'error',
  summary: 'Computed fields need each other.',
  reads: ['entities', 'rules', 'roles', 'constants', 'states', 'calls', 'screens'],
  run: (model) => {
    const fields = new Map(computedFields(model).map((each) => [each.name, each]));
    const told = new Set<string>();
    return [...fields].flatMap(([name, { placed }]): readonly Report[] => {
      const circle = told.has(name) ? undefined : circleFrom(name, fields);
      if (circle === undefined) return [];
      for (const each of circle) told.add(each);
      const [, ...others] = circle;
      const said =
        others.length === 0
          ? `“${name}” is computed from itself.`
          : `“${name}” is computed from ${[...others, name].map((each) => `“${each}”`).join(', which is computed from ')}.`;
      return [
        {
          at: placed.expression.at,
          message: `${said} One of them must come from elsewhere.`,
          related: others.flatMap((each) => {
            const other = fields.get(each);
            return other === undefined
              ? []
              : [{ message: `the computation of “${each}”`, at: other.placed.expression.at }];
          }),
        },
      ];
    });
  },
};
