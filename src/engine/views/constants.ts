import type { Model } from '../model/model.ts';
import type { Place } from '../place.ts';
import { copyOf } from './graph.ts';
import { viewOfReferences } from './references.ts';
import { conditionText, type Told, tell } from './told.ts';

/** A constant in words, with what names it. */
export interface ConstantView {
  readonly name: string;
  readonly value: Told;
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
  const usesOf = (name: string): ConstantView['uses'] => {
    const users = links
      .filter(({ to }) => elements[to]?.kind === 'constant' && elements[to].name === name)
      .flatMap(({ from }) => elements[from] ?? []);
    return [...new Set(users)].map(({ kind, name: user, at }) => ({ kind, name: user, at }));
  };
  return {
    constants: model.constants.constants.map((constant) => ({
      name: constant.name,
      value: tell(constant.value, ({ text }) => text),
      unit: constant.unit,
      when: tell(constant.when, conditionText),
      meaning: constant.meaning,
      uses: usesOf(constant.name),
      at: copyOf(constant.nameAt),
    })),
  };
}
