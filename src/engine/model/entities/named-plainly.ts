import type { HeadingBlock, Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Field } from '../domain-elements.ts';
import { sentences, unwrapped } from '../words/phrases.ts';
import type { EntityFact } from './facts.ts';
import { headingNames } from './lines.ts';
import { isSame } from './sentences.ts';
import { partsInWords } from './word-fields.ts';

const verb =
  '(?:also\\s+)?(?:has|have|holds?|keeps?|stores?|records?|carries|carry|contains?|consists? of|needs?)\\s+(?:(?:its|their) own\\s+)?';
/** A bold name with an article at the head of a sentence: "A **Line** has", "A **Line** hangs below an order and records". */
const opens = wording`^(?<lead>(?:[Aa]n?|[Ee]ach|[Ee]very|[Tt]he)\s+\*\*)(?<name>\p{Lu}[\p{L}\p{N} _-]{1,40})\*\*\s+(?<told>(?:[^,;:()*]{1,60}?\s+and\s+)?${verb})?`;
/** How the next sentence goes on about it. */
const goesOn = new RegExp(`^(?:It|They|We)\\s+${verb}`);
/** A name as programmes spell it, of two words at least. */
const identifier = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$|^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/;
/** What says of the part before it who or what that is: "the user who did it". */
const saysWho = /^(?:the|an?)\s.*\s(?:who|which|that)\s/i;

/**
 * The things that sentences of running text name in bold type, with the parts that they list without any marks, some of
 * them spelled as programmes do: "A **Line item** has product_id, quantity and total." None for what the heading names.
 */
export function thingsNamedPlainly(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  if (!text.source.includes('**') || text.source.includes('`')) return [];
  const above = headingNames(heading)[0];
  const found: EntityFact[] = [];
  let name: Inline | undefined;
  for (const sentence of sentences(unwrapped(text))) {
    const opened = opens.exec(sentence.source);
    const { lead, name: said, told } = opened?.groups ?? {};
    const again = name && goesOn.exec(sentence.source);
    if (opened && lead !== undefined && said) name = slice(sentence, lead.length, lead.length + said.length);
    const start = opened ? (told ? opened[0].length : undefined) : again?.[0].length;
    const fields =
      name && start !== undefined ? fieldsListed(slice(sentence, start, sentence.source.length)) : [];
    if (name && fields.length > 1 && !isSame(name, above))
      for (const each of fields) found.push({ is: 'field', field: each, of: name });
    if (!opened || told) name = undefined;
  }
  return found;
}

/** The parts that words list, where one of them is spelled as programmes do. */
function fieldsListed(list: Inline): readonly Field[] {
  const fields = partsInWords(list).filter(
    ({ name, at }) => identifier.test(name) || !saysWho.test(sourceOf(list, at)),
  );
  return fields.some(({ name }) => identifier.test(name)) ? fields : [];
}

/** The words of a part at its place. */
function sourceOf(list: Inline, { from, to }: Field['at']): string {
  return list.source.slice(from - list.at.from, to - list.at.from);
}
