import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { fold } from '../derived/name-index.ts';
import type { Field } from '../domain-elements.ts';
import { shown } from '../stated.ts';
import { splitAt } from '../words/phrases.ts';
import { field } from './facts.ts';
import { fieldPhrases } from './field-phrases.ts';
import { doneWith, noField } from './word-fields.ts';

/** Words for what programmes keep, which name no part by themselves. */
const technical =
  /^(?:both |all |each )?(?:an?\s+)?(?:boolean|integer|whole number|number|string|enum(?:eration)?|float|decimal|timestamp|datetime|uuid|reference|array|list of references)s?\b/i;
/** What tells more of the part before it. */
const tellsMore =
  /^(?:and |but )?(?:which|that|who|whose|where|when|if|so|because|unless|the (?:latter|former)|one of|either|being|also|(?:in|on|at|with|from|by|to|about|of)|for(?! [a-z]+ [a-z]+ an? ))\b/i;
/** What begins a clause of its own. */
const ownClause = /^(?:and |but )?(?:it|they|we|you|people|this|there)\s/i;
/** What leads from there to what the part is: "which is", "the latter being". */
const isWhat = /^(?:which (?:is|are)|the (?:latter|former) being|being|also)\s+(?:either\s+)?/i;
/** A demand by itself, or with a type behind it: "required", "required text". */
const demand =
  /^(?<word>required|mandatory|optional)(?:\s+(?<type>text|number|date|string|integer|boolean))?$/i;
const lists = /^(?:which (?:is|are) )?(?:one of|either|an? enum\w* of)\b/i;
const article = /^(?:and\s+)?(?:for [a-z ]{3,20} )?(?:an?|the|its|their)\s/i;
/** What stands before the name of a part. */
const before =
  /^(?:(?:and|plus|as well as|(?:must|may|can) (?:also )?have|also|optionally|perhaps|for [a-z]+ [a-z]+(?= an? )|an?|the|its|their)\s+)*(?:(?<word>required|mandatory|optional)\s+)?(?:short (?=bio|text|note))?/i;
/** Where what is told of a part begins, behind its name. */
const behind =
  /\s+(?:\(|that\b|which\b|who\b|whose\b|where\b|when\b|it\b|they\b|we\b|for\b|from\b|to\b|in\b|on\b|with\b|by\b|at\b|people\b|decides?\b).*$|\s*\(.*$/i;
/** What is called so names nothing: a flag and a list need another word. */
const general =
  /^(?:flag|list|set|mark|reference|count|way|place|lot|bit|few|all|both|many|several|two|three|it|they|we|you|people|nobody|somebody|everyone|everything|nothing|one|copy|whether|what|how)\b(?! [a-z])|^(?:whether|what|how|many|several|two|three|no)\s/i;
/** What is called so is named by more than that: "the date when it was written". */
const needsMore = /^(?:date|day|time|number|text|person|name of)$/i;
const isName = wording`^[\p{L}][\p{L}\p{N}'-]*(?: [\p{L}\p{N}'-]+){0,3}$`;
/** A sentence that a part is the subject of: "The closed flag is a boolean", "A cover can be a colour or an image". */
const ofPart = wording.i`^(?:the|its|an?)\s+(?<name>[\p{L}-]+(?: [\p{L}-]+){0,2}?)\s+(?:(?:is|are)\s+(?=(?:an?\s+)?(?:boolean|integer|number|string|enum|date|timestamp|list of)\b)|(?:can|may) be (?:either )?(?=an? \p{L}+ or an? \p{L}+$))(?<what>.+)$`;

/**
 * The parts that a list in running words names, each with what the words behind it say. `required` holds for those of
 * which nothing else is said. None where more than a third of the list names nothing.
 */
export function partsTold(list: Inline, required?: boolean): Field[] {
  const parts = splitOutside(list, ',').flatMap((part) =>
    splitAt(part, /\s+and\s+(?=(?:for [a-z ]{3,20} )?(?:an?|the|its|their)\s)/i),
  );
  const found: Field[] = [];
  let areValues = false;
  let unnamed = 0;
  let wasPart: Field | undefined;
  for (const part of parts) {
    if (areValues && !article.test(part.source)) continue;
    if (ownClause.test(part.source)) break;
    areValues = lists.test(part.source);
    const isMore = areValues || saysMore(part) || (wasPart !== undefined && /^text$/i.test(part.source));
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

/** Whether words say more of the part before them, and name no other. */
const saysMore = ({ source }: Inline): boolean =>
  tellsMore.test(source) || demand.test(source) || technical.test(source);

/** A part with what the words behind it say of it. */
function withSaid(each: Field, said: Inline): Field {
  const from = isWhat.exec(said.source)?.[0].length ?? 0;
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
  const lead = before.exec(part.source);
  const start = lead?.[0].length ?? 0;
  const word = lead?.groups?.word;
  const rest = part.source.slice(start);
  const called = rest
    .replace(doneWith, '')
    .replace(behind, '')
    .replace(/(?<=\S)\s+flag$/i, '');
  const isCut = /^ (?!\()/.test(rest.slice(called.length)) && !/^ flag$/i.test(rest.slice(called.length));
  if (isCut && needsMore.test(called)) return undefined;
  if (!isName.test(called) || general.test(called) || noField.test(called)) return undefined;
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

/** The part that is the subject of a sentence about a thing which says of what type it is. */
export function partOfSentence(sentence: Inline, thing: Inline): Field[] {
  const { name, what } = ofPart.exec(sentence.source)?.groups ?? {};
  if (!name || !what || fold(thing.source).endsWith(fold(name))) return [];
  const named = partNamed(slice(sentence, 0, sentence.source.indexOf(name) + name.length), undefined);
  const at = sentence.source.length - what.length;
  return named ? [withSaid(named, slice(sentence, at, sentence.source.length))] : [];
}
