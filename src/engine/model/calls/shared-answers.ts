import type { Place } from '../../place.ts';
import type { Answer, Call } from '../interface-elements.ts';
import type { ElementGroup } from '../sections/groups.ts';
import { listOf, shown } from '../stated.ts';
import { headed } from './headings.ts';
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
  const isTaken = groups.some(tellsOfTaking);
  const ofAll: Answer[] = [];
  const ofBare: Answer[] = [];
  const first = groups.findIndex((group) => (own.get(group)?.length ?? 0) > 0);
  for (const [index, group] of groups.entries())
    for (const { said, these, isOfOne } of sharedIn(group)) {
      const isHere = said.of === 'here';
      if (isHere && (isOfOne || isOfCall(group))) continue;
      const isMeant = (call: Call): boolean => said.of !== 'these' || !these || these.has(call.nameAt);
      const isAbove = group.heading === undefined && own.get(group)?.length === 0;
      const around = groups.filter((other) => (isAbove && said.of === 'each') || isBelow(other, group));
      // Below a heading that has no calls it is about all only where that stands before them.
      const isGeneral =
        isHere && (group.heading === undefined || (own.get(group)?.length === 0 && index < first));
      if (isHere && !isGeneral && own.get(group)?.length === 0) continue;
      const isOfAll = said.of === 'all' || isGeneral || (said.of === 'these' && isAbove);
      // What is taken away from some is told of each.
      if (isOfAll && !isTaken) (said.bare ? ofBare : ofAll).push(...said.answers);
      else
        for (const each of isOfAll ? groups : around)
          own.set(
            each,
            own.get(each)?.map((call) => (isMeant(call) ? answeringAsAll(call, saidOf(call, said)) : call)) ??
              [],
          );
    }
  // A success that all have is what each answers; what else may come stands once for all.
  const succeeding = ofAll.filter(isSuccess);
  const calls = [...own.values()]
    .flat()
    .map((call) =>
      answeringAsAll(call, call.answers.is === 'unstated' ? [...succeeding, ...ofBare] : succeeding),
    );
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

/** What a sentence says of a call: those below a path that it sets apart answer something else. */
function saidOf({ path }: Call, { answers, apart }: SharedAnswers): readonly Answer[] {
  return apart && (path === apart.below || path.startsWith(`${apart.below}/`)) ? apart.answers : answers;
}

/** A call with what all answer: no other success where it tells its own. */
export function answeringAsAll(call: Call, answers: readonly Answer[]): Call {
  const hasOwn = listOf(call.answers).some(({ status }) => /^[23]\d\d$/.test(status));
  return alsoAnswering(call, hasOwn ? answers.filter((each) => !isSuccess(each)) : answers);
}

const isSuccess = ({ status }: Answer): boolean => /^2\d\d$/.test(status);

const sharesAnswers = ({ parts }: Group): boolean =>
  parts.some(({ reading }) => reading.facts.some(({ is }) => is === 'shared'));

const tellsOfTaking = ({ parts }: Group): boolean =>
  parts.some(({ reading }) => reading.facts.some(({ is }) => is === 'taking'));

/**
 * What a sentence says, and which calls "these" are: those before it where there are such behind it as well, or those that
 * several sentences lead to; all of them where nothing tells.
 */
interface Shared {
  readonly said: SharedAnswers;
  readonly these: ReadonlySet<Place> | undefined;
  /** Whether it stands below a block that is about one call. */
  readonly isOfOne: boolean;
}

/** Whether a heading names a call: what stands below it is about that. */
function isOfCall(group: Group): boolean {
  const named = headed(group);
  return named !== undefined && named.path !== '';
}

function sharedIn({ parts }: Group): readonly Shared[] {
  const named = parts.map(({ reading }) =>
    reading.facts.flatMap((fact) => (fact.is === 'call' ? fact.call.nameAt : [])),
  );
  const tellOfThese = parts.flatMap(({ reading }, index) =>
    reading.facts.some((fact) => fact.is === 'shared' && fact.said.of === 'these') ? index : [],
  );
  const [first = 0, second] = tellOfThese;
  // Where several do and the first has none before it, each leads to those behind it.
  const isLeading = second !== undefined && named.slice(0, first + 1).every(({ length }) => length === 0);
  return parts.flatMap(({ reading }, index) => {
    const before = named.slice(0, index + 1).flat();
    const isAmid = before.length > 0 && named.slice(index + 1).some((each) => each.length > 0);
    const led = named
      .slice(
        index + 1,
        tellOfThese.find((other) => other > index),
      )
      .flat();
    const these = isLeading ? led : isAmid ? before : undefined;
    const isOfOne = named.slice(0, index).findLast((each) => each.length > 0)?.length === 1;
    return reading.facts.flatMap((fact) =>
      fact.is === 'shared' ? { said: fact.said, these: these && new Set(these), isOfOne } : [],
    );
  });
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
