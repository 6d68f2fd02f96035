import { analyse } from '../expressions/check.ts';
import { schemaOf } from '../expressions/schema.ts';
import type { Model } from '../model.ts';
import type { Placed } from './atoms.ts';
import { type Facts, waysOf, weigh } from './decide.ts';
import { whyNoValue } from './worth.ts';

/**
 * Why it cannot be told whether an expression can be true; undefined where it is told. Of what does not parse nothing is
 * decided at all: that is an error of its own.
 */
export function whyUndecided(model: Model, placed: Placed, facts: Facts): string | undefined {
  const { checked } = analyse(placed.source, placed.scope, schemaOf(model));
  if (!checked.ok)
    return checked.problem === 'syntax' || checked.problem === 'too-long'
      ? undefined
      : checked.message.replace(/[.\s]+$/, '');
  const { verdict, why } = weigh(waysOf(model, placed), facts);
  if (verdict === 'impossible') return undefined;
  const constants = checked.references.filter(({ kind }) => kind === 'constant');
  return constants.map(({ name }) => whyNoValue(model, name)).find((each) => each !== undefined) ?? why;
}
