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
import { partOfSentence, partsTold } from './told-parts.ts';

const bold = '\\*\\*(?<name>\\p{Lu}[\\p{L}\\p{N}-]*(?: [\\p{L}\\p{N}-]+){0,3})\\*\\*';
/** A sentence about what it names in bold type: "A **Mast** has", "Finally, the **Sail** is". */
const aboutBold = wording.d`^(?:\p{Lu}\p{L}+, )?(?:(?:an?|the|each|every|one)\s+)?${bold}(?=,?\s+\p{Ll})`;
const aboutBoldCapital = wording.d`^(?:An?|The|Each|Every|One)\s+${bold}(?=,?\s+\p{Ll})`;
/** A sentence that brings up another thing in bold type: "On it there are **Sails**." */
const bringsUp = wording.d`\b(?:there (?:is|are)|consists of|made up of)\s+(?:an?\s+|its\s+)?${bold}\.?$`;

/** How a clause begins that goes on with parts of the thing: who has or keeps them, and whether they must be there. */
const hasParts = wording.i`^(?:(?:and|but|also|finally|beyond that|in addition|besides|if [\p{L} ]{3,40}?),?\s+)*(?:(?:it|they|we|you|people|users|there|(?:an?|the|each|every|one)\s+(?:\*\*)?(?<of>[\p{L}][\p{L} -]{1,30}?)(?:\*\*)?|\*\*[^*]{2,40}\*\*)\s+)(?:(?:also|always|further|only|usually)\s+)*(?<modal>(?:may|might|can|could|must|has to|have to)\s+)?(?:also\s+)?(?:has|have|holds?|carr(?:y|ies)|keeps?|contains?|stores?|records?|gets?|fill in|(?<=\bthere )(?:is|are))\s+(?=\S)`;
/** "A **Flag** is very little: a name (text), …". */
const isListed = wording.i`^(?:an?|the|each|every)?\s*\*\*[^*]{2,40}\*\*\s+(?:is|are)\s[^:;.,]{0,40}:\s+`;
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
    if (current) addSentence(current, sentence);
    const other = nameIn(sentence, bringsUp);
    if (other) things.push({ name: singular(other), fields: [] });
  }
  return things.flatMap(({ name, fields }): EntityFact | [] =>
    fields.length > 1 ? { is: 'entity', entity: entityOf(name, text.at, fields, '') } : [],
  );
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
    const found = isList ? partsTold(list, demandOf(lead?.groups?.modal)) : partOfSentence(clause, name);
    for (const part of [...found, ...placeOf(clause, name)])
      if (!fields.some((known) => fold(known.name) === fold(part.name))) fields.push(part);
  }
}

/** How a clause begins that goes on with parts of a thing, and of no other. */
function partsOf(clause: Inline, name: Inline): RegExpExecArray | null {
  const found = hasParts.exec(clause.source);
  const of = found?.groups?.of;
  return of && !thing(name.source).endsWith(thing(of)) ? null : found;
}

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
