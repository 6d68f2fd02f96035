import type { Span } from '../../../place.ts';
import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { fold } from '../../derived/name-index.ts';
import type { Transition } from '../../domain-elements.ts';
import type { Cells } from '../../records/records.ts';
import { listOf } from '../../stated.ts';
import { nameOf } from '../../words/names.ts';
import { type Head, headOf, isParted, sentences } from '../../words/phrases.ts';
import { boldEnds, markedEnds, statusWordsIn } from '../../words/status-words.ts';
import { isArrow, leadOfSteps, withoutMarksAround } from '../arrows/arrow-clauses.ts';
import { isRanked } from '../arrows/chains.ts';
import { dashedAmong } from '../arrows/dashed-steps.ts';
import { withFurtherEnds } from '../arrows/further-ends.ts';
import { lifeOfOnly, onlyStateIn } from '../arrows/only-state.ts';
import { stepsOfPath } from '../arrows/paths.ts';
import type { Step } from '../arrows/step.ts';
import { stepsIn, transitionOf } from '../arrows/transition-phrases.ts';
import { statesNamed } from '../facts-named.ts';
import { saysNothing, titleOf } from '../headings/titles.ts';
import { type Fact, stateElement, stateFact, type Title, type Unsure } from '../lifecycle-facts.ts';
import { tellsRemoval } from '../sentences/creation.ts';
import { declaredValues } from '../sentences/declared-values.ts';
import { overSteps } from '../sentences/items.ts';
import { otherIn } from '../sentences/other-things.ts';
import { predicates, wordsBehind } from '../sentences/predicates.ts';
import { isStart, stepsOfSentence } from '../sentences/sentences.ts';
import { casesOf, clausesOf, deniesStates, leavesOpen, tell } from '../sentences/told.ts';
import { aroundStep } from '../tables/step-cells.ts';
import { forks, mayMove, removesAll } from '../words/told-words.ts';
import type { AroundStep } from '../words/vocabulary.ts';
import { asWritten, wholesIn, withWholes } from '../words/whole-names.ts';
import {
  capitalStates,
  markedStates,
  speaksOfStates,
  statesOfSentence,
  wordsAsStates,
} from '../words/words.ts';
import { areEvents, behindLabel, stepsWithLabels } from './labelled-steps.ts';
import { readProperty } from './properties.ts';
import { isRefusedStep } from './refusals.ts';

/** The steps with arrows in a line; a label before them names their event or their lifecycle. What stands `below` is said of each. */
export function readSteps(
  line: Inline,
  at: Transition['at'],
  context: Context,
  gather: Gathering<Fact>,
  inText = false,
  below?: Cells<AroundStep>,
): boolean {
  if (isRanked(context.lead, line.source)) return false;
  const kind = leadOfSteps.exec(line.source);
  const text = withoutMarksAround(slice(line, kind?.[0].length ?? 0, line.source.length));
  const apart = stepsWithLabels(text);
  const head = apart.length > 0 ? undefined : headOf(text);
  const dashed = gather.ofBlock((block) => dashedAmong(text, block));
  const own = apart.length > 0 ? apart : dashed ? [dashed] : stepsIn(text);
  const all = own.length > 0 ? own.flatMap(withFurtherEnds) : behindLabel(head);
  const steps = all.filter((step) => !isRefusedStep(text, step));
  if (steps.length === 0) return false;
  const title = isParted(head) && head.names.length === 1 ? head.names[0] : undefined;
  const silent = steps.every((step) => step.event.source === '');
  // "Publish: draft → live" names the event; "Handling: new → done when it is picked up" the lifecycle.
  const named =
    title &&
    !isArrow.test(title.source) &&
    !/^from\s|^\S+ to \S+(?:$|,? (?:and |or )?\S+ to \S+)/i.test(title.source) &&
    !overSteps.test(plain(title)) &&
    !saysNothing.test(plain(title))
      ? title
      : undefined;
  const nameless = context.headings.length === 0 && context.lead === '';
  // In running text about something that is named, a label is no name of another lifecycle.
  const titled =
    named &&
    own.length > 0 &&
    !(inText && context.titled) &&
    !named.source.startsWith('`') &&
    !gather.ofBlock(areEvents) &&
    !isArrow.test(head?.bracket?.source ?? '') &&
    (!silent || head?.kind === 'strong' || steps.length > 1 || nameless);
  const where: Title = titled ? { lead: nameOf(named).name, titled: true } : titleOf(context);
  for (const step of steps) {
    const given = named && silent && !titled ? { ...step, event: named } : step;
    const made = transitionOf(given, at);
    const about = made.name
      ? `the event ${made.name}`
      : `the step from ${plain(step.from)} to ${plain(step.to)}`;
    const transition = below ? { ...made, ...aroundStep(below, about, gather) } : made;
    gather.fact({ is: 'transition', ...where, transition });
  }
  // "New ones are `open`. `open` → `done`: it is closed.": sentences beside those with arrows.
  if (!inText && isArrow.test(text.source))
    for (const each of sentences(behindTitle(text, head))) tell(each, undefined, where, gather);
  return true;
}

