import type { Answer, Call } from '../interface-elements.ts';
import { shown, unstated } from '../stated.ts';
import type { CallFact } from './tables.ts';

type CarriedFact = Extract<CallFact, { is: 'carried' }>;

/**
 * A call with what tables and lists below it say that its answer carries: the one whose status they name, or else the only
 * success that is told. Where none is, no answer is known that carries it.
 */
export function withCarried(call: Call, facts: readonly CallFact[]): Call {
  const carried = facts.filter((fact): fact is CarriedFact => fact.is === 'carried');
  if (carried.length === 0) return call;
  const told = call.answers.is === 'shown' ? call.answers.value : [];
  const successes = told.filter(({ status }) => /^2\d\d$/.test(status));
  const only = successes.length === 1 ? successes[0]?.status : undefined;
  const answers = new Map(told.map((answer) => [answer.status, answer]));
  for (const fact of carried) {
    const status = fact.status ?? only;
    if (status === undefined) continue;
    const answer = answers.get(status) ?? bare(status, fact.carried.at);
    const own = answer.carries.is === 'shown' ? answer.carries.value : [];
    if (!own.some((each) => each.at === fact.carried.at))
      answers.set(status, { ...answer, carries: shown([...own, fact.carried], fact.carried.at) });
  }
  const all = [...answers.values()];
  const [first] = all;
  return first
    ? { ...call, answers: shown(all, call.answers.is === 'shown' ? call.answers.at : first.at) }
    : call;
}

/** An answer of which only the status is told, where what it carries begins. */
const bare = (status: string, at: Answer['at']): Answer => ({
  name: status,
  at,
  nameAt: at,
  how: 'tolerant',
  status,
  when: unstated,
  carries: unstated,
  handling: unstated,
});
