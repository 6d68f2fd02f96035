import type { Slot } from '../finding.ts';
import type { Model } from '../model/model.ts';
import { shownValue } from '../model/stated.ts';
import { columnOf, slotsIn } from '../model/tables/slots.ts';
import type { Place } from '../place.ts';
import { copyOf } from './graph.ts';
import { viewOfReferences } from './references.ts';
import { conditionText, type Told, tell } from './told.ts';

/** A constant in words, with what names it. */
export interface ConstantView {
  readonly name: string;
  readonly value: Told;
  /** Its amount in plain digits, where it is a whole number; what `movedConstant` moves. */
  readonly amount?: string;
  /** Where it can be changed; absent where it is said in words. */
  readonly slot?: Slot;
  readonly unit: string;
  readonly when: Told;
  readonly meaning: string;
  readonly uses: readonly { readonly kind: string; readonly name: string; readonly at: Place }[];
  readonly at: Place;
}

/** Point 9 as it is looked at. */
export interface ConstantsView {
  readonly constants: readonly ConstantView[];
}

/** Point 9: the constants, each with the elements whose columns or expressions name it. */
export function viewOfConstants(model: Model): ConstantsView {
  const { elements, links } = viewOfReferences(model);
  const users = new Map<string, Set<(typeof elements)[number]>>();
  for (const { from, to } of links) {
    const [user, used] = [elements[from], elements[to]];
    if (used?.kind !== 'constant' || user === undefined) continue;
    const known = users.get(used.name);
    if (known) known.add(user);
    else users.set(used.name, new Set([user]));
  }
  const usesOf = (name: string): ConstantView['uses'] =>
    [...(users.get(name) ?? [])].map(({ kind, name: user, at }) => ({ kind, name: user, at }));
  const slotOf = slotsIn(model, 'constants');
  return {
    constants: model.constants.constants.map((constant) => {
      const slot = slotOf(constant, columnOf('value'));
      const value = shownValue(constant.value);
      const isWhole = value?.is === 'number' && /^-?\d+$/.test(value.number);
      return {
        name: constant.name,
        value: tell(constant.value, ({ text }) => text),
        ...(isWhole ? { amount: value.number } : {}),
        ...(slot ? { slot } : {}),
        unit: constant.unit,
        when: tell(constant.when, conditionText),
        meaning: constant.meaning,
        uses: usesOf(constant.name),
        at: copyOf(constant.nameAt),
      };
    }),
  };
}
