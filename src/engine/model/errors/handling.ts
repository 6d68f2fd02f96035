import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Handling } from '../element.ts';
import { listed, nameOf, statements } from '../words/names.ts';

const fixed: ReadonlyMap<string, 'stay' | 'show-message' | 'mark-fields' | 'retry'> = new Map([
  ['stay', 'stay'],
  ['show the message', 'show-message'],
  ['show the messages', 'show-message'],
  ['mark the fields', 'mark-fields'],
  ['retry', 'retry'],
]);

/** What a *Handling* cell says, part by part; what is none of the fixed phrases is words. */
export function handlingsIn(cell: Inline): readonly Handling[] {
  return statements(cell)
    .flatMap((part) => listed(part))
    .map(handlingIn);
}

function handlingIn(part: Inline): Handling {
  const base = { text: part.source, at: part.at };
  const phrase = fixed.get(part.source.toLowerCase().replace(/[.]$/, ''));
  if (phrase) return { ...base, is: phrase };
  const go = /^(?:open|go to)\s+/i.exec(part.source);
  if (!go) return { ...base, is: 'prose' };
  const target = slice(part, go[0].length, part.source.length);
  return { ...base, is: 'go-to', screen: { kind: 'screen', name: nameOf(target).name, at: target.at } };
}
