import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { namesListed, sentences } from '../../words/phrases.ts';
import { field } from '../facts.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import { isName } from '../fields/note-names.ts';

/** What says of the names behind it whether there has to be a value: "Required: ", "**Optional fields:** ". */
const label =
  /^(?:\*\*|_|\*)?(?:(?<must>required|mandatory|must have|compulsory|always there)|(?<may>optional(?:ly)?|may have|can have))(?: (?:fields|attributes|properties|columns))?(?::(?:\*\*|_|\*)|(?:\*\*|_|\*)?(?::|\s[–—-]))\s+/i;

/** A name, perhaps with what it is in brackets. */
const named = wording`^(?<name>\`[\p{L}_][\p{L}\p{N}_.]*\`|[\p{L}_][\p{L}\p{N}_'’-]*(?: [\p{L}\p{N}_'’-]+){0,2})(?:\s*\((?<said>[^()]*)\))?$`;

/** The fields that sentences list by whether there has to be a value: "Required: name, e-mail. Optional: phone (text)." */
export function fieldsByDemand(text: Inline): readonly Field[] {
  return sentences(text).flatMap((sentence) => {
    const found = label.exec(sentence.source);
    if (!found) return [];
    const list = slice(sentence, found[0].length, sentence.source.replace(/\.$/, '').length);
    const parts = splitOutside(list, ',;').flatMap(namesListed);
    const told = parts.map((part) => fieldIn(part, found.groups?.must !== undefined));
    return told.every((each) => each !== undefined) ? told : [];
  });
}

function fieldIn(part: Inline, isRequired: boolean): Field | undefined {
  const { name, said } = named.exec(part.source)?.groups ?? {};
  if (!name || !isName(slice(part, 0, name.length), true)) return undefined;
  const start = part.source.indexOf('(') + 1;
  const { rest, ...stated } = said
    ? fieldPhrases(slice(part, start, start + said.length), 'any')
    : { rest: [] };
  return field(slice(part, 0, name.length), part.at, 'tolerant', {
    ...stated,
    required: shown(isRequired, part.at),
    meaning: rest.join('; '),
  });
}
