import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import type { Transition } from '../../domain-elements.ts';
import type { PointReader, RowReading } from '../../reader.ts';
import { listOf } from '../../stated.ts';
import { says } from '../../tables/cell-kinds.ts';
import { stated } from '../../words/markers.ts';
import { nameOf } from '../../words/names.ts';
import { namesListed } from '../../words/phrases.ts';
import { endsIn } from '../arrows/step-ends.ts';
import { stepsIn, transitionOf } from '../arrows/transition-phrases.ts';
import { titleOf } from '../headings/titles.ts';
import { type Fact, stateFact, type Title } from '../lifecycle-facts.ts';
import { stepParts } from '../words/vocabulary.ts';
import { listsWaysOut, outgoingRow, outgoingShape } from './outgoing.ts';
import { readingRow, readingsShape } from './readings.ts';
import { leadsNowhere, leadsToHeader, responsesRow } from './responses.ts';
import { squareRow } from './squares.ts';
import { codedRow, codedShape, stateRow, titleOfRow } from './state-rows.ts';
import { aroundStep, transitionOfCells } from './step-cells.ts';

/** What the steps or states of a row are of, where a table tells of several things. */
const of = {
  title: 'Lifecycle',
  also: [
    'object',
    'entity',
    'of',
    'what',
    'whose',
    'subject',
    'item',
    'thing',
    'record',
    'resource',
    'model',
    'workflow',
  ],
};

/** A cell for what follows a state that only says that nothing does: "final". */
const isLast =
  /^\(?(?:(?:is )?(?:final|terminal|(?:the |an )?end(?: state)?)|nowhere|nothing (?:further|more|else))\)?\.?$/i;

/** Whether a cell tells steps with arrows. */
function holdsSteps(cell: Inline): boolean {
  return stepsIn(cell).length > 0;
}

/** Where a step leads; where the cells of its header say as well what leads there, they list ways out. */
const to = { ...stepParts.to, never: listsWaysOut };

/** The tables of point 4: transitions, steps with arrows, and states. */
export const stateTables: PointReader<'states', Fact>['tables'] = {
  transitions: {
    shape: { columns: { of, ...stepParts, to }, needs: [['from'], ['to']] },
    row: transitionRow,
  },
  // Whatever the column before the new state and its event is called.
  changes: {
    shape: { columns: { of, ...stepParts, to }, needs: [['from'], ['to'], ['event']], inOrder: ['from'] },
    row: transitionRow,
  },
  // What comes before each state, and what may follow it: the one column tells what the other does.
  between: {
    shape: {
      columns: {
        from: stepParts.from,
        before: {
          title: 'Comes from',
          also: [
            'from',
            'comes after',
            'can come from',
            'reached from',
            'entered from',
            'previous',
            'before',
            'predecessors',
            'predecessor',
            'follows',
          ],
        },
        to,
        meaning: stepParts.meaning,
      },
      needs: [['from'], ['before'], ['to']],
    },
    row: betweenRow,
  },
  // What leads out of each state, with where it leads.
  outgoing: { shape: outgoingShape, row: outgoingRow },
  steps: {
    shape: {
      columns: {
        of,
        step: {
          title: 'Transition',
          also: ['step', 'change', 'status change'],
          looks: holdsSteps,
        },
        event: { title: 'Event', also: ['trigger', 'action', 'on', 'what happens', 'how', 'cause'] },
        by: stepParts.by,
        when: stepParts.when,
        effects: stepParts.effects,
      },
      needs: [['step']],
    },
    row: stepRow,
  },
  events: {
    shape: {
      columns: { from: { title: 'State', also: ['from', 'status', 'current state', 'current', 'zustand'] } },
      needs: [['from']],
      inOrder: ['from'],
      open: true,
      rest: isSilentCell,
      among: true,
    },
    row: eventsRow,
  },
  // Which state may follow which: a row before, a column after.
  square: {
    shape: { columns: { from: { title: 'From' } }, needs: [['from']], open: true, square: true },
    row: squareRow,
  },
  // What each event makes of each state: an event before, the state that it finds above.
  responses: {
    shape: {
      columns: { event: { title: 'Event' } },
      needs: [['event']],
      open: true,
      rest: leadsNowhere,
      amongHeaders: leadsToHeader,
    },
    row: responsesRow,
  },
  // All states of each thing in one cell.
  listed: {
    shape: {
      columns: {
        of: { title: of.title, also: [...of.also, 'type', 'kind', 'entity type', 'object type', 'document'] },
        states: {
          title: 'States',
          also: ['statuses', 'status values', 'stages', 'phases', 'life cycle', 'possible values'],
        },
        steps: {
          title: 'Transitions',
          also: ['steps', 'moves', 'changes', 'transition', 'status changes'],
          looks: holdsSteps,
        },
      },
      needs: [['of'], ['states']],
    },
    row: listedRow,
  },
  states: {
    shape: {
      columns: {
        of,
        state: { title: 'State', also: ['status', 'name', 'value', 'kind', 'stage', 'phase'] },
        meaning: {
          title: 'Meaning',
          also: ['description', 'condition', 'notes', 'message', 'what it means', 'when', 'definition'],
        },
        extra: { title: 'Effect', also: ['status code', 'terminal'] },
      },
      needs: [['state'], ['meaning']],
    },
    row: stateRow,
  },
  coded: { shape: codedShape, row: codedRow },
  readings: { shape: readingsShape, row: readingRow },
};

