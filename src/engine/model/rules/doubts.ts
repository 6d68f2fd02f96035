import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Gathering } from '../blocks/reading.ts';
import { doubtedPhrase } from '../words/markers.ts';
import { statements } from '../words/names.ts';
import { constraintIn } from './constraints.ts';

/** Notes the phrases of a cell of rules that stand with a question mark: whether they hold is open. */
export function noteDoubts(gather: Gathering<unknown>, cell: Inline | undefined, subject: string): void {
  for (const each of cell ? statements(cell) : []) {
    const phrase = doubtedPhrase(each.source);
    const { is } = phrase === undefined ? { is: 'prose' } : constraintIn(slice(each, 0, phrase.length));
    if (is !== 'prose')
      gather.marked({ is: 'open', at: each.at, question: '' }, openIn(is, `${phrase}`, subject));
  }
}

/** What is open where a phrase is in doubt. */
function openIn(is: string, phrase: string, subject: string): string {
  if (is === 'required' || (is === 'unique' && phrase.toLowerCase() === 'unique'))
    return `whether ${subject} is ${is}`;
  return `whether ${subject} is held to “${phrase}”`;
}
