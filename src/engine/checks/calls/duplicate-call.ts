import { pathShape, trimPath } from '../../model/call-name.ts';
import type { Call } from '../../model/interface-elements.ts';
import { once } from '../../model/once.ts';
import type { ModelCheck, Report } from '../check.ts';

/** Parameters compared by name, whatever their brackets. */
const keyOf = once((call: Call): string => {
  if (call.path === '') return call.name;
  const names = call.parameters.map(({ name }) => name).join(' ');
  return `${call.method} ${pathShape(trimPath(call.path))} ${names}`;
});

/** One call described twice. */
export const check: ModelCheck = {
  id: 'calls/duplicate-call',
  severity: 'error',
  summary: 'A call is described twice.',
  reads: ['calls'],
  run: ({ calls: { calls } }) => {
    const first = new Map<string, Call>();
    return calls.flatMap((call): readonly Report[] => {
      if (call.every || call.doubtful) return [];
      const before = first.get(keyOf(call));
      if (before === undefined) first.set(keyOf(call), call);
      // Outgoing addresses and mentions without a method are often named where they are used.
      if (before === undefined || call.outgoing || (call.path !== '' && call.method === '')) return [];
      return [
        {
          at: call.nameAt,
          message: `“${call.name}” is described twice. Make one of the two: what they say must hold together.`,
          related: [{ message: 'described here first', at: before.nameAt }],
        },
      ];
    });
  },
};
