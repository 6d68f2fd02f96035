import type { Block, Inline, Item } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import type { Context } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import { saidOfNamed, withSaid } from './blocks/told-of.ts';
import { labelledParts } from './blocks/written-lines.ts';
import { answersLed } from './calls/answers-led.ts';
import { assembleCalls } from './calls/assembly.ts';
import { carriedInLine, ofAnswer } from './calls/carried.ts';
import { callsOfFence } from './calls/http-fence.ts';
import { labelledAmong, labelledCall } from './calls/labelled-call.ts';
import { readLabel } from './calls/labels.ts';
import { callsIn } from './calls/lines.ts';
import { makersOfAll } from './calls/makers.ts';
import { isOfSamePath, mentionsOf, pathAbove } from './calls/mentions.ts';
import { methodOfAll } from './calls/method-of-all.ts';
import { pathsAlone } from './calls/paths-alone.ts';
import { payloadOfLine } from './calls/payload-line.ts';
import { namedCalls, procedureCall } from './calls/procedures.ts';
import { callLabels, noteProperties, propertyIn, saidBelow } from './calls/properties.ts';
import { callTables } from './calls/shapes.ts';
import { signsTold, tellsOfTaking } from './calls/signs.ts';
import { answerLines } from './calls/statuses.ts';
import type { CallFact } from './calls/tables.ts';
import { answersBeside, answersShared, answersTold, methodsSaid } from './calls/told-answers.ts';
import type { Call } from './interface-elements.ts';
import type { PointReader } from './reader.ts';
import { listOf, shown, unstated } from './stated.ts';
import { httpMethods } from './words/methods.ts';
import { sentences } from './words/phrases.ts';
import { takenBack } from './words/taken-back.ts';

/** Point 7: a heading, labels and two tables for each call; tables and bullets with one line a call do as well. */
export const callsReader: PointReader<'calls', CallFact> = {
  tables: callTables,
  item: readItem,
  paragraph({ text }, context, gather) {
    const parts = labelledParts(text) ?? [];
    const isLine = parts.length === 0 && !text.source.includes('\n');
    if (isLine && readLabel({ at: text.at, text, children: [] }, context, gather)) return;
    for (const part of parts) {
      if (readLabel({ at: part.at, text: part, children: [] }, context, gather)) continue;
      for (const call of callsIn(part, undefined, false))
        gather.fact({ is: 'call', call: answeringAsLed(call, context, undefined) });
    }
    if (gather.facts.length > 0) return;
    const labelled = labelledCall(text);
    for (const call of labelled ? [labelled] : callsIn(text, undefined, false))
      gather.fact({ is: 'call', call: answeringAsLed(call, context, undefined) });
    if (context.headings.length > 0)
      for (const field of payloadOfLine(text)) gather.fact({ is: 'payload', byDefault: true, field });
    readTakenBack(text, gather);
    // Sentences with paths alone, beside others that name methods.
    if (gather.facts.some(({ is }) => is === 'call')) {
      readPaths(text, gather);
      for (const each of sentences(text)) readSigns(each, gather);
    }
    if (gather.facts.length > 0) gather.prose(text);
  },
  sentence(whole, _context, gather) {
    const sentence = readSigns(whole, gather);
    const isOfTaking = tellsOfTaking(whole);
    if (isOfTaking) gather.fact({ is: 'taking' });
    const told = answersTold(sentence);
    const of = methodsSaid(sentence);
    for (const answer of told) gather.fact({ is: 'answer', answer, said: true, ...(of && { of }) });
    const method = methodOfAll(sentence);
    const said = answersShared(sentence) ?? (method ? answersBeside(sentence) : undefined);
    if (said) gather.fact({ is: 'shared', said });
    if (method) gather.fact({ is: 'method', method });
    for (const path of pathsAlone(sentence)) gather.fact(path);
    const makers = makersOfAll(plain(sentence));
    if (makers.length > 0) gather.fact({ is: 'makers', names: makers });
    const isTaken =
      sentence !== whole ||
      told.length > 0 ||
      said !== undefined ||
      method !== undefined ||
      makers.length > 0;
    if (isTaken) gather.prose(whole);
    return isTaken;
  },
  fence(block, _context, gather) {
    for (const call of callsOfFence(block)) gather.fact({ is: 'call', call });
  },
  tellsInText: 'of it',
  assemble: assembleCalls,
  // An answer alone is of no call, and a path alone may be none.
  weigh: (facts) =>
    facts.reduce(
      (sum, fact) =>
        sum + (fact.is === 'path' ? 0 : 1) + (fact.is === 'call' ? listOf(fact.call.answers).length : 0),
      0,
    ),
  stated({ calls }, count) {
    for (const { every, answers, payload } of calls) {
      // Who makes a call may stand in point 2, and a call without a payload table may have none: neither counts as unsaid.
      if (!every) count(answers.is);
      if (payload.is !== 'unstated') count(payload.is);
      for (const { type } of listOf(payload)) count(type.is);
      // One line of statuses is an answer to "what does it answer"; what they carry counts where it is said.
      for (const { carries } of listOf(answers)) if (carries.is !== 'unstated') count(carries.is);
    }
  },
};

