import type { Fix } from '../../finding.ts';
import {
  amountsOf,
  type Bound,
  boundsAmong,
  type Constrained,
  casesOf,
  constrainedAlike,
  unitOfQuantity,
} from '../../model/derived/bounds.ts';
import type { Quantity } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { sameUnit } from '../../model/words/units.ts';
import type { ModelCheck, Report } from '../check.ts';
import { whichHolds } from '../choice.ts';

interface Limit {
  readonly side: 'min' | 'max';
  readonly bound: Bound;
  readonly quantity: Quantity;
}

function limitsOf(bounds: readonly Bound[]): readonly Limit[] {
  return bounds.flatMap((bound) =>
    (['min', 'max'] as const).flatMap((side) => {
      const quantity = bound[side];
      return quantity === undefined ? [] : [{ side, bound, quantity }];
    }),
  );
}

/** Whether both bound the same side of the same thing, so that they should agree. */
function isSame(model: Model, left: Limit, right: Limit): boolean {
  const exclusive = ({ side, bound }: Limit): boolean =>
    (side === 'min' ? bound.minExclusive : bound.maxExclusive) ?? false;
  return (
    left.side === right.side &&
    exclusive(left) === exclusive(right) &&
    sameUnit(
      unitOfQuantity(model, left.bound, left.quantity),
      unitOfQuantity(model, right.bound, right.quantity),
    )
  );
}

function reportOf(model: Model, named: Limit, literal: Limit): readonly Report[] {
  const name = named.quantity.constant?.name ?? '';
  const amounts = amountsOf(model, named.quantity);
  const [number] = amountsOf(model, literal.quantity);
  if (number === undefined || amounts.length === 0 || amounts.includes(number)) return [];
  const [declared] = casesOf(model, name);
  const value = literal.quantity.value ?? '';
  const write: Fix = {
    kind: 'replace',
    label: `Write “${name}”`,
    at: literal.quantity.at,
    text: `\`${name}\``,
  };
  const keep: Fix = { kind: 'replace', label: `Write ${value}`, at: named.quantity.at, text: value };
  const says = [...amounts.map(String), value];
  const choice = whichHolds(
    `Is the limit ${amounts.join(' or ')}, which is “${name}”, or ${value}?`,
    says,
    amounts.length === 1 ? [write, keep] : [],
  );
  return [
    {
      at: literal.quantity.at,
      message: `Here the limit is ${literal.quantity.value ?? ''}, and another rule of the same field says “${name}”, which is ${amounts.join(' or ')}. Name the constant in both.`,
      related: [
        { message: `“${name}” here`, at: named.quantity.at },
        ...(declared === undefined ? [] : [{ message: `“${name}” is declared here`, at: declared.nameAt }]),
      ],
      fixes: [write],
      ...(choice ? { choice } : {}),
    },
  ];
}

const reportsOf = perElement((model: Model, group: readonly Constrained[]): readonly Report[] => {
  const all = limitsOf(group.flatMap(({ constraints }) => boundsAmong(constraints)));
  const named = all.filter(({ quantity }) => quantity.constant !== undefined);
  const told = new Set<number>();
  return all
    .filter(({ quantity: { value, at } }) => {
      // “exactly N” is both sides of one bound: it is said once.
      const again = told.has(at.from);
      told.add(at.from);
      return value !== undefined && !again;
    })
    .flatMap((literal) => {
      const against = named.find((each) => isSame(model, each, literal));
      return against === undefined ? [] : reportOf(model, against, literal);
    });
});

/** Two rules of one field bound the same side, one by a constant and one by a number that is not its value. */
export const check: ModelCheck = {
  id: 'constants/value-differs',
  severity: 'error',
  summary: 'A limit is a constant in one place and another number elsewhere.',
  reads: ['constants', 'entities', 'rules'],
  run: (model) => flat(reportsOf.each(model, constrainedAlike(model))),
};
