import type { HeadingBlock, Inline, Item } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { isIdentifier } from '../../words/names.ts';
import { sentences, splitAt, unwrapped } from '../../words/phrases.ts';
import { type EntityFact, field } from '../facts.ts';
import { entityOf, isFree, namesSeveral } from '../lists.ts';
import { aboutSame, oneMore } from '../words/about-things.ts';
import { demandSaid } from '../words/demands-told.ts';
import { thing } from './sentences.ts';
import { atHeadOfLine, has, inBold, inCapitals, type Naming, namedBy } from './told-names.ts';
import { partsOfSentence, partsTold } from './told-parts.ts';

const often = '(?:(?:also|always|further|only|usually|then|just|simply|itself)\\s+)*';
const modal = '(?:(?<modal>may|might|can|could|must|has to|have to)\\s+)?';
/** How a clause begins that goes on with parts of the thing: who has or keeps them, and whether they must be there. */
const hasParts = wording.i`^(?:(?:and|but|also|finally|then|in addition|besides|(?:beyond|besides|beside|next to|apart from|on top of|in addition to) (?:that|those|these|this|them|it)|(?:if|where|when|once) [^,;:.()]{3,40}?(?=,? (?:it|they) )|(?:for|on|in) (?:(?:the|its|an?) )?[\p{L} -]{3,30}?(?=,? (?:there|we|it|an?|the|each|every)\s)),?\s+)*(?:(?:it|they|we|you|people|users|there|(?:an?|the|each|every|one)\s+\*{0,2}(?<of>[\p{L}][\p{L} -]{1,30}?)\*{0,2}|\*{1,2}[^*]{2,40}\*{1,2})\s+)(?:(?:also|always|further|only|usually)\s+)*${modal}(?:also\s+)?(?:${has}|(?<=\bthere )(?:is|are)(?: also)?)\s+(?=\S)|^(?:then|next|finally) (?:come|follow)s? (?=\S)`;
/** What leads from the name of the thing that a sentence is about to its parts. */
const leadsOn: readonly RegExp[] = [
  // "has a name", ", the smallest of all, has a name".
  wording.i`^(?:,[^,;:.()]{3,60},)?\s+${often}${modal}(?:also\s+)?${has}:?\s+(?=\S)`,
  // "hangs on a mast and has a name", "is a sheet of cloth, with a name".
  wording.i`^\s[^,;:.()]{2,80}?(?:,?\sand\s+(?:it\s+)?${often}${modal}${has}|,\swith)\s+(?=(?:an?|the|its|one)\s)`,
  // "is very little: a name (text), …", "is just a name".
  wording.i`^(?:\s+(?:is|are)\s[^:;.,]{0,80})?:\s+|^\s+(?:is|are)\s+(?:just|only|merely|simply|nothing but|no more than)\s+(?=an?\s)`,
  // "ties a sail to a mast: sailId, mastId": behind a colon that leads to names as programmes spell them.
  wording`^,?\s[^:;.()]{2,80}:\s+(?=[^.;:]*(?<![\p{L}\p{N}])\p{Ll}+(?:\p{Lu}|_))`,
  // "there is the Mast, with a length".
  wording.i`^,?\s+(?:with|(?:which|that) ${often}${has})\s+(?=\S)`,
  // "for each Mast we keep a length".
  wording.i`^,?\s+(?:we|you|people|it|there|the [\p{L}-]+|[\p{L}-]+)\s+${often}(?:(?:${has}|knows?|is|are)\s+)(?=(?:an?|the|its)\s)`,
];
/** How a clause begins that lists the parts of the thing by a word for such: "Its fields are", "Required on it are". */
const listsParts = wording.i`^(?:(?:its|the|their) (?:own |main )?(?:fields|attributes|properties|parts|columns|details|data)(?: (?:of|on) (?:it|them|(?:an?|the|each|every) (?<of>[\p{L} -]{2,30}?)))? (?:are|include)|(?<word>required|mandatory|compulsory|obligatory|optional)(?: (?:on|for|of|in|with) (?:it|them|(?:an?|the|each|every) (?<on>[\p{L} -]{2,30}?)))? (?:are|is))(?::\s*|\s+)(?=\S)`;
/** What a thing is of or on, and so has a reference to: "belongs to a board", "must sit on a list". */
const hangsOn = wording.i`(?:^|\s)(?<modal>must\s+)?(?:belongs?\s+to|sits?\s+(?:on|in)|lies?\s+in|hangs?\s+on)\s+(?:an?|one|exactly one)\s+(?<of>[\p{L}-]+)(?=\s*(?:$|[,.;]|and\s))`;