/** What stands behind a bold title that a full stop closes. */
function behindTitle(text: Inline, head: Head | undefined): Inline {
  return head?.kind === 'strong' && /\.\**$/.test(head.label.source) ? head.rest : text;
}

/**
 * Reads running text clause by clause; gives how many told something. A clause of which only the known states can
 * tell what it says is kept for when they are known, and is prose besides.
 */
export function readClauses(text: Inline, context: Context, gather: Gathering<Fact>): number {
  let last: Inline | undefined;
  let fork: Inline | undefined;
  let from: Inline | undefined;
  let found: Inline | undefined;
  let read = 0;
  let only: Inline | undefined;
  let around: string | undefined;
  const left: Inline[] = [];
  const areEnds = ofEnds.test(text.source);
  const cases = casesOf(text);
  for (const clause of clausesOf(text)) {
    const before = gather.facts.length;
    const declared = declaredValues(clause, context.headings);
    for (const name of declared) gather.fact(stateFact(titleOf(context), name));
    if (declared.length > 0 || leavesOpen.test(clause.source) || deniesStates.test(clause.source)) {
      if (declared.length > 0) read++;
      else left.push(clause);
      continue;
    }
    const ways =
      forkIn(clause) ?? (areEnds && fork === undefined && oneWay.test(clause.source) ? last : undefined);
    if (ways) gather.fact(unsureState(ways, 'alone', context));
    fork = ways ?? fork;
    const isCase = cases.has(clause.at.start);
    found = isCase ? (found ?? last) : undefined;
    last = found ?? last;
    if (oneOfThese.test(clause.source)) from = last;
    else if (from) last = from;
    // "From open there are two ways out. Merging makes it merged. Closing …": each leaves the same.
    const isWay = fork !== undefined && (ways !== undefined || oneWay.test(clause.source));
    if (isWay) last = fork;
    const single = onlyStateIn(clause);
    if (single) gather.fact(stateFact(titleOf(context), single));
    only = single ?? only;
    const life = only ? lifeOfOnly(clause, only) : [];
    for (const step of life)
      gather.fact({
        is: 'transition',
        ...titleOf(context),
        transition: { ...transitionOf(step, step.event.at), doubtful: true },
      });
    if (single || life.length > 0) {
      read++;
      continue;
    }
    const other = thingOf(clause) ?? otherIn(clause, context, text);
    if (other && other !== around) last = undefined;
    around = other ?? around;
    if (readSentence(clause, around ? { ...context, lead: around, titled: true } : context, gather, last)) {
      read++;
      const facts = gather.facts.slice(before);
      const several = facts.filter((fact) => fact.is === 'state').length > 1;
      // Where several states are listed, nothing tells which of them "it" is in.
      last = several ? undefined : (facts.map(lastOf).findLast((each) => each !== undefined) ?? last);
    } else left.push(clause);
    const title = around ? { lead: around, titled: true } : titleOf(context);
    tell(clause, from ?? (isWay && !ways ? fork : undefined), title, gather, isCase);
  }
  if (gather.facts.length > 0) for (const each of left) gather.prose(each);
  return read;
}

