import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import { sentences, splitAt } from '../../words/phrases.ts';

/** What a line says at its head has states: "**Delivery** is one of sent, read and failed.", "A seat is free or taken." */
export interface SaidLife {
  readonly title: Inline;
  /** Those that its first sentence lists; none where it only says what becomes of it. */
  readonly states: readonly Inline[];
}

const says =
  '(?=(?:is|are|can|may|has|have|uses?|knows?|takes?|starts?|begins?|opens?|goes|go|moves?|runs?|passes|pass|lives?)(?!\\p{L}))';
/** Bold words of which a line says something: "**Payment** uses", "**Account** starts". */
const said = wording.i`^\*\*(?<name>[^*:.]{2,40}(?<![\s,]))\*\*,?\s+${says}`;
/** The same of a thing in plain type: "The opening of an account passes through". */
const saidPlainly = wording.i`^(?<plain>an?|the|each|every) (?<name>[\p{L}-]+(?: (?!(?:that|which|who|whose|when|where|while|if|with|and|or|not|it|they|can|may|is|are)(?!\p{L}))[\p{L}-]+){0,5}?) ${says}`;

/** What stands between that and names in a row. */
const lists = wording.i`^(?:is|are|(?:can|may) be|has|have|uses?|knows?|takes?|(?:goes|go|moves?|runs?|passes|pass) (?:through|from))(?: (?:always|either|just|only|one of|any of|in one of|(?:the |these |its |two |three |four |five |six )*(?:states|status(?:es)?|stages|phases|values)))*:?\s+`;

/** What something is all at once: "is short and sweet". */
const isHow = /^(?:is|are) (?!(?:either|one of|any of|in one of)\b)[^,:;]+ and (?!then\b|finally\b)/;

/** What something is made of, and no state: "A visit has notes and letters." */
const hasParts =
  /^(?:has|have|uses?|knows?|takes?) (?!(?:[a-z]+ ){0,3}?(?:states|status(?:es)?|stages|phases|values)\b)/i;

/** Where names in a row end: behind them stands what is said of them. */
const ends =
  /[.;:(]|\s[–—-]\s|,? (?:when|until|while|once|after|before|depending|by|with|and (?:it|nothing|never)|but)\b/;

/** What parts one of them from the next. */
const between = /,\s*(?:(?:and|or|then|finally|later)\s+)*|\s+(?:and|or|to|then)\s+(?:then\s+|finally\s+)?/;

const isName = wording`^(?:\`[^\`]+\`|\*[^*]+\*|["“][^"”]+["”]|(?!(?:an?|the|it|its|they|this|that|not|no|in|on|at|of|for)(?!\p{L}))\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2})$`;

/** The states that a sentence about something lists behind its verb; none where it says anything else. */
function listed(rest: Inline): readonly Inline[] {
  const lead = lists.exec(rest.source)?.[0].length;
  if (lead === undefined) return [];
  const behind = slice(rest, lead, rest.source.length);
  const end = ends.exec(behind.source)?.index ?? behind.source.length;
  const names = splitAt(slice(behind, 0, end), between);
  return names.length > 1 && names.every(({ source }) => isName.test(source)) ? names : [];
}

function lifeIn(text: Inline): SaidLife | undefined {
  const found = said.exec(text.source) ?? saidPlainly.exec(text.source);
  const name = found?.groups?.name;
  if (!found || !name) return undefined;
  const [first] = sentences(slice(text, found[0].length, text.source.length));
  // "The menu is short and sweet" tells how it is.
  const isPlain = found.groups?.plain !== undefined;
  if (isPlain && (isHow.test(first?.source ?? '') || hasParts.test(first?.source ?? ''))) return undefined;
  const start = found[0].indexOf(name);
  return { title: slice(text, start, start + name.length), states: first ? listed(first) : [] };
}

/**
 * The lives that the items of a list tell of, by the places of these: each begins with a thing of which it says something,
 * two at least list their states, and none is spoken of by another, as states are.
 */
const livesIn = once((list: Block): ReadonlyMap<Item['at'], SaidLife> => {
  const found = new Map<Item['at'], SaidLife>();
  if (list.kind !== 'list') return found;
  for (const { at, text } of list.items) {
    const life = lifeIn(text);
    if (life) found.set(at, life);
  }
  const listing = [...found.values()].filter(({ states }) => states.length > 0);
  const states = new Set(listing.flatMap((each) => each.states.map((state) => fold(nameOf(state).name))));
  const isState = [...found.values()].some(({ title }) => states.has(fold(nameOf(title).name)));
  return listing.length < 2 || found.size * 2 < list.items.length || isState ? new Map() : found;
});

/** The life that a line of a list tells of, among others. */
export function saidLife(item: Item, list: Block): SaidLife | undefined {
  return livesIn(list).get(item.at);
}
