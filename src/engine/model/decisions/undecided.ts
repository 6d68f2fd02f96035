import { casesOf } from '../derived/bounds.ts';
import { analyse } from '../expressions/check.ts';
import { constantValue } from '../expressions/constants.ts';
import { schemaOf } from '../expressions/schema.ts';
import type { Model } from '../model.ts';
import type { Placed } from './atoms.ts';
import { type Facts, waysOf, weigh } from './decide.ts';

/** Why a constant of the document has no value to go by; undefined where it has, and where there is none of that name. */
export function whyNoValue(model: Model, name: string): string | undefined {
  const cases = casesOf(model, name);
  if (cases.length === 0) return undefined;
  if (cases.every(({ value }) => value.is !== 'shown')) return `“${name}” has no value`;
  return cases.some((each) => constantValue(each) === undefined)
    ? `the value of “${name}” cannot be compared`
    : undefined;
}

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
