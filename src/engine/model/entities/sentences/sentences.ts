import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { fold } from '../../derived/name-index.ts';
import type { Field } from '../../domain-elements.ts';
import { numbered } from '../../words/clause-numbers.ts';
import { sentences, splitAt, unwrapped } from '../../words/phrases.ts';
import type { EntityFact } from '../facts.ts';
import { partsDefined } from '../fields/part-statements.ts';
import { mentionedFields } from '../fields/running-fields.ts';
import { fieldsInBrackets, partsInWords } from '../fields/word-fields.ts';
import {
  aboutNamed,
  aboutSame,
  leadsTo,
  ofAll,
  oneMore,
  questionOf,
  questionOfParts,
  sentenceLead,
  subjects,
} from '../words/about-things.ts';
import { isOneOf } from '../words/attribute-words.ts';

/** An entity that sentences in plain words tell of, with its parts. */
export interface SaidEntity {
  readonly name: Inline;
  readonly fields: readonly Field[];
}

/** Names of no thing that is kept: whoever keeps it, what points back, and parts of a text. */
const noThing =
  /\s(?:side|half)$|(?:^|\s)(?:it|they|which|that|who)$|(?:^|\s)(?:storage|system|app|application|server|database|software|platform|tool|site|website|api|diagram|schema|following|tables?|anything|something|nothing|everything|everyone|two|three|four|five|six|seven|field|attribute|column|entity)s?$|^(?:source )?code$|^(?:it|anything|something|its|they|their|we|you|he|she|this|that|these|those|there|which|who|each|every|both|all|some|most|many|one|none|nothing|everything|here|what|other|others|if|when|not|no|only|also)(?: |$)/i;
/** Words for what is seen and for what keeps, of which one may be a thing itself: "A wiki page has a title and a text". */
const seen = /(?:^|\s)(?:screen|page|view|section|object|record|row)s?$/i;
const ofOne = /(?:^|\s)(?:an?|each|every)\s+[*_`]{0,2}$/i;
const asPart = /^(?:the|an?|every|each) /i;

/**
 * The things that running text tells of in plain words, with what each is made of, two parts at least. `above` is the one
 * that it is about where a sentence names none.
 */
export function entitiesSaid(text: Inline, above?: Inline): readonly SaidEntity[] {
  const found = new Map<string, { name: Inline; fields: Field[] }>();
  const { asked, listed, body } = titled(unwrapped(text));
  let current = asked ?? above;
  // Whether sentences tell of the parts of a thing one by one.
  let areAll = false;
  const add = (entry: { fields: Field[] }, fields: readonly Field[]): void => {
    entry.fields.push(...fields.filter(isNew(entry.fields)));
  };
  if (asked && listed) {
    const [first] = sentences(body);
    const fields = first ? partsInWords(first) : [];
    if (fields.length > 1) found.set(thing(asked.source), { name: asked, fields: [...fields] });
  }
  for (const sentence of clauses(numbered(body))) {
    const all = found.size > 0 ? ofAll.exec(sentence.source) : null;
    if (all) {
      const shared = partsInWords(slice(sentence, all[0].length, sentence.source.length));
      for (const entry of found.values()) add(entry, shared);
      continue;
    }
    const before = current && found.get(thing(current.source));
    const more = before && partAdded(sentence);
    if (more) {
      add(before, partsInWords(more));
      continue;
    }
    const defined = current ? partsDefined(sentence, areAll) : [];
    if (defined.length > 0 && current && (areAll || before)) {
      const entry = before ?? { name: current, fields: [] };
      found.set(thing(current.source), entry);
      add(entry, defined);
      continue;
    }
    const about = opening(sentence, current);
    areAll = about ? about.end >= sentence.source.length && sentence.source.endsWith('.') : areAll;
    current = about?.name ?? subjectOf(sentence) ?? current;
    if (!about || !current) continue;
    const fields = partsOf(slice(sentence, about.end, sentence.source.length));
    const key = thing(current.source);
    const entry = found.get(key) ?? { name: current, fields: [] };
    add(entry, fields);
    if (fields.length > 0) found.set(key, entry);
  }
  return [...found.values()].filter(({ fields }) => fields.length > 1);
}

/** The parts that a list names: those in code where most are, whatever words stand around them ("the flags `a` and `b`"). */
function partsOf(list: Inline): readonly Field[] {
  const inWords = partsInWords(list);
  const inCode = list.source.includes('`') ? mentionedFields(list) : [];
  return inCode.length > 1 && inCode.length * 2 >= inWords.length ? inCode : inWords;
}

/** The sentences of a text, also those behind a semicolon or colon: "a drive is something else: it has a name". */
function clauses(text: Inline): readonly Inline[] {
  return sentences(text).flatMap((sentence) =>
    splitAt(
      sentence,
      wording`[;:]\s+(?=(?:it|they|each|he|she) \p{Ll})|;\s+(?=the [^,;:]{2,60} (?:may|can) )|,\s+(?:and|while) (?=an? \p{Lu}[\p{L}-]* has )`,
    ),
  );
}

