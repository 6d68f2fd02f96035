import { plain } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn, effectsIn } from '../../blocks/conditions.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Transition } from '../../domain-elements.ts';
import type { Element } from '../../element.ts';
import type { Cells } from '../../records/records.ts';
import { shown } from '../../stated.ts';
import { stated } from '../../words/markers.ts';
import { nameOf } from '../../words/names.ts';
import { actorsIn, endsIn } from '../arrows/step-ends.ts';
import type { Fact } from '../lifecycle-facts.ts';
import type { AroundStep, StepPart } from '../words/vocabulary.ts';

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
    from: gather.marked(fromOf(cell, name), `the state before ${about}`),
    event: gather.marked(named, `the event of ${about}`),
    to: gather.marked(
      stated(cell('to'), (each) => endsIn(each, 'to')),
      `the state after ${about}`,
    ),
    ...aroundStep(cell, about, gather),
  };
}

/** What brings something about that was not there before. */
const creates = wording.i`^(?:(?:is|was|gets?|newly|the)\s+)*(?:(?:\p{L}+\s+(?:is\s+)?)?(?:creat(?:es?|ed|ion)|regist(?:ers?|ered|ration)|erstellt|angelegt|créée?)|sign(?:s|ed)?[ -]?up|import(?:s|ed)?|upload(?:s|ed)?|add(?:s|ed)?)(?![\p{L}-])`;

/** The states before a step. Where a dash stands for them, an event that creates something tells that there was none. */
function fromOf(cell: Cells<StepPart>, event: string): Transition['from'] {
  const from = cell('from');
  const said = stated(from, (each) => endsIn(each, 'from'));
  const begins = said.is === 'unstated' && from && cell('to')?.source && creates.test(event);
  return begins ? shown([{ is: 'new', at: from.at }], from.at) : said;
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
