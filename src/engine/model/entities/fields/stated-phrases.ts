import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { constraintIn } from '../../rules/constraints.ts';
import { shown } from '../../stated.ts';
import { typeUseIn } from '../../types.ts';
import type { Constraint, TypeUse } from '../words/field-type.ts';
import { type FieldPhrases, fieldPhrases, leadingValues } from './field-phrases.ts';

const copula = /^(?:is|are)\s+(?:always\s+)?(?<article>an?\s+)?/i;
/** A thing that a field is one of: "a Berth", "a reference to the Berth". */
const thing = wording`^(?:[Rr]eference to (?:an? |the )?)?\p{Lu}\p{L}*\p{Ll}\p{L}*`;
/** Words before a type: whether there has to be a value, and whether it is there once. */
const adjective =
  /^(?<word>required|mandatory|compulsory|optional|nullable|unique|non-empty|single|plain)(?:,|\s+and|,\s+and)?\s+(?:an?\s+)?(?=\S)/i;
/** Words that may be a type, the longest first, with an `s` for several of them. */
const noun = wording`^(?:(?:lists?|arrays?|sets?) of )?[\p{L}\p{N}/-]+(?: [\p{L}\p{N}-]+){0,2}`;
/** How a sentence goes on behind a type; a noun goes on with another word, and what is "or" something else has no one type. */
const onward =
  /^(?:$|[,;.:)(]|\s[–—-]\s|\s(?:of|pointing|referring|holding|naming|containing|saying|telling|counting|that|which|with|without|in|for|from|and|between|up|used|kept|stored|filled|set|at|to|as|or (?=(?:null|none|nothing|empty)\b)|whose|where|when|by|on|shown|meaning|if|unless)\b)/i;
/** How much a value may be, right behind its type: "of at most 40 characters". */
const bound =
  /^\s(?:of\s)?(?=(?:up to|at most|at least|from \d|between|max(?:imum)?|exactly|with at most)\b)(?:(?!\s(?:and|but|which)\s(?!\d|at (?:most|least)\b|up to\b))[^,;.]|[.,](?=\d))+/i;
/** What makes whether there has to be a value depend on something. */
const depends =
  /^[\s,]*(?:but\s)?(?:only|if|when|where|while|unless|until|once|except|as long as|provided)\b/i;
/** The same right behind "required": "required for guests", "required to send it". */
const dependsOn = /^\s?(?:for|by|in|at|on|to|before|after|during|with|without|as)\b/i;
/** What joins what is said next: ", and it". */
const joint = /^[\s,;.:]*(?:and\s+(?:is\s+|it\s+is\s+)?|it\s+(?=defaults?\s))?/i;

/**
 * What a sentence says that a field is: "is a required string of at most 40 characters", "are optional dates", "is one of
 * `a` and `b`". Undefined where it names no type: what a field *is* may be its meaning, as in "is the date of sailing",
 * "is empty until then", "is a link to the owner".
 */
export function statedPhrases(text: Inline): FieldPhrases | undefined {
  const opened = copula.exec(text.source);
  if (!opened) return undefined;
  let start = opened[0].length;
  let required: boolean | undefined;
  const rules: Constraint[] = [];
  for (;;) {
    const found = adjective.exec(text.source.slice(start));
    const word = found?.groups?.word ?? '';
    if (!found) break;
    if (/^(?:required|mandatory|compulsory)$/i.test(word)) required = true;
    if (/^(?:optional|nullable)$/i.test(word)) required = false;
    if (/^unique$/i.test(word)) rules.push(constraintIn(slice(text, start, start + word.length)));
    start += found[0].length;
  }
  const said = slice(text, start, text.source.length);
  const typed = typeAtHead(said) ?? (opened.groups?.article ? thingAtHead(said) : undefined);
  if (!typed) return demanded(said, required, rules, text.at);
  const limit = bound.exec(said.source.slice(typed.end));
  if (limit) rules.push(constraintIn(trimmed(slice(said, typed.end, typed.end + limit[0].length))));
  const end = typed.end + (limit?.[0].length ?? 0);
  if (required && depends.test(said.source.slice(end))) return undefined;
  const behind = saidNext(said, end);
  return {
    ...behind,
    type: shown(typed.use, slice(said, 0, typed.end).at),
    required: required === undefined ? behind.required : shown(required, text.at),
    rules: [...rules, ...behind.rules],
  };
}

