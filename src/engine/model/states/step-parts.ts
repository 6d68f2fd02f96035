import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { conditionIn, effectsIn } from '../blocks/conditions.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { Transition } from '../domain-elements.ts';
import type { Element } from '../element.ts';
import { stated } from '../words/markers.ts';
import { nameOf } from '../words/names.ts';
import type { Fact } from './lifecycle-facts.ts';
import { actorsIn, endsIn } from './step-ends.ts';

/** The parts of a step, and what else a column or a label of each may be called. */
export const stepParts = {
  from: {
    title: 'From',
    also: [
      'state',
      'from state',
      'current state',
      'source',
      'before',
      'current',
      'status',
      'current status',
      'currently',
      'from status',
      'old',
      'old state',
      'previous',
      'previous state',
      'start state',
      'initial state',
      'pre',
      'precondition state',
      'in state',
      'von',
      'de',
    ],
  },
  event: {
    title: 'Event',
    also: [
      'trigger',
      'action',
      'on',
      'transition',
      'what happens',
      'step',
      'stimulus',
      'input',
      'user action',
      'caused by',
      'how',
      'cause',
      'because',
      'why',
      'reason',
      'when it happens',
      'through',
    ],
  },
  to: {
    title: 'To',
    among: 'from',
    also: [
      'afterwards',
      'to state',
      'next state',
      'next states',
      'target',
      'new state',
      'after',
      'becomes',
      'next',
      'next possible',
      'possible next',
      'next steps',
      'next status',
      'can change to',
      'can move to',
      'may become',
      'may follow',
      'leads to',
      'can go to',
      'new status',
      'to status',
      'new',
      'expected state',
      'resulting state',
      'result state',
      'end state',
      'final state',
      'following state',
      'following',
      'then',
      'can become',
      'becomes state',
      'goes to',
      'moves to',
      'may go to',
      'possible next',
      'possible next states',
      'follow up',
      'successors',
      'successor',
      'leaves to',
      'allowed transitions',
      'nach',
      'vers',
    ],
  },
  by: { title: 'By', also: ['who', 'actor', 'role', 'triggered by', 'roles', 'performed by'] },
  when: { title: 'When', also: ['guard', 'condition', 'conditions', 'if', 'precondition'] },
  effects: {
    title: 'Then',
    also: ['effect', 'effects', 'side effects', 'result', 'actions', 'consequence'],
  },
  meaning: {
    title: 'Meaning',
    also: ['description', 'notes', 'remarks', 'what it means', 'definition'],
  },
};

/** A part of a step. */
export type StepPart = keyof typeof stepParts;

/** A step of which each part stands in a cell, or behind a label, of its own. */
export function transitionOfCells(
  cell: (part: StepPart) => Inline | undefined,
  at: Transition['at'],
  how: Element['how'],
  gather: Gathering<Fact>,
): Transition {
  const event = cell('event');
  const named = stated(event, (each) => nameOf(each).name);
  const name = named.is === 'shown' ? named.value : '';
  const ends = [cell('from'), cell('to')].map((each) => (each ? plain(each) : ''));
  const about = name ? `the event ${name}` : `the step from ${ends.join(' to ')}`;
  return {
    name,
    at,
    nameAt: event?.source ? event.at : at,
    how,
    from: gather.marked(
      stated(cell('from'), (each) => endsIn(each, 'from')),
      `the state before ${about}`,
    ),
    event: gather.marked(named, `the event of ${about}`),
    to: gather.marked(
      stated(cell('to'), (each) => endsIn(each, 'to')),
      `the state after ${about}`,
    ),
    ...aroundStep(cell, about, gather),
  };
}

/** Who fires a step, on which condition, and what follows. */
export function aroundStep(
  cell: (part: StepPart) => Inline | undefined,
  about: string,
  gather: Gathering<Fact>,
): Pick<Transition, 'by' | 'when' | 'effects'> {
  return {
    by: gather.marked(stated(cell('by'), actorsIn), `who fires ${about}`),
    when: gather.marked(stated(cell('when'), conditionIn), `the condition of ${about}`),
    effects: gather.marked(stated(cell('effects'), effectsIn), `what follows ${about}`),
  };
}
