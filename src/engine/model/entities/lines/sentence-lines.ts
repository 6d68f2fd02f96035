import type { Block, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Field } from '../../domain-elements.ts';
import { labelled } from '../../words/names.ts';
import { sentences } from '../../words/phrases.ts';
import { mentionedFields } from '../fields/running-fields.ts';
import { fieldsOfProse, partsInWords } from '../fields/word-fields.ts';
import { leadsToParts, thing } from '../sentences/sentences.ts';
import { saysFields } from '../words/tells-fields.ts';

const word = "[\\p{L}][\\p{L}\\p{N}'’-]*";
/** What a sentence is about: "A user story has …", "It belongs to …", "While it is open it has …", "Its `x` is …", "The flags `x` and `y` …". */
const about = wording.i`^(?:(?:(?:an?|the|each|every)\s+)?(?<name>${word}(?: ${word}){0,3}?)\s+(?=(?:has|have|holds?|keeps?|carr(?:y|ies)|stores?|contains?|consists?|belongs?|ties|links|connects|joins|points|refers|also)\b)|(?:it|they)\s|(?:its|their)\s+\`|the\s+(?:\p{Ll}[\p{L}-]*\s+){0,2}\`|the\s+[^\`.;,:]{1,40}\s(?:is|are)\s(?:stored|kept|held|saved|recorded)\s(?:as|in)\s+\`|(?:when|while|once|until|if|as long as)\s[^\`]*?\b(?:it|they) (?:also )?(?:has|have|holds?|keeps?|carr(?:y|ies)|stores?|contains?)\s)`;

/** Whether a sentence that names fields in code is about the thing of one of some names, or about what was told before. */
function isAbout({ source }: Inline, names: readonly Inline[]): boolean {
  if (!source.includes('`')) return false;
  const found = about.exec(source);
  if (!found) return saysFields.test(source);
  const subject = found.groups?.name;
  if (subject === undefined || /^(?:it|they)$/i.test(subject)) return true;
  return names.some((name) => thing(name.source) === thing(subject));
}

/**
 * The fields of a line that says of the thing above it, in whole sentences, what it has: "A task has an `id` and a
 * `title`.", "It belongs to a `project`.". Empty for a line of any other kind.
 */
export function fieldsOfSentences(text: Inline, names: readonly Inline[]): readonly Field[] {
  if (/^[`*]/.test(text.source)) return [];
  const [first, ...others] = sentences(text);
  if (!first || !isAbout(first, names)) return [];
  return [first, ...others.filter((each) => isAbout(each, names))].flatMap(mentionedFields);
}

/** What a sentence about the whole of a thing is headed by. */
const explains =
  /^(?:description|definition|explanation|purpose|meaning|summary|overview|rationale|remarks?|notes?|comments?|beschreibung|zweck|descripción|définition)$/i;
/** Words of the shortest sentence; fewer may be a type. */
const SENTENCE = 4;

/** Whether a line is a paragraph of its own that says in a sentence what the thing named above it is: "**Purpose:** …". */
export function explainsThing(text: Inline, block: Block): boolean {
  const isWhole = block.kind === 'paragraph' && block.text.source.length === text.source.length;
  const named = isWhole ? labelled(text) : undefined;
  return (
    named !== undefined && explains.test(named.label) && named.rest.source.split(/\s+/).length >= SENTENCE
  );
}

/** `A comment has a text and an author`: the entity of a line, one of the names of the heading above, with its fields. */
export function toldInLine(
  text: Inline,
  names: readonly Inline[],
): { readonly name: Inline; readonly fields: readonly Field[] } | undefined {
  const subject =
    wording.i`^(?:an?|the|each|every)\s+([\p{L}-]+(?: [\p{L}-]+)?)\s+(?:has|consists? of|stores?|keeps?|holds?|carries|contains?)\s`.exec(
      text.source,
    )?.[1];
  const name = names.find((each) => fold(each.source) === fold(subject ?? ''));
  const [first] = sentences(text);
  const fields = name && first ? fieldsOfProse(first) : [];
  return name && fields.length > 0 ? { name, fields } : undefined;
}

/** The parts that a line tells in words below what leads to them, however long their names: "the profile that uploaded it,". */
export function partsLedTo(text: Inline, above: string): readonly Field[] {
  const lead = /^(?:and\s+)?(?=(?:an?|the|its|their)\s)/i.exec(text.source);
  if (!lead || /[`:]/.test(text.source) || !leadsToParts(above)) return [];
  return partsInWords(slice(text, lead[0].length, text.source.replace(/[,;.]$/, '').length));
}