/** Phrases of which the first is a type that goes on in words, which alone is no type: "required integer pointing to the owner". */
export function withNounType(text: Inline, said: FieldPhrases): FieldPhrases {
  if (said.type.is !== 'unstated') return said;
  const lead = /^(?:an?\s)?(?:(?<must>required|mandatory)|(?<may>optional|nullable))?\s*/i.exec(text.source);
  const noun = slice(text, lead?.[0].length ?? 0, text.source.length);
  const typed = typeAtHead(noun);
  if (!typed) return said;
  const { must, may } = lead?.groups ?? {};
  const required = said.required.is === 'unstated' && (must ?? may);
  return {
    ...said,
    type: shown(typed.use, slice(noun, 0, typed.end).at),
    required: required ? shown(must !== undefined, text.at) : said.required,
  };
}

/** What only says whether there has to be a value: "is required", "is optional until it is sent"; "is required if it is sent" leaves that open. */
function demanded(
  said: Inline,
  before: boolean | undefined,
  rules: readonly Constraint[],
  at: Inline['at'],
): FieldPhrases | undefined {
  const word = /^(?:(?<must>required|mandatory|compulsory)|optional|nullable)(?=$|[\s,;.:(])/i.exec(
    said.source,
  );
  if (!word && before === undefined) return undefined;
  const end = word?.[0].length ?? 0;
  const must = before ?? word?.groups?.must !== undefined;
  const rest = said.source.slice(end);
  if (must && (depends.test(rest) || dependsOn.test(rest))) return undefined;
  const behind = saidNext(said, end);
  return { ...behind, required: shown(must, at), rules: [...rules, ...behind.rules] };
}

/** What is said behind a type, or behind whether there has to be a value. */
function saidNext(said: Inline, end: number): FieldPhrases {
  const lead = joint.exec(said.source.slice(end))?.[0].length ?? 0;
  return fieldPhrases(slice(said, end + lead, said.source.length), 'sure');
}

function trimmed(text: Inline): Inline {
  const lead = /^\s*(?:(?:of|with)\s)?/.exec(text.source)?.[0].length ?? 0;
  return slice(text, lead, text.source.length);
}

/** The type with which words begin, and where it ends. */
function typeAtHead(text: Inline): { readonly use: TypeUse; readonly end: number } | undefined {
  const values = /^(?:one of|either|an? |enum|choice|values?)\b/i.test(text.source)
    ? leadingValues(text)
    : undefined;
  if (values) return values;
  for (let { length } = noun.exec(text.source)?.[0] ?? ''; length > 0; ) {
    const words = slice(text, 0, length);
    const behind = text.source.slice(length);
    const use = onward.test(behind) ? typed(words) : undefined;
    if (use && !(/^(?:links?|images?|maps?|objects?)$/i.test(words.source) && /^\s(?:to|of)\b/.test(behind)))
      return { use, end: length };
    length = Math.max(0, words.source.lastIndexOf(' '));
  }
  return undefined;
}

function thingAtHead(text: Inline): { readonly use: TypeUse; readonly end: number } | undefined {
  const end = thing.exec(text.source)?.[0].length ?? 0;
  return end > 0 && onward.test(text.source.slice(end))
    ? { use: typeUseIn(slice(text, 0, end)), end }
    : undefined;
}

/** A type that nothing else is called by, one or several of it: "integers", "JSON object". */
function typed(words: Inline): TypeUse | undefined {
  if (/^(?:enum|json object|json array)s?$/i.test(words.source)) {
    const use = typeUseIn(slice(words, 0, 4));
    return use.type.is === 'scalar' || /^enum/i.test(words.source) ? use : undefined;
  }
  const one = slice(words, 0, words.source.replace(/s$/, '').length);
  return [words, one]
    .map(typeUseIn)
    .find(({ type }) => type.is === 'scalar' || (type.is === 'list' && type.of.is === 'scalar'));
}
