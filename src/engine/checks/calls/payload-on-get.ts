import { listOf } from '../../model/stated.ts';
import type { ModelCheck } from '../check.ts';

/** GET, HEAD and DELETE: content in them has no defined meaning (RFC 9110, sections 9.3.1, 9.3.2 and 9.3.5). */
const withoutBody: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE']);

/** A body on a call whose method gives a body no meaning. */
export const check: ModelCheck = {
  id: 'calls/payload-on-get',
  severity: 'warning',
  summary: 'A GET or DELETE call sends a body.',
  reads: ['calls'],
  run: ({ calls: { calls } }) =>
    calls
      .filter((call) => withoutBody.has(call.method) && !call.outgoing)
      .flatMap((call) => {
        const [first, ...others] = listOf(call.payload).filter((field) => field.in === 'body');
        if (first === undefined) return [];
        return [
          {
            at: first.nameAt,
            message: `“${call.name}” sends “${first.name}” in a body, and a body on ${call.method} has no meaning: servers and caches may drop it. Say “query” under “In”, or use another method.`,
            related: others.map(({ name, nameAt }) => ({
              message: `“${name}” is in the body too`,
              at: nameAt,
            })),
          },
        ];
      }),
};
