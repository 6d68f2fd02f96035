import type { HeadingBlock, Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { fold } from '../derived/name-index.ts';
import type { Field } from '../domain-elements.ts';
import { shown } from '../stated.ts';
import { sentences, unwrapped } from '../words/phrases.ts';
import { type EntityFact, field } from './facts.ts';
import { entityOf, isFree, namesSeveral } from './lists.ts';
import { thing } from './sentences.ts';
import { partsOfSentence, partsTold } from './told-parts.ts';

const bold = '\\*\\*(?<name>\\p{Lu}[\\p{L}\\p{N}-]*(?: [\\p{L}\\p{N}-]+){0,3})\\*\\*';
/** A sentence about what it names in bold type: "A **Mast** has", "Finally, the **Sail** is". */
const aboutBold = wording.d`^(?:\p{Lu}\p{L}+, )?(?:(?:an?|the|each|every|one)\s+)?${bold}(?=,?\s+\p{Ll})`;
const aboutBoldCapital = wording.d`^(?:An?|The|Each|Every|One)\s+${bold}(?=,?\s+\p{Ll})`;
/** A sentence that brings up another thing in bold type: "On it there are **Sails**." */
const bringsUp = wording.d`\b(?:there (?:is|are)|consists of|made up of)\s+(?:an?\s+|its\s+)?${bold}\.?$`;

/** Another thing in bold type on the way, with what it has: "Its steps are **Rungs**: …", "part of a **Ladder**, which has …". */
const bringsOn = wording.d`\s${bold}(?:: |, (?:(?:each of )?which|that|and (?:it|each)) (?:also )?(?:has|have|holds?|carries|contains?|keeps?) |,? with )`;

/** How a clause begins that goes on with parts of the thing: who has or keeps them, and whether they must be there. */
const hasParts = wording.i`^(?:(?:and|but|also|finally|beyond that|in addition|besides|if [\p{L} ]{3,40}?|(?:for|on|in) (?:(?:the|its|an?) )?[\p{L} -]{3,30}?(?=,? (?:there|we|it)\s)),?\s+)*(?:(?:it|they|we|you|people|users|there|(?:an?|the|each|every|one)\s+(?:\*\*)?(?<of>[\p{L}][\p{L} -]{1,30}?)(?:\*\*)?|\*\*[^*]{2,40}\*\*)\s+)(?:(?:also|always|further|only|usually)\s+)*(?<modal>(?:may|might|can|could|must|has to|have to)\s+)?(?:also\s+)?(?:has|have|holds?|carr(?:y|ies)|keeps?|contains?|stores?|records?|gets?|fill in|names(?= (?:an?|the|its) )|(?<=\bthere )(?:is|are))\s+(?=\S)`;
/** "A **Flag** is very little: a name (text), …". */
const isListed = wording.i`^(?:an?|the|each|every)?\s*\*\*[^*]{2,40}\*\*\s+(?:is|are)\s[^:;.,]{0,80}:\s+`;
/** What a thing is of or on, and so has a reference to: "belongs to a board", "must sit on a list". */
const hangsOn = wording.i`(?:^|\s)(?<modal>must\s+)?(?:belongs?\s+to|sits?\s+(?:on|in)|lies?\s+in|hangs?\s+on)\s+(?:an?|one|exactly one)\s+(?<of>[\p{L}-]+)(?=\s*(?:$|[,.;]|and\s))`;

/** What has been told so far of a thing. */
interface Told {
  readonly name: Inline;
  readonly fields: Field[];
}

/**
 * The things that a paragraph in running words tells of by their names in bold type, each with the parts that its sentences
 * name: "A **Mast** has a label, which is required text, and a height. It may carry a flag."
 */
export function factsTold(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  if (!text.source.includes('**') || text.source.includes('`')) return [];
  if (!isFree(heading) && !namesSeveral(heading)) return [];
  const things: Told[] = [];
  for (const sentence of sentences(unwrapped(text))) {
    const named = nameIn(sentence, aboutBold) ?? nameIn(sentence, aboutBoldCapital);
    if (named) things.push({ name: named, fields: [] });
    else if (things.length === 0) return [];
    const current = things.at(-1);
    const brought = bringsOn.exec(sentence.source);
    const further = nameIn(sentence, bringsOn);
    const isOther = brought && further && !(named && named.at.start === further.at.start);
    const own = isOther ? slice(sentence, 0, brought.index) : sentence;
    if (current) addSentence(current, own);
    if (isOther) {
      const next = { name: singular(further), fields: [] };
      addParts(next, slice(sentence, brought.index + brought[0].length, sentence.source.length));
      things.push(next);
      continue;
    }
    const other = nameIn(sentence, bringsUp);
    if (other) things.push({ name: singular(other), fields: [] });
  }
  const told = things.filter(({ fields }) => fields.length > 1);
  const last = things.at(-1);
  return [
    ...told.map(
      ({ name, fields }): EntityFact => ({ is: 'entity', entity: entityOf(name, text.at, fields, '') }),
    ),
    ...(last && last === told.at(-1) ? [{ is: 'tells' as const, name: last.name }] : []),
  ];
}

/** How a paragraph begins that goes on about the thing of the one before it: "The public side holds", "For guests there is". */
const goesOnAbout = wording.i`^(?:(?:(?:for|on|in|beyond|besides) [^,.;:]{3,40}?,? )?(?:it|there|we)|the [\p{L}-]+(?: [\p{L}-]+)? (?:side|half|part)) (?:also |further )?(?:has|have|holds?|keeps?|stores?|records?|contains?|is|are) `;

/** The parts that a paragraph without any bold name may add to the thing that the one before it tells of. */
export function partsGoingOn(text: Inline, heading: HeadingBlock | undefined): readonly Field[] {
  if (/\*\*|`/.test(text.source) || !goesOnAbout.test(text.source)) return [];
  if (!isFree(heading) && !namesSeveral(heading)) return [];
  const all: Told = { name: slice(text, 0, 0), fields: [] };
  for (const sentence of sentences(unwrapped(text))) addSentence(all, sentence);
  return all.fields.length > 1 ? all.fields : [];
}

function nameIn(sentence: Inline, pattern: RegExp): Inline | undefined {
  const [start, end] = pattern.exec(sentence.source)?.indices?.groups?.name ?? [0, 0];
  return end > start ? slice(sentence, start, end) : undefined;
}

/** "Sails", of which there are several, as each is called. */
function singular(name: Inline): Inline {
  return slice(name, 0, name.source.replace(/(?<=[^su])s$/, '').length);
}

/** Adds the parts that a sentence tells of a thing; behind a semicolon a list goes on. */
function addSentence({ name, fields }: Told, sentence: Inline): void {
  let isList = false;
  for (const each of splitOutside(sentence, ';')) {
    const clause = slice(each, 0, each.source.replace(/[.:]$/, '').length);
    const lead = isListed.exec(clause.source) ?? partsOf(clause, name);
    const goesOn: boolean = isList && opensPart.test(clause.source);
    isList = lead !== null || goesOn;
    const list = slice(clause, lead?.[0].length ?? 0, clause.source.length);
    const found = isList ? partsTold(list, demandOf(lead?.groups?.modal)) : partsOfSentence(clause, name);
    for (const part of [...found, ...placeOf(clause, name)]) {
      const at = fields.findIndex((known) => fold(known.name) === fold(part.name));
      const known = fields[at];
      if (!known) fields.push(part);
      else if (known.required.is === 'unstated' && part.required.is === 'shown')
        fields[at] = { ...known, required: part.required };
    }
  }
}

/** Adds the parts of a thing that a list names right behind what leads to it. */
function addParts({ fields }: Told, list: Inline): void {
  for (const clause of splitOutside(slice(list, 0, list.source.replace(/[.:]$/, '').length), ';'))
    fields.push(...partsTold(clause));
}

/** How a clause begins that goes on with parts of a thing, and of no other. */
function partsOf(clause: Inline, name: Inline): RegExpExecArray | null {
  const found = hasParts.exec(clause.source);
  const of = found?.groups?.of;
  return of && !ofItself.test(of) && !thing(name.source).endsWith(thing(of)) ? null : found;
}

/** What is a side of the thing, and no other. */
const ofItself = /\s(?:side|half)$/i;
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