/** "A **loan** takes a book from *free* to *lent*": a thing in bold type that has states in other marks. */
function thingOf({ source }: Inline): string | undefined {
  return ofThing.exec(source)?.groups?.name;
}
const ofThing = wording.i`^(?:and |also )?(?:an?|the|each|every) \*\*(?<name>[^*]{2,40})\*\*(?:\s\([^()]*\))?\s(?!\p{L}+ing )[^.;]{1,60}?from (?:\*[^*\s][^*]*\*|\`[^\`]+\`)(?!\*) to (?:\*[^*\s]|\`)`;

/** "From there, one of three things happens.": each of the sentences behind it goes on from where the one before ended. */
const oneOfThese = wording.i`\bone of (?:two|three|four|several|the following) (?:things|ways|events|outcomes)\b[^.]*\.?$`;

/** The state from which a sentence says that there are several ways. */
function forkIn(clause: Inline): Inline | undefined {
  const name = forks.test(clause.source) ? forkFrom.exec(clause.source)?.groups?.name : undefined;
  if (!name) return undefined;
  const start = clause.source.indexOf(name);
  return slice(clause, start, start + name.length);
}
const forkFrom = wording.i`^(?:(?:from|out of|when (?:it|the \p{L}+) is) (?=[^,.;]{2,60} there )|(?:an?|the|every|each) (?=[^,.;]{2,60} can go ))(?<name>\`[^\`]+\`|\*{1,2}[^*]+\*{1,2}|[\p{L}-]+(?: [\p{L}-]+)?)(?:(?: on)?,? there | [\p{L}-]+ can go )`;
/** How a sentence begins that tells one of several ways: "Merging makes it …", "Or a moderator …". */
const oneWay = wording`^(?:\p{L}+ing|Or|Either)\b`;
/** "Neither of the two can be opened again": what two clauses lead to is left no more, so both go on from the same. */
const ofEnds =
  /\b(?:neither(?: of (?:the two|these|them|both))?|none of (?:the three|these|them)) (?:(?:can|may|will|could) be|is|goes|comes|leads|leaves)\b|\b(?:both|both of them|all three|either) (?:are|is) (?:final|terminal|the end|ends?)\b/i;

/** A word that is a state only where something moves between such. */
function unsureState(name: Inline, unsure: Unsure, context: Context): Fact {
  const state = { ...stateElement(name, name.at, 'tolerant', ''), doubtful: true };
  return { is: 'state', ...titleOf(context), state, unsure };
}

/** The state that a fact ends with, where it stands: what a step leads to, or what is named alone. */
function lastOf(fact: Fact): Inline | undefined {
  if (fact.is === 'state') return { source: fact.state.name, at: fact.state.nameAt as Span };
  const isStep = fact.is === 'transition' && !(fact.unsure && statesNamed([fact]).length > 1);
  const end = isStep ? listOf(fact.transition.to).at(-1) : undefined;
  return end?.is === 'state' ? { source: end.state.name, at: end.state.at as Span } : undefined;
}

/** What a sentence tells of states and steps, and the names in bold that may be states where others are. */
function readSentence(
  sentence: Inline,
  context: Context,
  gather: Gathering<Fact>,
  last: Inline | undefined,
): boolean {
  const before = gather.facts.length;
  const isRead = readStatesAndSteps(sentence, context, gather, last);
  const own = new Set(statesNamed(gather.facts.slice(before)).map(({ source }) => fold(source)));
  const bold = mayMove.test(sentence.source) ? boldEnds(sentence) : [];
  for (const name of bold)
    if (!own.has(fold(nameOf(name).name))) gather.fact(unsureState(name, 'bold', context));
  return isRead;
}

