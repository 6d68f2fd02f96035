import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isThing } from '../entities/sentences/sentences.ts';

/** Verbs by which a sentence says what a thing is, or what it is there for; none that is a noun as well ("records"). */
const says =
  '(?:is|has|belongs|carries|connects|contains|describes|holds|joins|keeps|knows|lives|means|represents|stands|ties)';
/** A sentence about a name in code: "A `Crane` lifts what comes.", "`Crane`: what lifts." */
const inCode = wording.d`^(?:(?:An?|The|Each|Every|One) )?\`(?<name>[\p{L}_][\p{L}\p{N}_]*)\`(?:\s(?:record|object|row|table|entity|model|document|type))?(?:\s(?=\p{Ll})|:\s|,\s|\s[–—]\s)[^\n]{1,300}$`;
/** A sentence about any of a kind of things, or the one: "A crane lifts what comes.", "The crane carries most:" */
const inWords = wording.d`^(?:An?|The|Each|Every) (?<name>(?!(?:status|state|type|kind|value|rest|format|order)\b)\p{L}[\p{L}-]*(?: (?!(?:and|or|of|for|in|that|which|what|with)\b)\p{L}[\p{L}-]*){0,2}?) ${says} [^\n]{1,300}$`;

/**
 * The thing that a line is about which says what it is, right above its fields: the subject of its first sentence, in
 * code or behind an article. Undefined for one that names more than two other things in code: that tells fields itself.
 */
export function subjectOfLine(text: Inline): Inline | undefined {
  const { source } = text;
  const found = inCode.exec(source) ?? inWords.exec(source);
  const [start, end] = found?.indices?.groups?.name ?? [0, 0];
  const isTelling = (source.slice(end + 1).match(/`/g)?.length ?? 0) > 2;
  return end > start && !isTelling && isThing(source.slice(start, end)) ? slice(text, start, end) : undefined;
}
