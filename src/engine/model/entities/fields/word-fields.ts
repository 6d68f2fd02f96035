import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Field } from '../../domain-elements.ts';
import { isIdentifier } from '../../words/names.ts';
import { sentences, splitAt } from '../../words/phrases.ts';
import { field } from '../facts.ts';
import { lineFields } from './field-lines.ts';
import { fieldPhrases } from './field-phrases.ts';
import { fieldsIn } from './running-fields.ts';
import { saidBehind, typeBehind, withoutKinds, withTypes } from './types-behind.ts';

/** What leads to a list of fields in plain words; the list goes to the end of the sentence. */
const has = wording.gi`\b(?:with|has|have|holds?|stores?|keeps?|contains?|containing|includes?|including|consists? of|fields|attributes|mit|enthält|con|avec|berisi)(?::\s+|\s+)(?:an?\s+|the\s+|its\s+)?(?=[\p{Ll}\p{N}])`;
const mark = wording.g`(?:^[\s:–—-]*|\s[–—-]\s+|[:;]\s+)(?=[\p{Ll}\p{N}])`;
/** Words by which a part of such a list is something else than a field. */
export const noField =
  /^(?:(?:likewise|equally|is|are|was|can|may|must|will|that|which|who|when|if|and|or|because|since|so|unless|used|linked|related|belongs|belonging|references?(?= (?:to|an?|the|its|another)\b)|etc|what(?:so)?ever|whichever|however|terkait|relationships?)\b(?!-))|\b(?:is|are|can|may (?:be|not)|must|will|which|who|that|yang|we|they|you)\b(?!-)|\sbeing\s|\bI\b/i;

/**
 * The fields of a list in plain words: "A registered person — name, e-mail address, role and avatar". Three or
 * more, each of at most three words, or two that can be nothing else. Behind the first sentence only what says
 * that it has some leads to them: "A place for cards. Has: name (required), position."
 */
export function fieldsInWords(text: Inline): readonly Field[] {
  let most: readonly Field[] = [];
  sentences(text).forEach((sentence, index) => {
    for (const pattern of index === 0 ? [has, mark] : [has])
      for (const lead of sentence.source.matchAll(pattern)) {
        const list = slice(sentence, lead.index + lead[0].length, sentence.source.length);
        const parts = withoutKinds(listParts(list));
        const fields = parts.flatMap((part) => wordField(part));
        const isEnough = fields.length >= 3 || (fields.length === 2 && fields.every(isSureField));
        if (isEnough && fields.length >= parts.length - 1 && fields.length > most.length) most = fields;
      }
  });
  return most;
}

/** A field that words tell of: spelled as programmes do, or said to be required or optional. */
export function isSureField({ name, required }: Field): boolean {
  return isIdentifier(name) || required.is !== 'unstated';
}

/** The parts of a list: at commas, the last two at `and`, and two identifiers anywhere: `boardId or cardId`. */
function listParts(list: Inline): readonly Inline[] {
  return splitOutside(list, ',').flatMap((part, index, all) => {
    const two = lastTwo(part);
    const areNames = two.every(({ source }) => /^\S+(?:\s*\([^()]*\))?\.?$/.test(source));
    return index === all.length - 1 ||
      (areNames && two.some(({ source }) => isIdentifier(source.replace(/\W.*$/, ''))))
      ? two
      : [part];
  });
}

/** "role and avatar" at the end of a list, and "and avatar". */
function lastTwo(part: Inline): readonly Inline[] {
  const bare = part.source.replace(/\([^()]*\)/g, (bracket) => '.'.repeat(bracket.length));
  const and = /(?:^|\s)(?:and|(?<!\bone )or|und|oder|et|y|dan)\s+/i.exec(bare);
  if (!and) return [part];
  const [before, behind] = [
    slice(part, 0, and.index),
    slice(part, and.index + and[0].length, part.source.length),
  ];
  return before.source === '' ? [behind] : [before, behind];
}

