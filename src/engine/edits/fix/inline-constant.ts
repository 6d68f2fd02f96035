import type { Change } from '../../finding.ts';
import { boundsAmong, casesOf, constrained } from '../../model/derived/bounds.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import type { Place } from '../../place.ts';
import { isIn } from '../print/blocks.ts';

/** Writes a constant's value, with its unit where the phrase has none, in place of its name. Of one with cases: nothing. */
export function inlineConstant(model: Model, at: Place): readonly Change[] {
  const start = { from: at.from, to: at.from };
  for (const bound of constrained(model).flatMap(({ constraints }) => boundsAmong(constraints))) {
    for (const quantity of [bound.min, bound.max]) {
      if (!quantity?.constant || !isIn(start, quantity.at)) continue;
      const [only, ...others] = casesOf(model, quantity.constant.name);
      const value = only && shownValue(only.value);
      if (others.length > 0 || value?.is !== 'number') return [];
      const unit = bound.unit === '' && only?.unit ? ` ${only.unit}` : '';
      return [
        {
          from: quantity.at.from,
          to: quantity.at.to,
          insert: `${value.text.replace(/\s+\D.*$/, '')}${unit}`,
        },
      ];
    }
  }
  return [];
}
