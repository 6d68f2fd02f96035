import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { amountIn } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

/** What joins a clause with a subject of its own to the one before it. */
const own = /,\s+(?:and|but|while|whereas)\s+(?=(?:the|an?|each|every)\s(?!same\s))/i;

/** The clauses of a sentence that name what they are about, each with an amount; undefined where it has no two of them. */
export function ownClauses(text: Inline): readonly Inline[] | undefined {
  const parts = splitAt(text, own);
  return parts.length > 1 && parts.every((part) => amountIn(part) !== undefined) ? parts : undefined;
}

const article = '(?:an?|the|each|every)\\s';
const noun = '\\p{L}[\\p{L}-]*(?:\\s(?!(?:and|or|is|are|can|may|must|has|have)\\s)[\\p{L}-]+){0,3}?';
/** Several things with an article each that one thing is said of: "A hull, a sail or a mast picture | may have 9 holes". */
const several = wording.di`^(?<others>${article}${noun}(?:,\s${article}${noun})*)(?:,?\s(?:or|and)\s)(?<last>${article}${noun})\s(?:is|are|can|may|must|will|has|have|lasts?|lives?|expires?|ends?|takes?|holds?|gets?)\s`;

/** The constants of a sentence about several things, each named by one of them, as `read` finds that of the last one. */
export function ofSeveral(
  text: Inline,
  read: (text: Inline) => readonly ConstantLine[],
): readonly ConstantLine[] {
  const found = several.exec(text.source);
  const [others, last] = [found?.indices?.groups?.others, found?.indices?.groups?.last];
  if (!others || !last) return [];
  const lines = read(slice(text, last[0], text.source.length));
  const bare = (name: string): string => name.replace(wording.i`^${article}`, '');
  const subject = bare(text.source.slice(last[0], last[1]));
  const [line] = lines;
  if (!line || lines.length > 1 || !plain(line.name).startsWith(subject)) return [];
  const names = splitAt(slice(text, others[0], others[1]), /,\s/);
  return [
    ...names.map((name) => ({
      ...line,
      name: { source: bare(name.source) + plain(line.name).slice(subject.length), at: name.at },
    })),
    line,
  ];
}
