import type { ParagraphBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { Reach } from '../blocks/context.ts';
import { withTold } from '../blocks/told-of.ts';
import type { Answer, Call, CallsModel } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { type ElementGroup, elementGroups, isPartTitle, proseOf } from '../sections/groups.ts';
import { listOf, shown, unstated } from '../stated.ts';
import { once } from '../tracking/once.ts';
import { withOwnParts } from '../tracking/own-parts.ts';
import { words } from '../words/names.ts';
import { addressOf } from './address.ts';
import { withoutAddressOfAll } from './address-of-all.ts';
import { atOneAddress } from './at-one-address.ts';
import { withBases } from './below-a-base.ts';
import { withCarried } from './carrying.ts';
import { answersTitled, headed, type Named, placed } from './headings.ts';
import { blank } from './lines.ts';
import { madeByOthers, makersTitled, withMakers } from './makers.ts';
import { withMethodOfAll, withMethodOfHeadings } from './method-of-all.ts';
import { withoutOtherQueries } from './operations.ts';
import { withShared } from './shared-answers.ts';
import { withShortPaths } from './short-paths.ts';
import { withSigns } from './signed-calls.ts';
import type { CallFact } from './tables.ts';

/** The calls of headings, rows and lines, with what lines of their own say of them. */
export function assembleCalls(read: readonly Part<CallFact>[]): CallsModel {
  const parts = withBases(withMethodOfAll(read));
  const told: Extract<CallFact, { is: 'told' }>[] = [];
  const gone: string[] = [];
  for (const { reading } of parts)
    for (const fact of reading.facts)
      if (fact.is === 'told') told.push(fact);
      else if (fact.is === 'gone') gone.push(fact.name);
  const each = withMethodOfHeadings(withShared(elementGroups(parts), callsOf), parts);
  const all = atOneAddress(withSigns(withoutOtherQueries(each, parts), parts), parts);
  const calls = withTold(withoutAddressOfAll(onceTold(all)), told);
  const left = gone.length > 0 ? calls.filter(staysBeside(gone)) : calls;
  return { calls: withOwnParts(withShortPaths(left, parts), ({ answers }) => listOf(answers), withAnswers) };
}

/** Tells calls from those that some names take away: by their addresses, or in the same words by what they are for. */
function staysBeside(gone: readonly string[]): (call: Call) => boolean {
  const [paths, titles] = [gone.filter(isAddress), gone.filter((name) => !isAddress(name))];
  const addresses = new Set(paths.map((name) => addressOf(name).name));
  const [ofTitles, ofAll] = [wordsOf(titles), wordsOf(gone)];
  return ({ name, path, description }) => {
    const said = path === '' ? ofAll : ofTitles;
    const isThere = path !== '' && (addresses.has(name) || addresses.has(path));
    return !isThere && !said.has(words(name)) && !said.has(words(description));
  };
}

const isAddress = (name: string): boolean => name.includes('/');

const wordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map(words).filter((said) => said !== ''));

/** Calls without those that text only speaks of, where another place tells what they answer. */
function onceTold(calls: readonly Call[]): readonly Call[] {
  const isSpokenOf = ({ how, answers, payload, does, outgoing, path }: Call): boolean =>
    how === 'tolerant' &&
    !outgoing &&
    path !== '' &&
    [answers, payload, does].every(({ is }) => is === 'unstated');
  if (!calls.some(isSpokenOf)) return calls;
  const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
  const answering = new Set(calls.flatMap((call) => (call.answers.is === 'shown' ? nameOf(call) : [])));
  return calls.filter((call) => !isSpokenOf(call) || !answering.has(nameOf(call)));
}

function withAnswers(call: Call, answers: readonly Answer[]): Call {
  return call.answers.is === 'shown' ? { ...call, answers: shown(answers, call.answers.at) } : call;
}

/** A call that text names, and what stands below it up to the next one; without a call what stands above them all. */
interface Run {
  readonly call: Call | undefined;
  readonly own: CallFact[];
  /** The calls that are told here with nothing below them. */
  readonly others: Call[];
}

/** What is about no one call, or is one itself. */
const notOwn: ReadonlySet<CallFact['is']> = new Set([
  'call',
  'path',
  'method',
  'told',
  'shared',
  'makers',
  'gone',
  'sign',
  'taking',
]);

/** Whether a fact is about the call that stands above it. */
const isOwn = ({ is }: CallFact): boolean => !notOwn.has(is);

/** The calls of a group; who makes them may be told once for all. */
const callsOf = once((group: ElementGroup<CallFact>): readonly Call[] => {
  const facts = group.parts.flatMap((part) => part.reading.facts);
  const told = facts.find((fact) => fact.is === 'makers')?.names;
  const makers = told ?? (group.heading ? makersTitled(plain(group.heading.title)) : []);
  return callsIn(group).map((call) => madeByOthers(withMakers(call), makers));
});

