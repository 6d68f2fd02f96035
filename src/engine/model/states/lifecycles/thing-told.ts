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
/** What may stand before such a verb: "A tool normally goes". */
const adverb = '(?:(?:normally|usually|always|then|only|first|later|again|automatically) )?';
/** "Pallet status, from the rows to the columns": what the head of a line calls the states of. */
const statusOf = wording`^(?<name>\p{Lu}[\p{Ll}-]{2,}(?: \p{Ll}[\p{Ll}-]{2,})?) (?:status(?:es)?|states?|stages|life ?cycle)(?=[,.:;(]|$| (?:is|are|and|in|model|machine|changes?|transitions?|diagram)(?!\p{L}))`;
/** "For each segment we track": of each of which something is told. */
const ofEach = wording.i`^(?:for|of) (?:an?|each|every) (?<name>${word}(?: ${word})??)(?= (?:we|the|there|one|it)(?!\p{L})|,| \()`;
/** "A claim is either open, shut or lost": what is said to be one of several. */
const isEither = wording.i`^(?:an?|each|every) (?<name>${word}(?: ${word})??) (?:is|can be|has|shall (?:be|have)|must be) (?:always |exactly )*(?:either|one of|in (?:exactly |always )?one of)(?!\p{L})`;
/** "These are the states of a pay run", "Status codes stored for a shipment:": whose states stand beside it. */
const statesOfOne = wording.i`(?<!\p{L})(?:(?:states|status(?:es)?|stages|phases|status (?:codes|values)|life ?cycle|life) (?:of|for)|(?:states|status(?:es)?|(?:status|state) (?:codes|values)) (?:\p{L}+ ){1,4}for) (?:an?|each|every|one|any|(?<! for )the) (?<name>${word}(?: ${word}){0,2}?)(?=[.,:;(]|$| (?:are|is|from|in|as|and|that|which|can|has|have|with|goes|below|here|over|throughout)(?!\p{L}))`;
/** "The diagram covers a pallet from the dock door onward", "The table applies to articles": what a drawing is of. */
const drawnOf = wording.i`^(?:the|this) (?:diagram|table|drawing|graph|figure|chart|matrix|state machine|list|arrows?)(?: (?:above|below))? (?:covers|shows|describes|is (?:about|of|for)|applies to|holds for|is valid for|tells|draws|gives|follows)(?: (?:the|how|all|whole|states|status(?:es)?|steps|transitions|life ?cycle|life|of|for))*(?: (?:an?|each|every|one|any))? (?<name>${word}(?: ${word}){0,2}?)(?=[.,:;(]|$| (?:from|in|as|and|that|which|can|moves?|goes|with|over|throughout|lives?|passes|changes?|develops?)(?!\p{L}))`;
/** "Charge point lifecycle.": a caption. */
const captioned = wording`^(?:\*{1,2}|_)?(?<name>\p{Lu}[\p{L}-]{2,}(?: \p{Ll}[\p{Ll}-]{2,}){0,2}) (?:life ?cycle|states|status(?:es)?|state (?:machine|diagram))[.:]?(?:\*{1,2}|_)?$`;
/** "Subject: driver profile.", "(staff account)": a line that says it and nothing else. */
const labelled = wording.i`^(?:(?:subject|object|entity|thing|applies to|concerns|about|for): (?:the |an? |each |every )?(?<name>${word}(?: ${word}){0,2})|\((?<bracket>${word}(?: ${word}){0,2})\))\.?$`;
/** "All of this concerns the hand-in", "Nothing but the key has a lifecycle". */
const concerned = wording.i`(?:(?<!\p{L})(?:this|these|that|it|they)(?: all| here| above)? (?:concerns?|applies to|apply to|(?:is|are) about|belongs? to|refers? to)(?: only)?|^(?:only|nothing but|nothing except|just)) (?:the|an?|each|every) [*_]{0,2}(?<name>${word}(?: ${word}){0,2}?)[*_]{0,2}(?=[.;,]|$| (?:has|have|knows)(?!\p{L}))`;
/** "Stock counts (\`stocktake.state\`)": the field that holds the state. */
const fieldOf = /\(`(?<name>[A-Za-z]\w*)\.(?:\w+_)?(?:state|status|phase|stage)`\)/;
const openings = [statusOf, ofEach, isEither, statesOfOne, drawnOf, captioned, labelled, concerned, fieldOf];

