import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Field } from '../domain-elements.ts';
import { shown, unstated } from '../stated.ts';
import { typeUseIn } from '../types.ts';
import { field } from './facts.ts';

/** A name behind what introduces it, and the clause that says what it is: `has an Order, which is a required number`. */
const part = wording.g`(?:\b(?:has|have|holds?|keeps?|carries|carry|with|and)\s+|,\s+(?:and\s+)?)(?:an?\s+|the\s+|its\s+)?(?<name>\p{L}[\p{L}\p{N}'/_-]*(?: [\p{L}\p{N}'/_-]+){0,3}?),?\s+(?:which|that)\s+(?:is|are)\s+(?:an?\s+)?(?:(?<must>required|mandatory)|(?<may>optional))?\s*(?<type>\p{L}[\p{L}/ -]*?)(?=\s*(?:[,;.(]|$|\s(?:and|or|that|which|who|with|by|from|counting)\s))`;

/** What the thing's own part is, and one that it may have: "Its title is a required text", "it may have a cover (file)". */
const ownPart = wording.g`(?:\b[Ii]ts\s+(?<name>\p{L}[\p{L}\p{N}_-]*(?: \p{L}[\p{L}\p{N}_-]*)?)\s+is\s+(?:always\s+)?an?\s+(?:(?<must>required|mandatory)|(?<may>optional))?\s*(?<type>\p{L}+)(?=\s*(?:[,;.]|$|\s(?:too|as well|and|but)\b))|\bit\s+(?<can>may|can)\s+(?:also\s+)?(?:have|hold|carry)\s+an?\s+(?<part>\p{L}[\p{L}\p{N}_-]*(?: \p{L}[\p{L}\p{N}_-]*)?)\s+\((?<kind>\p{L}+)\))`;

/** The fields of clauses that say of the thing's own parts what each is, of types that are known; none where only one does. */
export function ownFields(text: Inline): readonly Field[] {
  const found = [...text.source.matchAll(ownPart)].flatMap(
    ({ index, 0: whole, groups }): readonly Field[] => {
      const { name = groups?.part ?? '', type = groups?.kind ?? '', must, may = groups?.can } = groups ?? {};
      const at = index + whole.indexOf(name, whole.search(/\s/));
      const typeAt = index + whole.lastIndexOf(type);
      const written = slice(text, typeAt, typeAt + type.length);
      const use = typeUseIn(written);
      if (use.type.is !== 'scalar') return [];
      const named = slice(text, at, at + name.length);
      return [
        field(named, named.at, 'tolerant', {
          type: shown(use, written.at),
          required: must || may ? shown(must !== undefined, written.at) : unstated,
        }),
      ];
    },
  );
  return found.length > 1 ? found : [];
}

/**
 * The fields of which a clause behind each name says what it is: "A List has an Identifier, which is a required number,
 * and a Title, which is a required text." Empty where no clause says that a field is required or optional.
 */
export function fieldsInClauses(text: Inline): readonly Field[] {
  const found = [...text.source.matchAll(part)];
  if (!found.some(({ groups }) => groups?.must || groups?.may)) return [];
  return found.map(({ index, 0: whole, groups }) => {
    const { name = '', type = '', must, may } = groups ?? {};
    const at = index + whole.indexOf(name, whole.search(/\s/));
    const typeAt = index + whole.length - type.length;
    const named = slice(text, at, at + name.length);
    const written = slice(text, typeAt, typeAt + type.length);
    return field(named, named.at, 'tolerant', {
      type: shown(typeUseIn(written), written.at),
      required: must || may ? shown(must !== undefined, written.at) : unstated,
    });
  });
}
