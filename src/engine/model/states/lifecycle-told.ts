import { Span } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';
import { fold } from '../derived/name-index.ts';
import type { Transition } from '../domain-elements.ts';
import type { Reference } from '../element.ts';
import { listOf } from '../stated.ts';
import type { Fact } from './lifecycle-facts.ts';
import { toldSteps } from './told-steps.ts';
import { transitionOf } from './transition-phrases.ts';

/** The names of the states that facts declare or move between, where they stand. */
export function statesNamed(facts: readonly Fact[]): readonly Inline[] {
  return facts.flatMap((fact) => {
    if (fact.is === 'state') return { source: fact.state.name, at: fact.state.nameAt as Inline['at'] };
    if (fact.is === 'starts' || fact.is === 'ends') return listOf(fact.value).map(nameInline);
    return fact.is === 'transition'
      ? [...endNames(fact.transition.from), ...endNames(fact.transition.to)]
      : [];
  });
}

/** The names of the states on one side of a step. */
export function endNames(ends: Transition['from']): readonly Inline[] {
  return listOf(ends).flatMap((end) => (end.is === 'state' ? nameInline(end.state) : []));
}

function nameInline({ name, at }: Reference): Inline {
  return { source: name, at: at as Inline['at'] };
}

/** Where a step leads, folded. */
function targetsOf(fact: Fact): readonly string[] {
  return fact.is === 'transition' ? endNames(fact.transition.to).map(({ source }) => fold(source)) : [];
}

/** The state to which the last of some steps leads. */
function lastOf(steps: readonly Fact[]): Inline | undefined {
  const step = steps.at(-1);
  return step?.is === 'transition' ? endNames(step.transition.to).at(-1) : undefined;
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

type StateFact = Extract<Fact, { is: 'state' }>;

/** Whether a word is a state by itself or not at all. */
function isAlone({ unsure }: StateFact): boolean {
  return unsure === 'alone' || unsure === 'marked';
}

function isMarked(fact: Fact): fact is StateFact {
  return fact.is === 'state' && fact.unsure === 'marked';
}

/** Facts with the steps that sentences tell of states which the others name; words that nothing moves are no states. */
export function withTold(facts: readonly Fact[]): readonly Fact[] {
  if (!facts.some((fact) => fact.is === 'told' || (fact.is === 'state' && fact.unsure))) return facts;
  const listed = facts.flatMap((fact) =>
    fact.is === 'state' && !fact.unsure ? fact.state.name.toLowerCase() : [],
  );
  // "Starts as Contract" is half of a name where "Contract sent" is listed.
  const isHalf = (fact: Fact): boolean =>
    fact.is === 'transition' &&
    fact.transition.doubtful === true &&
    [...endNames(fact.transition.from), ...endNames(fact.transition.to)].some(({ source }) =>
      listed.some((name) => name.startsWith(`${source.toLowerCase()} `)),
    );
  const states = new Map<string, Inline>();
  const sure = facts.filter((fact) => fact.is !== 'state' || !fact.unsure);
  const known = [...new Set(statesNamed(sure).map(({ source }) => source.toLowerCase()))];
  // "On hold all" and "On" are no states beside "On hold".
  const plainly = facts.filter(
    (fact) =>
      (fact.is === 'state' && !isAlone(fact)) || (fact.is === 'transition' && !fact.transition.doubtful),
  );
  // Where states are listed, other words of sentences are none.
  const areListed = new Set(statesNamed(plainly).map(({ source }) => fold(source))).size > 1;
  // "Either Hidden or Visible": another word with a capital is a state as well.
  const areCapital =
    plainly.every((fact) => fact.is !== 'state' || (fact.unsure && wording`^\p{Lu}`.test(fact.state.name))) &&
    plainly.some(({ is }) => is === 'state');
  const marked = new Set(facts.flatMap((fact) => (isMarked(fact) ? fold(fact.state.name) : [])));
  const isPart = (fact: Fact): boolean =>
    fact.is === 'state' &&
    isAlone(fact) &&
    // Where names stand in code, other words are none.
    ((marked.size > 1 && !marked.has(fold(fact.state.name))) ||
      (areListed && !(areCapital && wording`^\p{Lu}`.test(fact.state.name))) ||
      known.some((name) => {
        const own = fact.state.name.toLowerCase();
        return own !== name && (own.startsWith(`${name} `) || name.startsWith(`${own} `));
      }));
  for (const name of statesNamed(facts.filter((fact) => !isPart(fact) && !isHalf(fact))))
    if (!states.has(fold(name.source))) states.set(fold(name.source), name);
  const names = [...states.values()];
  const endsOf = (of: Transition): string =>
    [...endNames(of.from), ...endNames(of.to)].map(({ source }) => fold(source)).join(' > ');
  // What is told in running text may stand in a table or a list as well.
  const stated = new Set(
    facts.flatMap((fact) => (fact.is === 'transition' && !isHalf(fact) ? endsOf(fact.transition) : [])),
  );
  const found: Fact[] = [];
  const moved = new Set<string>();
  let last: Inline | undefined;
  let above: Fact[] = [];
  for (const fact of facts) {
    if (isHalf(fact)) continue;
    if (fact.is !== 'told') {
      found.push(fact);
      if (fact.is === 'transition') {
        above.push(fact);
        for (const { source } of statesNamed([fact])) moved.add(fold(source));
      }
      continue;
    }
    const { lead, titled, here } = fact;
    // What was read from the sentence itself does not come before it.
    const own = above.filter((each) => stepIn(each, fact.sentence));
    const before = above.filter((each) => !own.includes(each));
    const reached = new Set(own.flatMap(targetsOf));
    last = lastOf(before) ?? last;
    const told = toldSteps(fact.sentence, names, { last, here });
    last = told.steps.length > 0 ? told.last : (lastOf(above) ?? told.last);
    above = [];
    for (const step of told.steps) {
      const transition = { ...transitionOf(step, step.to.at), doubtful: true };
      const ends = endsOf(transition);
      const isNamed = isWithin(step.from, fact.sentence);
      const isNew =
        !stated.has(ends) &&
        (isNamed || !targetsOf({ is: 'transition', lead, transition }).some((to) => reached.has(to)));
      stated.add(ends);
      for (const name of [step.from.source, step.to.source]) moved.add(fold(name));
      if (isNew) found.push({ is: 'transition', lead, titled, transition });
    }
  }
  return found.filter((fact) => {
    if (fact.is !== 'state' || !fact.unsure) return true;
    return isAlone(fact) ? moved.has(fold(fact.state.name)) && !isPart(fact) : moved.size > 0;
  });
}