/** What a first sentence speaks of, whatever it says of it: "An invoice counts as", "A photo that", "Change requests wait in". */
const firstSubject = wording`^(?:(?:An?|Each|Every) (?<name>\p{Ll}[\p{Ll}-]{2,}(?: \p{Ll}[\p{Ll}-]{2,})??) (?=(?:that|which|must|may|can|is|has|(?!(?:this|its|his|as|plus|minus|less)(?!\p{L}))\p{Ll}{2,}(?<!s)s) )|(?<several>\p{Lu}[\p{Ll}-]{2,}(?: \p{Ll}[\p{Ll}-]{2,})?s)(?<!ss) (?=(?!(?:of|in|on|at|for|by|with|and|or|from|to|as)(?!\p{L}))\p{Ll}{2,} ))`;

/** A thing behind an article, of which the sentence says something: "the next claim is". */
const subject = wording.gi`(?<![\p{L}])(?:an?|each|every|the|any|all) (?<name>${word}(?: ${word}){0,2}?) (?=${adverb}${verb}(?!\p{L}))`;

/** Words that name nothing by themselves. */
const noThing =
  /^(?:status|state|stage|step|case|way|time|day|week|month|year|hour|minute|list|end|start|same|other|others|one|ones|thing|system|server|process|first|second|last|next|new|old|only|then|and|or|but|not|again|also|when|if|it|they|that|which|this|there|because|after|before|until|once|from|to|with|without|back|automatically|immediately|is|are|was|has|have|can|may|must|shall|will|state machine|lifecycle|reason|purpose|example|table|diagram|rule|change|transition|action|event|by|on|at|in|of|for|never|always|often|rarely|usually|normally|today|everything|something|rule|phase|current|previous|present|former|target|resulting|initial|final|possible|allowed|valid|terminal|the|an?|each|every|so|yet|too|is|either|both|directly|manually|forever|now|all|none|any|nothing|anybody|nobody|who)$/i;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name with its last word in the singular. */
const inOne = (name: string): string => inSingular(name) ?? name;

/**
 * What some blocks that no title names speak of: the thing whose states a sentence names ("A claim is either open or
 * shut", "Pallet status, from row to column"), or the one that is said most often to be in one of the states.
 */
export function thingTold(
  blocks: readonly Block[],
  names: readonly string[],
): Pick<Element, 'name' | 'nameAt'> | undefined {
  const all = textsOf(blocks).flatMap(sentences);
  const states = new Set(names.map(fold));
  for (const each of all)
    for (const form of openings) {
      const { name: first, bracket: name = first } = form.exec(each.source)?.groups ?? {};
      if (name && isThing(name, states)) return named(each, each.source.indexOf(name), name);
    }
  return mostSaid(all, names, states) ?? spokenOfFirst(all, states);
}

const anybody = /^(?:users?|persons?|others?)$/i;

/** The thing that the first of some sentences speaks of, where several states are told and it is nobody. */
function spokenOfFirst(
  [first]: readonly Inline[],
  states: ReadonlySet<string>,
): Pick<Element, 'name' | 'nameAt'> | undefined {
  const { name: one, several: name = one } = (first && firstSubject.exec(first.source)?.groups) ?? {};
  if (!first || !name || states.size < 2) return undefined;
  const isFit =
    isThing(inOne(name), states) && !anybody.test(name) && !isSomebody(inOne(name)) && !isSomebody(name);
  return isFit ? named(first, first.source.indexOf(name), name) : undefined;
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

/** Whether a name may be that of a thing, and is none of its states, which are folded. */
function isThing(name: string, states: ReadonlySet<string>): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return (
    !name.split(' ').some((each) => noThing.test(each)) &&
    !namesNothing(name) &&
    !states.has(fold(name)) &&
    !states.has(fold(last))
  );
}

function named(text: Inline, start: number, name: string): Pick<Element, 'name' | 'nameAt'> {
  const one = inOne(name);
  return {
    name: one.charAt(0).toUpperCase() + one.slice(1),
    nameAt: slice(text, start, start + name.length).at,
  };
}

