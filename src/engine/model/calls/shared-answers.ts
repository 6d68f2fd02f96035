import type { Answer, Call } from '../interface-elements.ts';
import type { ElementGroup } from '../sections/groups.ts';
import { listOf, shown } from '../stated.ts';
import { blank } from './lines.ts';
import type { CallFact } from './tables.ts';
import type { SharedAnswers } from './told-answers.ts';

type Group = ElementGroup<CallFact>;

/** The calls of groups, with what sentences among them say that all of them answer, or all below one heading. */
export function withShared(
  groups: readonly Group[],
  callsOf: (group: Group) => readonly Call[],
): readonly Call[] {
  if (!groups.some(sharesAnswers)) return groups.flatMap(callsOf);
  const own = new Map(groups.map((group) => [group, callsOf(group)]));
  const ofAll: Answer[] = [];
  for (const group of groups)
    for (const said of sharedIn(group)) {
      const around = groups.filter((other) => isBelow(other, group));
      const isAbove = group.heading === undefined && own.get(group)?.length === 0;
      if (said.of === 'all' || (said.of === 'these' && isAbove)) ofAll.push(...said.answers);
      else
        for (const each of around)
          own.set(each, own.get(each)?.map((call) => alsoAnswering(call, said.answers)) ?? []);
    }
  // A success that all have is what each answers; what else may come stands once for all.
  const succeeding = ofAll.filter(isSuccess);
  const calls = [...own.values()].flat().map((call) => answeringAsAll(call, succeeding));
  const hasCalls = calls.some(({ every }) => !every);
  const known = new Set(
    calls.flatMap(({ every, path, answers }) =>
      every && path === '' && answers.is === 'shown' ? answers.value.map(({ status }) => status) : [],
    ),
  );
  const more = ofAll.filter((each, index) => {
    const { status } = each;
    const isFirst = ofAll.findIndex((other) => other.status === status) === index;
    return isFirst && !known.has(status) && !(hasCalls && isSuccess(each));
  });
  return more.length > 0 ? [everyCall(more), ...calls] : calls;
}

/** A call with what all answer: no other success where it tells its own. */
export function answeringAsAll(call: Call, answers: readonly Answer[]): Call {
  const hasOwn = listOf(call.answers).some(isSuccess);
  return alsoAnswering(call, hasOwn ? answers.filter((each) => !isSuccess(each)) : answers);
}

const isSuccess = ({ status }: Answer): boolean => /^2\d\d$/.test(status);

const sharesAnswers = ({ parts }: Group): boolean =>
  parts.some(({ reading }) => reading.facts.some(({ is }) => is === 'shared'));

function sharedIn({ parts }: Group): readonly SharedAnswers[] {
  return parts.flatMap(({ reading }) =>
    reading.facts.flatMap((fact) => (fact.is === 'shared' ? fact.said : [])),
  );
}

/** Whether a group is another, or stands below its heading. */
function isBelow(group: Group, other: Group): boolean {
  const { heading } = other;
  if (heading === undefined) return group === other;
  return group.parts.some(({ context }) => context.headings.includes(heading));
}

/** A call with what several answer: what it says itself of a status holds, and so does that it answers nothing. */
function alsoAnswering(call: Call, answers: readonly Answer[]): Call {
  if (call.every || call.outgoing || (call.answers.is !== 'shown' && call.answers.is !== 'unstated'))
    return call;
  const said = call.answers.is === 'shown' ? call.answers.value : [];
  const known = new Set(said.map(({ status }) => status));
  const more = answers.filter(({ status }) => !known.has(status));
  const [first] = more;
  return first
    ? {
        ...call,
        answers: shown([...said, ...more], call.answers.is === 'shown' ? call.answers.at : first.at),
      }
    : call;
}

/** What sentences say of all calls, as a call of its own: `Every call`. */
function everyCall(answers: readonly Answer[]): Call {
  const [first] = answers as readonly [Answer, ...Answer[]];
  return {
    ...blank,
    name: 'Every call',
    method: '',
    path: '',
    parameters: [],
    outgoing: false,
    at: first.at,
    nameAt: first.nameAt,
    how: 'tolerant',
    every: true,
    answers: shown(answers, first.at),
  };
}
