import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Entity } from '../../domain-elements.ts';
import { sentences, unwrapped } from '../../words/phrases.ts';
import { mentionedFields } from '../fields/running-fields.ts';
import { entityOf } from '../lists.ts';
import { tellsFields } from '../words/tells-fields.ts';

/** Running text that a marked name opens as what its first sentence is about. */
const aboutMarked = wording`^(?<mark>\*\*|\*|_)(?<name>\p{Lu}[\p{L}\p{N} _-]{0,40})\k<mark>\s+(?=\p{Ll})`;
/** Names in code that a colon leads to, or that are a sentence of their own. */
const listsNames = /[:.]\s+`[^`]+`,\s+`/;

/** "*Seat* belongs to a room and has a `row`, a `number` and `broken`": the thing that a marked name opens, alone. */
export function entityOfSubject(text: Inline): Entity | undefined {
  const found = text.source.includes('`') ? aboutMarked.exec(text.source) : null;
  const { mark = '', name = '' } = found?.groups ?? {};
  if (!found) return undefined;
  const rest = unwrapped(slice(text, found[0].length, text.source.length));
  if (wording`\*\*\p{Lu}`.test(rest.source) || !(tellsFields(rest) || listsNames.test(rest.source)))
    return undefined;
  const fields = mentionedFields(rest);
  const written = slice(text, mark.length, mark.length + name.length);
  return fields.length > 1 ? entityOf(written, text.at, fields, plain(rest)) : undefined;
}

const marked = '(?:\\*{1,2})?[\\p{L}-]+(?: [\\p{L}-]+)?(?:\\*{1,2})?';
const keeping = 'stores?|keeps?|holds?|carr(?:y|ies)|records?|remembers?|consists? of';
/** A sentence about any of a kind that has what stands in code: "Contacts have a `userId`, an `email`". */
const hasInCode = wording`^(?:(?:(?:[Aa]n?|[Ee]ach|[Ee]very|One) ${marked}|\p{Lu}[\p{L}-]+s) (?:has|have|${keeping})|The ${marked} (?:${keeping})) (?:an? |the |its |only an? )?(?:[\p{L}-]+ (?:to its )?)?\`[a-z]\w*\``;

/** Whether running text surely tells of a thing with its fields in code, whatever stands above it. */
export function tellsOfThing(text: Inline): boolean {
  if (!text.source.includes('`')) return false;
  if (entityOfSubject(text)) return true;
  return sentences(unwrapped(text)).some(
    (sentence) => hasInCode.test(sentence.source) && mentionedFields(sentence).length > 1,
  );
}