/** What has been told so far of a thing. */
interface Told {
  readonly name: Inline;
  readonly fields: Field[];
}

/**
 * The things that a paragraph in running words tells of by their names in bold or slanted type, each with the parts that its sentences
 * name: "A **Mast** has a label, which is required text, and a height. It may carry a flag."
 */
export function factsTold(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  if (!text.source.includes('*')) return [];
  const things = thingsTold(text, heading, inBold);
  const told = things.filter(({ fields }) => fields.length > 1);
  const last = things.at(-1);
  return [
    ...told.map(
      ({ name, fields }): EntityFact => ({ is: 'entity', entity: entityOf(name, text.at, fields, '') }),
    ),
    ...(last && last === told.at(-1) ? [{ is: 'tells' as const, name: last.name }] : []),
  ];
}

const boldAtHead = wording`^\*\*\p{Lu}`;

/** Whether every line of a list begins with a bold name, and none has others below it. */
const areNamed = once(
  (items: readonly Item[]): boolean =>
    items.length > 1 &&
    items.every(({ text, children }) => boldAtHead.test(text.source) && children.length === 0),
);

/** The same for the thing that a line is about among lines of things, each with its name at its head. */
export function thingToldInLine(
  { text }: Item,
  items: readonly Item[],
  heading: HeadingBlock | undefined,
): { readonly name: Inline; readonly fields: readonly Field[] } | undefined {
  const told = areNamed(items) ? thingsTold(text, heading, atHeadOfLine) : [];
  // Words alone behind a colon may say what a thing is for.
  const isSure = ({ fields }: Told): boolean =>
    !/^\*\*[^*]+(?:\*\*:|:\*\*)/.test(text.source) ||
    fields.some(
      ({ name, type, required }) =>
        [type, required].some(({ is }) => is === 'shown') || (isIdentifier(name) && /[A-Z_]/.test(name)),
    );
  return told.find((each) => each.fields.length > 1 && isSure(each));
}

/** The same for things that nothing but their large letters names: they are some where a document tells of none otherwise. */
export function factsToldPlainly(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  if (text.source.includes('**')) return [];
  const told = thingsTold(text, heading, inCapitals);
  return told.flatMap(({ name, fields }): readonly EntityFact[] =>
    fields.length > 1 ? [{ is: 'said', name, fields, inCapitals: true }] : [],
  );
}

function thingsTold(text: Inline, heading: HeadingBlock | undefined, naming: Naming): readonly Told[] {
  if (text.source.includes('`') || !(isFree(heading) || namesSeveral(heading))) return [];
  const things: Told[] = [];
  const open = (name: Inline): Told => {
    const known = things.findIndex((each) => thing(each.name.source) === thing(name.source));
    const told = things[known] ?? { name, fields: [] };
    if (known >= 0) things.splice(known, 1);
    things.push(told);
    return told;
  };
  for (const sentence of sentences(unwrapped(text))) {
    const named = namedBy(sentence, naming.about);
    if (named) open(named.name);
    else reopen(sentence, things);
    const from = named?.end ?? 0;
    const behind = slice(sentence, from, sentence.source.length);
    const further = namedBy(behind, [naming.bringsOn]);
    const up = further ?? namedBy(behind, naming.bringsUp);
    if (!named && !up && things.length === 0) return [];
    const current = things.at(-1);
    const own = slice(sentence, 0, up ? from + up.start : sentence.source.length);
    if (current) addSentence(current, own, from);
    if (!up) continue;
    const next = open(singular(up.name));
    const rest = slice(behind, up.end, behind.source.length);
    if (further) goOn(next, rest, naming, open);
    else addSentence(next, rest, 0);
  }
  return things;
}

