import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed } from '../../words/deeds.ts';
import { statements } from '../../words/names.ts';
import { sentences } from '../../words/phrases.ts';
import { besidesOthers } from '../sentences/may-sentences.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What somebody may, together. */
const rights = setOf(
  'rights right permissions permission privileges privilege abilities ability capabilities powers access actions stuff things',
);
const quantifiers = setOf('everything anything whatever all what');
/** What stands before a quantifier: `has all rights of …`, `may also do everything …`. */
const leading = setOf('can may do does has have gets get holds hold also with plus');
/** What closes `everything an editor …`. */
const having = setOf('can may has have does do gets get could');
const behindHaving = setOf('do does to allowed already access');
const heirs = setOf('inherits inherit inheriting extends extend');
const between = setOf('everything all of the from that which');
const articles = setOf('a an the every any each');
/** What joins what somebody may besides. */
const joining = setOf(', ; . : + and plus but also additionally as well then with');
/** What takes something away again, or says when it holds. */
const limiting = setOf(
  'except excepting without minus not cannot apart excluding unless if when while only within for in on until besides other',
);
/** What refuses some of the rights again: a role that includes another has all of them. */
const refusing = /^(?:can|may|must|does|do|is|are)(?: ?not|n?['’]t| never)\b/i;
const LONGEST_NAME = 3;

const word = wording.g`[\p{L}\p{N}_-]+|[’'](?=s\b)|[^\s*\x60]`;
const named = wording`^[\p{L}\p{N}]`;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text from one on, as they are looked for. */
class Words {
  readonly #all: readonly Word[];
  at = 0;

  constructor(source: string) {
    this.#all = [...source.matchAll(word)].map((each) => ({
      text: each[0].toLowerCase(),
      start: each.index,
      end: each.index + each[0].length,
    }));
  }

  /** Where the word before ends. */
  get end(): number {
    return this.#all[this.at - 1]?.end ?? 0;
  }

  get before(): string | undefined {
    return this.#all[this.at - 1]?.text;
  }

  get next(): Word | undefined {
    return this.#all[this.at];
  }

  is(words: ReadonlySet<string> | string): boolean {
    const text = this.next?.text;
    return text !== undefined && (typeof words === 'string' ? words === text : words.has(text));
  }

  /** Goes past the next word where it is one of these. */
  take(words: ReadonlySet<string> | string): boolean {
    const is = this.is(words);
    if (is) this.at++;
    return is;
  }

  skip(words: ReadonlySet<string>): void {
    while (this.take(words));
  }

  /** Goes past what leads on to more: `, and in addition …`. */
  skipJoining(): void {
    this.skip(joining);
    if (!this.is('in') || this.#all[this.at + 1]?.text !== 'addition') return;
    this.at += 2;
    this.skip(joining);
  }

  /** The name that stands next: one to three words, up to one that none has. */
  name(): Word | undefined {
    this.skip(articles);
    const first = this.next;
    let last: Word | undefined;
    for (let count = 0; count < LONGEST_NAME && this.next && !this.#endsName(); count++) {
      last = this.next;
      this.at++;
    }
    if (!first || !last) return undefined;
    // "the editor's rights"
    if (this.is("'") || this.is('’')) this.at += 2;
    return { text: '', start: first.start, end: last.end };
  }

  #endsName(): boolean {
    return (
      this.is(having) ||
      this.is(rights) ||
      this.is(joining) ||
      this.is(limiting) ||
      !named.test(this.next?.text ?? '')
    );
  }
}

/** Names that are joined: `editors and members`. */
function namesIn(words: Words): readonly Word[] {
  const found: Word[] = [];
  for (let name = words.name(); name; name = words.name()) {
    found.push(name);
    const before = words.at;
    if (!words.take('and') || words.is('can') || words.is('may')) {
      words.at = before;
      break;
    }
  }
  return found;
}

/** `everything an editor can`, `all rights of an editor`, `all editor permissions`. */
function ofQuantity(words: Words): readonly Word[] {
  if (!words.take(quantifiers)) return [];
  const start = words.at;
  words.skip(between);
  const isOf = words.at > start && words.before === 'of';
  if (words.take(rights)) return ofRights(words);
  const names = namesIn(words);
  if (words.take(rights)) return names;
  // "all of editor, plus invite people"
  if (!words.take(having)) return isOf && (!words.next || words.is(joining)) ? names : [];
  words.skip(behindHaving);
  return names;
}

