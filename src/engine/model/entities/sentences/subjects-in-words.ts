import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { sentences } from '../../words/phrases.ts';
import { mentionedFields } from '../fields/running-fields.ts';
import { isSame, isThing } from './sentences.ts';

/** What is called so is the thing that is told of, or is none: "becomes a row with". */
const anyRecord = /^(?:row|record)$/i;

/** Where a sentence names a thing in plain words: its name, the clause that begins with it, and where the name ends. */
export interface NamedThing {
  readonly name: Inline;
  readonly start: number;
  readonly end: number;
}

const word = "[\\p{L}][\\p{L}\\p{N}'’-]*";
const clause =
  '(?:^|[;:]\\s+|,\\s+(?:and|while|but)\\s+)(?:finally,\\s+)?(?:only\\s+)?(?:an?|the|each|every)\\s+';
const has =
  '(?:(?:also|only|itself)\\s+)?(?:has|have|adds?|holds?|keeps?|carr(?:y|ies)|stores?|contains?|consists? of|belongs? to)\\b';

/** Things in plain words of which names in code follow. */
const patterns: readonly RegExp[] = [
  // "Only the work has an `lccn`", "…; an action has an `action_type`", "A request for an invite has an `email`".
  wording.dgi`${clause}(?<name>${word}(?: ${word}){0,2}?(?: (?:for|to|of) (?:an?|the) ${word})?)(?:\s+\([^()\`]*\))?\s+${has}[^\`.;]{0,60}\``,
  // "Each line of the file becomes an item with `index`".
  wording.dgi`\b(?:becomes|is written as|is kept as)\s+an?\s+(?<name>${word}(?: ${word})?)\s+with\b[^\`.;]{0,40}\``,
  // "The book on it is a record of its own (we call it ShelfBook): `book`, …".
  wording.dg`\b(?:called|we call (?:it|them|this))\s+(?<name>\p{Lu}[\p{L}\p{N}]*)\)?(?::|,? with\b|,? which has\b)[^\`.;]{0,40}\``,
];

/**
 * The things that a sentence names in plain words and of which it mentions fields in code, in their order, as `names` has
 * them: any of those, and others with two fields at least.
 */
export function namedInWords(sentence: Inline, names: readonly Inline[]): readonly NamedThing[] {
  if (!sentence.source.includes('`')) return [];
  const found = patterns
    .flatMap((pattern) => [...sentence.source.matchAll(pattern)])
    .flatMap(({ index, indices }) => {
      const [start, end] = indices?.groups?.name ?? [0, 0];
      const name = slice(sentence, start, end);
      return isThing(name.source) ? [{ name, start: index, end }] : [];
    })
    .sort((one, other) => one.start - other.start);
  return found.flatMap((each, index): readonly NamedThing[] => {
    const isAny = anyRecord.test(each.name.source);
    const own = names.find((name) => isSame(each.name, name)) ?? (isAny ? names[0] : undefined);
    if (isAny && names.length !== 1) return [];
    if (own) return [{ ...each, name: own }];
    const behind = slice(sentence, each.end, found[index + 1]?.start ?? sentence.source.length);
    return mentionedFields(behind).length > 1 ? [each] : [];
  });
}

/** Whether running text tells in plain words what a thing has that is none of some names: "A comment adds the `book`". */
export function tellsOfOther(text: Inline, names: readonly Inline[]): boolean {
  return sentences(text).some((sentence) =>
    namedInWords(sentence, names).some(({ name }) => !names.includes(name)),
  );
}
