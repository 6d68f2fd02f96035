import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { statements } from '../words/names.ts';
import { type Head, headOf, isParted, leadingNames, namesListed, sentences } from '../words/phrases.ts';
import { rulesSomething } from './demands.ts';
import { qualifies } from './qualifying.ts';
import { saying } from './saying.ts';
import { splitAtSaying } from './subjects.ts';

/**
 * The clauses of what is said of a head. Behind words each rules something of its own ("webhook: address required;
 * body at most 1000"); what is said of one field is one rule, unless a clause names a subject itself.
 */
export function clausesOf({ kind, label, rest }: Head): readonly Inline[] {
  const all = statements(rest);
  const isGroup = kind === 'words' && !label.source.includes('`') && all.length > 2;
  // "fetch: at least one file; order must be open" goes on about what the label names.
  const own = all.map((each) => isSubject(splitAtSaying(each).subject));
  if (isGroup && own[0] && own.filter(Boolean).length * 3 >= all.length * 2) return all;
  const clauses: Inline[] = [];
  const names = namesListed(label);
  for (const clause of all) {
    const last = clauses.at(-1);
    const isOwn = ownsSubject(clause) && !isValue(clause, last, rest);
    if (!last || isOwn || isOfOne(clause, names)) clauses.push(clause);
    else clauses[clauses.length - 1] = joinedWith(rest, last, clause);
  }
  return clauses;
}

/** Whether words that a rule begins with are what it is about: "boat with | at least one mast" goes on about its label. */
function isSubject(words: Inline | undefined): boolean {
  return words !== undefined && !/\s(?:with|of|in|for|by|from|without)$/i.test(words.source);
}

/** Whether a clause names what it is about itself; another one goes on about what the line's head names. */
export function ownsSubject(clause: Inline): boolean {
  return leadingNames(clause).names.length > 0 || isParted(headOf(clause));
}

/** "tags, labels: lists of words; labels must have one at least": whether a clause is about one of several. */
export function isOfOne({ source }: Inline, names: readonly Inline[]): boolean {
  return names.length > 1 && names.some((name) => source.startsWith(`${name.source} `));
}

/** The sentences of a line or cell that rule something each; another one goes on with the one before it. */
export function ownSentences(text: Inline): readonly Inline[] {
  const found: Inline[] = [];
  for (const sentence of sentences(text)) {
    const last = found.at(-1);
    const rules =
      rulesSomething(sentence.source) ||
      leadingNames(sentence, 2).names[0]?.kind === 'code' ||
      saying.exec(sentence.source)?.index === 0;
    if (last && (!rules || qualifies(sentence.source)))
      found[found.length - 1] = joinedWith(text, last, sentence);
    else found.push(sentence);
  }
  return found;
}

export function joinedWith(text: Inline, first: Inline, last: Inline): Inline {
  return slice(text, first.at.start - text.at.start, last.at.end - text.at.start);
}

/** Whether the name in code that a clause begins with was told as a value before: "any of `low`, `high`; `high` only at sea". */
function isValue(clause: Inline, last: Inline | undefined, rest: Inline): boolean {
  const [name] = leadingNames(clause).names;
  const end = (last?.at.end ?? rest.at.start) - rest.at.start;
  const before = rest.source.slice(0, end);
  return name?.kind === 'code' && before.includes(clause.source.slice(name.start, name.end));
}
