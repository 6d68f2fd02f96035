import type { Place } from '../../place.ts';
import type { HeadingBlock } from '../../syntax/block.ts';
import type { Answer, Call } from '../interface-elements.ts';
import type { ElementGroup } from '../sections/groups.ts';
import { listOf, shown } from '../stated.ts';
import { headed } from './headings.ts';
import { blank } from './lines.ts';
import { onceEach } from './statuses.ts';
import type { CallFact } from './tables.ts';
import type { SharedAnswers } from './told-answers.ts';

type Group = ElementGroup<CallFact>;

/** What sentences say that some calls answer together. */
type Said = Pick<SharedAnswers, 'answers' | 'apart'>;

/** A group with its calls, and what sentences say of all of them: those that set nothing apart are put together. */
interface Telling {
  readonly group: Group;
  readonly calls: readonly Call[];
  readonly said: Said[];
}

/**
 * The calls of groups, with what sentences among them say that several answer. What is said of "these" counts first, then
 * what is said around them: of two that tell when a status comes, or how a call succeeds, the first holds.
 */
export function withShared(
  groups: readonly Group[],
  callsOf: (group: Group) => readonly Call[],
): readonly Call[] {
  if (!groups.some(tells('shared'))) return groups.flatMap(callsOf);
  const telling = groups.map((group): Telling => ({ group, calls: callsOf(group), said: [] }));
  const { ofAll, ofOpen } = toldOfAll(telling);
  // A success that all have is what each answers; what else may come stands once for all.
  const ofEach = ofAll.filter(isSuccess);
  const calls = telling.flatMap((each) =>
    answering(each).map((call) =>
      answeringAsAll(call, call.answers.is === 'unstated' ? [...ofEach, ...ofOpen] : ofEach),
    ),
  );
  const hasCalls = calls.some(({ every }) => !every);
  const known = new Set(
    calls.flatMap(({ every, path, answers }) =>
      every && path === '' && answers.is === 'shown' ? answers.value.map(({ status }) => status) : [],
    ),
  );
  const more = ofAll.filter((each) => !known.has(each.status) && !(hasCalls && isSuccess(each)));
  return more.length > 0 ? [everyCall(more), ...calls] : calls;
}

/** The calls of a group with what is said of some of them, and of all. */
function answering({ group, calls, said }: Telling): readonly Call[] {
  const ofThese = saidOfThese(group);
  if (ofThese.size === 0 && said.length === 0) return calls;
  return calls.map((call) =>
    said.reduce(
      (each, told) => answeringAsAll(each, saidOf(each, told)),
      answeringAsAll(call, ofThese.get(call.nameAt) ?? []),
    ),
  );
}

/** What is said of all calls, and of those alone that say nothing themselves; what is said of some is noted with their groups. */
function toldOfAll(telling: readonly Telling[]): {
  readonly ofAll: readonly Answer[];
  readonly ofOpen: readonly Answer[];
} {
  const ofAll: Answer[] = [];
  const ofOpen: Answer[] = [];
  const ofEach: Said[] = [];
  const below = byHeading(telling);
  const isTaken = telling.some(({ group }) => tells('taking')(group));
  const first = telling.findIndex(({ calls }) => calls.length > 0);
  for (const [index, each] of telling.entries()) {
    const { group, calls } = each;
    const isEmpty = calls.length === 0;
    const isAbove = isEmpty && group.heading === undefined;
    const around: Said[] = [];
    for (const { said, isOfOne, isOfSome } of sharedIn(group)) {
      if (isOfSome) continue;
      const isHere = said.of === 'here';
      if (isHere && (isOfOne || isOfCall(group))) continue;
      // Below a heading that has no calls it is about all only where that stands before them.
      const isGeneral = isHere && (group.heading === undefined || (isEmpty && index < first));
      if (isHere && !isGeneral && isEmpty) continue;
      const isOfAll = said.of === 'all' || isGeneral || (said.of === 'these' && isAbove);
      // What is taken away from some is told of each.
      if (isOfAll && !isTaken) (said.bare ? ofOpen : ofAll).push(...said.answers);
      else add(isOfAll || (said.of === 'each' && isAbove) ? ofEach : around, said);
    }
    const reached = around.length === 0 ? [] : group.heading ? (below.get(group.heading) ?? []) : [each];
    for (const other of reached) for (const told of around) add(other.said, told);
  }
  for (const each of telling) for (const told of ofEach) add(each.said, told);
  return { ofAll: onceEach(ofAll), ofOpen: onceEach(ofOpen) };
}

/** The groups that stand below each heading. */
function byHeading(telling: readonly Telling[]): ReadonlyMap<HeadingBlock, readonly Telling[]> {
  const below = new Map<HeadingBlock, Telling[]>();
  for (const each of telling)
    for (const heading of new Set(each.group.parts.flatMap(({ context }) => context.headings)))
      below
        .set(heading, below.get(heading) ?? [])
        .get(heading)
        ?.push(each);
  return below;
}

/** Adds what a sentence says to what others said before it of the same calls. */
function add(all: Said[], said: Said): void {
  const last = all.at(-1);
  if (last && !last.apart && !said.apart)
    all[all.length - 1] = { answers: joined(last.answers, said.answers) };
  else all.push(said);
}

