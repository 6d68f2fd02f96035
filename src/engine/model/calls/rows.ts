import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { namesOnly } from '../constants/lists.ts';
import type { Call } from '../interface-elements.ts';
import type { RowReading } from '../reader.ts';
import { shown, unstated } from '../stated.ts';
import { actionsIn } from '../words/action-phrase.ts';
import { stated } from '../words/markers.ts';
import { nameOf, referencesIn } from '../words/names.ts';
import { addressOf, blank, callsIn } from './lines.ts';
import { answersIn, type CallFact, payloadList } from './tables.ts';

/** A row of a table of calls, one or several in a row. */
export function callRow({ row, match, cell, gather }: RowReading<CallFact>): void {
  const own = cell('call')?.source ? cell('call') : cell('path');
  const path = cell('path');
  const method = cell('method');
  if (!own?.source) return;
  const several = callsIn(own, undefined, true);
  if (several.length > 1) {
    const answers = stated(cell('answers'), answersIn);
    for (const call of several)
      gather.fact({ is: 'call', call: call.answers.is === 'unstated' ? { ...call, answers } : call });
    return;
  }
  const names = path?.source ? [] : (namesOnly(own) ?? []);
  if (names.length > 1) {
    // A row of events, procedures or messages: each is a call of its own.
    for (const name of names)
      gather.fact({
        is: 'call',
        call: { ...blank, ...addressOf(nameOf(name).name), at: name.at, nameAt: name.at, how: 'tolerant' },
      });
    return;
  }
  const nameCell = path?.source ? path : own;
  const spelled = nameOf(nameCell).name;
  const verb = method ? plain(method).toUpperCase() : '';
  const bare = addressOf(spelled);
  const found =
    verb && bare.method === '' && (path?.source || bare.path) ? addressOf(`${verb} ${spelled}`) : bare;
  const doesCell = cell('does');
  const does = stated(doesCell, (each) => actionsIn(each));
  const result = cell('result');
  const way = found.method === 'GET' ? 'query' : 'body';
  const exact = match.exact && !match.at.has('method');
  const acts = does.is === 'shown' && does.value.every((action) => action.target);
  gather.fact({
    is: 'call',
    call: {
      ...blank,
      ...found,
      at: row.at,
      nameAt: nameCell.at,
      how: exact ? 'exact' : 'tolerant',
      does: gather.marked(exact || acts || does.is !== 'shown' ? does : unstated, `what ${found.name} does`),
      payload: gather.marked(
        stated(cell('payload'), (each) => payloadList(each, way)),
        `the payload of ${found.name}`,
      ),
      answers: gather.marked(
        answersOf([result, cell('answers'), cell('failures')]),
        `the answers of ${found.name}`,
      ),
      madeBy: gather.marked(
        stated(cell('madeBy'), (each) => referencesIn('screen', each)),
        `who makes ${found.name}`,
      ),
      allowedTo: gather.marked(
        stated(cell('allowedTo'), (each) => referencesIn('role', each)),
        `who may make ${found.name}`,
      ),
      description: [!exact && !acts && doesCell ? plain(doesCell) : '', result ? plain(result) : '']
        .filter(Boolean)
        .join('; '),
    },
  });
}

/** The answers of the cells of a row, of success and of failure: each status once. */
function answersOf(cells: readonly (Inline | undefined)[]): Call['answers'] {
  return cells
    .map((cell) => stated(cell, answersIn))
    .reduce((before, next) => {
      if (next.is !== 'shown') return before.is === 'unstated' ? next : before;
      if (before.is !== 'shown') return next;
      const known = new Set(before.value.map(({ status }) => status));
      return shown([...before.value, ...next.value.filter(({ status }) => !known.has(status))], before.at);
    });
}
