import { Span } from '../../../place.ts';
import type { Inline } from '../../../syntax/block.ts';
import { fold } from '../../derived/name-index.ts';
import type { Transition } from '../../domain-elements.ts';
import { listOf, shown } from '../../stated.ts';
import type { Step } from '../arrows/step.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { endNames, statesNamed } from '../facts-named.ts';
import type { Fact, Title } from '../lifecycle-facts.ts';
import { toldSteps } from '../sentences/relations.ts';
import { beginsOnce, madeFirst } from '../sentences/told-beginnings.ts';
import { namedIn } from '../words/named-states.ts';
import { withCensus } from './census.ts';
import { Doubts, isAlone } from './doubts.ts';

/** Where a step leads, folded. */
function targetsOf(fact: Fact): readonly string[] {
  return fact.is === 'transition' ? endNames(fact.transition.to).map(({ source }) => fold(source)) : [];
}

/** The state to which the last of some steps leads. */
function lastOf(steps: readonly Fact[]): Inline | undefined {
  const step = steps.at(-1);
  return step?.is === 'transition' ? endNames(step.transition.to).at(-1) : undefined;
}

/** Whether steps lead from one state to several others, so that nobody knows which is meant behind them. */
function areFork(steps: readonly Fact[]): boolean {
  const left = steps.flatMap((fact) => (fact.is === 'transition' ? endNames(fact.transition.from) : []));
  return left.length > 2 && new Set(left.map(({ source }) => fold(source))).size === 1;
}

/** Whether a name stands in a sentence. */
function isWithin({ at }: Inline, { at: around }: Inline): boolean {
  return at.anchor === around.anchor && at.start >= around.start && at.end <= around.end;
}

/** Whether a step was read from a sentence. */
function stepIn(fact: Fact, { at }: Inline): boolean {
  if (fact.is !== 'transition') return false;
  const own = fact.transition.at;
  return own instanceof Span && own.anchor === at.anchor && own.start >= at.start && own.end <= at.end;
}

/** Of so many states that a sentence names, it lists them. */
const LISTED = 3;

/** Whether a sentence lists states, and tells nothing of one. */
const lists = (sentence: Inline, states: readonly Inline[]): boolean =>
  new Set(namedIn(sentence, states).map(({ name }) => fold(name.source))).size >= LISTED &&
  beginsOnce(sentence, states).length === 0;

/** Facts with the steps that sentences tell of states which the others name; words that nothing moves are no states. */
export function withTold(all: readonly Fact[]): readonly Fact[] {
  const facts = withCensus(withoutUnnamed(all));
  if (!facts.some((fact) => fact.is === 'told' || (fact.is === 'state' && fact.unsure))) return facts;
  const rows = withRows(facts);
  const doubts = new Doubts(rows);
  const whole = rows.filter((fact) => !doubts.isHalf(fact));
  const named = statesNamed(whole.filter((fact) => !doubts.isPart(fact)));
  const states = new Map<string, Inline>();
  for (const name of named) if (!states.has(fold(name.source))) states.set(fold(name.source), name);
  const names = [...states.values()];
  const telling = new TellingFacts(names, whole, doubts.areListed);
  for (const fact of whole)
    if (fact.is === 'told') telling.tell(fact);
    else telling.take(fact);
  const [one, other] = names;
  const told = whole.filter((fact) => fact.is !== 'told' || !lists(fact.sentence, names));
  const top = told.find((fact) => fact.is === 'told' || fact.is === 'transition');
  if (one && other && top?.is === 'told') telling.begin(top, madeFirst(top.sentence, one));
  telling.begin(told.find((fact) => fact.is === 'told'));
  const { found, moved } = telling;
  return found.filter((fact) => {
    if (fact.is !== 'state' || !fact.unsure) return true;
    return isAlone(fact) ? moved.has(fold(fact.state.name)) && !doubts.isPart(fact) : moved.size > 0;
  });
}

/** Facts without the steps to what would be a state only if something else named it, and nothing does. */
function withoutUnnamed(facts: readonly Fact[]): readonly Fact[] {
  const isUnsure = (fact: Fact): boolean => fact.is === 'transition' && fact.unsure === true;
  if (!facts.some(isUnsure)) return facts;
  const named = new Set(
    statesNamed(facts.filter((fact) => !isUnsure(fact))).map(({ source }) => fold(source)),
  );
  return facts.filter((fact) => !isUnsure(fact) || targetsOf(fact).some((name) => named.has(name)));
}

/** The names of rows are states where something moves between most of a row, and no facts where not. */
function withRows(facts: readonly Fact[]): readonly Fact[] {
  if (!facts.some((fact) => fact.is === 'state' && fact.unsure === 'row')) return facts;
  const moved = new Set(
    facts
      .flatMap((fact) => (fact.is === 'transition' ? statesNamed([fact]) : []))
      .map(({ source }) => fold(source)),
  );
  const rows = new Map<string, { all: number; known: number }>();
  const rowOf = ({ state }: Extract<Fact, { is: 'state' }>): string => `${state.at.from} ${state.at.to}`;
  for (const fact of facts)
    if (fact.is === 'state' && fact.unsure === 'row') {
      const row = rows.get(rowOf(fact)) ?? { all: 0, known: 0 };
      row.all++;
      if (moved.has(fold(fact.state.name))) row.known++;
      rows.set(rowOf(fact), row);
    }
  return facts.flatMap((fact): readonly Fact[] => {
    if (fact.is !== 'state' || fact.unsure !== 'row') return [fact];
    const row = rows.get(rowOf(fact));
    if (!row || row.known < 2 || row.known * 2 <= row.all) return [];
    const { unsure: _, ...sure } = fact;
    return [sure];
  });
}

