import type { Inline } from '../syntax/block.ts';
import { pieces, slice } from '../syntax/inline.ts';
import type { Field } from './domain-elements.ts';
import { fold } from './name-index.ts';
import { nameOf } from './names.ts';
import { sentences } from './phrases.ts';
import { mentionedFields } from './running-fields.ts';

/** An entity that sentences tell of, with the fields that they mention. */
export interface ToldEntity {
  readonly name: Inline;
  readonly fields: readonly Field[];
}

/** What may stand between the name of an entity and its first field. */
const introduces =
  /^[\s,:;(–—-]*$|\b(?:with|has|have|holds?|carr(?:y|ies)|contains?|consists?|keeps?|stores?|nothing but|made of|records?|columns|fields|attributes|mit|enthält)\b/i;
const bigName = /^(?:\p{Lu}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}|\p{Ll}+(?:_\p{Ll}+)+)$/u;
/** `custom_reports` is a wide table with …, in a table `tags` with … */
const isTable = /^\s*(?:is|are)\s+[^.;`]{0,60}\b(?:table|entity|record|object|collection)s?\b/i;
const goesOn = /^(?:it|its|they|their)\b/i;

/**
 * The entities that running text tells of, each with the fields mentioned behind its name. `names` are those that
 * its heading or head gives: the first is meant where a sentence names none. A bold name, or one in code that is
 * said to be a table, begins one of its own: "Who is in it is told by **Membership**, which has `teamId` and `role`."
 */
export function toldEntities(text: Inline, names: readonly Inline[]): readonly ToldEntity[] {
  const found = new Map<string, { name: Inline; fields: Field[] }>();
  const add = (name: Inline | undefined, fields: readonly Field[]): void => {
    if (!name || fields.length === 0) return;
    const key = fold(nameOf(name).name);
    const entry = found.get(key) ?? { name, fields: [] };
    for (const each of fields)
      if (!entry.fields.some((known) => known.name === each.name)) entry.fields.push(each);
    found.set(key, entry);
  };
  let current = names[0];
  let introduced: Inline | undefined;
  for (const sentence of sentences(text)) {
    const opened = introducedIn(sentence);
    const meant = namedBefore(sentence, names);
    if (meant) current = meant;
    const about = introduced && !meant && goesOn.test(sentence.source) ? introduced : current;
    introduced = undefined;
    let start = 0;
    let owner: Inline | undefined = about;
    for (const { name, end, start: at } of opened) {
      add(owner, mentionedFields(slice(sentence, start, at)));
      [owner, start, introduced] = [name, end, name];
    }
    add(owner, mentionedFields(slice(sentence, start, sentence.source.length)));
  }
  return [...found.values()];
}

/** The names in a sentence that begin an entity of their own: field names follow them. */
function introducedIn(sentence: Inline): readonly { name: Inline; start: number; end: number }[] {
  if (!sentence.source.includes('**') && !isTable.test(sentence.source.replace(/^[^`]*`[^`]*`/, '')))
    return [];
  const all = pieces(sentence);
  return all.flatMap((piece, index) => {
    const next = all.slice(index + 1).find(({ kind }) => kind === 'code' || kind === 'strong');
    if (!bigName.test(piece.text) || next?.kind !== 'code') return [];
    const between = sentence.source.slice(piece.end, next.start);
    const is =
      piece.kind === 'strong'
        ? introduces.test(between)
        : piece.kind === 'code' && piece.start === 0 && isTable.test(between);
    return is ? [{ name: slice(sentence, piece.start, piece.end), start: piece.start, end: piece.end }] : [];
  });
}

/** The last of several names that stands before the first field of a sentence, whole or by its last word. */
function namedBefore(sentence: Inline, names: readonly Inline[]): Inline | undefined {
  if (names.length < 2) return undefined;
  const code = pieces(sentence).find(({ kind }) => kind === 'code');
  const lead = sentence.source.slice(0, code?.start ?? sentence.source.length);
  const at = (name: Inline): number => {
    const whole = nameOf(name).name;
    const tail = /\p{Lu}?\p{Ll}+$/u.exec(whole)?.[0] ?? whole;
    const isTold = (word: string): number =>
      lead.search(
        new RegExp(
          `(?<![\\p{L}\\p{N}_])${word.replace(/[^\p{L}\p{N}_ -]/gu, '.')}s?(?![\\p{L}\\p{N}_])`,
          'iu',
        ),
      );
    const own = isTold(whole);
    const isTail = names.every((other) => other === name || !nameOf(other).name.endsWith(tail));
    return own >= 0 ? own : isTail ? isTold(tail) : -1;
  };
  return names
    .map((name) => ({ name, at: at(name) }))
    .filter((each) => each.at >= 0)
    .sort((one, other) => other.at - one.at)[0]?.name;
}