/** The part that a sentence adds to the thing named before; undefined where it adds none. */
function partAdded(sentence: Inline): Inline | undefined {
  const bare = slice(sentence, 0, sentence.source.replace(/\.$/, '').length);
  for (const pattern of oneMore) {
    const [start, end] = pattern.exec(bare.source)?.indices?.groups?.part ?? [0, 0];
    if (end > start) return slice(bare, start, end);
  }
  return undefined;
}

/** Running text without the bold title before it, and what that asks about: "**What is a tag?** A word on a card." */
function titled(text: Inline): {
  readonly asked: Inline | undefined;
  /** Whether the title asks for the parts, which are listed then. */
  readonly listed: boolean;
  readonly body: Inline;
} {
  const title = /^\*\*[^*]{1,80}[.:?]\*\*:?\s+(?=\S)/.exec(text.source)?.[0] ?? '';
  const parts = questionOfParts.exec(title);
  const question = parts ?? questionOf.exec(title);
  return {
    asked: question ? nameOfMatch(text, question) : undefined,
    listed: parts !== null,
    body: slice(text, title.length, text.source.length),
  };
}

function isNew(known: readonly Field[]): (field: Field) => boolean {
  const names = new Set(known.map(({ name: each }) => fold(each)));
  return ({ name: each }) => !names.has(fold(each));
}

/** "Lead. A person who might buy. Attributes: name, company": the thing at the head of a line, and what it is made of. */
export function entityAtHead(text: Inline): SaidEntity | undefined {
  const bracket = inBracket.exec(text.source);
  const listed = bracket && nameOfMatch(text, bracket);
  if (bracket && listed) {
    const inside = slice(text, bracket[0].indexOf('(') + 1, bracket[0].lastIndexOf(')'));
    const fields = fieldsInBrackets(inside);
    if (fields.length > 1) return { name: listed, fields };
  }
  const found = atHead.exec(text.source);
  const named = found && nameOfMatch(text, found);
  if (!found || !named) return undefined;
  const rest = slice(text, found[0].length, text.source.length);
  const [said] = entitiesSaid(rest, named);
  return said && thing(said.name.source) === thing(named.source) ? { ...said, name: named } : undefined;
}

/** `Board (id, title, owner)`: a name with several in brackets behind it, and nothing more. */
const inBracket = wording.d`^[*_\`]{0,2}(?<name>\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}-]+){0,2})[*_\`]{0,2}\s*\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)\.?$`;
const atHead = wording.d`^(?:\*\*)?(?<name>\p{Lu}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,3}?)(?:\*\*)?(?:\.(?:\*\*)?|\s?:|\s[–—=-])\s+`;

/**
 * Hands on the things that a line or running text of another point tells of: those that are told of as any of their kind
 * ("a card has …"), not the product or its parts.
 */
export function handEntities(text: Inline, gather: Gathering<unknown>): void {
  if (text.source.length < SHORTEST) return;
  const head = saysParts.test(text.source) ? entityAtHead(text) : undefined;
  const said = entitiesSaid(text).filter((each) => !seen.test(each.name.source) && isOfAnyKind(each, text));
  for (const { name: each, fields } of head ? [head] : said)
    gather.factOf('entities', { is: 'said', name: each, fields } satisfies EntityFact);
}

const saysParts = /\b(?:attributes|fields|properties|columns)\b/i;
/** Whether a name stands behind a word that speaks of any of its kind: "a card has". */
const isOfAnyKind = ({ name: { at } }: SaidEntity, text: Inline): boolean =>
  ofAnyKind.test(text.source.slice(0, at.start - text.at.start));

/** Whether sentences tell in plain words of any of a kind of things other than those of some names, and of these of none. */
export function tellOfOthers(text: Inline, names: readonly Inline[]): boolean {
  const told = entitiesSaid(text, names[0]);
  return (
    told.some((each) => isOfAnyKind(each, text)) &&
    told.every(({ name }) => names.every((each) => !isSame(name, each)))
  );
}

const ofAnyKind = /(?:\b(?:an?|each|every|one|any)\s+[*_`]{0,2}|[*_`])$/i;
/** Characters below which a text tells no name and two parts. */
const SHORTEST = 20;

/** The thing of which the last sentence of a text leads to the parts: "A deal is a sale. It consists of:". */
export function entityLedTo(text: Inline, above?: Inline): Inline | undefined {
  let current = above;
  let last: { readonly name: Inline; readonly end: number } | undefined;
  let rest = '';
  for (const sentence of sentences(numbered(unwrapped(text)))) {
    last = opening(sentence, current) ?? leading(sentence);
    current = last?.name ?? subjectOf(sentence) ?? current;
    rest = last ? sentence.source.slice(last.end) : '';
  }
  return last && rest.replace(/[:.…\s]+$/, '') === '' && !isSame(last.name, above) ? last.name : undefined;
}

