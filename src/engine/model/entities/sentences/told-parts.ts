import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { isIdentifier } from '../../words/names.ts';
import { splitAt } from '../../words/phrases.ts';
import { field } from '../facts.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import { kindAlone } from '../fields/types-behind.ts';
import { doneWith, noField, saysWhether } from '../fields/word-fields.ts';
import { demandSaid, demands } from '../words/demands-told.ts';

/** Words for what programmes keep, which name no part by themselves. */
const technical =
  /^(?:both |all |each )?(?:an?\s+)?(?:boolean|integer|whole number|number(?! of\b)|string|enum(?:eration)?|float|decimal|timestamp|datetime|uuid|reference|array|list of references)s?\b/i;
/** What tells more of the part before it. */
const tellsMore =
  /^(?:and |but )?(?:an? (?:check ?box|tick ?box|switch|toggle|yes\/no)$|which|that|who|whose|where|when|if|so|because|unless|the (?:latter|former)|the (?:last|first)(?= (?:being|of|with|is|are)\b)|one of|either|both|all|being|also|(?:in|on|at|with|from|by|to|about|of)|for(?! [a-z]+ [a-z]+ an? ))\b/i;
/** What begins a clause of its own. */
const ownClause = /^(?:and |but )?(?:it|they|we|you|people|this|there)\s/i;
/** What leads from there to what the part is: "which is", "the latter being". */
const isWhat = /^(?:which (?:is|are)|the (?:latter|former|last|first) being|being|also)\s+(?:either\s+)?/i;
/** A demand by itself, or with a type behind it: "required", "required text". */
const demand =
  /^(?<word>required|mandatory|compulsory|obligatory|optional)(?:\s+(?<type>text|number|date|string|integer|boolean))?$/i;
/** What something has to be there is: "a required choice", "mandatory as well". */
const ownDemand =
  /^(?:which (?:is|are) )?(?:an? )?(?<word>required|mandatory|compulsory|obligatory|optional)(?: (?=[a-z])|(?=[,;]))/i;
const lists =
  /^(?:which (?:is|are) )?(?:one of|either|an? (?:enum\w* of|choice (?:of|among|between)))\b|\bchosen (?:among|from|between)\b/i;
const article = /^(?:and\s+)?(?:for [a-z ]{3,20} )?(?:an?|the|its|their)\s/i;
/** What stands before the name of a part. */
const before =
  /^(?:(?:and|then|plus|as well as|some|(?:must|may|can) (?:also )?have|also|optionally|perhaps|for [a-z]+ [a-z]+(?= an? )|an?|the|its|their)\s+)*(?:(?<word>required|mandatory|optional)\s+)?(?:short (?=bio|text|note)|(?:free[- ]text|plain|computed|calculated)\s+)?(?:(?:links?|references?) to (?:an?|the|its)\s+)?(?:lists? of (?:the )?)?/i;
