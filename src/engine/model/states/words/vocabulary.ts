import { wording } from '../../../syntax/wording.ts';
import { vocabularyOf } from '../../records/vocabulary.ts';

/** What says of something that it is in a state: "Ticket is", "When a ticket was". */
export const isSomething = wording.i`^(?:(?:if|when|while|where) )?(?:(?:an?|the|each|every) )?(?<name>(?!(?:it|this|that|they|what|who|which|how|when|there|one|an?|the|state|status)(?![\p{L}]))\p{L}+(?: \p{L}+)?) (?:is|was)(?: now| in)?$`;

/** The parts of a step: columns of a table, and labels of a record. */
export const stepParts = {
  from: {
    title: 'From',
    headed: isSomething,
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
      'while',
      'while in',
      'when in',
      'if in',
      'is in',
      'now',
      'is now',
      'at present',
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
      'happens',
      'this happens',
      'and this happens',
      'something happens',
      'step',
      'stimulus',
      'input',
      'user action',
      'caused by',
      'causes',
      'what causes it',
      'what caused it',
      'what brings it about',
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
      'it becomes',
      'then becomes',
      'then is',
      'is then',
      'is afterwards',
      'can go on to',
      'goes on to',
      'may be followed by',
      'it goes to',
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

/** A part of a step; what a row of a table says besides is that of a state. */
export type StepPart = Exclude<keyof typeof stepParts, 'meaning'>;

/** What is said of a step beside its ends and its event. */
export type AroundStep = 'by' | 'when' | 'effects';

/** What is said of a lifecycle in a line of its own: `Starts: draft`. */
const properties = {
  governs: { title: 'Governs' },
  starts: {
    title: 'Starts',
    also: [
      'starts as',
      'initial',
      'initial state',
      'initial status',
      'start state',
      'starting state',
      'first state',
      'first status',
      'begins as',
      'anfangszustand',
      'start',
    ],
  },
  ends: {
    title: 'Ends',
    also: [
      'ends as',
      'final states',
      'final state',
      'final status',
      'final statuses',
      'end state',
      'end states',
      'terminal state',
      'terminal states',
      'last state',
      'endzustand',
      'final',
      'terminal',
      'end',
    ],
  },
  states: {
    title: 'States',
    also: ['statuses', 'values', 'possible states', 'possible values', 'status values', 'stages', 'zustände'],
  },
};

/** What a label says of a lifecycle. */
export type Property = keyof typeof properties;

/** The labels of what is said of a lifecycle. */
export const propertyLabels = vocabularyOf<Property>(properties);

/** Labels before a whole step, and before the name of a lifecycle. */
const wholes = {
  step: {
    title: 'Step',
    also: [
      'change',
      'transition',
      'move',
      'status change',
      'status transition',
      'status step',
      'status move',
      'state change',
      'state transition',
      'state step',
      'state move',
      'übergang',
      'zustandswechsel',
    ],
  },
  lifecycle: {
    title: 'Lifecycle',
    also: [
      'life cycle',
      'workflow',
      'status model',
      'status machine',
      'status diagram',
      'status flow',
      'status of',
      'status field',
      'state model',
      'state machine',
      'state diagram',
      'state flow',
      'zustandsmodell',
      'lebenszyklus',
    ],
  },
};

const { meaning: _, ...parts } = stepParts;

/** Above a column it is the state that a step leaves; a line may say so of anything. */
const unsure = { title: 'State', also: ['status'] };

const labels = { ...parts, ...wholes, ...properties, unsure };

/** What a line of a record of steps says: a part of one, a whole one, or something of the lifecycle. */
export type RecordPart = keyof typeof labels;

/** The labels of records of steps. */
export const recordLabels = vocabularyOf<RecordPart>(labels);
