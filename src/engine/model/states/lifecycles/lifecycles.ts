import { Reach } from '../../blocks/context.ts';
import { fold, inSingular } from '../../derived/name-index.ts';
import type { Invariant, Lifecycle, State, StatesModel, Transition } from '../../domain-elements.ts';
import type { Element, Reference } from '../../element.ts';
import type { Part } from '../../reader.ts';
import { proseOf } from '../../sections/groups.ts';
import { listOf, type Stated, unstated } from '../../stated.ts';
import { fitted } from '../../tracking/lists.ts';
import { endNames, statesNamed } from '../facts-named.ts';
import {
  type LifecycleSection,
  lifecycleSections,
  namedByHeading,
  namedByPoint,
} from '../headings/lifecycle-sections.ts';
import type { Fact } from '../lifecycle-facts.ts';
import { headedFacts } from '../lines/headed.ts';
import { withCounted, withCreation, withNowhere } from '../sentences/creation.ts';
import { byLifecycle } from './by-lifecycle.ts';
import { withTold } from './lifecycle-told.ts';
import { withoutNowhere } from './nowhere.ts';
import { joinedByName } from './same-lifecycle.ts';
import { withNamesSplit } from './split-names.ts';
import { goesOnAbout, thingTold } from './thing-told.ts';

/** Lifecycles from the facts of point 4: one for each heading, or for each lead where there is no heading. */
export function assembleLifecycles(parts: readonly Part<Fact>[]): StatesModel {
  const named = namedByPoint(parts);
  const groups = lifecycleSections(parts).map((section) => lifecyclesIn(section, named));
  return {
    lifecycles: withoutNowhere(joinedByName(groups.flatMap(({ lifecycles }) => lifecycles))),
    invariants: groups.flatMap(({ invariants }) => invariants),
  };
}

type Name = Pick<Element, 'name' | 'nameAt'>;

const known = new WeakMap<LifecycleSection, { readonly named: Name | undefined; readonly is: StatesModel }>();

/** The lifecycles of a section: the same ones for as long as it is the same. */
function lifecyclesIn(section: LifecycleSection, named: Name | undefined): StatesModel {
  const before = known.get(section);
  if (before && before.named?.name === named?.name && before.named?.nameAt === named?.nameAt)
    return before.is;
  const is = readSection(section, named);
  known.set(section, { named, is });
  return is;
}

/** A section in two ways: by what each of its blocks says, or by the states at the heads of its lines where that tells more. */
function readSection(group: LifecycleSection, named: Name | undefined): StatesModel {
  const read = readFacts(group, named);
  const headed = headedFacts(group.parts);
  if (!headed) return read;
  const other = readFacts({ ...group, facts: headed }, named);
  const known = new Set(other.lifecycles.flatMap(({ states }) => states.map(({ name }) => fold(name))));
  return stepsOf(other, known) > stepsOf(read, known) ? other : read;
}

/** How many steps lifecycles have between known states, from each that they leave to each that they reach. */
function stepsOf({ lifecycles }: StatesModel, known: ReadonlySet<string>): number {
  const pairs = lifecycles.flatMap(({ name, transitions }) =>
    transitions.flatMap(({ from, to }) =>
      sidesOf(from, known).flatMap((one) => sidesOf(to, known).map((other) => `${name}: ${one} > ${other}`)),
    ),
  );
  return new Set(pairs).size;
}

const sidesOf = (ends: Transition['from'], known: ReadonlySet<string>): readonly string[] =>
  listOf(ends)
    .map((end) => (end.is === 'state' ? fold(end.state.name) : `(${end.is})`))
    .filter((name) => name.startsWith('(') || known.has(name));

