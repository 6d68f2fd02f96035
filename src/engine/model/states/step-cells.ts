import { plain } from '../../syntax/inline.ts';
import { conditionIn, effectsIn } from '../blocks/conditions.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { Transition } from '../domain-elements.ts';
import type { Element } from '../element.ts';
import type { Cells } from '../records/records.ts';
import { stated } from '../words/markers.ts';
import { nameOf } from '../words/names.ts';
import type { Fact } from './lifecycle-facts.ts';
import { actorsIn, endsIn } from './step-ends.ts';
import type { AroundStep, StepPart } from './vocabulary.ts';

/** A step of which each part stands in a cell, or behind a label, of its own. */
export function transitionOfCells(
  cell: Cells<StepPart>,
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
  cell: Cells<AroundStep>,
  about: string,
  gather: Gathering<Fact>,
): Pick<Transition, 'by' | 'when' | 'effects'> {
  return {
    by: gather.marked(stated(cell('by'), actorsIn), `who fires ${about}`),
    when: gather.marked(stated(cell('when'), conditionIn), `the condition of ${about}`),
    effects: gather.marked(stated(cell('effects'), effectsIn), `what follows ${about}`),
  };
}
