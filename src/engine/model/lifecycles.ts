import type { Place } from '../place.ts';
import type { Inline } from '../syntax/block.ts';
import { Reach } from './context.ts';
import type { Invariant, Lifecycle, State, StatesModel, Transition } from './domain-elements.ts';
import type { Element, Reference } from './element.ts';
import { type ElementGroup, elementGroups, headingName, proseOf } from './element-groups.ts';
import { fold } from './name-index.ts';
import { nameOf } from './names.ts';
import { once } from './once.ts';
import type { Part } from './reader.ts';
import { listOf, type Stated, unstated } from './stated.ts';

/** What blocks of point 4 give. `lead` is the line above the block, which names a lifecycle where no heading does. */
export type Fact = {
  readonly lead: string;
  /** The lead names a lifecycle of its own, under a heading too. */
  readonly titled?: boolean | undefined;
} & (
  | { readonly is: 'transition'; readonly transition: Transition }
  | { readonly is: 'state'; readonly state: State }
  | { readonly is: 'governs' | 'starts' | 'ends'; readonly value: Stated<readonly Reference[]> }
  | { readonly is: 'invariant'; readonly invariant: Invariant }
);

/** A state as declared. */
export function stateElement(name: Inline, at: Place, how: Element['how'], meaning: string): State {
  return { name: nameOf(name).name, at, nameAt: name.at, how, is: 'listed', members: [], meaning };
}

/** Lifecycles from the facts of point 4: one for each heading, or for each lead where there is no heading. */
export function assembleLifecycles(parts: readonly Part<Fact>[]): StatesModel {
  const groups = elementGroups(parts).map(lifecyclesIn);
  return {
    lifecycles: groups.flatMap(({ lifecycles }) => lifecycles),
    invariants: groups.flatMap(({ invariants }) => invariants),
  };
}

const lifecyclesIn = once((group: ElementGroup<Fact>): StatesModel => {
  const lifecycles: Lifecycle[] = [];
  const invariants: Invariant[] = [];
  const facts = group.parts.flatMap((part) => part.reading.facts);
  for (const fact of facts) if (fact.is === 'invariant') invariants.push(fact.invariant);
  const own = facts.filter((fact) => fact.is !== 'invariant');
  if (own.length === 0 && !(group.heading && group.marker)) return { lifecycles, invariants };
  const byLead = new Map<string, Fact[]>();
  for (const fact of own) {
    const key = group.heading && !fact.titled ? '' : (fact.lead.split(':')[0]?.trim() ?? '');
    byLead.set(key, [...(byLead.get(key) ?? []), fact]);
  }
  if (own.length === 0) byLead.set('', []);
  for (const [lead, each] of byLead) {
    const places = each.flatMap((fact) =>
      fact.is === 'transition' ? fact.transition.at : fact.is === 'state' ? fact.state.at : [],
    );
    const headed = lead === '' ? group.heading : undefined;
    const first = headed?.title.at ?? places[0];
    const last = headed ? group.last : places.at(-1);
    if (!first || !last) continue;
    const name = headed
      ? headingName(headed)
      : { name: lead.split(':')[0]?.trim() || nameFromGoverns(each), nameAt: first };
    lifecycles.push(
      lifecycle(
        { ...name, at: new Reach(first, last) },
        each,
        headed || !group.heading ? proseOf(group.parts) : '',
      ),
    );
  }
  return { lifecycles, invariants };
});

function nameFromGoverns(facts: readonly Fact[]): string {
  for (const fact of facts) if (fact.is === 'governs') return listOf(fact.value)[0]?.name ?? 'States';
  return 'States';
}

function lifecycle(element: Omit<Element, 'how'>, facts: readonly Fact[], description: string): Lifecycle {
  const label = (is: 'governs' | 'starts' | 'ends'): Stated<readonly Reference[]> => {
    for (const fact of facts) if (fact.is === is) return fact.value;
    return unstated;
  };
  const transitions = facts.flatMap((fact) => (fact.is === 'transition' ? fact.transition : []));
  const declared = facts.flatMap((fact) => (fact.is === 'state' ? fact.state : []));
  const [starts, ends] = [label('starts'), label('ends')];
  const exact = [...transitions, ...declared].every((each) => each.how === 'exact');
  return {
    ...element,
    how: exact ? 'exact' : 'tolerant',
    governs: label('governs'),
    starts,
    ends,
    states: allStates(declared, transitions, [...listOf(starts), ...listOf(ends)]),
    transitions,
    description,
  };
}

/** Declared states, then those that only labels or transitions name, each once, in the order of the text. */
function allStates(
  declared: readonly State[],
  transitions: readonly Transition[],
  named: readonly Reference[],
): readonly State[] {
  const states = new Map<string, State>();
  for (const state of declared) if (!states.has(fold(state.name))) states.set(fold(state.name), state);
  const references = [
    ...named,
    ...transitions.flatMap(({ from, to }) =>
      [...listOf(from), ...listOf(to)].flatMap((end) => (end.is === 'state' ? end.state : [])),
    ),
  ];
  for (const { name, at } of references)
    if (!states.has(fold(name)))
      states.set(fold(name), { name, at, nameAt: at, how: 'exact', is: 'listed', members: [], meaning: '' });
  return [...states.values()];
}
