import { governedEntities } from '../model/derived/governed.ts';
import { find } from '../model/derived/resolve.ts';
import type { Actor, Effect, End, Lifecycle, State, Transition } from '../model/domain-elements.ts';
import type { Reference } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import { listOf, type Stated } from '../model/stated.ts';
import type { Place } from '../place.ts';
import { copyOf, edgeCollector, type Graph, type GraphNode, type Words } from './graph.ts';
import { rowsOf } from './matrix-rows.ts';
import { conditionText, gapWords, type Told, tell, tellNames } from './told.ts';

/** A row of a lifecycle's table, in words. */
export interface TransitionView {
  readonly from: Told;
  readonly event: Told;
  readonly to: Told;
  readonly by: Told;
  readonly when: Told;
  readonly effects: Told;
  readonly at: Place;
}

/** A state, and what is said of it. */
export interface StateView {
  readonly name: string;
  readonly is: State['is'];
  readonly starts: boolean;
  readonly ends: boolean;
  /** Its expression or its members; empty for a listed state. */
  readonly definition: string;
  readonly meaning: string;
  readonly at: Place;
}

/**
 * A row of the matrix: a state, or `(new)` and `(any)`; for every event the transitions from it, by number. States
 * in which a walk ends, and derived ones, have a row only where something leaves them.
 */
export interface MatrixRow {
  readonly name: string;
  readonly at?: Place;
  readonly cells: readonly (readonly number[])[];
}

/** A lifecycle as it is looked at: a chart, a matrix, and its rows in words. */
export interface LifecycleView {
  readonly name: string;
  readonly at: Place;
  readonly governs: Told;
  /** The entity that its name names, where it does not say itself what it governs. */
  readonly named: readonly { readonly name: string; readonly at: Place }[];
  readonly starts: Told;
  readonly ends: Told;
  readonly states: readonly StateView[];
  readonly transitions: readonly TransitionView[];
  readonly events: readonly string[];
  readonly matrix: readonly MatrixRow[];
  /** How many rows are left out of the matrix: it would have too many cells with them. */
  readonly left: number;
  readonly graph: Graph;
}

/** Point 4 as it is looked at. */
export interface StatesView {
  readonly lifecycles: readonly LifecycleView[];
  readonly invariants: readonly {
    readonly subject: string;
    readonly condition: string;
    readonly at: Place;
  }[];
}

const special = { new: '(new)', end: '(end)', any: '(any)', same: '(same)' } as const;
const endText = (end: End): string => (end.is === 'state' ? end.state.name : special[end.is]);
const actorText = (actor: Actor): string =>
  actor.is === 'role' ? actor.role.name : `(${actor.name.replace(/^\(|\)$/g, '')})`;

function effectText(effect: Effect): string {
  switch (effect.is) {
    case 'set':
      return `${effect.path} = ${effect.expression.source}`;
    case 'create': {
      const fields = effect.fields.map(({ name, expression }) => `${name} = ${expression.source}`);
      return `create ${effect.entity.name}${fields.length > 0 ? `(${fields.join(', ')})` : ''}`;
    }
    case 'delete':
      return `delete ${effect.path}`;
    case 'prose':
      return effect.text;
  }
}

function viewTransition(row: Transition): TransitionView {
  return {
    from: tell(row.from, (list) => list.map(endText).join(', ')),
    event: tell(row.event, (event) => event),
    to: tell(row.to, (list) => list.map(endText).join(', ')),
    by: tell(row.by, (list) => list.map(actorText).join(', ')),
    when: tell(row.when, conditionText),
    effects: tell(row.effects, (list) => list.map(effectText).join('; ')),
    at: copyOf(row.nameAt),
  };
}

/** `event [guard] / effect`, and below it by whom. */
function labelOf({ event, when, effects, by }: TransitionView): Words[] {
  const words: Words[] = [
    {
      text: event.is === 'shown' ? event.text : gapWords[event.is],
      style: event.is === 'shown' ? 'name' : 'soft',
    },
  ];
  if (when.is !== 'unstated' && when.is !== 'none')
    words.push({ text: `[${when.is === 'shown' ? when.text : gapWords[when.is]}]`, style: 'plain' });
  if (effects.is !== 'unstated' && effects.is !== 'none')
    words.push({ text: `/ ${effects.is === 'shown' ? effects.text : gapWords[effects.is]}`, style: 'soft' });
  if (by.is !== 'unstated' && by.is !== 'none')
    words.push({ text: `by ${by.is === 'shown' ? by.text : gapWords[by.is]}`, style: 'soft' });
  return words;
}

const pseudo = {
  new: { id: '(new)', shape: 'dot', name: 'created', title: [], rows: [] },
  end: { id: '(end)', shape: 'bullseye', name: 'deleted', title: [], rows: [] },
  any: {
    id: '(any)',
    shape: 'dashed',
    name: 'any state but the ends',
    title: [{ text: 'any state', style: 'soft' }],
    rows: [],
  },
} as const satisfies Record<string, GraphNode>;

/** What the drawing of one lifecycle knows while it is made. */
class Chart {
  readonly nodes = new Map<string, GraphNode>();
  readonly lines = edgeCollector();
  readonly #model: Model;
  readonly #lifecycle: Lifecycle;

  constructor(model: Model, lifecycle: Lifecycle) {
    this.#model = model;
    this.#lifecycle = lifecycle;
  }