/** A step in running text, and the states that a sentence about states lists in code. */
function readStatesAndSteps(
  sentence: Inline,
  context: Context,
  gather: Gathering<Fact>,
  last: Inline | undefined,
): boolean {
  if (readProperty(sentence, context, gather)) return true;
  // What is removed in any state names none.
  if (removesAll.test(sentence.source)) return false;
  if (readSteps(sentence, sentence.at, context, gather, true)) return true;
  const label = headOf(sentence);
  const isLabel = isParted(label) && label.names.length === 1 && !isStart.test(sentence.source);
  const event = isLabel ? label : undefined;
  const stepsIn = (text: Inline, around: Inline | undefined): readonly Step[] =>
    stepsOfSentence(
      gather.ofBlock((block) => withWholes(text, block)),
      last,
    ).map((each) => (around && !each.event.source ? { ...each, event: around } : each));
  // "It goes from open to shut: the lamp turns red" tells its step before the colon.
  const whole = event ? stepsOfPath(sentence) : [];
  const inLabel = event && whole.length === 0 ? stepsIn(event.label, event.rest) : whole;
  const steps = inLabel.length > 0 ? inLabel : stepsIn(event?.rest ?? sentence, event?.label);
  const wholes = gather.ofBlock((block) => wholesIn(sentence, block));
  for (const step of steps) {
    const transition = {
      ...asWritten(transitionOf(step, steps.length === 1 ? sentence.at : step.to.at), wholes),
      doubtful: true,
    };
    const unsure = step.isUnsure ? { unsure: true } : {};
    gather.fact({ is: 'transition', ...titleOf(context), transition, ...unsure });
  }
  if (steps.length > 0) {
    const own = new Set(steps.flatMap(({ from, to }) => [fold(nameOf(from).name), fold(nameOf(to).name)]));
    const codes = markedEnds(sentence).filter(({ source }) => source.startsWith('`'));
    for (const name of [...codes, ...wordsBehind(sentence, steps)])
      if (!own.has(fold(nameOf(name).name)) && !tellsRemoval(name, sentence))
        gather.fact(unsureState(name, codes.includes(name) ? 'coded' : 'alone', context));
    return true;
  }
  const names = statesOfSentence(sentence);
  const head = headOf(sentence);
  const where =
    isParted(head) && context.headings.length === 0 && !speaksOfStates.test(head.label.source)
      ? { lead: plain(head.label) }
      : titleOf(
          names.length > 0 && context.headings.length === 0 && context.lead === ''
            ? { ...context, lead: plain(sentence) }
            : context,
        );
  for (const name of names) gather.fact(stateFact(where, name));
  if (names.length > 0) return true;
  const marked = markedStates(sentence);
  for (const name of marked) {
    const state = { ...stateElement(name, name.at, 'tolerant', ''), doubtful: true };
    gather.fact({ is: 'state', ...titleOf(context), state });
  }
  if (marked.length > 0) return true;
  const words = wordsAsStates(sentence);
  // "Draft bills can be sent or deleted" lists what may come, and not what there is.
  const mayBecome = wording.i`^(?:an? )?\p{L}+ \p{L}+ (?:can|may) be\b`.test(sentence.source);
  const others = [...wholes, ...capitalStates(sentence), ...statusWordsIn(sentence), ...predicates(sentence)];
  const unsure = [...words, ...others.filter((name) => !tellsRemoval(name, sentence))];
  const ends = markedEnds(sentence);
  for (const name of unsure)
    gather.fact(unsureState(name, words.includes(name) && !mayBecome ? 'together' : 'alone', context));
  for (const name of ends)
    gather.fact(unsureState(name, name.source.startsWith('`') ? 'coded' : 'marked', context));
  return unsure.length + ends.length > 0;
}
