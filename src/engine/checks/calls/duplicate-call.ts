import { pathShape, trimPath } from '../../model/calls/name.ts';
import type { Call } from '../../model/interface-elements.ts';
import { once } from '../../model/tracking/once.ts';
import type { ModelCheck } from '../check.ts';
import { dropAgain, repeated } from '../repeated.ts';

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
    // Outgoing addresses and mentions without a method are often named where they are used.
    const own = calls.filter(
      (call) => !call.every && !call.outgoing && (call.path === '' || call.method !== ''),
    );
    return repeated(own, keyOf).map(({ first, again }) => ({
      at: again.nameAt,
      message: `“${again.name}” is described twice. Make one of the two: what they say must hold together.`,
      related: [{ message: 'described here first', at: first.nameAt }],
      fixes: dropAgain(first, again),
    }));
  },
};
