import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { namesListed } from '../words/phrases.ts';
import type { RuleLine } from './subjects.ts';

/** Others of which the same is demanded: "Names are unique, and so are codes". */
const soAre = wording.i`^(?<main>.+?)[,;]?\s(?:and\s)?so\s(?:is|are|do|does|must|may|can|has|have|should|shall)\s(?<others>[^,;:.]{2,60}(?:,\s[^,;:.]{2,60}){0,4})\.?$`;
/** What goes on about the same and names no others: "and so are refused", "and so are not kept for long". */
const goesOn = wording.i`^(?:not|never|always|also|only)(?!\p{L})|^\p{L}+(?:ed|en|wn|pt|ft)(?:$|\s(?:when|if|by|from|in|at|on|with|without|for|to|as|unless|until|before|after|and|or)(?!\p{L}))`;
/** How many there may be of something, and of what else: "There is one crew per boat". */
const perOne = wording.i`^there (?:is|are|may be|can be|must be|shall be) (?:(?:exactly|only|always|at most|at least|no more than|up to) )?(?:one|two|three|\d+|a single) (?<subject>\p{L}[\p{L} -]{1,40}?) (?:per|for each|for every|in each|in every) \p{L}`;

/** The rules of a sentence that says of others that the same goes for them; `read` gives those of what it says first. */
export function rulesOfSame(text: Inline, read: (main: Inline) => readonly RuleLine[]): readonly RuleLine[] {
  const { main = '', others = '' } = soAre.exec(text.source)?.groups ?? {};
  if (main === '' || others === '' || goesOn.test(others)) return [];
  const found = read(slice(text, 0, main.length));
  const last = found.at(-1);
  if (!last?.subject) return [];
  const start = text.source.lastIndexOf(others);
  const names = namesListed(slice(text, start, start + others.length));
  return [...found, ...names.map((subject) => ({ subject, rule: last.rule }))];
}

/** The rule of a sentence that says how many there are of something for each of something else. */
export function countedPer(text: Inline): RuleLine | undefined {
  const name = perOne.exec(text.source)?.groups?.subject;
  if (name === undefined) return undefined;
  const start = text.source.indexOf(name);
  return { subject: slice(text, start, start + name.length), rule: text, sentence: text };
}
