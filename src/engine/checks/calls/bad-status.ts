import { isOperationKind } from '../../model/calls/operations.ts';
import type { Answer, Call } from '../../model/interface-elements.ts';
import { listOf } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';

/** Three digits from 100 to 599 (RFC 9110, section 15), or a class or remainder such as `4xx`, `default`. */
const status = /^(?:[1-5]\d\d|[1-5]xx|default|otherwise|any|other)$/i;

/** Whether what stands for a status cannot be one. Words are left alone where the document is in its own words. */
function isBad(call: Call, answer: Answer): boolean {
  const text = answer.status.trim();
  if (isOperationKind(call.method) || (call.method === '' && !call.every && call.path === '')) return false;
  if (status.test(text)) return false;
  return /^\d+$/.test(text) || (answer.how === 'exact' && /^\w+$/.test(text));
}

/** An answer whose status is no HTTP status code. */
export const check: ModelCheck = {
  id: 'calls/bad-status',
  severity: 'error',
  summary: 'An answer has a status that does not exist.',
  reads: ['calls'],
  run: ({ calls: { calls } }) =>
    calls.flatMap((call) =>
      listOf(call.answers)
        .filter((answer) => isBad(call, answer))
        .map(
          (answer): Report => ({
            at: answer.nameAt,
            message: `“${answer.status}” is no status of HTTP: those are three digits, from 100 to 599. A call that is not HTTP has a name without method and path.`,
          }),
        ),
    ),
};
