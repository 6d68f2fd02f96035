import type { Inline } from '../../../syntax/block.ts';
import { type Piece, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { splitAt } from '../../words/phrases.ts';
import { type FieldPhrases, fieldPhrases } from './field-phrases.ts';

/** Words right before a name that say something of it: "an optional", "The integers". */
const adjectives = wording.i`\b(?:an?|the|its|one)\s+([\p{L}-]+(?:\s+[\p{L}-]+)?)\s*$`;

/**
 * What is said of a name, also together with those beside it, up to the next clause: "and `b` are texts, and are
 * required".
 */
const predicate =
  /^(?:\s*,?\s*(?:,|and)\s+(?:the\s+)?`[^`]+`)*\s*(?:is|are)\s+((?:(?!,?\s+(?:and|while|but)\s+(?:the\s+|its\s+)?`[^`]+`\s)[^.;])+)/;
const nextPredicate =
  /,?\s+and\s+(?:(?:both|all)(?:\s+three)?\s+)?(?:is|are)\s+|,\s+(?:is|are)\s+|\s+and\s+(?=(?:required|optional|mandatory|unique)\b|[a-z]+s\s+(?:the|an?|its|to|in|on|by)\b)/;

function predicates(after: Inline): readonly Inline[] {
  const [whole = '', found = ''] = predicate.exec(after.source) ?? [];
  return found === '' ? [] : splitAt(slice(after, whole.length - found.length, whole.length), nextPredicate);
}

/** A demand before a type, and an article before both: "a required string". */
const demanded = /^(?:an?\s+)?(required|optional|mandatory)\s+(?=\S)/i;
/** Words behind a type that say what it is for. */
const purpose = /\s(?:for|that|which|with|from|by)\b/;

/** A phrase without what is said of its type, the demand before it and what follows at a comma as phrases of their own. */
function phrasesIn(part: Inline): readonly Inline[] {
  const [whole = '', demand] = demanded.exec(part.source) ?? [];
  const article = /^an?\s+(?!(?:array|list|set|map)\b)/i.exec(part.source)?.[0].length ?? 0;
  const type = slice(part, Math.max(whole.length, article), part.source.length);
  const end = type.source.search(purpose);
  const comma = end < 0 ? -1 : type.source.indexOf(',', end);
  return [
    ...(demand === undefined
      ? []
      : [slice(part, whole.indexOf(demand), whole.indexOf(demand) + demand.length)]),
    end < 0 ? type : slice(type, 0, end),
    ...(comma < 0 ? [] : [slice(type, comma + 1, type.source.length)]),
  ];
}

/** What a phrase says; several of a kind are named by its plural: "The integers `a` and `b`". */
function phrases(part: Inline): FieldPhrases {
  const said = fieldPhrases(part, 'sure');
  if (said.type.is !== 'unstated' || !/^[a-z]+s$/i.test(part.source)) return said;
  const one = fieldPhrases(slice(part, 0, part.source.length - 1), 'sure');
  return one.type.is === 'shown' && one.type.value.type.is === 'scalar' ? one : said;
}

/** What the words right before a name (`an optional `), the brackets behind it and what is said of it tell of the field. */
export function saidAround(sentence: Inline, piece: Piece, before: string): Partial<Field> {
  const [all = '', said = ''] = adjectives.exec(before) ?? [];
  const start = piece.start - all.length + all.indexOf(said);
  const after = slice(sentence, piece.end, sentence.source.length);
  const bracket = /^\(([^()]*)\)/.exec(after.source);
  const parts = [
    ...(said === '' ? [] : [slice(sentence, start, piece.start)]),
    ...(bracket ? [slice(after, 1, bracket[0].length - 1)] : []),
    ...predicates(after).flatMap(phrasesIn),
  ];
  const stated: { -readonly [K in keyof Field]?: Field[K] } = {};
  for (const part of parts) {
    const { type, required, default: preset } = phrases(part);
    if (type.is !== 'unstated') stated.type ??= type;
    if (required.is !== 'unstated') stated.required ??= required;
    if (preset.is !== 'unstated') stated.default ??= preset;
  }
  return stated;
}

/** How values of the field before go on that are all that is said there: "; `port`, `bow` or `stern`." */
export const areChoices = /^(?:,\s`[^`]{1,60}`){0,8},?\sor\s`[^`]{1,60}`\s*(?:[.;)]|$)/;