type ToldFact = Extract<Fact, { is: 'told' }>;

/** The ends of a step, to tell whether it is told already. */
function endsOf({ from, to }: Transition): string {
  return [from, to]
    .map((side) =>
      endNames(side)
        .map(({ source }) => fold(source))
        .join(),
    )
    .join(' > ');
}

/** The ends of a step, together and of each state that it leaves or leads to. */
function eachOf(step: Transition): readonly string[] {
  const [from, to] = [endNames(step.from), endNames(step.to)];
  const pairs = from.flatMap((one) => to.map((other) => `${fold(one.source)} > ${fold(other.source)}`));
  return [endsOf(step), ...pairs];
}

/** A step between two known states, each of them one, though "and" stands in its name. */
function asOne(made: Transition, { from, to }: Step): Transition {
  const side = (ends: Transition['from'], name: Inline): Transition['from'] =>
    endNames(ends).length < 2
      ? ends
      : shown([{ is: 'state', state: { kind: 'state', name: name.source, at: name.at } }], name.at);
  return { ...made, from: side(made.from, from), to: side(made.to, to) };
}

/** Facts in their order, with the steps that the sentences among them tell. */
class TellingFacts {
  readonly #states: readonly Inline[];
  readonly #areAll: boolean;
  /** What is told in running text may stand in a table or a list as well. */
  readonly #stated: Set<string>;
  /** The state that the sentence before ended with, and the steps that were read since. */
  #last: Inline | undefined;
  #above: Fact[] = [];
  /** The state that the first of several cases found. */
  #found: Inline | undefined;
  /** The states to which what the sentence before told leads. */
  #several: readonly Inline[] = [];
  readonly found: Fact[] = [];
  /** The states between which something moves, folded. */
  readonly moved = new Set<string>();

  constructor(states: readonly Inline[], facts: readonly Fact[], areAll: boolean) {
    this.#states = states;
    this.#areAll = areAll;
    this.#stated = new Set(
      facts.flatMap((fact) => (fact.is === 'transition' ? eachOf(fact.transition) : [])),
    );
  }

  take(fact: Fact): void {
    this.found.push(fact);
    if (fact.is !== 'transition') return;
    this.#above.push(fact);
    for (const { source } of statesNamed([fact])) this.moved.add(fold(source));
  }

  tell({ lead, titled, here, sentence, event, isCase }: ToldFact): void {
    // What was read from the sentence itself does not come before it.
    const own = this.#above.filter((each) => stepIn(each, sentence));
    const before = this.#above.filter((each) => !own.includes(each));
    const reached = new Set(own.flatMap(targetsOf));
    this.#last = lastOf(before) ?? this.#last;
    this.#found = isCase ? (this.#found ?? this.#last) : undefined;
    this.#last = this.#found ?? this.#last;
    const around = { last: this.#last, here, areAll: this.#areAll, several: this.#several };
    const told = toldSteps(sentence, this.#states, around);
    this.#several = [
      ...told.steps.map(({ to }) => to),
      ...this.#above.flatMap((each) => (each.is === 'transition' ? endNames(each.transition.to) : [])),
    ];
    this.#last = told.steps.length > 0 ? told.last : (lastOf(this.#above) ?? told.last);
    if (areFork(own)) this.#last = undefined;
    this.#above = [];
    this.#add(told.steps, { lead, titled, sentence, event }, reached);
  }

  /** Where nothing else begins, it begins as the first sentence says that it is, or by the steps that are given. */
  begin(first: ToldFact | undefined, steps?: readonly Step[]): void {
    const isBegun = this.found.some(
      (fact) =>
        fact.is === 'starts' ||
        (fact.is === 'transition' && listOf(fact.transition.from).some(({ is }) => is === 'new')),
    );
    if (first && !isBegun) this.#add(steps ?? beginsOnce(first.sentence, this.#states), first, new Set());
  }

  #add(
    steps: readonly Step[],
    {
      lead,
      titled,
      sentence,
      event,
    }: Title & { readonly sentence: Inline; readonly event?: Inline | undefined },
    reached: ReadonlySet<string>,
  ): void {
    for (const step of steps) {
      const named = event ? { ...step, event } : step;
      const transition = asOne({ ...transitionOf(named, step.to.at), doubtful: true }, step);
      const fact: Fact = { is: 'transition', lead, titled, transition };
      const ends = endsOf(transition);
      const leadsOn = isWithin(step.from, sentence) || !targetsOf(fact).some((to) => reached.has(to));
      if (!this.#stated.has(ends) && leadsOn) this.found.push(fact);
      this.#stated.add(ends);
      for (const name of [step.from.source, step.to.source]) this.moved.add(fold(name));
    }
  }
}
