import type { Inline } from '../../../syntax/block.ts';
import { type Context, headingText } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Entity, Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { sentences } from '../../words/phrases.ts';
import type { EntityFact } from '../facts.ts';

/** A sign that fields carry, or that they are marked. */
const mark =
  /`[?*!]`|[“"'][?*!][”"']|(?:^|\s)[?*]\s|\((?:opt|req)\.?\)|\b(?:question marks?|asterisks?|stars?|mark(?:s|ed)?|suffix(?:ed)?|trailing|flagged)\b/i;
/** What is said of the fields that carry none, at the end of the sentence. */
const rest =
  /(?:^|[;,–—.]\s+|\s(?:and|while|but)\s+)(?:every(?:thing else|\s+other\s+(?:one|field|property|column|attribute))|all\s+(?:the\s+)?(?:others?|rest)(?:\s+(?:fields|properties|columns|attributes))?|(?:the\s+)?(?:others|rest|(?:other|unmarked)\s+(?:fields|properties|columns|attributes))|(?:fields|properties|columns)\s+without(?:\s+(?:it|one))?)\s+(?:is|are)\s+(?<demand>required|mandatory|optional)\.?$/i;
const spared = /\b(?:optional|nullable|null|absent|missing|empty|omitted|left (?:out|empty))\b/i;
const needed = /\b(?:required|mandatory|must|needed)\b/i;
const exceptional = /\b(?:unless|except|apart from|where noted|mostly|usually|normally|generally)\b/i;

/** Titles of what only says how the fields are written down. */
const ofNotation =
  /^(?:notations?|conventions?|legend|reading (?:guide|notes?)|how to read\b.*|general(?: notes?)?)$/i;

/** What a sentence says of all fields that have no mark: "A `?` may be absent; every other field is required." Undefined for any other. */
function ofUnmarked(sentence: Inline): boolean | undefined {
  const said = sentence.source;
  const found = rest.exec(said);
  const demand = found?.groups?.demand?.toLowerCase();
  if (!found || !demand || exceptional.test(said)) return undefined;
  const before = said.slice(0, found.index);
  const isRequired = demand !== 'optional';
  return mark.test(before) && (isRequired ? spared : needed).test(before) ? isRequired : undefined;
}

/**
 * Reads a paragraph that stands over all entities, one of whose sentences may tell what holds of every field without a
 * mark. What else it says is prose where `read` makes no facts of it.
 */
export function readUnmarked(
  text: Inline,
  context: Context,
  gather: Gathering<EntityFact>,
  read: () => void,
): void {
  const isOfAll = context.headings.length === 0 || ofNotation.test(headingText(context));
  const all = isOfAll ? sentences(text) : [];
  const told = all.find((each) => ofUnmarked(each) !== undefined);
  read();
  if (!told) return;
  if (gather.count === 0) for (const each of all) if (each !== told) gather.prose(each);
  gather.fact({ is: 'unmarked', required: ofUnmarked(told) === true, at: told.at });
}

/** What stands behind a type and may be the mark that was spoken of. */
const markBehind = /[?*!]\s*$/;

/**
 * Entities whose fields have to be there, or need not, where nothing is said of them by themselves. As they are where
 * no field has the mark that was spoken of: it was not found, so that nothing tells which fields have none.
 */
export function withUnmarked(
  entities: readonly Entity[],
  { required, at }: Extract<EntityFact, { is: 'unmarked' }>,
): readonly Entity[] {
  const isMarked = ({ required: said }: Field): boolean => said.is === 'shown' && said.value !== required;
  if (!entities.some(({ fields }) => fields.some(isMarked))) return entities;
  const isSilent = ({ required: said, type, how }: Field): boolean =>
    said.is === 'unstated' &&
    how === 'tolerant' &&
    !(type.is === 'shown' && (type.value.optional || markBehind.test(type.value.text)));
  return entities.map((entity) => {
    const isOne = entity.is !== 'enumeration' && !entity.doubtful && entity.fields.some(isSilent);
    if (!isOne) return entity;
    const fields = entity.fields.map((field) =>
      isSilent(field) ? { ...field, required: shown(required, at) } : field,
    );
    return { ...entity, fields };
  });
}