/** What two sentences say of the same calls: as they would answer when one after the other was heard. */
function joined(first: readonly Answer[], second: readonly Answer[]): readonly Answer[] {
  const known = new Set(first.map(({ status }) => status));
  const isSettled = first.some(ends);
  return [...first, ...second.filter((each) => !known.has(each.status) && !(isSettled && isSuccess(each)))];
}

/** What a sentence says of a call: those below a path that it sets apart answer something else. */
function saidOf({ path }: Call, { answers, apart }: Said): readonly Answer[] {
  return apart && (path === apart.below || path.startsWith(`${apart.below}/`)) ? apart.answers : answers;
}

/** A call with what all answer: no other success where it tells its own. */
export function answeringAsAll(call: Call, answers: readonly Answer[]): Call {
  return alsoAnswering(
    call,
    listOf(call.answers).some(ends) ? answers.filter((each) => !isSuccess(each)) : answers,
  );
}

const isSuccess = ({ status }: Answer): boolean => /^2\d\d$/.test(status);

/** Whether an answer is how a call succeeds, or where it leads. */
const ends = ({ status }: Answer): boolean => /^[23]\d\d$/.test(status);

/** Tells groups in which a fact of a kind stands. */
const tells =
  (kind: CallFact['is']) =>
  ({ parts }: Group): boolean =>
    parts.some(({ reading }) => reading.facts.some(({ is }) => is === kind));

/** What a sentence among calls says of several. */
interface Shared {
  readonly said: SharedAnswers;
  /** Whether it is about some of the calls of its group: "these". */
  readonly isOfSome: boolean;
  /** Whether it stands below a block that is about one call. */
  readonly isOfOne: boolean;
}

/** Whether a heading names a call: what stands below it is about that. */
function isOfCall(group: Group): boolean {
  const named = headed(group);
  return named !== undefined && named.path !== '';
}

/** Where the calls of each part of a group are named, and what is said there of "these". */
interface Course {
  readonly named: readonly (readonly Place[])[];
  readonly ofThese: readonly (readonly Answer[])[];
  /** Whether several sentences lead to the calls behind them: none stands before the first one. */
  readonly isLeading: boolean;
  /** The first and the last part with calls. */
  readonly first: number;
  readonly last: number;
}

function courseOf({ parts }: Group): Course {
  const named = parts.map(({ reading }) =>
    reading.facts.flatMap((fact) => (fact.is === 'call' ? [fact.call.nameAt] : [])),
  );
  const ofThese = parts.map(({ reading }) =>
    reading.facts.flatMap((fact) =>
      fact.is === 'shared' && fact.said.of === 'these' ? [fact.said.answers] : [],
    ),
  );
  const [lead = 0, second] = ofThese.flatMap(({ length }, index) => (length > 0 ? [index] : []));
  const hasCalls = ({ length }: readonly Place[]): boolean => length > 0;
  return {
    named,
    ofThese: ofThese.map((all) => all.reduce(joined, [])),
    isLeading: second !== undefined && !named.slice(0, lead + 1).some(hasCalls),
    first: named.findIndex(hasCalls),
    last: named.findLastIndex(hasCalls),
  };
}

/** Whether calls stand before the end of a part, and behind it. */
const isAmid = ({ first, last }: Course, part: number): boolean => first >= 0 && first <= part && part < last;

/**
 * What is said of "these" calls, by where each is named: of those before the sentence where there are such behind it as well, or
 * of those that each of several sentences leads to.
 */
function saidOfThese(group: Group): ReadonlyMap<Place, readonly Answer[]> {
  const all = new Map<Place, readonly Answer[]>();
  if (!tells('shared')(group)) return all;
  const course = courseOf(group);
  const { named, ofThese, isLeading } = course;
  if (isLeading) {
    let led: readonly Answer[] = [];
    for (const [index, places] of named.entries()) {
      const own = ofThese[index] ?? [];
      if (own.length > 0) led = own;
      else if (led.length > 0) for (const place of places) all.set(place, led);
    }
    return all;
  }
  // From the end: a call answers what is said behind it, the nearest first.
  let behind: readonly Answer[] = [];
  for (let index = named.length - 1; index >= 0; index--) {
    if (isAmid(course, index)) behind = joined(ofThese[index] ?? [], behind);
    if (behind.length > 0) for (const place of named[index] ?? []) all.set(place, behind);
  }
  return all;
}

/** What sentences of a group say of several calls, in order. */
function sharedIn(group: Group): readonly Shared[] {
  if (!tells('shared')(group)) return [];
  const course = courseOf(group);
  const hasCalls = course.first >= 0;
  let nearest = 0;
  return group.parts.flatMap(({ reading }, index) => {
    const isDivided = hasCalls && (course.isLeading || isAmid(course, index));
    const isOfOne = nearest === 1;
    nearest = course.named[index]?.length || nearest;
    return reading.facts.flatMap((fact): Shared | [] =>
      fact.is === 'shared'
        ? { said: fact.said, isOfSome: isDivided && fact.said.of === 'these', isOfOne }
        : [],
    );
  });
}

/** A call with what several answer: what it says itself of a status holds, and so does that it answers nothing. */
function alsoAnswering(call: Call, answers: readonly Answer[]): Call {
  if (answers.length === 0 || call.every || call.outgoing) return call;
  if (call.answers.is !== 'shown' && call.answers.is !== 'unstated') return call;
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
