import { didYouMean } from '../../model/derived/did-you-mean.ts';
import type { Call } from '../../model/interface-elements.ts';
import { listOf } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';
import { writeInstead } from '../unknown.ts';

function reportsOf(call: Call): readonly Report[] {
  const names = call.parameters.map(({ name }) => name);
  return listOf(call.payload).flatMap((field): readonly Report[] => {
    if (field.in !== 'path' || names.includes(field.name)) return [];
    const suggestion = didYouMean(field.name, names);
    const said = `“${field.name}” travels in the path, and “${call.name}” has no such parameter.`;
    return [
      {
        at: field.nameAt,
        message: suggestion === undefined ? said : `${said} Did you mean “${suggestion}”?`,
        fixes: writeInstead(suggestion, field.nameAt),
      },
    ];
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
