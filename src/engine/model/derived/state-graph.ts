import type { End, Lifecycle, State, Transition } from '../domain-elements.ts';
import type { Reference } from '../element.ts';
import type { Model } from '../model.ts';
import { listOf, type Stated, shownValue } from '../stated.ts';
import { grouped } from '../tracking/grouped.ts';
import { perElement } from '../tracking/per-element.ts';
import { governedFields } from './governed.ts';
import { fold } from './name-index.ts';
import { find } from './resolve.ts';

/** A way from one state to another, and the row that it comes from. */
export interface Way {
  readonly from: State;
  readonly to: State;
  readonly by: Transition;
}

/** What the table of a lifecycle says as a graph. Groups, `(any)` and `(same)` are spelled out. */
export interface StateGraph {
  /** The states that can be stored; of a lifecycle that has only derived states, those. */
  readonly states: readonly State[];
  /** Where an instance begins; undefined where no label, no `(new)` row and no default says it. */
  readonly initial: ReadonlySet<State> | undefined;
  /** Where it ends; undefined where nothing says it. */
  readonly ends: ReadonlySet<State> | undefined;
  readonly ways: readonly Way[];
  /** The states that some row leaves, also to a state that is not known, or by deleting. */
  readonly left: ReadonlySet<State>;
  /** Whether the table names both ends of every row, so that a way that is not there does not exist. */
  readonly complete: boolean;
}

/** The listed states that a name stands for: itself, or the members of a group, also of groups within it. */
function expand(
  model: Model,
  lifecycle: Lifecycle,
  reference: Reference,
  within: ReadonlySet<State>,
): Set<State> {
  const found = new Set<State>();
  const seen = new Set<State>();
  const visit = (each: { readonly name: string }): void => {
    const state = find(model, 'state', each, lifecycle);
    if (state === undefined || seen.has(state)) return;
    seen.add(state);
    if (within.has(state)) found.add(state);
    else if (state.is === 'group') state.members.forEach(visit);
    // Whichever listed state holds at the time: a derived state lies across them.
    else for (const listed of within) found.add(listed);
  };
  visit(reference);
  return found;
}

function initialOf(
  model: Model,
  lifecycle: Lifecycle,
  created: ReadonlySet<State>,
): ReadonlySet<State> | undefined {
  const { starts } = lifecycle;
  const initial = new Set(created);
  for (const start of listOf(starts)) {
    const state = find(model, 'state', start, lifecycle);
    if (state !== undefined) initial.add(state);
  }
  if (initial.size > 0 || starts.is === 'none') return initial;
  if (starts.is !== 'unstated') return undefined;
  for (const field of governedFields(model, lifecycle)) {
    const preset = shownValue(field.default)?.text.replace(/^['"`]+|['"`]+$/g, '');
    const state = lifecycle.states.find((each) => each.is === 'listed' && each.name === preset);
    if (state !== undefined) initial.add(state);
  }
  return initial.size > 0 ? initial : undefined;
}

function statedSet(
  model: Model,
  lifecycle: Lifecycle,
  stated: Stated<readonly Reference[]>,
): Set<State> | undefined {
  if (stated.is !== 'shown' && stated.is !== 'none') return undefined;
  const found = listOf(stated).map((each) => find(model, 'state', each, lifecycle));
  return new Set(found.filter((each) => each !== undefined));
}

/** Whether both ends of a row are known. */
function isKnown({ from, to }: Transition): boolean {
  return from.is === 'shown' && to.is === 'shown';
}

/** The graph of a lifecycle. */
export const stateGraph = perElement(makeGraph);

function makeGraph(model: Model, lifecycle: Lifecycle): StateGraph {
  const listed = lifecycle.states.filter((state) => state.is === 'listed');
  const states = listed.length > 0 ? listed : lifecycle.states.filter((state) => state.is === 'derived');
  const nodes: ReadonlySet<State> = new Set(states);
  const ends = statedSet(model, lifecycle, lifecycle.ends);
  const created = new Set<State>();
  const left = new Set<State>();
  const ways: Way[] = [];
  const expandEnd = (end: End): Iterable<State> => {
    if (end.is === 'state') return expand(model, lifecycle, end.state, nodes);
    return end.is === 'any' ? states.filter((state) => !ends?.has(state)) : [];
  };
  for (const by of lifecycle.transitions) {
    const from = new Set(listOf(by.from).flatMap((end) => [...expandEnd(end)]));
    const starts = listOf(by.from).some((end) => end.is === 'new');
    if (by.to.is !== 'shown') for (const state of from) left.add(state);
    for (const end of listOf(by.to)) {
      if (end.is === 'end') for (const state of from) left.add(state);
      if (end.is === 'same') for (const state of from) ways.push({ from: state, to: state, by });
      for (const to of expandEnd(end)) {
        if (starts) created.add(to);
        for (const state of from) {
          ways.push({ from: state, to, by });
          if (state !== to) left.add(state);
        }
      }
    }
  }
  return {
    states,
    initial: initialOf(model, lifecycle, created),
    ends,
    ways,
    left,
    complete: lifecycle.transitions.length > 0 && lifecycle.transitions.every(isKnown),
  };
}

/** The states that a walk along the ways reaches from where it begins. */
export function reachableStates(graph: StateGraph): ReadonlySet<State> {
  const reached = new Set(graph.initial);
  for (const state of reached) {
    for (const way of graph.ways) if (way.from === state) reached.add(way.to);
  }
  return reached;
}

/** The lifecycles that hold a statement which sets a field of that folded name. */
const setting = grouped(
  (model) => model.states.lifecycles,
  (_, lifecycle: Lifecycle): readonly string[] =>
    lifecycle.transitions
      .flatMap((row) => listOf(row.effects))
      .flatMap((effect) => {
        if (effect.is === 'set') return [fold(effect.path.split('.').at(-1) ?? '')];
        return effect.is === 'create' ? effect.fields.map((field) => fold(field.name)) : [];
      }),
);

/** Whether a statement somewhere else puts a governed field into a state, or may: `invoice.status = …`. */
export function isSetElsewhere(model: Model, lifecycle: Lifecycle): boolean {
  return governedFields(model, lifecycle).some((field) => setting(model, fold(field.name)).length > 0);
}