/** The fields that brackets behind a name list: "(id, name, `due` date)"; none where they hold anything else. */
export function fieldsInBrackets(written: Inline): readonly Field[] {
  const lead =
    /^(?:the )?(?:fields|columns|attributes|properties):?\s+/i.exec(written.source)?.[0].length ?? 0;
  const stop = written.source.indexOf('; ');
  const list = slice(written, lead, stop < 0 ? written.source.length : stop);
  const parts = listParts(list);
  const marked = fieldsIn(list, undefined);
  const fields = marked.length > 0 ? marked : parts.flatMap(wordField);
  return fields.length > 1 && fields.length === parts.length ? fields : [];
}

/** The fields that plain words list between a sign, and nothing else: none where one part is no name. */
export function fieldsListed(list: Inline, sign: string): readonly Field[] {
  const parts = sign === ',' ? listParts(list) : splitOutside(list, sign).flatMap(lastTwo);
  const fields = parts.flatMap(wordField);
  return fields.length === parts.length ? fields : [];
}

/** The first of two names of which brackets say the same: "min players and max players (int)". */
const twoBefore = wording`^[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2} and (?=[\p{L}\p{N}_ -]{2,40}\([^()]*\)$)`;

/** In what something is measured or written, behind its name: "deck capacity in metres", "body in Markdown". */
const inUnit =
  /(?<=\S) in (?:bytes|milliseconds|seconds|minutes|hours|days|weeks|months|years|pixels|percent|cents|euros?|dollars|characters|(?:(?:centi|milli|kilo)?(?:met(?:re|er)|gram|lit(?:re|er))s?)|[ck]m|kg|markdown|html|json|plain text)$/i;

/** A part that is a name of at most three words and perhaps a bracket or a type: `seats: int`. */
function wordField(part: Inline): readonly Field[] {
  // "theory test passed?" asks, and `email?` may be missing.
  const bare = slice(part, 0, part.source.replace(/\.$|(?<= \S+)\?$/, '').length);
  if (wording`^[\p{L}_][\p{L}\p{N}_]*\??:\s`.test(bare.source)) return typed(bare);
  const both = twoBefore.exec(bare.source)?.[0].length ?? 0;
  const shared = both > 0 ? fieldOfPart(slice(bare, both, bare.source.length), 3) : undefined;
  const first = shared && fieldOfPart(slice(bare, 0, both - ' and '.length), 3);
  if (shared && first) return [{ ...shared, name: first.name, nameAt: first.nameAt, at: first.at }, shared];
  const found = behindName.test(bare.source.replace(/\s*\([^()]*\)$/, '')) ? undefined : fieldOfPart(bare, 3);
  return found ? [found] : [];
}

function typed(part: Inline): readonly Field[] {
  const fields = lineFields(part, part.at);
  return fields.some(({ type }) => type.is === 'shown') ? fields : [];
}

/** What is said to make up the thing that a heading names: "It has a title, a limit and the view it belongs to". */
const madeOf = wording.i`^(?:(?:(?:[^.:;]{3,80} and|it|they|we|each|(?:an?|the|each|every|its?)(?: [\p{L}-]+){1,4})\s+)?(?:(?:also|further|always) )?(?:has|have|consists? of|stores?|keeps?|holds?|carr(?:y|ies)|contains?|is made of|fields are)(?::|\s)|there (?:is|are) (?=an?\s[^.]* and an?\s)|(?:for|of) (?:each|every) [^.,:;]{3,40} (?:we|it|the \p{L}+) (?:(?:shall|must|should|will) )?(?:has|have|stores?|keeps?|holds?|records?)\s|(?:it|they|each|(?:an?|the|each|every|its?)(?: [\p{L}-]+){1,4})\s+(?:is|are)(?::|\s)|[^.:;]{3,60} (?:creates?|makes?|leaves?|writes?|adds?|there is) (?:an?|one) (?:record|row|entry) (?:with|of)\s|(?![^.:;]*\b(?:names|values|kinds|options|choices|levels|examples|types)\b)[^.:;]{3,60}:)\s*(?=\S)`;
/** What stands before the name of a part: an article, whose it is, how many there are. */
export const beforeName =
  /^(?:(?:and|plus|also|in addition|(?:(?:an?|the) )?(?:(?:ordered|sorted) )?(?:lists?|sets?) of|(?:(?:may|can|must|should) (?:also )?have|holds?|has|stores?|keeps?|contains?)(?= (?:an?|the|its) )|holding|having|storing|keeping|as well as|optionally|perhaps|usually|whether|the|an?|its?|their|his|her|one|any|each|optional|exactly one)\s+)+/i;