/** Notes the paths of a text some of whose sentences name methods, and the method that one of them gives to all. */
function readPaths(text: Inline, gather: Gathering<CallFact>): void {
  const paths = pathsAlone(text);
  const methods = paths.length > 0 ? sentences(text).flatMap((each) => methodOfAll(each) ?? []) : [];
  for (const path of paths) gather.fact(path);
  for (const method of methods) gather.fact({ is: 'method', method });
}

/** Notes what a text says that signs stand for, and gives the text without that. */
function readSigns(text: Inline, gather: Gathering<CallFact>): Inline {
  const { told, rest } = signsTold(text);
  if (told.length > 0) gather.fact({ is: 'sign', told });
  return rest;
}

/** Notes which calls sentences say to be there no longer. */
function readTakenBack(text: Inline, gather: Gathering<CallFact>): void {
  for (const name of sentences(text).flatMap(takenBack)) gather.fact({ is: 'gone', name });
}

const itemsOf = (block: Block): readonly Item[] => (block.kind === 'list' ? block.items : none);

const none: readonly Item[] = [];

const listedIn = ({ children }: Item): readonly Item[] =>
  children.flatMap((child) => (child.kind === 'list' ? child.items : []));

function readItem(
  item: Item,
  context: Context,
  gather: Gathering<CallFact>,
  above: readonly Item[],
): 'not' | 'itself' | 'all' {
  const said = saidOfNamed(item.text, gather, callLabels);
  if (said) {
    gather.fact({ is: 'told', ...said });
    return 'itself';
  }
  readTakenBack(item.text, gather);
  const around = above.at(-1);
  const property = around && propertyIn(item.text);
  if (property) {
    const [only, ...others] = callsOfItem(around);
    if (only && others.length === 0) {
      noteProperties(property, only.name, gather);
      return 'itself';
    }
  }
  const nested = listedIn(item);
  const beside = around ? undefined : gather.ofBlock((block) => labelledAmong(itemsOf(block)));
  const labelled = beside ?? labelledAmong(nested);
  if (labelled && nested.length > 0) {
    gather.fact({ is: 'call', call: saidBelow(item).reduce<Call>(withSaid, labelled.call) });
    for (const each of nested) gather.prose(each.text);
    return 'all';
  }
  const [address, method] = (labelled?.of ?? []).map(({ text }) => text.at.from === item.text.at.from);
  if (labelled && (address || method)) {
    if (address) gather.fact({ is: 'call', call: labelled.call });
    else gather.prose(item.text);
    return 'itself';
  }
  if (readLabel(item, context, gather)) return 'itself';
  const pathBefore =
    isOfSamePath(item.text) && mentionsOf(item.text).length === 0
      ? gather.last('call')?.call.path
      : undefined;
  const told = pathBefore
    ? callsIn(item.text, item.at, true, pathBefore)
    : callsOfItem(item, around?.text.source ?? pathLed(context) ?? context.headings.at(-1)?.title.source);
  const isListed = told.length === 0 && above.length === 0 && gather.kind === 'list';
  const found = isListed ? gather.ofBlock((block) => procedureCall(item, itemsOf(block))) : told;
  const led = found.length === 0 ? callAmong(nested) : undefined;
  if (led) {
    gather.fact({ is: 'call', call: led.call });
    for (const each of led.others) gather.prose(each.text);
    return 'all';
  }
  const calls =
    found.length === 1 ? found.map((call) => saidBelow(item).reduce<Call>(withSaid, call)) : found;
  const isOpen = calls.length > 0 && calls.every(({ answers }) => answers.is === 'unstated');
  const below = isOpen ? nested.flatMap(answerLines) : [];
  if (below[0]) {
    for (const call of calls)
      gather.fact({ is: 'call', call: { ...call, answers: shown(below, below[0].at) } });
    for (const each of nested) {
      const said = propertyIn(each.text);
      for (const call of said ? calls : []) if (said) noteProperties(said, call.name, gather);
      if (!said) gather.prose(each.text);
    }
    return 'all';
  }
  const isSame = (call: Call): boolean =>
    call.answers.is === 'unstated' && sameAnswers.test(call.description);
  const before = calls.some(isSame) ? (gather.last('call')?.call.answers ?? unstated) : unstated;
  for (const call of calls)
    gather.fact({
      is: 'call',
      call: answeringAsLed(isSame(call) ? { ...call, answers: before } : call, context, around),
    });
  if (calls.length > 0) return 'itself';
  const answer = above.length === 0 ? ofAnswer(context) : undefined;
  const carried = answer ? carriedInLine(item) : [];
  for (const each of carried) gather.fact({ is: 'carried', carried: each, ...answer });
  if (carried.length > 0) return 'itself';
  const rest = readSigns(item.text, gather);
  if (rest !== item.text) {
    const said = answersShared(rest);
    if (said) gather.fact({ is: 'shared', said });
    return said || gather.last()?.is === 'sign' ? 'itself' : 'not';
  }
  // What leads to calls below it says what these answer.
  if (nested.some((each) => callsOfItem(each).length > 0) && answersLed(item.text).length > 0) {
    gather.prose(item.text);
    return 'itself';
  }
  const answers = isBelowCall(context) ? answerLines(item) : [];
  for (const answer of answers) gather.fact({ is: 'answer', answer });
  const inSentence = answers.length > 0 ? [] : answersTold(item.text);
  for (const answer of inSentence) gather.fact({ is: 'answer', answer, said: true });
  const shared = answersShared(item.text);
  if (shared) gather.fact({ is: 'shared', said: shared });
  const paths = pathsAlone(item.text, item.at);
  for (const path of paths) gather.fact(path);
  return shared || answers.length + inSentence.length + paths.length > 0 ? 'itself' : 'not';
}