function callsIn(group: ElementGroup<CallFact>): readonly Call[] {
  const named = group.heading && headed(group);
  const facts = group.parts.flatMap((part) => part.reading.facts);
  const own = facts.filter(isOwn);
  const told = facts.flatMap((fact) => (fact.is === 'call' ? [fact.call] : []));
  const [only, ...others] = told;
  // A path alone is no call where the methods that it has stand below it.
  const hasMethods = told.some(({ path, method }) => path === named?.path && method !== '');
  if (named && named.path !== '' && named.method === '' && hasMethods) return told;
  if (named && (named.path !== '' || named.every)) return [callOf(group, named, own), ...told];
  // One call in the text below a heading in words, and its tables: they are about that call.
  if (only && others.length === 0) return [own.length > 0 ? withOwn(group, only, own) : only];
  const runs = runsOf(group.parts);
  // "Error responses" right below the point names no call.
  const isPart = group.heading !== undefined && isPartTitle(group.heading);
  // Above several calls a table of answers is of them all.
  const above = runs[0]?.own ?? [];
  const isOne =
    named && !isPart && above.some((fact) => fact.is !== 'answer' || (!fact.said && told.length === 0));
  return [
    ...(isOne ? [callOf(group, named, above)] : []),
    ...runs.flatMap((run) => [
      ...(run.call ? [run.own.length > 0 ? withOwn(group, run.call, run.own) : run.call] : []),
      ...(run.call ? run.others : answeringAlike(run)),
    ]),
  ];
}

/**
 * The calls of one block, with what sentences below them say to be answered where they say nothing themselves. Where
 * some sentences are about calls of a kind, what others say is of none for sure.
 */
function answeringAlike({ own, others }: Run): readonly Call[] {
  const said = own.flatMap((fact) => (fact.is === 'answer' && fact.said ? fact : []));
  if (said.length === 0 || others.some(({ answers, outgoing }) => outgoing || answers.is !== 'unstated'))
    return others;
  const isDivided = said.some(({ of }) => of);
  return others.map((call) => {
    const all = said
      .filter(({ of }) => (of ? of.includes(call.method) : !isDivided))
      .map(({ answer }) => answer);
    const [first] = all;
    return first ? { ...call, answers: shown(all, first.at) } : call;
  });
}

/** The runs of some parts. A call amid a paragraph is mentioned on the way, and several in one block have nothing below them. */
function runsOf(parts: readonly Part<CallFact>[]): readonly Run[] {
  let run: Run = { call: undefined, own: [], others: [] };
  const runs = [run];
  for (const { block, reading } of parts) {
    const calls = reading.facts.flatMap((fact) => (fact.is === 'call' ? [fact.call] : []));
    const [first] = calls;
    const opens = first && (block.kind !== 'paragraph' || opensWith(first, block) || calls.length > 1);
    if (opens) {
      run = {
        call: calls.length === 1 ? first : undefined,
        own: [],
        others: calls.length === 1 ? [] : calls,
      };
      runs.push(run);
    } else run.others.push(...calls);
    run.own.push(...reading.facts.filter(isOwn));
  }
  return runs;
}

/** Whether a paragraph begins with a call, or with its title in bold. */
function opensWith({ nameAt }: Call, { from, text }: ParagraphBlock): boolean {
  const marks = nameAt.from - from;
  return marks <= LONGEST_MARK || /^\*\*[^*\n]+\*\*\s*[`*]*$/.test(text.source.slice(0, marks));
}

/** Characters of marks before an address that opens a paragraph. */
const LONGEST_MARK = 4;

/** A call that text names with what stands below it. */
function withOwn(group: ElementGroup<CallFact>, told: Call, own: readonly CallFact[]): Call {
  const { description, how, ...address } = told;
  const one = callOf(group, address, own);
  const both: Call = {
    ...one,
    nameAt: address.nameAt,
    how: 'tolerant',
    answers: bothAnswers(address.answers, one.answers),
    description: description || one.description,
  };
  return withCarried(both, own);
}

/** The answers told beside a call and those told below it, each status once. */
function bothAnswers(beside: Call['answers'], below: Call['answers']): Call['answers'] {
  if (below.is !== 'shown' || beside.is !== 'shown') return below.is === 'unstated' ? beside : below;
  const known = new Set(below.value.map(({ status }) => status));
  return shown([...beside.value.filter(({ status }) => !known.has(status)), ...below.value], beside.at);
}

function callOf(group: ElementGroup<CallFact>, named: Named, facts: readonly CallFact[]): Call {
  const heading = group.heading;
  const at = heading ? heading.title.at : group.last;
  const payload = facts.flatMap((fact) => (fact.is === 'payload' ? placed(fact, named) : []));
  const below = facts.flatMap((fact) => (fact.is === 'answer' ? fact.answer : []));
  const isOwnTitle = heading !== undefined && named.path !== '' && !named.every;
  const titled = isOwnTitle ? answersTitled(heading.title) : [];
  const answers = [...titled.filter(({ status }) => below.every((each) => each.status !== status)), ...below];
  const said = <K extends CallFact['is']>(is: K): Extract<CallFact, { is: K }> | undefined =>
    facts.find((fact): fact is Extract<CallFact, { is: K }> => fact.is === is);
  const stated = said('answers-stated')?.value ?? (answers[0] ? unstated : (group.marker ?? unstated));
  const call: Call = {
    ...blank,
    ...named,
    at: new Reach(at, group.last),
    nameAt: at,
    how: facts.every(
      (fact) =>
        (fact.is !== 'payload' || fact.field.how === 'exact') &&
        (fact.is !== 'answer' || fact.answer.how === 'exact'),
    )
      ? 'exact'
      : 'tolerant',
    does: said('does')?.value ?? group.marker ?? unstated,
    madeBy: said('madeBy')?.value ?? group.marker ?? unstated,
    allowedTo: said('allowedTo')?.value ?? unstated,
    payload: payload[0]
      ? shown(payload, payload[0].at)
      : (said('payload-stated')?.value ?? group.marker ?? unstated),
    answers: answers[0] ? bothAnswers(stated, shown(answers, answers[0].at)) : stated,
    description: proseOf(group.parts),
  };
  return withCarried(call, facts);
}