/** States of one thing at most: no lifecycle has as many, and each sentence is searched for all of them. */
const MOST_STATES = 300;

interface Said {
  readonly text: Inline;
  readonly start: number;
  readonly name: string;
  /** It stands right beside the state: "a `pending` order", "the order is **paid**", "moves an order from `paid` to". */
  readonly isBeside?: boolean;
}

/**
 * The thing that sentences say most often to be in a state: "a paid order", "the order is then paid". Twice at least,
 * unless it is the only one that stands right beside a state.
 */
function mostSaid(
  all: readonly Inline[],
  written: readonly string[],
  states: ReadonlySet<string>,
): Pick<Element, 'name' | 'nameAt'> | undefined {
  if (written.length === 0 || written.length > MOST_STATES) return undefined;
  const own = `(?:${[...written]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})`;
  const state = `["“*_\`]*${own}["”*_\`]*`;
  const inState = wording.gi`(?<![\p{L}])${state} (?<name>${word})(?=[\s.,;:]|$)`;
  const marked = wording.gi`(?<![\p{L}])["“*_\`]+${own}["”*_\`]+ (?<name>${word}(?: ${word})?) (?=${adverb}${verb}(?!\p{L}))`;
  const beside = wording.gi`(?<![\p{L}])(?:an?|each|every|the|any|all|new|most) (?:new )?(?<name>${word}(?: ${word}){0,2}?) (?:(?:${adverb}(?:is|are|be|becomes?|turns|goes|gets) (?:(?:created|opened|made|set|put|marked|left|now|then|back|first) )?)?(?:(?:from|to|into|in|as|with|at) )?)(?:the )?${state}(?![\p{L}])`;
  const several = wording.g`(?:^|[.;:] )(?:All |New |Most )?(?<name>\p{L}[\p{L}-]{2,}(?: ${word})?s) (?:are|start|begin|become|go) (?:(?:[\p{L}-]+ ){0,2}?(?:in|as|with|at) )?${state}(?![\p{L}])`;
  const names = wording.i`(?<![\p{L}])${state}(?![\p{L}])`;
  const found = new Map<string, Said[]>();
  const note = (said: Said): void => {
    if (!isThing(said.name, states)) return;
    const key = inOne(said.name.split(' ').at(-1) ?? '').toLowerCase();
    const known = found.get(key) ?? [];
    known.push(said);
    found.set(key, known);
  };
  /** What a form names, without the states before its name: "the paid order is" is of an order. */
  const noteEach = (form: RegExp, text: Inline, isBeside: boolean): void => {
    for (const each of text.source.matchAll(form)) {
      const name = each.groups?.name ?? '';
      const parts = name.split(' ');
      const known = parts.findLastIndex((part) => states.has(fold(part)));
      const bare = parts.slice(known + 1).join(' ');
      const start = each.index + each[0].indexOf(name) + name.length - bare.length;
      if (bare && !isSomebody(bare)) note({ text, start, name: bare, isBeside });
    }
  };
  for (const text of all) {
    if (!names.test(text.source)) continue;
    for (const each of text.source.matchAll(inState)) {
      const name = each.groups?.name ?? '';
      note({ text, start: each.index + each[0].length - name.length, name });
    }
    noteEach(subject, text, false);
    for (const form of [marked, beside, several]) noteEach(form, text, true);
  }
  const sorted = [...found.values()].sort((one, other) => placesOf(other) - placesOf(one));
  const besides = sorted.filter((each) => each.some(({ isBeside }) => isBeside));
  const [first, second] = sorted;
  const most =
    first && placesOf(first) > 1 && placesOf(first) !== (second ? placesOf(second) : 0) ? first : undefined;
  const chosen = most ?? (besides.length === 1 ? besides[0] : undefined);
  if (!chosen) return undefined;
  const [longest = chosen[0]] = [...chosen].sort((one, other) => other.name.length - one.name.length);
  return longest && named(longest.text, longest.start, longest.name);
}

/** In how many places a thing is said: two forms may find it in one. */
const placesOf = (said: readonly Said[]): number =>
  new Set(said.map(({ text, start, name }) => text.at.start + start + name.length)).size;