function transitionRow(reading: RowReading<Fact>): void {
  const { row, match, cell, gather } = reading;
  const title = titleOfRow(reading);
  const event = cell('event');
  const transition = transitionOfCells(cell, row.at, match.exact ? 'exact' : 'tolerant', gather);
  if (transition.from.is === 'unstated' && transition.to.is === 'unstated') return;
  // A table of states that tells which may follow: from some none does.
  const said = cell('meaning');
  const to = cell('to');
  const ends = transition.to.is === 'unstated' || transition.to.is === 'none';
  const isSaidLast = !match.exact && to !== undefined && isLast.test(plain(to));
  if (!event && (isSaidLast || (said && ends))) {
    for (const end of listOf(transition.from))
      if (end.is === 'state') {
        const name = { source: end.state.name, at: end.state.at as Inline['at'] };
        gather.fact(stateFact(title, name, said ? plain(said) : '', row.at));
      }
    return;
  }
  gather.fact({ is: 'transition', transition, ...title });
}

/** A row of a state, of where it comes from and of where it goes; the states before it are told in their own rows, but for the first. */
function betweenRow(reading: RowReading<Fact>): void {
  const { row, cell, gather } = reading;
  const [state, before, to] = [cell('from'), cell('before'), cell('to')];
  if (!state?.source) return;
  const title = titleOfRow(reading);
  const meaning = cell('meaning');
  gather.fact(stateFact(title, state, meaning ? plain(meaning) : '', row.at));
  const none = slice(state, 0, 0);
  const step = (from: Inline, target: Inline): Transition => ({
    ...transitionOf({ from, to: target, event: none }, row.at),
    from: stated(from, (each) => endsIn(each, 'from')),
    to: stated(target, (each) => endsIn(each, 'to')),
  });
  if (says(to)) gather.fact({ is: 'transition', ...title, transition: step(state, to) });
  if (!says(before)) return;
  const made = step(before, state);
  if (listOf(made.from).some((end) => end.is === 'new' || end.is === 'any'))
    gather.fact({ is: 'transition', ...title, transition: made });
}

/** A row of which one cell lists all states of what it names: `draft, open, done`, or `draft → open → done`; another its steps. */
function listedRow({ cell, gather }: RowReading<Fact>): void {
  const [thing, states] = [cell('of'), cell('states')];
  if (!thing?.source || !states?.source) return;
  const title: Title = { lead: nameOf(thing).name, titled: true };
  const steps = stepsIn(states);
  for (const step of steps)
    gather.fact({ is: 'transition', ...title, transition: transitionOf(step, states.at) });
  const names = steps.length > 0 ? [] : namesListed(states);
  for (const name of names) gather.fact(stateFact(title, name));
  const moves = cell('steps');
  for (const step of moves?.source ? stepsIn(moves) : [])
    gather.fact({ is: 'transition', ...title, transition: transitionOf(step, step.to.at) });
}

/** A row of which one cell is a whole step: `draft → sent`. */
function stepRow(reading: RowReading<Fact>): void {
  const { row, cell, gather } = reading;
  const title = titleOfRow(reading);
  const step = cell('step');
  const event = cell('event');
  if (!step?.source) return;
  for (const each of stepsIn(step)) {
    const made = transitionOf({ ...each, event: event?.source ? event : each.event }, row.at);
    gather.fact({
      is: 'transition',
      ...title,
      transition: { ...made, ...aroundStep(cell, 'the step', gather) },
    });
  }
}

function isSilentCell(cell: Inline): boolean {
  return !says(cell);
}

/** A row of which each cell is the state that the event of its column leads to. */
function eventsRow({ row, match, header, cell, gather, context }: RowReading<Fact>): void {
  const from = cell('from');
  if (!from?.source) return;
  for (const index of match.extra) {
    const [to, event] = [row.cells[index], header.cells[index]];
    if (!says(to) || !event) continue;
    gather.fact({
      is: 'transition',
      ...titleOf(context),
      transition: transitionOf({ from, to, event }, to.at),
    });
  }
}