/** Where what is told of a part begins, behind its name. */
const behind =
  /\s+(?:\(|that\b|which\b|who\b|whose\b|chosen\b|(?:may|can|must|is|are) (?:also )?be\b|once\b|as (?=an?\b|the\b|links?\b|(?:free |plain |rich )?text\b)|where\b|when\b|it\b|they\b|we\b|for\b|from\b|to\b|(?<!\b(?:punch|check|clock|sign|log|opt)\s)in\b|on\b|with\b|by\b|at\b|people\b|decides?\b).*$|\s*\(.*$/i;
/** What is called so names nothing: a flag and a list need another word. */
const general =
  /^(?:flag|list|set|mark|reference|count|way|place|lot|bit|few|all|both|many|several|two|three|it|they|this|that|these|those|there|which|who|we|you|people|nobody|somebody|everyone|everything|nothing|none|neither|one|copy|whether|what|how)\b(?! [a-z])|^(?:whether|what|how|many|several|two|three|no|none|neither)\s/i;
/** What is called so is named by more than that: "the date when it was written". */
const needsMore = /^(?:date|day|time|number|text|person|name of)$/i;
const isName = wording`^[\p{L}][\p{L}\p{N}'-]*(?: [\p{L}\p{N}'-]+){0,3}$|^(?!names )\p{L}+ of (?:the|an?) [\p{L}-]+(?: [\p{L}-]+)?$`;
/** What tells by yes or no is named by all that it tells: "a mark for administrators". */
const isMark = /^(?:mark|flag|switch|tick|checkbox) for [a-z]+(?: [a-z]+)?$/i;
/** A sentence that a part is the subject of: "The closed flag is a boolean", "A cover can be a colour or an image". */
const ofPart = wording.i`^(?!(?:only|just|all|each|every|both|either|neither|none|no|not)\s)(?:(?:the|its|an?)\s+)?(?<name>[\p{L}-]+(?: (?!and )[\p{L}-]+){0,2}?)(?<aside>\s\([^()]*\))?\s+(?:(?:is|are)\s+(?=(?:an?\s+)?(?:(?:required|mandatory|optional)\s+)?(?:boolean|list(?=$|[,;])|integer|decimal|number|string|enum|date|timestamp|list of|choice|(?:many-to-\p{L}+ )?link|reference|yes\/no)\b|(?:required|mandatory|compulsory|obligatory|optional)(?=$|[ ,;]))|(?:can|may) be (?:either )?(?=an? \p{L}+ or an? \p{L}+$))(?<what>.+)$`;

/**
 * The parts that a list in running words names, each with what the words behind it say. `required` holds for those of
 * which nothing else is said. None where more than a third of the list names nothing.
 */
export function partsTold(list: Inline, required?: boolean): Field[] {
  const { fields, end } = namesSaid(list);
  const rest = slice(list, end, list.source.length);
  return end > 0 ? [...fields, ...partsListed(rest, required)] : partsListed(list, required);
}

function partsListed(list: Inline, required?: boolean): Field[] {
  const parts = splitOutside(list, ',')
    .flatMap((part) =>
      splitAt(part, /\s+and\s+(?=(?:then\s)?(?:for [a-z ]{3,20} )?(?:an?|the|its|their|some|whether)\s)/i),
    )
    .flatMap((part) => fromTo(part) ?? [part])
    .flatMap((part) => (twoNames.test(part.source) ? splitAt(part, / and /) : [part]));
  const found: Field[] = [];
  let areValues = false;
  let unnamed = 0;
  let wasPart: Field | undefined;
  for (const [at, part] of parts.entries()) {
    if (areValues && !article.test(part.source)) {
      areValues = !/ or /.test(part.source);
      continue;
    }
    const ofLast = wasPart && demandSaid(part.source.replace(ofOne, ''));
    if (wasPart && ofLast !== undefined) {
      wasPart = { ...withSaid(wasPart, part), required: shown(ofLast, part.at) };
      found[found.length - 1] = wasPart;
      continue;
    }
    if (ownClause.test(part.source)) break;
    areValues = lists.test(part.source) || beginsValues(parts, at);
    const isNamed = /\schosen (?:among|from|between)\s/i.test(part.source);
    const isMore =
      (areValues && !isNamed) ||
      (wasPart !== undefined && isIdentifier(wasPart.name) && kindAlone.test(part.source)) ||
      saysMore(part) ||
      (wasPart !== undefined && /^text$/i.test(part.source));
    if (isMore && wasPart) {
      wasPart = withSaid(wasPart, part);
      found[found.length - 1] = wasPart;
    }
    if (isMore) continue;
    wasPart = partNamed(part, required);
    if (wasPart) found.push(wasPart);
    else unnamed++;
  }
  return found.length >= unnamed * 2 ? found : [];
}
/** The two ends of what a part says that the thing runs from and to: "runs from a first day to a last day". */
function fromTo(part: Inline): readonly Inline[] | undefined {
  const { lead, first, joint } = ends.exec(part.source)?.groups ?? {};
  if (lead === undefined || first === undefined || joint === undefined) return undefined;
  const at = lead.length + first.length;
  return [slice(part, lead.length, at), slice(part, at + joint.length, part.source.length)];
}

const ends =
  /^(?<lead>(?:and )?(?:(?:runs|goes|lasts|spans) )?from )(?<first>an? [a-z-]+(?: [a-z-]+)?)(?<joint> (?:to|until|till) )an? [a-z-]+(?: [a-z-]+)?$/i;
/** How a clause begins that goes on about the part before it. */
const ofOne = /^(?:and |but )?(?:it|this|that|which|who) /i;

/** Whether values follow that a part may have, the last of them behind "or": "a length, which is short, medium or long". */
function beginsValues(parts: readonly Inline[], at: number): boolean {
  if (!/^which (?:is|are|(?:can|may) be) (?!(?:an?|the) )/i.test(parts[at]?.source ?? '')) return false;
  const next = parts.slice(at + 1);
  const end = next.findIndex(({ source }) => article.test(source));
  return next.slice(0, end < 0 ? next.length : end).some(({ source }) => / or /.test(source));
}
/** Two names in a part: "and the row and seat (both text)". */
const twoNames = wording`^(?:and )?(?:(?:an?|the|its) )?(?!(?:which|that|one|either|both|all|being|with|for) )\p{Ll}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}(?: \([^()]*\))? and \p{Ll}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}(?: \([^()]*\)| (?:that|which) .*)?$`;

/** Whether words say more of the part before them, and name no other. */
const saysMore = ({ source }: Inline): boolean =>
  tellsMore.test(source) || ofSeveral.test(source) || demand.test(source) || technical.test(source);

/** What is said of some that are named before: "x and y being numbers". */
const ofSeveral = wording`^\p{L}+(?: and \p{L}+)? being `;

/** A part with what the words behind it say of it. */
function withSaid(each: Field, said: Inline): Field {
  const own = ownDemand.exec(said.source);
  const from = (own ?? isWhat.exec(said.source))?.[0].length ?? 0;
  if (own?.groups?.word) {
    const isOptional = /^optional/i.test(own.groups.word);
    const rest = withSaid(each, slice(said, from, said.source.length));
    return { ...rest, required: shown(!isOptional, said.at) };
  }
  const text = said.source.slice(from);
  const { word, type } = demand.exec(text)?.groups ?? {};
  const isDemanded = word
    ? !/^optional/i.test(word)
    : /\b(?:is|are) required\b/i.test(text)
      ? true
      : undefined;
  const start = type ? from + text.length - type.length : from + (/^the /i.exec(text)?.[0].length ?? 0);
  const end = from + (type ? text.length : text.replace(/\s+(?:that|which|and|for|with|in)\s.*$/, '').length);
  const read = fieldPhrases(slice(said, start, Math.max(start, end)), 'sure');
  return {
    ...each,
    ...(each.type.is === 'unstated' && read.type.is === 'shown' ? { type: read.type } : {}),
    ...(isDemanded === undefined ? {} : { required: shown(isDemanded, said.at) }),
  };
}

/** The part that words name, with what brackets behind it say; undefined where they name none. */
function partNamed(part: Inline, required: boolean | undefined): Field | undefined {
  const whether = saysWhether.exec(part.source)?.groups?.name;
  if (whether) {
    const at = part.source.length - whether.length;
    return { ...field(slice(part, at, part.source.length), part.at, 'tolerant', {}), doubtful: true };
  }
  const lead = before.exec(part.source);
  const start = lead?.[0].length ?? 0;
  const word = lead?.groups?.word;
  const rest = part.source.slice(start);
  const called = isMark.test(rest)
    ? rest
    : rest
        .replace(doneWith, '')
        .replace(behind, '')
        .replace(/(?<=\S)\s+flag$/i, '');
  const isCut = /^ (?!\()/.test(rest.slice(called.length)) && !/^ flag$/i.test(rest.slice(called.length));
  if (isCut && needsMore.test(called)) return undefined;
  if (!isName.test(called) || general.test(called)) return undefined;
  if (noField.test(called) && !/^relationship$/i.test(called)) return undefined;
  const bracket = /^\s*\(([^()]+)\)/.exec(rest.slice(called.length).replace(/^\s+flag/i, ''));
  const open = part.source.indexOf('(', start) + 1;
  const inside = slice(part, open, open + (bracket?.[1]?.length ?? 0));
  const { rest: _, ...stated } = fieldPhrases(inside, 'sure');
  const modal = /^(?:and )?(must|may|can) /i.exec(part.source)?.[1];
  const demanded = modal ? /must/i.test(modal) : word ? !/^optional/i.test(word) : required;
  const name = slice(part, start, start + called.length);
  const read = { ...field(name, part.at, 'tolerant', stated), doubtful: true };
  const own = demand.test(inside.source) ? withSaid(read, inside) : read;
  return demanded === undefined || own.required.is !== 'unstated'
    ? own
    : { ...own, required: shown(demanded, part.at) };
}

/** The parts that are the subject of a sentence or clause about a thing which says what they are, or that they are kept. */
export function partsOfSentence(sentence: Inline, thing: Inline): Field[] {
  return partOfSentence(sentence, thing) ?? spelledSubject(sentence) ?? subjectsOf(sentence, thing);
}

/** The part that a sentence is about by a name as programmes spell it, whatever is said of it: "createdBy tells who made it". */
function spelledSubject(sentence: Inline): Field[] | undefined {
  const name = spelledThenVerb.exec(sentence.source)?.[1];
  if (name === undefined) return undefined;
  const part = slice(sentence, 0, name.length);
  return [{ ...field(part, part.at, 'tolerant', {}), doubtful: true }];
}

const spelledThenVerb =
  /^([a-z]+(?:[A-Z][a-z0-9]*)+|[a-z]+(?:_[a-z0-9]+)+) (?:is|are|has|may|can|must|[a-z]{2,}s)\b/;

/** The part that is the subject of a sentence about a thing which says of what type it is. */
function partOfSentence(sentence: Inline, thing: Inline): Field[] | undefined {
  const { name, aside = '', what } = ofPart.exec(sentence.source)?.groups ?? {};
  if (!name || !what || fold(thing.source).endsWith(fold(name))) return undefined;
  const named = partNamed(
    slice(sentence, 0, sentence.source.indexOf(name) + name.length + aside.length),
    undefined,
  );
  const at = sentence.source.length - what.length;
  if (!named) return [];
  // "Paid by is a choice": all that stands before the verb is the name.
  const begin = sentence.source.indexOf(name);
  const whole = fold(named.name) === fold(name) || /\sflag$/i.test(name) ? named : { ...named, name };
  const nameAt = slice(sentence, begin, begin + name.length).at;
  return [withSaid({ ...whole, nameAt }, slice(sentence, at, sentence.source.length))];
}

/** "Row, seat and price class are required", "When it is sold, the buyer and the price are recorded": names that a clause is about. */
function subjectsOf(sentence: Inline, thing: Inline): Field[] {
  const { fields, end } = namesSaid(sentence);
  return end > 0 && !fields.some(({ name }) => fold(thing.source).endsWith(fold(name))) ? fields : [];
}

/** The names at the head of a clause of which that says something, and where it ends. */
function namesSaid(clause: Inline): { readonly fields: Field[]; readonly end: number } {
  const found = areSaid.exec(clause.source);
  const { lead = '', names, what = '' } = found?.groups ?? {};
  if (!found || !names) return { fields: [], end: 0 };
  const list = slice(clause, lead.length, lead.length + names.length);
  const fields = partsListed(list);
  if (fields.length < 2 || fields.length < splitOutside(list, ',').length) return { fields: [], end: 0 };
  const end = found[0].length;
  const demanded = demandSaid(what);
  const isKept = /^(?:recorded|kept|stored|noted|saved)/i.test(what);
  const said = slice(clause, end - what.length, end);
  const told = (each: Field): Field =>
    demanded === undefined ? withSaid(each, said) : { ...each, required: shown(demanded, said.at) };
  return { fields: isKept ? fields : fields.map(told), end };
}

/** Two names or more of which it is said that they have to be there, that they need not, or that they are kept. */
const areSaid = wording.i`^(?<lead>(?:(?:if|when|once|after|for) [^,.;:()]{3,40}, )?)(?<names>(?:(?:the|an?|its) )?\p{L}(?:(?!\b(?:none|neither|all|both)\b)[^.;:]){3,160}?) (?:(?=${demands})|are (?:all |both |also )*)(?<what>${demands}|required|mandatory|compulsory|obligatory|optional|recorded|kept|stored|noted|saved|(?:booleans|integers|decimals|numbers|dates|links|references)(?: to (?:an? )?\p{L}+)?)(?=$|[,.;])`;