/** What tells more of a part behind its name: "the view it belongs to", "a secret for signing". */
const behindName =
  /\s+(?:itself|themselves|(?:the|an?) [^\s,]+ (?:will|can|may|must|has|had|gets?)|it|that|which|who|whose|such as|like|for|in (?:that|this|the|its?)|on which|in which|by which|to which|with|made|given|from|when|where|if|as|of which|they|to be|before|after|until|unless|once|–|—|→|->)(?:\s.*)?$|:(?:\s.*)?$/i;

/** What is done with a part, behind its name: "a quota expressed in megabytes", but not "the space used". */
export const doneWith =
  /\s+(?:used|shown|expressed|measured|counted|written|kept|stored|computed|derived) (?:in|by|as|at|on|for|to|from|when)\b.*$/i;

/** Words that name a part of a thing only with what is told of it. */
const general =
  /^(?:person|people|users?|one|date|time|moment|day|number|things?|list|whoever|mark|flag|switch|tick|checkbox|note)$/i;

/**
 * The fields that a paragraph below an entity's heading tells in plain or bold words, where nothing lists any: a
 * sentence that says what the thing is made of, or that is nothing but a list of short names. Two at least.
 */
export function fieldsOfProse(text: Inline): readonly Field[] {
  const found = new Map<string, Field>();
  for (const sentence of sentences(text)) {
    const lead = madeOf.exec(sentence.source);
    // "The types are …", where `type` is a part itself, tells what that may be.
    const subject = lead && /^(?:the|its|their|these) (\S+)/i.exec(lead[0])?.[1];
    if (subject && [...found.keys()].some((name) => singular(name) === singular(subject))) continue;
    const list = behindColon(slice(sentence, lead?.[0].length ?? 0, sentence.source.length));
    const own = ownParts(listedParts(list));
    const named = own.flatMap((part) =>
      noPart.test(part.source) ? [] : (fieldOfPart(part, lead ? 4 : 3) ?? []),
    );
    // "A visit is a stay of a person at a place" says what it is.
    const least = lead && !/\s(?:is|are)\s+$/i.test(lead[0]) ? 2 : 3;
    const isList = named.length >= least && named.length * 2 > own.length;
    if (!isList) continue;
    for (const each of named) if (!found.has(each.name)) found.set(each.name, each);
  }
  return [...found.values()];
}

const singular = (name: string): string => fold(name).replace(/s$/, '');

/** "Each profile has one avatar: its path, its size and its owner": the parts are those of what is named before the colon. */
function behindColon(list: Inline): Inline {
  const found =
    /^(?![^:]*\b(?:names?|values?|kinds?|types?|options|choices|levels|examples)\b)[^,;:.()]{3,60}:\s+(?=[^.]*,)/i.exec(
      list.source,
    );
  return found ? slice(list, found[0].length, list.source.length) : list;
}

/** How many others a thing has is no part of it: "many cards", "several owners". */
const noPart =
  /^(?:(?:every|each|many|one or|exactly|two|three|a few|both|several|multiple|any number of|zero|no|lots of|more than|at (?:most|least)|up to)\b|\d)/i;
/** What only stands between two parts. */
const between =
  /^(?:and|or|optionally|possibly|perhaps|usually|in addition|if (?:known|given|any)|where known|(?:must|may|can|has to|have to|cannot) (?:always )?(?:be|not|stay)\s.*)$/i;