/** Adds what stands behind a thing that was brought up on the way, up to another one. */
function goOn(told: Told, rest: Inline, { bringsUp }: Naming, open: (name: Inline) => Told): void {
  const up = namedBy(rest, bringsUp);
  addParts(told, slice(rest, 0, up?.start ?? rest.source.length));
  if (up) open(singular(up.name));
}

/** Makes the thing the last one that a sentence is about again by its name in small letters. */
function reopen(sentence: Inline, things: Told[]): void {
  const of = hasParts.exec(sentence.source)?.groups?.of;
  const at = of ? things.findLastIndex(({ name }) => thing(name.source).endsWith(thing(of))) : -1;
  if (at >= 0) things.push(...things.splice(at, 1));
}

/** How a paragraph begins that goes on about the thing of the one before it: "The public side holds", "For guests there is". */
const goesOnAbout = wording.i`^(?:(?:(?:for|on|in|beyond|besides) [^,.;:]{3,40}?,? )?(?:it|there|we)|the [\p{L}-]+(?: [\p{L}-]+)? (?:side|half|part)) (?:also |further )?(?:has|have|holds?|keeps?|stores?|records?|contains?|is|are) `;

/** The parts that a paragraph without any such name may add to the thing that the one before it tells of. */
export function partsGoingOn(text: Inline, heading: HeadingBlock | undefined): readonly Field[] {
  if (/[*`]/.test(text.source) || !goesOnAbout.test(text.source)) return [];
  if (!isFree(heading) && !namesSeveral(heading)) return [];
  const all: Told = { name: slice(text, 0, 0), fields: [] };
  for (const sentence of sentences(unwrapped(text))) addSentence(all, sentence, 0);
  return all.fields.length > 1 ? all.fields : [];
}

/** "Sails", of which there are several, as each is called. */
export function singular(name: Inline): Inline {
  return slice(name, 0, name.source.replace(/(?<=[^su])s$/, '').length);
}

/** Adds the parts that a sentence tells of a thing, named up to `from`; behind a semicolon a list goes on. */
function addSentence(told: Told, sentence: Inline, from: number): void {
  let [isList, isBeside] = [false, false];
  for (const [index, each] of clausesOf(sentence).entries()) {
    const clause = slice(each, 0, each.source.replace(/[.:,]$/, '').length);
    const start = index === 0 ? from : 0;
    const lead = leadIn(clause, start, told.name);
    const goesOn: boolean = isList && opensPart.test(clause.source) && !isDemand(clause);
    isList = lead !== undefined || goesOn;
    const list = slice(clause, lead?.end ?? 0, clause.source.length);
    const found = isList ? partsTold(list, lead?.required) : partsOfSentence(clause, told.name);
    const one = isList || found.length > 0 ? [] : oneMoreIn(clause, told.fields, isBeside);
    isBeside = found.length > 1;
    add(told, [...found, ...one, ...placeOf(clause, told.name)]);
  }
}

/**
 * The part that a clause is about: one that is kept as well, or one that has to be there or need not, which is known or
 * told of behind a semicolon ("the first name must be given; the note can stay empty").
 */
function oneMoreIn(clause: Inline, fields: readonly Field[], isBeside: boolean): readonly Field[] {
  for (const pattern of oneMore) {
    const [start, end] = pattern.exec(clause.source)?.indices?.groups?.part ?? [0, 0];
    if (end > start) return partsTold(slice(clause, start, end));
  }
  const { name = '', what = '' } = ofOnePart.exec(clause.source)?.groups ?? {};
  const known = fields.find((each) => fold(each.name) === fold(name));
  const required = demandSaid(what);
  if (required === undefined) return [];
  const at = clause.source.indexOf(name);
  if (!known) return isBeside ? partsTold(slice(clause, at, at + name.length), required) : [];
  return [{ ...known, required: shown(required, clause.at) }];
}

const ofOnePart = wording.i`^(?:and |but |only )?(?:the|its|an?) (?<name>[\p{L}-]+(?: [\p{L}-]+){0,3}?) (?<what>(?:is|are|must|has|needs?|have|can|may|might|cannot|does|do)\s.+)$`;

/** Whether a clause is about one part that has to be there, or need not. */
function isDemand({ source }: Inline): boolean {
  return demandSaid(ofOnePart.exec(source)?.groups?.what ?? '') !== undefined;
}

/** The clauses of a sentence that are sentences by themselves. */
function clausesOf(sentence: Inline): readonly Inline[] {
  return splitOutside(sentence, ';').flatMap((each) =>
    splitAt(
      each,
      wording.i`,\s+(?:and|but)\s+(?=it\s+(?:also\s+)?${has}\s)|,\s+(?:(?:and|but)\s+)?(?=(?!which|that|who|it|they|both|all|each)\p{L}+ (?:is|are) (?:an? )?(?:required|optional|mandatory)\b)`,
    ),
  );
}

/** Adds parts to those of a thing; of one that is known, what is said anew. */
function add({ fields }: Told, found: readonly Field[]): void {
  for (const part of found) {
    const at = fields.findIndex((known) => fold(known.name) === fold(part.name));
    const known = fields[at];
    if (!known) fields.push(part);
    else if (known.required.is === 'unstated' && part.required.is === 'shown')
      fields[at] = { ...known, required: part.required };
  }
}

/** Adds the parts of a thing that a list names right behind what leads to it. */
function addParts(told: Told, list: Inline): void {
  for (const clause of splitOutside(slice(list, 0, list.source.replace(/[.:,]$/, '').length), ';'))
    add(told, partsTold(clause));
}

/** Where the parts begin that a clause lists of a thing, named up to `start`, and whether they have to be there. */
function leadIn(
  clause: Inline,
  start: number,
  name: Inline,
): { readonly end: number; readonly required: boolean | undefined } | undefined {
  const rest = clause.source.slice(start);
  const on = start > 0 ? leadsOn.map((pattern) => pattern.exec(rest)).find((found) => found !== null) : null;
  const lists = listsParts.exec(clause.source);
  const { of, on: at, word } = lists?.groups ?? {};
  if (on) return { end: start + on[0].length, required: demandOf(on.groups?.modal) };
  if (lists && isOf(of ?? at, name))
    return { end: lists[0].length, required: word ? !/^optional/i.test(word) : undefined };
  const found = start === 0 ? (partsOf(clause, name) ?? aboutSame.exec(clause.source)) : null;
  return found ? { end: found[0].length, required: demandOf(found.groups?.modal) } : undefined;
}

/** Whether a name in words is that of the thing, where there is one at all. */
const isOf = (of: string | undefined, name: Inline): boolean =>
  of === undefined || thing(name.source).endsWith(thing(of));

/** How a clause begins that goes on with parts of a thing, and of no other. */
function partsOf(clause: Inline, name: Inline): RegExpExecArray | null {
  const found = hasParts.exec(clause.source);
  const of = found?.groups?.of;
  return of && ofItself.test(of) ? found : isOf(of, name) ? found : null;
}

/** What is a side of the thing, and no other. */
const ofItself = /\s(?:side|half|part|details|data|section)$/i;
const opensPart = /^(?:and\s+)?(?:an?|the|its)\s/i;

/** Whether there has to be what something "must" have; not said where it just has it. */
function demandOf(modal: string | undefined): boolean | undefined {
  return modal === undefined ? undefined : /^(?:must|ha)/i.test(modal);
}

/** What a thing hangs on, by a clause. */
function placeOf(clause: Inline, name: Inline): readonly Field[] {
  const found = hangsOn.exec(clause.source);
  const { of, modal } = found?.groups ?? {};
  if (!found || !of || fold(of) === fold(name.source)) return [];
  const at = found.index + found[0].length - of.length;
  const place = slice(clause, at, at + of.length);
  const required = modal ? { required: shown(true, place.at) } : {};
  return [{ ...field(place, place.at, 'tolerant', required), doubtful: true }];
}
