import { didYouMean } from '../../model/derived/did-you-mean.ts';
import type { Call, PayloadField } from '../../model/interface-elements.ts';
import { listOf } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';
import { writeInstead } from '../unknown.ts';

/** Asks whether a field is the one parameter of the path that no field is named after. */
function isParameter({ name }: Call, field: PayloadField, left: readonly string[]): Pick<Report, 'choice'> {
  const [fix] = writeInstead(left[0], field.nameAt);
  if (!fix) return {};
  const text = `Is “${field.name}” the parameter “${left[0]}” of “${name}”?`;
  return { choice: { text, options: [{ says: 'yes', fix }, { says: 'no' }] } };
}

function reportsOf(call: Call): readonly Report[] {
  const names = call.parameters.map(({ name }) => name);
  const sent = listOf(call.payload).filter((field) => field.in === 'path');
  const unknown = sent.filter(({ name }) => !names.includes(name));
  const left = names.filter((name) => !sent.some((field) => field.name === name));
  return unknown.map((field): Report => {
    const suggestion = didYouMean(field.name, names);
    const said = `“${field.name}” travels in the path, and “${call.name}” has no such parameter.`;
    return {
      at: field.nameAt,
      message: suggestion === undefined ? said : `${said} Did you mean “${suggestion}”?`,
      fixes: writeInstead(suggestion, field.nameAt),
      ...(unknown.length === 1 && left.length === 1 ? isParameter(call, field, left) : {}),
    };
  });
}

/** A payload field that travels in the path, where the path has no parameter of its name. */
export const check: ModelCheck = {
  id: 'calls/unknown-path-parameter',
  severity: 'error',
  summary: 'A payload field travels in the path, which has no such parameter.',
  reads: ['calls'],
  run: ({ calls: { calls } }) => calls.filter((call) => !call.every && call.path !== '').flatMap(reportsOf),
};