/** The parts that a list in plain words names, where most of it are parts: "a name, a domain name and, optionally, a city". */
export function partsInWords(list: Inline): readonly Field[] {
  const all = ownParts(listedParts(list));
  // "Two pages, one before and one behind" tells how many.
  if (all[0] && noPart.test(all[0].source)) return [];
  const own = all.filter(({ source }) => !noPart.test(source));
  const named = own.flatMap((part) => fieldOfPart(part, 4) ?? []);
  return named.length > 0 && named.length * 3 >= own.length * 2 ? named : [];
}

/** Values behind a part: "a reason, one of illness, family or unknown". */
const ofValues = /,\s*one of\s/i;
/** What is said of all parts behind the last: ", all of which must be set". */
const saidOfAll =
  /,? (?:and )?(?:all|both|each|none|neither|most|some)(?: of (?:which|them|these|those))? (?:is|are|must|may|can|has|have)\s.*$|, (?:as (?:long|soon) as|because|so that)\s.*$/i;

/** The parts of a list in plain words, without what only stands between two of them. */
function listedParts(list: Inline): readonly Inline[] {
  const bare = slice(
    list,
    0,
    list.source
      .replace(saidOfAll, '')
      .replace(/(?:,? (?:and|but) (?:no|not|nothing|nobody|we|you|they|there) .*)?[.:\s]*$/, '').length,
  );
  // "id / name / colour": other signs part a list that has no commas.
  const sign =
    splitOutside(bare, ',;').length > 1
      ? ',;'
      : ['/', '·', '|'].find((each) => splitOutside(bare, each).length > 2);
  return withTypes(splitOutside(bare, sign ?? ',;'), bare)
    .flatMap((part, index, all) =>
      index === all.length - 1 && !ofValues.test(part.source) ? lastTwo(part) : [part],
    )
    .flatMap((part) => splitAt(part, /\s+and\s+(?=(?:an?|the|its)\s)/i))
    .map((part) => slice(part, 0, part.source.replace(/\s+(?:and|or|plus)$/i, '').length))
    .filter(({ source }) => !between.test(source));
}

/**
 * The parts of a thing itself: none behind a colon, where the values of the last one stand, and none of a part
 * ("a file, with its name, type and size, and the person").
 */
function ownParts(parts: readonly Inline[]): readonly Inline[] {
  const found: Inline[] = [];
  let isInner = false;
  for (const part of parts) {
    isInner = /^with\s/i.test(part.source) || (isInner && !/^(?:an?|the)\s/i.test(part.source));
    if (!isInner) found.push(part);
    if (/:\s/.test(part.source)) break;
  }
  return found;
}

/** A part that is told by yes or no: "whether it is private", "a mark that says that it is protected". */
export const saysWhether = wording.i`^(?:and )?(?:whether|(?:an? |the |its )?(?:mark|flag|switch|tick|checkbox|indication|note|sign) (?:(?:that )?(?:tells|says|saying|shows|showing|indicates|means) )?(?:whether|if|that)) (?:it|they|this|(?:the|an?) [\p{L}-]+) (?:is|are|was|were|has been|have been) (?:an? )?(?<name>[\p{L}-]+(?: [\p{L}-]+)?)$`;
/** The name that is given to a part: "a switch called `is_open`". */
const called = wording`\s(?:called|named)\s+[\`"“*_]*(?<name>[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+)?)[\`"”*_]*$`;
/** What only says that a part is told by yes or no: "the visible mark", "a mark “fixed”". */
export const flag =
  /^(?:(?:mark|flag|switch|checkbox) )?["“'](?<quoted>[^"”']+)["”']$|^(?:flag|switch|checkbox) (?<called>[a-z]+ed|[a-z]+(?:_[a-z0-9]+)+)$|^(?<name>.+?) (?:yes\/no|\(?y\/n\)?)$/i;