function readFacts(group: LifecycleSection, named: Name | undefined): StatesModel {
  const lifecycles: Lifecycle[] = [];
  const invariants: Invariant[] = [];
  const { facts } = group;
  for (const fact of facts) if (fact.is === 'invariant') invariants.push(fact.invariant);
  const own = facts.filter((fact) => fact.is !== 'invariant');
  const isTold = own.every(({ is }) => is === 'told');
  if (isTold && !(group.heading && group.isMarked)) return { lifecycles, invariants };
  const title = group.name ?? (group.heading && namedByHeading(group.heading));
  const heading = title && group.heading;
  const byLead = byLifecycle(own, heading !== undefined, named?.name);
  if (own.length === 0) byLead.set('', []);
  for (const [lead, all] of heading ? joined(byLead) : withAsides(byLead, group)) {
    const each = withTold(all);
    if (all.length > 0 && each.length === 0) continue;
    const places = each.flatMap((fact) =>
      fact.is === 'transition' ? fact.transition.at : fact.is === 'state' ? fact.state.at : [],
    );
    const headed = lead === '' ? heading : undefined;
    const first = headed?.title.at ?? places[0];
    const last = headed ? group.last : places.at(-1);
    if (!first || !last) continue;
    const name =
      headed && title
        ? title
        : {
            ...((lead === '' && !governed(each) ? named : undefined) ?? {
              nameAt: first,
              name: lead.split(':')[0]?.trim() || nameFromGoverns(each),
              ...(lead === '' && !headed && !governed(each) ? told(group, each) : {}),
            }),
          };
    lifecycles.push(
      lifecycle(
        { ...name, at: new Reach(first, last) },
        each,
        headed || !heading ? proseOf(group.parts) : '',
      ),
    );
  }
  return { lifecycles, invariants };
}

/** Steps under a label that go between states of their heading alone are steps of that: "Typical path: a → b". */
function joined(byLead: ReadonlyMap<string, readonly Fact[]>): ReadonlyMap<string, readonly Fact[]> {
  const own = byLead.get('');
  if (!own || byLead.size === 1) return byLead;
  const known = new Set(statesNamed(own).map(({ source }) => fold(source)));
  const result = new Map<string, readonly Fact[]>();
  let all: readonly Fact[] = own;
  for (const [lead, each] of byLead) {
    const isPart =
      lead !== '' &&
      each.every((fact) => fact.is === 'transition' || fact.is === 'told') &&
      statesNamed(each).every(({ source }) => known.has(fold(source)));
    if (isPart) all = [...all, ...each];
    else result.set(lead, each);
  }
  return result.set('', all);
}

/** What the blocks of a section without a title speak of. */
function told({ parts }: LifecycleSection, facts: readonly Fact[]): Name | undefined {
  const states = new Set(statesNamed(facts).map(({ source }) => source));
  const blocks = parts.map(({ block }) => block);
  return thingTold(blocks, [...states]);
}

/**
 * Puts what is told below a title that names nothing with what stands below none, where it goes on about the same thing:
 * "**Cancelling.** A paid order can …", behind steps of an order.
 */
function withAsides(
  byLead: ReadonlyMap<string, readonly Fact[]>,
  group: LifecycleSection,
): ReadonlyMap<string, readonly Fact[]> {
  const own = byLead.get('');
  if (!own || byLead.size === 1) return byLead;
  const thing = told(group, own)?.name;
  if (!thing) return byLead;
  const known = new Set(statesNamed(own).map(({ source }) => fold(source)));
  const result = new Map(byLead);
  let all: readonly Fact[] = own;
  for (const [lead, each] of byLead) {
    const isShared = statesNamed(each).some(({ source }) => known.has(fold(source)));
    const blocks = group.parts.filter((part) => part.reading.facts.some((fact) => fact.lead === lead));
    const goesOn = (): boolean =>
      isInState(lead, thing, known) ||
      goesOnAbout(
        thing,
        lead,
        blocks.map(({ block }) => block),
      );
    if (lead === '' || !isShared || !goesOn()) continue;
    all = [...all, ...each];
    result.delete(lead);
  }
  return result.set('', all);
}

/** Whether words name a thing, or one in a known state: "full course". */
function isInState(words: string, thing: string, states: ReadonlySet<string>): boolean {
  const own = fold(inSingular(words) ?? words);
  const last = fold(inSingular(thing) ?? thing);
  return own === last || (own.endsWith(` ${last}`) && states.has(own.slice(0, -last.length - 1)));
}

function governed(facts: readonly Fact[]): boolean {
  return facts.some(({ is }) => is === 'governs');
}

function nameFromGoverns(facts: readonly Fact[]): string {
  for (const fact of facts) if (fact.is === 'governs') return listOf(fact.value)[0]?.name ?? 'States';
  return 'States';
}

