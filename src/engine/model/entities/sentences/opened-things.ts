import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { nameOf } from '../../words/names.ts';
import { sentences, unwrapped } from '../../words/phrases.ts';
import { fieldsIn, mentionedFields } from '../fields/running-fields.ts';
import { areAttributes } from '../words/attribute-words.ts';
import { fieldsInBold } from './bold-names.ts';
import { isThing, thing } from './sentences.ts';

/** A thing that running text opens, with the fields told behind its name. */
export interface OpenedThing {
  readonly name: Inline;
  readonly fields: readonly Field[];
}

/** A name that comes first in a statement, and where what is told of it begins. */
interface Opening {
  readonly name: Inline;
  /** Where the statement begins. */
  readonly start: number;
  /** Where its first field stands; behind the statement where that only says what the thing is. */
  readonly fields: number;
  /** Whether a verb leads to the fields, which then are no values. */
  readonly isTold: boolean;
  /** Whether it stands in bold type behind an article: of such one field is enough. */
  readonly isSubject: boolean;
}

const word = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_-]*';
const verb =
  '(?:has|have|holds?|keeps?|stores?|records?|needs?|requires?|carr(?:y|ies)|contains?|consists? of|comprises?|includes?|adds?|with|is (?:keyed|known) (?:on|by)|is made (?:up )?of)';
