import type { Block, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { textsIn } from '../../blocks/unread.ts';
import { fold, inSingular } from '../../derived/name-index.ts';
import type { Element } from '../../element.ts';
import { isSomebody } from '../../words/people.ts';
import { sentences, unwrapped } from '../../words/phrases.ts';
import { namesNothing } from '../headings/titles.ts';

/** A word of a thing's name, and a name of one or two words before what goes on about it. */
const word = '[\\p{L}][\\p{L}-]{2,}';
/** What says that a thing is or becomes something. */
const verb =
  '(?:is|are|was|has|have|can|may|must|shall|will|becomes?|goes?|moves?|turns?|starts?|begins?|comes?|changes?|returns?|falls?|stays?|remains?|ends?|counts?|in)';
/** "Pallet status, from the rows to the columns": what the head of a line calls the states of. */
const statusOf = wording`^(?<name>\p{Lu}[\p{Ll}-]{2,}(?: \p{Ll}[\p{Ll}-]{2,})?) (?:status(?:es)?|states?|stages|life ?cycle)(?=[,.:;(]|$| (?:is|are|and|in|model|machine|changes?|transitions?|diagram)(?!\p{L}))`;
/** "For each segment we track": of each of which something is told. */
const ofEach = wording.i`^(?:for|of) (?:an?|each|every) (?<name>${word}(?: ${word})??)(?= (?:we|the|there|one|it)(?!\p{L})|,| \()`;
/** "A claim is either open, shut or lost": what is said to be one of several. */
const isEither = wording.i`^(?:an?|each|every) (?<name>${word}(?: ${word})??) (?:is|can be|has|shall (?:be|have)|must be) (?:always |exactly )*(?:either|one of|in (?:exactly |always )?one of)(?!\p{L})`;
const openings = [statusOf, ofEach, isEither];

/** A thing behind an article, of which the sentence says something: "the next claim is". */
const subject = wording.gi`(?<![\p{L}])(?:an?|each|every|the|any|all) (?<name>${word}(?: ${word}){0,2}?) (?=${verb}(?!\p{L}))`;

/** Words that name nothing by themselves. */
const noThing =
  /^(?:status|state|stage|step|case|way|time|day|week|month|year|hour|minute|list|end|start|same|other|others|one|ones|thing|system|server|process|first|second|last|next|new|old|only|then|and|or|but|not|again|also|when|if|it|they|that|which|this|there|because|after|before|until|once|from|to|with|without|back|automatically|immediately|is|are|was|has|have|can|may|must|shall|will|state machine|lifecycle|table|diagram|rule|change|transition|action|event|by|on|at|in|of|for|the|an?|each|every|so|yet|too|is|either|both|directly|manually|forever|now|all|none|any|nothing|anybody|nobody|who)$/i;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name with its last word in the singular. */
const inOne = (name: string): string => inSingular(name) ?? name;

/**
 * What some blocks that no title names speak of: the thing whose states a sentence names ("A claim is either open or
 * shut", "Pallet status, from row to column"), or the one that is said most often to be in one of the states.
 */
export function thingTold(
  blocks: readonly Block[],
  states: readonly string[],
): Pick<Element, 'name' | 'nameAt'> | undefined {
  const all = textsOf(blocks).flatMap(sentences);
  for (const each of all)
    for (const form of openings) {
      const name = form.exec(each.source)?.groups?.name;
      if (name && isThing(name, states)) return named(each, each.source.indexOf(name), name);
    }
  return mostSaid(all, states);
}

/** Whether some blocks below a title speak of a thing that stands above, and not of what the title names. */
export function goesOnAbout(thing: string, title: string, blocks: readonly Block[]): boolean {
  const isSaid = (name: string): boolean => {
    const last = escaped(name.split(' ').at(-1) ?? '');
    const form = wording.i`(?<![\p{L}])(?:an?|the|each|every|any|all) (?:[^\s.,;:]+ ){0,3}?${last}(?![\p{L}])`;
    return textsOf(blocks).some(({ source }) => form.test(source));
  };
  return isSaid(inOne(thing)) && !isSaid(inOne(title)) && fold(thing) !== fold(inOne(title));
}

const textsOf = (blocks: readonly Block[]): readonly Inline[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? unwrapped(block.text) : textsIn(block)));

/** Whether a name may be that of a thing, and is none of its states. */
function isThing(name: string, states: readonly string[]): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return (
    !name.split(' ').some((each) => noThing.test(each)) &&
    !namesNothing(name) &&
    !states.some((state) => fold(state) === fold(name) || fold(state) === fold(last))
  );
}

function named(text: Inline, start: number, name: string): Pick<Element, 'name' | 'nameAt'> {
  const one = inOne(name);
  return {
    name: one.charAt(0).toUpperCase() + one.slice(1),
    nameAt: slice(text, start, start + name.length).at,
  };
}

interface Said {
  readonly text: Inline;
  readonly start: number;
  readonly name: string;
}

/** The thing that sentences say most often to be in a state, twice at least: "a paid order", "the order is then paid". */
function mostSaid(
  all: readonly Inline[],
  states: readonly string[],
): Pick<Element, 'name' | 'nameAt'> | undefined {
  if (states.length === 0) return undefined;
  const state = `["“*\`]*(?:${states.map(escaped).join('|')})["”*\`]*`;
  const inState = wording.gi`(?<![\p{L}])${state} (?<name>${word})(?=[\s.,;:]|$)`;
  const names = wording.i`(?<![\p{L}])${state}(?![\p{L}])`;
  const found = new Map<string, Said[]>();
  const note = (said: Said): void => {
    if (!isThing(said.name, states)) return;
    const key = inOne(said.name.split(' ').at(-1) ?? '').toLowerCase();
    const known = found.get(key) ?? [];
    known.push(said);
    found.set(key, known);
  };
  for (const text of all) {
    if (!names.test(text.source)) continue;
    for (const each of text.source.matchAll(inState)) {
      const name = each.groups?.name ?? '';
      note({ text, start: each.index + each[0].length - name.length, name });
    }
    for (const each of text.source.matchAll(subject)) {
      const name = each.groups?.name ?? '';
      const own = name.split(' ');
      const known = own.findLastIndex((part) => states.some((one) => fold(one) === fold(part)));
      const bare = own.slice(known + 1).join(' ');
      const start = each.index + each[0].trimEnd().length - bare.length;
      if (bare && !isSomebody(bare)) note({ text, start, name: bare });
    }
  }
  const [first, second] = [...found.values()].sort((one, other) => other.length - one.length);
  if (!first || first.length < 2 || first.length === second?.length) return undefined;
  const [longest = first[0]] = [...first].sort((one, other) => other.name.length - one.name.length);
  return longest && named(longest.text, longest.start, longest.name);
}
