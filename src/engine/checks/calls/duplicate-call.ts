import { pathShape, readCallName, trimPath } from '../../model/calls/name.ts';
import type { Call } from '../../model/interface-elements.ts';
import { once } from '../../model/tracking/once.ts';
import type { ModelCheck } from '../check.ts';
import { dropAgain, repeated } from '../repeated.ts';

/** Parameters compared by name, whatever their brackets. */
const keyOf = once((call: Call): string => {
  if (call.path === '') return call.name;
  const names = call.parameters.map(({ name }) => name).join(' ');
  // What is called by a name of its own at an address that is one for many is told apart by it.
  const own = readCallName(call.name).path === '' ? call.name : '';
  return `${call.method} ${pathShape(trimPath(call.path))} ${names} ${own}`;
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