function lifecycle(element: Omit<Element, 'how'>, facts: readonly Fact[], description: string): Lifecycle {
  const label = (is: 'governs' | 'starts' | 'ends'): Stated<readonly Reference[]> => {
    const said = facts.flatMap((fact) => (fact.is === is ? fact.value : []));
    const [first = unstated] = said;
    const all = said.flatMap(listOf);
    // Several lines of a list may each say that theirs is one.
    return first.is === 'shown' && all.length > 1 ? { ...first, value: all } : first;
  };
  const declared = facts.flatMap((fact) => (fact.is === 'state' ? fact.state : []));
  const made = facts.flatMap((fact) => (fact.is === 'transition' ? fact.transition : []));
  const told = withNamesSplit(made, declared);
  const [starts, ends] = [label('starts'), label('ends')];
  const listed = [...declared, ...rowAbove(facts, told)];
  const steps = withNowhere(withCreation(withoutTalk(told, declared), listed), listed);
  const transitions = fitted(withoutRepeats(withCounted(steps, declared)));
  const exact = [...transitions, ...declared].every((each) => each.how === 'exact');
  return {
    ...element,
    how: exact ? 'exact' : 'tolerant',
    governs: label('governs'),
    starts,
    ends,
    states: allStates(declared, transitions, listOf(starts), listOf(ends)),
    transitions,
    description,
  };
}

/** "Gate: open, shut", above steps that go between most of these: the names of the states, and of no others. */
function rowAbove(facts: readonly Fact[], told: readonly Transition[]): readonly Pick<State, 'name'>[] {
  const row = /^[^:]{1,60}:\s(?<row>[^:]+?):?$/.exec(facts[0]?.lead ?? '')?.groups?.row ?? '';
  const names = row.split(/,\s*(?:and\s|or\s)?|\s+(?:and|or)\s+|\s+[/|]\s+/);
  const ends = new Set(
    told.flatMap(({ from, to }) => [...endNames(from), ...endNames(to)].map(({ source }) => fold(source))),
  );
  const known = names.filter((name) => ends.has(fold(name)));
  return names.length > 1 && known.length * 2 > names.length ? names.map((name) => ({ name })) : [];
}

/** Words of a name at most, beyond which an arrow among other steps is a figure of speech; fewer where the states are listed. */
const LONGEST_NAME = 3;
const LONGEST_UNLISTED = 1;

/** Steps without those that join long phrases which nothing else names: "new event, same key → new incident". */
function withoutTalk(transitions: readonly Transition[], declared: readonly State[]): readonly Transition[] {
  const count = new Map<string, number>();
  const names = (of: Transition): readonly string[] =>
    [...endNames(of.from), ...endNames(of.to)].map(({ source }) => fold(source));
  for (const { name } of declared) count.set(fold(name), 2);
  for (const each of transitions) for (const name of names(each)) count.set(name, (count.get(name) ?? 0) + 1);
  const longest = declared.length > 2 ? LONGEST_UNLISTED : LONGEST_NAME;
  const isTalk = (each: Transition): boolean =>
    each.how === 'tolerant' &&
    names(each).every((name) => (count.get(name) ?? 0) < 2) &&
    [...endNames(each.from), ...endNames(each.to)].some(({ source }) => source.split(' ').length > longest);
  return transitions.length > 2 ? transitions.filter((each) => !isTalk(each)) : transitions;
}

/** Steps without those that another one between the same states tells with its event. */
function withoutRepeats(transitions: readonly Transition[]): readonly Transition[] {
  const ends = ({ from, to }: Transition): string =>
    [from, to]
      .map((side) =>
        listOf(side)
          .map((end) => (end.is === 'state' ? fold(end.state.name) : `(${end.is})`))
          .join(),
      )
      .join('>');
  const told = new Set(transitions.flatMap((each) => (each.event.is === 'shown' ? ends(each) : [])));
  const silent = new Set<string>();
  return transitions.filter((each) => {
    if (each.event.is === 'shown' || each.when.is === 'shown' || each.how === 'exact') return true;
    const key = ends(each);
    if (told.has(key) || silent.has(key)) return false;
    silent.add(key);
    return true;
  });
}

/** Declared states, then those that only labels or transitions name, each once, in the order of the text. */
function allStates(
  declared: readonly State[],
  transitions: readonly Transition[],
  starts: readonly Reference[],
  ends: readonly Reference[],
): readonly State[] {
  const states = new Map<string, State>();
  for (const state of declared) if (!states.has(fold(state.name))) states.set(fold(state.name), state);
  const references = [
    ...starts,
    ...transitions.flatMap(({ from, to }) =>
      [...listOf(from), ...listOf(to)].flatMap((end) => (end.is === 'state' ? end.state : [])),
    ),
    ...ends,
  ];
  for (const { name, at } of references)
    if (!states.has(fold(name)))
      states.set(fold(name), { name, at, nameAt: at, how: 'exact', is: 'listed', members: [], meaning: '' });
  return [...states.values()];
}