/** Whether a line right above a list leads to parts of something. */
export function leadsToParts(lead: string): boolean {
  const last = (lead.split(/[.!?]\s+/).at(-1) ?? '').replace(/[:.…\s]+$/, '');
  return (
    last !== '' &&
    [...aboutNamed, ...leadsTo, aboutSame].some((pattern) => {
      const match = pattern.exec(`${last}:`) ?? pattern.exec(last);
      return match !== null && match.index + match[0].length >= last.length;
    })
  );
}

/** Words that stand in no name of a thing. */
const joins = /(?:^|\s)(?:of|by|with|for|in|to|from|on|at|and|or|that|which|who|always|never|now)(?:\s|$)/i;

/** What a sentence is about, where it goes on with the parts of that from `end` on. */
function opening(
  sentence: Inline,
  current: Inline | undefined,
): { readonly name: Inline; readonly end: number } | undefined {
  for (const pattern of aboutNamed) {
    const match = pattern.exec(sentence.source);
    const named = match && nameOfMatch(sentence, match);
    if (match && named) return { name: named, end: match.index + match[0].length };
  }
  const same = current && aboutSame.exec(sentence.source);
  return same ? { name: current, end: same[0].length } : undefined;
}

/** The thing that a line leads to the parts of without saying anything. */
function leading(sentence: Inline): ReturnType<typeof opening> {
  const named = leadsTo
    .map((pattern) => pattern.exec(sentence.source))
    .flatMap((match) => (match && nameOfMatch(sentence, match)) ?? []);
  return named[0] && { name: named[0], end: sentence.source.length };
}

/** Names of what is said of things, and is none. */
const said =
  /\b(?:rules?|limits?|defaults?|values?|options?|differences?|exceptions?|relations?|choices|examples?|list|only|following)$/i;

/** "The following table lists the fields of a crane.", "The fields of each crane are listed below." */
const listedBelow = wording.di`^(?:the )?(?:following (?:table|list)|(?:table|list) below)(?: below)? (?:lists|shows|gives|describes|contains|holds|has|sets out) (?:all )?(?:the |its )?(?:fields|attributes|properties|columns|parts) (?:of|for) (?:an?|the|each|every) (?<name>[\p{L}-]+(?: [\p{L}-]+){0,2})[.:]$|^(?:the |all )?(?:fields|attributes|properties|columns|parts) (?:of|for) (?:an?|the|each|every) (?<other>[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:are|is) (?:listed|shown|given|described|set out)(?: (?:below|here|in the (?:following )?table(?: below)?))[.:]$`;

/** The thing that a sentence right above its parts is about: "A version is small:". */
export function thingOfLead(text: Inline): Inline | undefined {
  const below = listedBelow.exec(text.source)?.indices?.groups;
  const at = below?.name ?? below?.other;
  if (at) return slice(text, at[0], at[1]);
  const last = text.source.endsWith(':') ? sentences(unwrapped(text)).at(-1) : undefined;
  const match = last && sentenceLead.exec(last.source);
  const named = last && match ? nameOfMatch(last, match) : undefined;
  // "A berth object looks like this": what stands behind the name only says that it is a thing.
  const bare =
    named &&
    slice(named, 0, named.source.replace(/(?<=^\S.*\S)\s(?:object|record|entity|resource|row)$/, '').length);
  return bare && !said.test(bare.source) && !isOneOf(bare.source) ? bare : undefined;
}

function subjectOf(sentence: Inline): Inline | undefined {
  for (const pattern of subjects) {
    const match = pattern.exec(sentence.source);
    const named = match && nameOfMatch(sentence, match);
    if (named) return named;
  }
  return undefined;
}

function nameOfMatch(sentence: Inline, match: RegExpExecArray): Inline | undefined {
  const [start, end] = match.indices?.groups?.name ?? [0, 0];
  const said = sentence.source.slice(start, end);
  const isSeen = seen.test(said) && !(said.includes(' ') && ofOne.test(sentence.source.slice(0, start)));
  return said === '' || isSeen || !isThing(said) || joins.test(said)
    ? undefined
    : slice(sentence, start, end);
}

/** Whether words may name a thing that is kept. */
export function isThing(said: string): boolean {
  return !noThing.test(said) && !asPart.test(said);
}

/** Whether a name is that of another, or its last word: "a definition" below "Property definition". */
export function isSame(name: Inline, other: Inline | undefined): boolean {
  return other !== undefined && thing(other.source).endsWith(thing(name.source));
}

/** What a thing is called, whatever its number and letters: "Line items" and "line item" are one. */
export function thing(called: string): string {
  return fold(called).replace(/ies$/, 'y').replace(/s$/, '');
}