  /** The states that a name stands for, as nodes: itself, or the members of a group. */
  namesOf(reference: Reference, seen: ReadonlySet<State> = new Set()): string[] {
    const state = find(this.#model, 'state', reference, this.#lifecycle);
    if (state === undefined) return [this.#gap(`${reference.name} `, reference.name, reference.at)];
    if (state.is !== 'group') return [state.name];
    if (seen.has(state)) return [];
    return state.members.flatMap((member) => this.namesOf(member, new Set([...seen, state])));
  }

  /** The nodes at one end of a row; what is not known is a node of its own. `(same)` is the one node that is left. */
  ends(stated: Stated<readonly End[]>, left?: string): string[] {
    if (stated.is !== 'shown') return [this.#gap(`(${stated.is})`, gapWords[stated.is])];
    const all = stated.value.flatMap((end): readonly string[] => {
      if (end.is === 'state') return this.namesOf(end.state);
      if (end.is === 'same') return left === undefined ? [] : [left];
      this.nodes.set(pseudo[end.is].id, pseudo[end.is]);
      return [pseudo[end.is].id];
    });
    return [...new Set(all)];
  }

  #gap(id: string, name: string, at?: Place): string {
    const title = [{ text: name, style: 'soft' as const }];
    this.nodes.set(id, { id, shape: 'gap', name, title, rows: [], ...(at ? { at: copyOf(at) } : {}) });
    return id;
  }
}

const named = (model: Model, lifecycle: Lifecycle, list: readonly Reference[]): ReadonlySet<string> =>
  new Set(list.flatMap((name) => find(model, 'state', name, lifecycle)?.name ?? []));

function viewStates(model: Model, lifecycle: Lifecycle): readonly StateView[] {
  const starts = named(model, lifecycle, listOf(lifecycle.starts));
  const ends = named(model, lifecycle, listOf(lifecycle.ends));
  return lifecycle.states.map((state) => ({
    name: state.name,
    is: state.is,
    starts: starts.has(state.name),
    ends: ends.has(state.name),
    definition: state.expression?.source ?? state.members.map(({ name }) => name).join(', '),
    meaning: state.meaning,
    at: copyOf(state.nameAt),
  }));
}

function nodeOf({ name, is, ends, at }: StateView): GraphNode {
  const shape = is === 'derived' ? 'dashed' : ends ? 'final' : 'rounded';
  return { id: name, shape, name, title: [{ text: name, style: 'name' }], rows: [], at };
}

const arrow = { dashed: false, tail: 'plain', head: 'arrow' } as const;

function viewLifecycle(model: Model, lifecycle: Lifecycle): LifecycleView {
  const states = viewStates(model, lifecycle);
  const transitions = lifecycle.transitions.map(viewTransition);
  const chart = new Chart(model, lifecycle);
  for (const state of states) if (state.is !== 'group') chart.nodes.set(state.name, nodeOf(state));
  const leaving = new Map<string, number[]>();
  const begun = new Set<string>();
  for (const [index, row] of lifecycle.transitions.entries()) {
    const view = transitions[index];
    if (view === undefined) continue;
    const label = { words: labelOf(view), at: view.at };
    for (const one of chart.ends(row.from)) {
      const known = leaving.get(one) ?? [];
      known.push(index);
      leaving.set(one, known);
      for (const other of chart.ends(row.to, one)) {
        chart.lines.add({ from: one, to: other, ...arrow }, label);
        if (one === pseudo.new.id) begun.add(other);
      }
    }
  }
  for (const start of listOf(lifecycle.starts)) {
    for (const state of chart.namesOf(start)) {
      if (begun.has(state)) continue;
      chart.nodes.set(pseudo.new.id, pseudo.new);
      chart.lines.add({ from: pseudo.new.id, to: state, ...arrow });
    }
  }
  const nodes = [...chart.nodes.values()];
  const events = [
    ...new Set(transitions.map(({ event }) => (event.is === 'shown' ? event.text : gapWords[event.is]))),
  ];
  const eventOf = (index: number): string => {
    const event = transitions[index]?.event;
    return event?.is === 'shown' ? event.text : event ? gapWords[event.is] : '';
  };
  const isAsked = ({ id, shape }: GraphNode): boolean =>
    leaving.has(id) || shape === 'rounded' || shape === 'entry';
  // What comes into being comes first.
  const asked = nodes.filter(isAsked).sort((a, b) => Number(b === pseudo.new) - Number(a === pseudo.new));
  const shown = asked.slice(0, rowsOf(events.length));
  const matrix = shown.map(({ id, name, at }) => ({
    name: at === undefined ? id : name,
    ...(at ? { at } : {}),
    cells: events.map((event) => (leaving.get(id) ?? []).filter((index) => eventOf(index) === event)),
  }));
  return {
    name: lifecycle.name,
    at: copyOf(lifecycle.nameAt),
    governs: tellNames(lifecycle.governs),
    named:
      lifecycle.governs.is === 'unstated'
        ? governedEntities(model, lifecycle).map(({ name, nameAt }) => ({ name, at: copyOf(nameAt) }))
        : [],
    starts: tellNames(lifecycle.starts),
    ends: tellNames(lifecycle.ends),
    states,
    transitions,
    events,
    matrix,
    left: asked.length - shown.length,
    graph: { nodes, edges: chart.lines.edges() },
  };
}

/** Point 4: every lifecycle as a chart, a matrix and rows; and what always holds. */
export function viewOfStates(model: Model): StatesView {
  const { lifecycles, invariants } = model.states;
  return {
    lifecycles: lifecycles.map((lifecycle) => viewLifecycle(model, lifecycle)),
    invariants: invariants.map(({ subject, condition, nameAt }) => ({
      subject: subject.name,
      condition: conditionText(condition),
      at: copyOf(nameAt),
    })),
  };
}