/** What stands behind a name in plain words: what parts it from the rest, what it is, or what it has. */
const behindWords = `(?=\\s*[(:,→]|\\s+(?:[–—=-]{1,2}\\s|(?:is|are|also|further)\\s|${verb}\\s))`;
/** The name at the head of a statement, perhaps behind an article: bold, in code, or in plain words. */
const atHead = wording.d`^(?:(?:[Aa]nd|[Aa]lso|[Tt]hen|[Ff]inally|[Nn]ext),? )?(?<article>(?:[Oo]f )?(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very|[Oo]ne) )?(?:(?:\p{Ll}+ ){0,2}(?:(?<mark>\*{1,2})(?<bold>\p{Lu}[\p{L}\p{N}_-]*(?: ${word}){0,3})\k<mark>|\`(?<code>\p{Lu}\w*)\`)|(?<words>${word}(?: ${word}){0,3}?)${behindWords})`;
/** What may stand behind the name in brackets: what its table is called, or what it is. */
const remark = /^\s*\([^()]*\)/;
/** Text of one sentence without any name in it. */
const quiet = '(?:[^`*:;.()]|\\.(?=\\S)|(?<=\\b(?:i\\.e|e\\.g))\\.)';
/** What leads from the name to the first field: a few words that say what it is, and a sign or a verb. */
const leads = wording.i`^(?:(?:,\s|\s(?:is|are)\s)${quiet}{1,100}?)?(?:\s*(?::|[–—→](?=\s)|-{1,2}>?(?=\s))(?:\s+(?:required|optional|mandatory|fields?|columns|attributes|its|the|an?|all|with|has|have|key|main)[,:]?)*|,?\s+(?:also\s+|further\s+|only\s+)?(?<verb>${verb})(?=[\s:,])(?:[^\`*;.():]{0,60}?))[\s:]*(?=\`|\*\*\p{Ll})`;
/** The same for a name that the heading gives. */
const leadsAnyhow = wording.i`^${quiet}{1,120}?\s(?=\`|\*\*\p{Ll})`;
/** The same for one in bold type behind an article, whatever its sentence says of it: "is what holds it; its fields are `a`". */
const leadsInSentence = wording.i`^(?:[^\`*.]|\.(?=\S)){1,160}?[\s(](?=\`)`;
/** And for one that a clause brings up: "in the harbour has `a`". */
const leadsInClause = wording.i`^${quiet}{0,60}?\s${verb}\s${quiet}{0,40}?(?=\`)`;
/** How a sentence goes on about what the one before it opened. */
const goesOn =
  /^(?:it|they|we|its|their|(?:each|every) (?:row|one|entry|record|line|of them)|an?|the|required|optional|mandatory|fields|columns|attributes|besides|further|also|all|of these)\b|^`/i;
/** Where a clause begins that opens another thing: ", and a Seat has …". */
const clause = wording.g`(?:[;,]\s+(?:and\s+|while\s+)?(?=(?:an?|the|each|every)\s+(?:\*\*|\`)?\p{Lu})|\s+and\s+(?=(?:an?|the|each|every)\s+\*\*\p{Lu}))`;
/** What labels fields, and names no thing. */
const label =
  /^(?:required|optional(?:ly)?|mandatory|nullable|indexed|unique|all|both|others?|besides|further(?:more)?|also|then|examples?|notes?|remarks?|defaults?|values?|primary|foreign|where|see|only)\b|\bnames$/i;

/** How a line begins that defines the term above it. */
const definition = /^ {0,3}:\s/gm;

/** The thing that a statement opens at a place of running text; `known` are names that the heading gives. */
function openingAt(
  text: Inline,
  start: number,
  known: readonly Inline[],
  isClause: boolean,
): Opening | undefined {
  const found = atHead.exec(text.source.slice(start));
  const { article = '', bold, code, words } = found?.groups ?? {};
  const said = bold ?? code ?? words;
  if (!found || said === undefined || label.test(said)) return undefined;
  const own = known.find((each) => isCalled(each, said, bold === undefined && code === undefined));
  if (/^of /i.test(article) && !own) return undefined;
  const [from = 0, to = 0] = found.indices?.groups?.[bold ? 'bold' : code ? 'code' : 'words'] ?? [];
  const marks = code ? 1 : 0;
  const name = own && !/s$/i.test(own.source) ? own : slice(text, start + from - marks, start + to + marks);
  const at = start + found[0].length;
  const aside = remark.exec(text.source.slice(at))?.[0] ?? '';
  const behind = at + aside.length;
  const isMarked = bold !== undefined || code !== undefined || aside.includes('`');
  if (!own && !isMarked && !(wording`^\p{Lu}`.test(said) && isThing(said))) return undefined;
  const source = text.source.slice(behind);
  const isSubject = bold !== undefined && article !== '';
  const inClause = isClause && isSubject ? leadsInClause.exec(source) : null;
  const lead =
    inClause ??
    leads.exec(source) ??
    (own ? leadsAnyhow.exec(source) : null) ??
    (isSubject && !isClause ? leadsInSentence.exec(source) : null);
  const isTold = inClause !== null || lead?.groups?.verb !== undefined;
  if (isClause && !isTold) return undefined;
  if (lead) return { name, start, fields: behind + lead[0].length, isTold, isSubject };
  // "**Access** (`access`) ties the two together. It has …"
  const isNamed = bold !== undefined || aside.includes('`');
  const rest = slice(text, behind, text.source.length);
  const [first, second] = isNamed ? sentences(rest) : [];
  if (!first || !second || /[`*]/.test(first.source) || !goesOn.test(second.source)) return undefined;
  return { name, start, fields: behind + first.source.length, isTold: true, isSubject };
}

/** Whether a name that a heading gives is called so, in whatever number, perhaps by its last word. */
function isCalled(known: Inline, said: string, byLastWord: boolean): boolean {
  const name = nameOf(known).name;
  return [name, ...(byLastWord ? [name.split(' ').at(-1) ?? name] : [])].some(
    (each) => thing(each) === thing(said),
  );
}

/** Where statements of running text begin: sentences, and lines that open a thing. */
function openings(text: Inline, known: readonly Inline[]): readonly Opening[] {
  const flat = unwrapped(text);
  const starts = new Set(sentences(flat).map(({ at }) => at.start - flat.at.start));
  for (const { index } of flat === text ? [] : text.source.matchAll(/\n/g)) starts.add(index + 1);
  const clauses = [...flat.source.matchAll(clause)].map(({ index, 0: mark }) => index + mark.length);
  return [
    ...[...starts].flatMap((start) => openingAt(flat, start, known, false) ?? []),
    ...clauses.flatMap((start) => openingAt(flat, start, known, true) ?? []),
  ].sort((one, other) => one.start - other.start);
}

/** The fields of what stands behind the name of a thing, in code or in bold type: of two ways to read it the one that finds more. */
function fieldsBehind(rest: Inline): readonly Field[] {
  const fields = new Map<string, Field>();
  const areInCode = rest.source.includes('`');
  for (const sentence of sentences(rest)) {
    if (areInCode && !sentence.source.includes('`')) continue;
    const [listed, mentioned] = areInCode
      ? [fieldsIn(sentence, undefined), mentionedFields(sentence)]
      : [fieldsInBold(sentence, false), []];
    for (const each of mentioned.length > listed.length ? mentioned : listed)
      if (!fields.has(each.name)) fields.set(each.name, each);
  }
  return [...fields.values()];
}

/** Whether names behind that of a thing are surely its fields, and no values. */
function areFields({ name, isTold, isSubject }: Opening, fields: readonly Field[]): boolean {
  const isSaid = fields.some(({ type, required }) => type.is === 'shown' || required.is === 'shown');
  // Names in capitals may be those of other things.
  const names = fields.map((each) =>
    wording`^\p{Lu}`.test(each.name) ? each.name.toLowerCase() : each.name,
  );
  if (isSubject && fields.length === 1) return isSaid;
  return fields.length > 1 && (isTold || isSaid || areAttributes(nameOf(name).name, names));
}

/**
 * The things that running text opens: a name comes first in a paragraph, a line or a sentence, perhaps with a remark in
 * brackets and a few words that say what it is, and behind a sign or a verb stand two or more names in code or in bold type,
 * its fields. "Seat (table `seats`), one per chair: `row` int, `number` int", "A **Berth** needs a `depth` (decimal) and a
 * `pier`". Empty where any other text names something in code before them. `known` are the names that the heading gives.
 */
export function thingsOpened(text: Inline, known: readonly Inline[]): readonly OpenedThing[] {
  // The definitions of a term are lines of their own.
  if (!/[`*]/.test(text.source) || (text.source.match(definition)?.length ?? 0) > 1) return [];
  const flat = unwrapped(text);
  const things: OpenedThing[] = [];
  let end = flat.source.length;
  let isFirst = true;
  // From the end: what opens nothing goes on with the thing before it.
  for (const each of openings(text, known).toReversed()) {
    const fields = fieldsBehind(slice(flat, each.fields, end));
    if (!areFields(each, fields)) continue;
    things.unshift({ name: each.name, fields });
    end = each.start;
    isFirst = !/[`*]/.test(flat.source.slice(0, each.start));
  }
  return isFirst ? things : [];
}