/** Whether lines stand below a heading, below a line that is a call, or below one with the bold title of a call before it. */
function isBelowCall({ headings, lead, titled }: Context): boolean {
  return headings.length > 0 || (titled ? !ofSeveral.test(lead) : anAddress.test(lead));
}

const anAddress = new RegExp(`\\b(?:${httpMethods})\\s+/\\S`);

/** What titles the answers of several calls, or of none. */
const ofSeveral =
  /\b(?:errors?|failures?|answers?|responses?|status(?:es)?|codes?|notes?)$|^(?:common|general|shared|(?:all|every) (?:calls?|endpoints?|requests?))\b/i;

/** The one call that the first of some lines is, with what the others say that it answers: below "create", a call and its parts. */
function callAmong(
  items: readonly Item[],
): { readonly call: Call; readonly others: readonly Item[] } | undefined {
  const [first, ...others] = items;
  const [call, ...more] = first ? callsOfItem(first) : [];
  if (!call || more.length > 0 || others.some((each) => callsOfItem(each).length > 0)) return undefined;
  const answers = others.flatMap(answerLines);
  const [answer] = answers;
  if (!answer || call.answers.is !== 'unstated') return undefined;
  return {
    call: { ...call, answers: shown(answers, answer.at) },
    others: others.filter((each) => answerLines(each).length === 0),
  };
}

/** A line right above a list that names a path: "`/boats`:". */
const pathLed = ({ lead }: Context): string | undefined => (lead.startsWith('/') ? lead : undefined);

/** The calls of an item; below a path it may name nothing but their methods. */
function callsOfItem({ text, at }: Item, around?: string): readonly Call[] {
  const told = callsIn(text, at, true);
  if (told.length > 0) return told;
  const path = around && pathAbove(around);
  const below = path === undefined ? [] : callsIn(text, at, true, path);
  return below.length > 0 ? below : namedCalls(text, at);
}

/** "same codes": what the call above answers. */
const sameAnswers = /^(?:the )?same (?:codes|answers|statuses|status codes|responses)\b/i;

/** What the item above, or the heading, says that the calls below it answer holds for those that say nothing themselves. */
function answeringAsLed(call: Call, { headings }: Context, around: Item | undefined): Call {
  if (call.answers.is !== 'unstated') return call;
  for (const text of [around?.text, headings.at(-1)?.title]) {
    const answers = text ? answersLed(text) : [];
    if (text && answers.length > 0) return { ...call, answers: shown(answers, text.at) };
  }
  return call;
}