/** `rights of an editor`, `permissions that editors have`, behind the first word. */
function ofRights(words: Words): readonly Word[] {
  if (!words.take('of') && !words.take('as') && !words.take('that') && !words.take('from')) return [];
  const names = namesIn(words);
  words.take(having);
  return names;
}

/** `the same as an editor`, `the same rights as editors`. */
function ofLikeness(words: Words): readonly Word[] {
  words.take('the');
  if (!words.take('same')) return [];
  return words.take(rights) ? ofRights(words) : words.take('as') ? namesIn(words) : [];
}

/** `inherits from editor`, `inherits everything from the editor`, `inherits editor's rights`. */
function ofInheritance(words: Words): readonly Word[] {
  if (!words.take(heirs)) return [];
  while (words.is(between) || words.is(rights)) words.at++;
  const names = namesIn(words);
  words.take(rights);
  return names;
}

/** `editor plus invite people`, `the editor's rights + …`: deeds or nothing stand behind it. */
function ofSum(words: Words): readonly Word[] {
  if (isDeed(words.next?.text ?? '') || words.is(quantifiers)) return [];
  const name = words.name();
  words.take(rights);
  const isPlus = words.is('plus');
  if (!name || !(isPlus || words.is('+'))) return [];
  const end = words.at;
  words.skip(joining);
  const isMore = words.next ? isDeed(words.next.text) || words.is(having) : isPlus;
  words.at = end;
  return isMore ? [name] : [];
}

const forms = [ofQuantity, ofLikeness, ofInheritance, ofSum] as const;

/** What a text begins by giving somebody of the rights of others. */
export interface Inclusion {
  readonly others: readonly Inline[];
  /** The words that say so; empty where a name with "plus" behind it does. */
  readonly said: Inline;
  /** What stands behind that. */
  readonly more: Inline;
}

/**
 * Whose rights a text begins by giving somebody: `everything a member has, and can delete posts`. Undefined for any
 * other text, and where it takes some of them away again (`but cannot …`, `except …`, `if …`).
 */
export function inclusionIn(text: Inline): Inclusion | undefined {
  for (const form of forms) {
    const words = new Words(text.source);
    words.skip(leading);
    const names = form(words);
    if (names.length === 0) continue;
    if (words.next && !words.is(joining)) return undefined;
    const end = form === ofSum ? 0 : words.end;
    words.skipJoining();
    const rest = words.next?.start ?? text.source.length;
    if (words.is(limiting) || refusing.test(text.source.slice(rest))) return undefined;
    return {
      others: names.map((name) => slice(text, name.start, name.end)),
      said: slice(text, 0, end),
      more: slice(text, rest, text.source.length),
    };
  }
  return undefined;
}

/** Whose rights those are. */
export const othersIncluded = (text: Inline): readonly Inline[] | undefined => inclusionIn(text)?.others;

/** The same, where a part of a line does: "close the club; and all that a member can". */
export function othersAmong(text: Inline): readonly Inline[] | undefined {
  for (const part of statements(text)) {
    const lead = /^(?:and|plus|also)\s+(?:also\s+)?/i.exec(part.source)?.[0].length ?? 0;
    const others = othersIncluded(slice(part, lead, part.source.length));
    if (others) return others;
  }
  return undefined;
}

/** The same of the first sentence of a text that does so. */
export function heirAmong(text: Inline): ReturnType<typeof heirIn> {
  return sentences(text).flatMap((sentence) => heirIn(sentence) ?? [])[0];
}

/** Who a sentence gives the rights of others, and whose: `An author has all the rights of a reader`. */
export function heirIn(
  sentence: Inline,
): { readonly heir: Inline; readonly others: readonly Inline[] } | undefined {
  const besides = besidesOthers.exec(sentence.source);
  const { rights = '' } = besides?.groups ?? {};
  const start = besides ? besides[0].indexOf(rights) : 0;
  const others = besides && othersIncluded(slice(sentence, start, start + rights.length));
  const clause = slice(sentence, besides?.[0].length ?? 0, sentence.source.length);
  const words = new Words(clause.source);
  const heir = words.name();
  if (heir && others && words.is(having)) return { heir: slice(clause, heir.start, heir.end), others };
  if (!heir || !(words.is(having) || words.is(heirs))) return undefined;
  const said = othersIncluded(slice(clause, words.next?.start ?? 0, clause.source.length));
  return said && { heir: slice(clause, heir.start, heir.end), others: said };
}
