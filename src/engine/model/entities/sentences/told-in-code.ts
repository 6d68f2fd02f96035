import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { pieces, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { sentences, splitAt, unwrapped } from '../../words/phrases.ts';
import type { EntityFact } from '../facts.ts';
import { codedFields } from '../fields/coded-fields.ts';
import { headingNames } from '../heading-names.ts';
import { entityOf, isFree, namesSeveral, WRITTEN } from '../lists.ts';
import { isCalled } from './bold-things.ts';
import { isSame, isThing, thing } from './sentences.ts';
import { singular } from './told-things.ts';

const has =
  '(?:has|have|adds?|holds?|carr(?:y|ies)|keeps?|stores?|contains?|includes?|records?|comprises?|needs?|gets?|links?|connects?|joins?|ties|(?:consists?|is made(?: up)?|is composed) of|comes? with|is described by)(?! the (?:same|shape|form|fields|columns)\\b)';
const often =
  '(?:(?:also|only|just|then|further|always|each|all|both|itself|in turn|may|can|must|additionally|simply)\\s+)*';
const word = '\\p{L}[\\p{L}\\p{N}-]*';
/** What goes on from a name, and is no word of it. */
const noName =
  '(?:can|may|must|is|are|has|have|and|or|of|for|in|on|at|to|that|which|who|we|it|with|from|by)\\b';
const words = `(?!${noName})${word}(?: (?!${noName})${word}){0,2}?`;
const bold = '\\*\\*[^*]{2,40}\\*\\*';
/** What a clause is about: a name in code or bold type, or any of a kind. */
const code = '\\`\\p{L}[\\p{L}\\p{N}_]*\\`(?: (?:records?|rows?|objects?|entity|table|model|document)\\b)?';
/** A part that is a thing of its own, by how programmes spell things: "Its `SailPlan`". */
const thingInCode = '\\`\\p{Lu}[\\p{L}\\p{N}]*\\`';
const one = `(?:(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very|[Oo]ne|[Tt]h(?:at|is)) (?:${bold}|${code}|${words})|(?:[Ii]ts|[Tt]heir) ${thingInCode}|${bold}|${code})`;
/** All of a kind, by the number of the verb: "Berths have". */
const all = `${words}s(?= (?:each |also |only )?(?:have|hold|carry|keep|store|contain|record|consist) )`;
const several = `(?<names>${one}(?:, ${one})*(?:,? (?:and|or) ${one})?|${all})`;
/** Who keeps what is known. */
const keeps =
  '(?:we|it|there|the [\\p{L}-]+) (?:also |always |only )?(?:keeps?|stores?|holds?|records?|saves?|knows?|notes?|has|have|is|are)';
/** What may stand before it: "Finally", "In a shared list". */
const before =
  '(?:(?:[Ff]inally|[Tt]hen|[Aa]nd|[Ll]astly|[Aa]lso|[Nn]ext),? |(?:[Ii]n|[Oo]n|[Bb]esides) [^,`]{2,40}, )?';
const list = '(?=[^`:;.]{0,60}`)';
/** What leads from a name to its fields. */
const leads = `(?: (?:records?|rows?|objects?|entries|entity|table)\\b)?(?::\\s+|,? (?:each )?with |,? (?:which|that) ${often}${has} )${list}`;

/** How a clause begins that goes on with the fields of what it is about, or of what it comes to. */
const openings: readonly RegExp[] = [
  // "A `Berth` has a", "Finally a berth and a mast each carry just".
  wording.d`^${before}${several}(?: \([^()]*\))?(?:, [^,\`]{2,60},)? ${often}${has} ${list}`,
  // "What sailors call a sheet is a `rope`: ", "Prices are `Fee` records with", "Each stop leaves a **Landing**, with".
  wording.d`^[^\`]{3,160}?\s(?:is|are|as|by|under)\s(?:(?:an?|the|several|(?:an?|the) (?:list|set|row) of) )?(?<names>\`${word}[\p{L}\p{N}_]*\`)${leads}`,
  wording.d`^[^\`]{3,160}?\s(?:an?|the|each|every) (?<names>${bold})${leads}`,
  // "A `Berth` is small: ", "A berth points to its pier, with", "The `Berth` lies at a pier and has".
  wording.d`^${before}${several}(?!\sis an? (?:\p{Ll}+ )?\p{Lu}\p{Ll})(?=\s(?:is|are|can|may|must|\p{Ll}{2,}s)\s|,\s)[^\`:]{0,200}?(?::\s+|,? with |,? and (?:it )?${often}${has} |,? (?:which|that) ${often}${has} )${list}`,
  // "For each stay we record the", "On the `Guest` we keep"; "We keep guests with their".
  wording.d`^(?:${before}[Ff]or|[Oo]f|[Oo]n|[Ww]ith|[Aa]bout) (?<names>(?:each|every|an?|the|one) (?:${bold}|${code}|${words})),?(?: ${keeps})? ${list}`,
  wording.di`^${keeps} (?:the |every |each |our )?(?<names>${code}|${words}) with (?:(?:their|its|his|an?) )?${list}`,
  // "What it costs comes from a fee: ".
  wording.d`^[^\`:]{3,160}?\s(?:comes? from|becomes?|creates?|leaves|makes|called|kept (?:as|in)) an? (?<names>${words})(?::\s+|,? with )${list}`,
  // "The `Berth` is the heart of it.", "A berth is where boats lie.": what the next clauses are about.
  wording.d`^${before}(?<names>(?:[Tt]he|[Aa]n?|[Ee]ach|[Ee]very) (?:${bold}|${code})|(?:[Aa]n?|[Ee]ach|[Ee]very) ${words})\s(?:is|are|has|have|\p{Ll}{2,}s)\s[^\`]*$`,
];
/** A name in code on which the next clause goes on: "under a `berth`, which …; it has". */
const comesUp = wording.d`\b(?:an?|the|an own) (?<names>\`${word}[\p{L}\p{N}_]*\`)(?:,? (?:which|that|who)\s[^\`]*)?[.,]?$`;
/** What says how, where or when something is, and names nothing: "How a berth is found". */
const asks = /^(?:how|what|why|where|when|whether|who|whose|which)\b/i;
/** Words for parts of what was told of before, or for any of its kind: "the settings", "each record". */
const areParts =
  /^(?:the|these|those) [^`*]*s$|^[^`*]*\b(?:row|record|object|entity|table|model|thing|field|column|value)s?\b[^`*]*$/i;
const ofIt = /^(?:it|they|each|its|their)\b/i;

const bareCode = /^`[a-z]/;
/** Words by which a clause says what is not there. */
const leavesOut = /\b(?:skip|omit|without|neither|leave[sd]? out|left out|instead of|no longer)\b/i;

/** A thing, the fields that were told of it, and whether it is named by nothing but code. */
interface Told {
  readonly name: Inline;
  readonly isBare: boolean;
  readonly fields: Field[];
}

/**
 * The things that a paragraph tells of with their fields in code, clause by clause: "A `Berth` has a required `depth`
 * (integer) and `is_free`, a boolean. `notes` are texts. A crane adds `reach`." A clause that names no thing goes on about the
 * one before. None where a heading, and no line of text, names a thing; none of what is a field itself.
 */
export function factsToldInCode(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  const isOpen = isFree(heading) || namesSeveral(heading) || (heading?.level ?? 0) > WRITTEN;
  if (!text.source.includes('`') || !isOpen) return [];
  const told: Told[] = [];
  let current: readonly Told[] = [];
  let up: Inline | undefined;
  for (const clause of clausesOf(unwrapped(text))) {
    const opened = openingOf(clause, current[0]);
    const names = opened ? opened.names : up && ofIt.test(clause.source) ? [up] : [];
    if (names.length > 0) current = names.map((name) => toldOf(told, name, opened?.isBare ?? false));
    up = opened || ofIt.test(clause.source) ? undefined : comingUp(clause);
    const end = opened?.end ?? 0;
    const said = slice(clause, end, up ? up.at.start - clause.at.start : clause.source.length);
    const fields = current.length > 0 && !leavesOut.test(said.source) ? codedFields(said) : [];
    for (const each of current) add(each, fields);
  }
  const facts = told.filter(({ name, fields }) => fields.length > 0 && !isCalled(heading, name));
  if (!facts.some(({ fields }) => fields.length > 1)) return [];
  const above = headingNames(heading);
  return facts.map(({ name, fields }): EntityFact => {
    const called = above.find((each) => thing(each.source) === thing(name.source)) ?? name;
    return { is: 'entity', entity: entityOf(called, text.at, fields, '') };
  });
}

/** A semicolon outside brackets, or what leads to another thing: ", and a Berth has". */
const nextClause = wording`;\s+(?=[^()]{0,2000}(?:\(|$))|,\s+(?:and|while|but)\s+(?=an? (?:${words}|${code}) ${often}${has} )`;

/** The clauses of a text: its sentences, and what stands behind a semicolon. */
function clausesOf(text: Inline): readonly Inline[] {
  return sentences(text).flatMap((sentence) => splitAt(sentence, nextClause));
}

/** What a clause is about, and where its fields begin. */
function openingOf(
  clause: Inline,
  current: Told | undefined,
): { readonly names: readonly Inline[]; readonly end: number; readonly isBare: boolean } | undefined {
  for (const pattern of openings) {
    const found = pattern.exec(clause.source);
    const [start, end] = found?.indices?.groups?.names ?? [0, 0];
    const names = found ? namesIn(slice(clause, start, end)) : [];
    const areThings = names.every(
      (name) =>
        isThing(name.source) &&
        !asks.test(name.source) &&
        !areParts.test(clause.source.slice(start, end)) &&
        !current?.fields.some((field) => field.name === name.source),
    );
    const [first] = names;
    // "`depth` holds a number" is about a field of what was told before, where things are not named in the same way.
    const isBare = bareCode.test(clause.source.slice(start));
    const isField = isBare && current && first && !current.isBare && !isSame(first, current.name);
    if (found && first && areThings && !isField) return { names, end: found[0].length, isBare };
  }
  return undefined;
}

/** The names of a list, without articles, marks and words for records. */
function namesIn(listed: Inline): readonly Inline[] {
  return splitAt(listed, /,? (?:and|or) |, /).map((each) => {
    const article = /^(?:an?|the|each|every|one|that|this|its|their) /i.exec(each.source)?.[0].length ?? 0;
    const marked = pieces(each).find(({ kind }) => kind === 'code' || kind === 'strong');
    if (!marked) return article > 0 ? slice(each, article, each.source.length) : singular(each);
    const marks = marked.kind === 'code' ? 1 : 2;
    return slice(each, marked.start + marks, marked.end - marks);
  });
}

function comingUp(clause: Inline): Inline | undefined {
  const [start, end] = comesUp.exec(clause.source)?.indices?.groups?.names ?? [0, 0];
  return end > start ? slice(clause, start + 1, end - 1) : undefined;
}

/** What has been told of a thing, whole or by its last word ("a task" behind `todoTask`). */
function toldOf(told: Told[], name: Inline, isBare: boolean): Told {
  const known =
    told.find((each) => thing(each.name.source) === thing(name.source)) ??
    told.findLast((each) => isSame(name, each.name));
  if (known) return known;
  const made = { name, isBare, fields: [] };
  told.push(made);
  return made;
}

function add({ fields }: Told, found: readonly Field[]): void {
  for (const each of found) if (!fields.some(({ name }) => name === each.name)) fields.push(each);
}
