import type {
  Actor,
  Effect,
  End,
  Invariant,
  Lifecycle,
  State,
  Transition,
} from '../../model/domain-elements.ts';
import { listOf, type Stated } from '../../model/stated.ts';
import { code, oneLine, sourceAt } from './cell.ts';
import { condition, conditionIn, expression } from './condition.ts';
import { bold, name, names, title } from './name.ts';
import { item, label, type Piece, type PrintPoint, row } from './piece.ts';
import { stated } from './stated.ts';

/** Columns of a lifecycle's table. */
export const transitionColumns = ['From', 'Event', 'To', 'By', 'When', 'Then'] as const;

function end(value: End): string {
  return value.is === 'state' ? name(value.state.name) : `(${value.is})`;
}

function actor(value: Actor): string {
  return value.is === 'role' ? name(value.role.name) : `(${value.name})`;
}

/** One statement of *Then*. */
export function effect(value: Effect): string {
  switch (value.is) {
    case 'set':
      return code(`${value.path} = ${value.expression.source}`);
    case 'create': {
      const fields = value.fields.map((field) => `${field.name} = ${field.expression.source}`).join(', ');
      return code(`create ${value.entity.name}${fields === '' ? '' : `(${fields})`}`);
    }
    case 'delete':
      return code(`delete ${value.path}`);
    case 'prose':
      return oneLine(value.text);
  }
}

function effects(what: Stated<readonly Effect[]>, text: string): string {
  return stated(what, (values) => {
    const words = what.is === 'shown' && values.some((value) => value.is === 'prose');
    const source = words ? sourceAt(text, what.at) : '';
    return source === '' ? values.map(effect).join('; ') : source;
  });
}

function transition(value: Transition, text: string): Piece {
  return row('transitions', value, transitionColumns, [
    stated(value.from, (ends) => ends.map(end).join(', ')),
    stated(value.event, title),
    stated(value.to, (ends) => ends.map(end).join(', ')),
    stated(value.by, (actors) => actors.map(actor).join(', ')),
    conditionIn(text, value.when),
    effects(value.effects, text),
  ]);
}

function state(value: State): Piece {
  const formal = value.expression ? expression(value.expression) : names(value.members);
  return item(
    'states',
    value,
    value.meaning,
    (prose) =>
      `${bold(value.name)}${formal === '' && prose === '' ? '' : ': '}${[formal, oneLine(prose)].filter((part) => part !== '').join(' — ')}`,
  );
}

/** A bullet with a label, where anything is said under it. */
export function labelled<T>(title: string, what: Stated<T>, print: (value: T) => string): Piece[] {
  return what.is === 'unstated' ? [] : [label(title, stated(what, print), what.at, what)];
}

/** An invariant as a bullet. */
export function invariant(value: Invariant): Piece {
  return item(
    'invariants',
    value,
    '',
    () => `Always, for ${name(value.subject.name)}: ${condition(value.condition)}`,
  );
}

/** States that have a line of their own: those named by a transition or a label alone have none. */
function declared(lifecycle: Lifecycle): readonly State[] {
  const said = [
    ...lifecycle.transitions.map((each) => each.at),
    ...[lifecycle.starts, lifecycle.ends].flatMap((each) => (each.is === 'shown' ? [each.at] : [])),
  ];
  const ends = listOf(lifecycle.starts).concat(listOf(lifecycle.ends));
  const named = new Set([
    ...ends.map((each) => each.name),
    ...lifecycle.transitions.flatMap((each) =>
      [...listOf(each.from), ...listOf(each.to)].map((one) => (one.is === 'state' ? one.state.name : '')),
    ),
  ]);
  return lifecycle.states.filter((each) =>
    each.at.to > each.at.from
      ? !said.some((at) => at.from <= each.at.from && each.at.to <= at.to)
      : each.is !== 'listed' || each.meaning !== '' || !named.has(each.name),
  );
}

/** Point 4: a heading a lifecycle, with its labels, the states that need a word, and its table. */
export const printStates: PrintPoint = ({ states }, text) => ({
  pieces: states.invariants.map(invariant),
  sections: states.lifecycles.map((lifecycle) => ({
    at: lifecycle.at,
    heading: title(lifecycle.name),
    intro: lifecycle.description === '' ? [] : [lifecycle.description],
    pieces: [
      ...labelled('Governs', lifecycle.governs, (targets) => names(targets, code)),
      ...labelled('Starts', lifecycle.starts, (targets) => names(targets)),
      ...labelled('Ends', lifecycle.ends, (targets) => names(targets)),
      ...declared(lifecycle).map(state),
      ...lifecycle.transitions.map((each) => transition(each, text)),
    ],
    holds: [lifecycle.name, lifecycle.description],
  })),
});
