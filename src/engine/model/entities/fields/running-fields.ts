import type { Inline } from '../../../syntax/block.ts';
import { type Piece, pieces, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { sentences } from '../../words/phrases.ts';
import { field } from '../facts.ts';
import { technical } from '../words/field-type.ts';
import { saysFields } from '../words/tells-fields.ts';
import { namesValues, pointsTo, valueWords } from '../words/value-words.ts';
import { demandedBehind, eitherOf, joinedBehind, namesAlone, typedInBracket } from './bracketed-types.ts';
import { isPreset } from './field-phrases.ts';
import { type Phrases, phrasesAfter, statedOfAll } from './phrases-behind.ts';
import { areChoices, saidAround } from './said-around.ts';
import { typesOfRuns } from './shared-types.ts';

/** What may stand between two marked names of one list: `` `a`, `b` and `c` ``. */
const joined = /^\s*(?:[,·+/]|,?\s*\b(?:and|or|und|oder)\b|,?\s*\|)\s*$/i;

/** "kinds: `a`, `b`, `c`" lists values of the thing it names, unless that thing is the fields. */
export function isListOfValues(text: Inline, lead: string): boolean {
  if (/\b(?:fields|attributes|properties|columns|switches|flags|toggles|booleans)\b/i.test(lead))
    return false;
  const spans = text.source.slice(lead.length).match(/`[^`]+`/g) ?? [];
  const between = text.source.slice(lead.length).split(/`[^`]+`/);
  return (
    spans.length > 1 &&
    between.every(
      (part, index) =>
        (index === 0 && /^[\s:–—-]*$/.test(part)) || part === '' || part === '.' || joined.test(part),
    )
  );
}

/** The fields that running words tell of one after the other: every marked name at the head of a phrase, with what follows it. */
export function fieldsIn(text: Inline, whole: Field['at'] | undefined): readonly Field[] {
  const names = fieldNames(text);
  const end = text.source.length;
  const shared = sharedBy(text, names);
  const types = typesOfRuns(text, names);
  return names.map((piece, index) => {
    const next = names[index + 1]?.start ?? end;
    const { read, meaning } = shared[index] ?? phrasesAfter(slice(text, piece.end, next));
    const at = names.length === 1 && whole ? whole : slice(text, piece.start, next).at;
    const type = read.type.is === 'unstated' ? (types.get(piece) ?? read.type) : read.type;
    return field(slice(text, piece.start, piece.end), at, 'tolerant', { ...read, type, meaning });
  });
}

/** Whether two names stand side by side, as names do of which the same is said. */
function isJoined({ source }: Inline, { end }: Piece, next: Piece | undefined): boolean {
  return next !== undefined && /^\s*(?:,|\/|,?\s*and)\s*$/.test(source.slice(end, next.start));
}

/**
 * What is said in brackets of all names that stand side by side, for each but the last of them, which has the brackets:
 * "`width` and `height` (integers, both optional)".
 */
function sharedBy(text: Inline, names: readonly Piece[]): readonly (Phrases | undefined)[] {
  let said: Phrases | undefined;
  return names
    .map((piece, index) => ({
      piece,
      next: names[index + 1],
      isLast: !isJoined(text, piece, names[index + 1]),
    }))
    .reverse()
    .map(({ piece, next, isLast }) => {
      if (!isLast) return said;
      said =
        inBracketOfAll(text, piece.end) ??
        statedOfAll(slice(text, piece.end, next?.start ?? text.source.length));
      return undefined;
    })
    .reverse();
}

/** What a bracket at a place says, where it says that it speaks of several. */
function inBracketOfAll(text: Inline, at: number): Phrases | undefined {
  if (!opensBracket(text.source, at)) return undefined;
  const bracket = /^\s*\((?:[^()]*[,\s]\s*)?(?:both|all|each)\b[^()]*\)/.exec(text.source.slice(at));
  return bracket ? phrasesAfter(slice(text, at, at + bracket[0].length)) : undefined;
}

/**
 * The names that name fields. Code names values instead of fields when it goes on a list that began with a value
 * (`` `kind` choice `a`, `b` ``), when it stands in what is said of a field (`` `kind`: empty, or `a` ``), and when
 * the fields of the line have brackets and it has none (`` `kind` (text): `a` or `b` ``).
 */
function fieldNames(text: Inline): readonly Piece[] {
  const { source } = text;
  const names: Piece[] = [];
  let previous: Piece | undefined;
  let isBracketed = false;
  const isList = namesAlone.test(source);
  for (const piece of pieces(text)) {
    const last = names.at(-1);
    const named = isFieldName(source, piece, previous, last, isBracketed);
    if (piece.kind !== 'text') previous = piece;
    if (!named) continue;
    if (!last) isBracketed = !isList && opensBracket(source, piece.end);
    names.push(piece);
  }
  return names;
}

const codeName = /^[A-Za-z_](?:[\w.]*\w)?(?:\[\])?[?*]?$/;
const boldName = wording`^(?:[A-Za-z_][\w.]*\??|(?:\p{Lu}{2,}|\p{Ll})[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,3})$`;

/** Words right before the first of some values: "; values `a` / `b`", "any of `a`, `b`". */
const ofValues =
  /(?:^|[;,.(]\s*|\b(?:the|its|possible|allowed|with)\s+)(?:values?|one of|any of|either|e\.g\.,?|for (?:example|instance),?|such as)(?:\s+are)?:?\s*$|\s(?:e\.g\.|such as)\s$/i;

function isFieldName(
  source: string,
  piece: Piece,
  previous: Piece | undefined,
  last: Piece | undefined,
  isBracketed: boolean,
): boolean {
  const isName = piece.kind === 'strong' ? boldName : piece.kind === 'code' && codeName;
  if (!isName || isName.test(piece.text) === false) return false;
  if (last && last.kind !== piece.kind) return false;
  // What has brackets behind it may stand behind any article.
  const bare = opensBracket(source, piece.end)
    ? /\b(?:the|its|their)\s+$/i.exec(source.slice(0, piece.start))
    : null;
  const start = bare?.index ?? piece.start;
  const before = source.slice(0, piece.start);
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return false;
  const between = source.slice(previous?.end ?? 0, piece.start);
  if (previous?.kind === 'quote' && between.trim() === '') return false;
  const behind = source.slice(piece.end);
  const isTyped = piece.kind === 'code' && typedInBracket.test(behind);
  if ((ofValues.test(between) && !isTyped) || (last && (isPreset.test(behind) || areChoices.test(behind))))
    return false;
  if (last && between.endsWith('[') && behind.startsWith(']')) return false;
  const goesOn = previous?.kind === piece.kind && joined.test(between);
  if (goesOn && previous !== last) return false;
  if (!last) return opensNames.test(rightBefore(source, start)) || (isTyped && eitherOf.test(between));
  const isAdded = /[+·]\s*$/.test(between);
  const since = source.slice(last.end, start);
  // "`method` (GET); `body`; `headers` (list)": a semicolon parts fields.
  const isParted =
    /^(?:\s*\([^()]*\))?;\s*$/.test(since) && /^\s*(?:[;(]|\.?$)/.test(source.slice(piece.end));
  if (
    isBracketed &&
    piece.kind === 'code' &&
    !isAdded &&
    !isParted &&
    !opensBracket(source, piece.end) &&
    !(joinedBehind.test(since) && demandedBehind.test(behind)) &&
    !(/[;,]\s*$/.test(since) && isTypedBehind(source, piece.end)) &&
    !sharesBracket.test(source.slice(piece.end, piece.end + NEAR))
  )
    return false;
  if (isTyped) return true;
  // Bold words behind an article go on, whatever the sentence says of them.
  if (piece.kind === 'strong' && /\b(?:an?|the|its|their)\s+$/i.test(since)) return true;
  // "`tint` – text; `dark` is put behind it": below a name apart from what it is, what a sentence is about is none.
  if (
    piece.kind === 'code' &&
    dash.test(source.slice(last.end)) &&
    dash.test(source.slice(piece.end)) &&
    /[,;]\s*$/.test(since)
  )
    return true;
  if (piece.kind === 'code' && dash.test(source.slice(last.end)) && isSaid.test(source.slice(piece.end)))
    return false;
  const phrase = isBracketed
    ? ''
    : (withoutAsides(since)
        .split(/[;.]\s/)
        .at(-1) ?? '');
  if (/:\s|\s[–—-]\s/.test(phrase)) return false;
  return goesOn || isAdded || /(?:[;,.]|\)\s*(?:and|or)?|\b(?:and|then|has))\s*(?:\ban?\s+)?$/i.test(since);
}

/** What parts a name from what it is. */
const dash = /^\s[–—-]\s/;
/** How a sentence goes on that a name in code begins. */
const isSaid = /^ (?:is|are|means|stands|marks) /;

/** Words between two names without what brackets or two dashes hold. */
function withoutAsides(words: string): string {
  return words.replace(/\([^()]*\)/g, '').replace(/\s[–—]\s[^–—]{1,120}\s[–—](?=\s)/g, '');
}

/** Whether the word right behind a place is a type. */
function isTypedBehind(source: string, at: number): boolean {
  return technical.test(/^ ([^\s,;.]+)/.exec(source.slice(at, at + NEAR))?.[1] ?? '');
}

/** How words end behind which the first name stands. */
const opensNames =
  /(?:^|[;,:.–—-]|\b(?:and|or|then|has|holds|with|contains|records|keeps|stores|carries|adds(?: only)?))\s*(?:\ban?\s+)?$/i;

/** The end of what stands before a place; a text that is cut there does not begin with a blank. */
function rightBefore(source: string, at: number): string {
  return at > NEAR ? `x${source.slice(at - NEAR, at)}` : source.slice(0, at);
}

/** Names behind one that share brackets with it: "`width` and `height` (integers, both optional)". */
const sharesBracket =
  /^(?:\s*(?:,|\/|,?\s*and)\s*`[^`]{1,60}`){1,6}\s*\((?:[^()]{0,80}[,\s])?(?:both|all|each)\b/;
/** Characters in which such names stand. */
const NEAR = 400;

const opensBracket = (source: string, at: number): boolean => /^\s*\(/.test(source.slice(at, at + 80));

/** A name of several words as programmes spell it, which hardly any value is. */
const isSpelled = /^[a-z]+(?:_[a-z0-9]+)+$|^[a-z]+(?:[A-Z][a-z0-9]+)+$/;
/** Words behind which such a name is what a part is called: "The login address is `delivery_email`", "is stored as `path_id`". */
const isCalled =
  /^(?:(?:the|its|their|while the|and the)\s(?!(?:default|initial|only|possible|status|state|type|kind|value)\b)[a-z-]+(?: [a-z-]+){0,4}\s(?:is|are)|.*\b(?:stored|kept|held|saved|recorded)\s(?:as|in))\s+$/is;

/** What stands between a field and a name in brackets of which it is said: " (", " enum* (`port`, ". */
const inBracket =
  /^\*?\s*(?:(?:enum(?:eration)?|string|str|text|varchar|char|choice|one|either|list of enum)\*?\s*)?\([^()]*$/i;

/** How a sentence begins that says where the thing itself is kept: "Stored in `berths`", "It is kept as JSON in the core store (`store`)". */
const keepsThing =
  /^(?:(?:it|they|these|each|all|every row|rows|records) (?:is|are) )?(?:stored|kept|held|saved|recorded|persisted)\b[^`.;,:]{0,60}\b(?:in|as|under|by)\s[^`.;,:]{0,40}$/i;

/** Words before the one value that a field has until another is given. */
const preset = /\b(?:defaults?(?: to| is)?|dflt|initially)\s*[:=]?\s*$/i;

/**
 * The fields that sentences about an entity mention: "It has a `title`, a required `slug` and an optional `bio`."
 * Code that reads like a field's name is one, unless the words before it make it a value. Each counts once.
 */
export function mentionedFields(text: Inline): readonly Field[] {
  const found = new Map<string, Field>();
  for (const sentence of sentences(text)) {
    let end = 0;
    let wasField = false;
    // "The settings are `a` and `b`": what is said to be fields is no value.
    const areFields = saysFields.test(sentence.source);
    // A value of which there is but one ends at the next comma: `` `kind` `a` | `b`, `size` default `5`, `notes` ``.
    let isOfOne = false;
    for (const piece of pieces(sentence)) {
      if (piece.kind !== 'code' && piece.kind !== 'strong') continue;
      const before = sentence.source.slice(end, piece.start);
      const goesOn = end > 0 && joined.test(before);
      // What brackets hold right behind a field's name, or behind its type, is said of it.
      if (wasField && (inBracket.test(before) || /^\s*\[$/.test(before))) continue;
      const ends: boolean = isOfOne && goesOn && before.trim() === ',';
      isOfOne = !ends && ((wasField && before.trim() === '') || preset.test(before) || (goesOn && isOfOne));
      const is: boolean =
        piece.kind === 'code' &&
        /^[a-z_][A-Za-z0-9_]*\??$/.test(piece.text) &&
        !isOfOne &&
        !ofValues.test(before) &&
        !namesValues(before, found) &&
        !keepsThing.test(sentence.source.slice(0, piece.start)) &&
        (goesOn
          ? wasField || ends
          : !valueWords.test(before) ||
            (areFields && /\bare\s+(?:the\s+|an?\s+)?$/i.test(before)) ||
            pointsTo.test(sentence.source.slice(0, piece.start)) ||
            (isSpelled.test(piece.text) && isCalled.test(sentence.source.slice(0, piece.start))));
      end = piece.end;
      wasField = is;
      if (!is || found.has(piece.text)) continue;
      const name = slice(sentence, piece.start, piece.end);
      found.set(piece.text, field(name, name.at, 'tolerant', saidAround(sentence, piece, before)));
    }
  }
  return [...found.values()];
}