const LONGEST_PART = 2000;
/** What tells by yes or no is named by all that it tells. */
const isMark = /^(?:mark|flag|switch|tick|checkbox|note)$/i;

/** A part of a thing, by its name of at most so many words, with what brackets behind it say. None where it is a long text. */
function fieldOfPart(part: Inline, most: number): Field | undefined {
  if (part.source.length > LONGEST_PART) return undefined;
  const [first, ...behind] = splitOutside(part, ',');
  const type = behind.at(-1);
  if (first && behind[0] && saidBehind.test(behind[0].source)) return fieldOfPart(first, most);
  if (first && type && behind.length === 1 && typeBehind.test(type.source)) {
    const own = fieldOfPart(first, most);
    const word = slice(
      type,
      type.source.indexOf(' ') + 1,
      type.source.search(/\s(?:that|which|of|in)\s|[.:]|$/),
    );
    return (
      own && { ...own, ...(own.type.is === 'unstated' ? { type: fieldPhrases(word, 'sure').type } : {}) }
    );
  }
  const given = saysWhether.exec(part.source)?.groups?.name ?? called.exec(part.source)?.groups?.name;
  if (given) {
    const at = part.source.lastIndexOf(given);
    return { ...field(slice(part, at, at + given.length), part.at, 'tolerant', {}), doubtful: true };
  }
  const lead = beforeName.exec(part.source)?.[0].length ?? 0;
  const bracket = /\s*\(([^()]*)\)?.*$/s.exec(part.source);
  const whole = slice(part, lead, bracket?.index ?? part.source.length);
  const end = whole.source.replace(inUnit, '').replace(doneWith, '').length;
  const short = slice(whole, 0, Math.min(end, behindName.exec(whole.source)?.index ?? end));
  // "The person who shared": such a word alone names nothing.
  const says =
    general.test(short.source) && whole.source.split(' ').length <= (isMark.test(short.source) ? 9 : 5);
  const long = says ? whole : short;
  const marked = flag.exec(long.source)?.groups;
  const own = marked?.quoted ?? marked?.called ?? marked?.name ?? named(long.source);
  const at = own ? long.source.indexOf(own) : 0;
  const name = own ? slice(long, at, at + own.length) : long;
  const bare = plain(name);
  const isName = wording`^[\p{L}][\p{L}\p{N}'/_-]*(?: [\p{L}\p{N}'/_-]+)*(?:\[\])?$`.test(bare);
  const isShort = says || (sizeOf(bare) <= most && !noField.test(bare) && !noName.test(bare));
  if (!isName || !isShort) return undefined;
  const start = (bracket?.index ?? 0) + (bracket?.[0].indexOf('(') ?? 0) + 1;
  const said = bracket?.[1] ? fieldPhrases(slice(part, start, start + bracket[1].length), 'sure') : undefined;
  const { rest: _, ...stated } = said ?? { rest: [] };
  return { ...field(name, part.at, 'tolerant', stated), doubtful: true };
}

/** Words of a name, those left out that only join: "date of the last activity" has three. */
const sizeOf = (name: string): number => name.split(' ').filter((each) => !joining.test(each)).length;
const joining = /^(?:of|the|an?|in|per|to|by|at|on|for|and|or)$/i;

/** The name before what is said of it as programmes say it: `tag_id required`, `factor double required`. */
function named(part: string): string | undefined {
  const [first = '', ...others] = part.split(' ');
  if (isIdentifier(first) && wording`\p{Ll}`.test(first) && others.length > 0) return first;
  return /^(?<name>.+?)(?: (?:required|optional|unique|mandatory|nullable|int|integer|double|decimal|float|bool|boolean|tinyint|varchar|string|uuid|datetime|timestamp))+$/i.exec(
    part,
  )?.groups?.name;
}

/** What begins so tells of a part, and names none. */
const noName =
  /^(?:for|only|no|not|always|same|all|both|each|nothing|anything|something|named|called|lets|makes|gives|allows|lists|helps)\b/i;
