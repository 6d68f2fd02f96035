import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import type { Definition } from '../../blocks/written-lines.ts';
import type { Entity, Field } from '../../domain-elements.ts';
import { field } from '../facts.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import { entityOf } from '../lists.ts';
import { fieldsOfLabel, isFieldsLabel } from '../notes/named-lists.ts';
import { fieldsOfList } from './entity-lines.ts';

/** The entities of a definition list in which every definition of a term is a field of it. */
export function definedEntities(definitions: readonly Definition[]): readonly Entity[] {
  const entities = definitions.map(({ term, says }) => {
    const fields = fieldsOfList(says.map((text) => ({ text, at: text.at, children: [] })));
    const remark = /(?<=\S)\s*\([^()]*\)$/.exec(term.source);
    const name = slice(term, 0, remark?.index ?? term.source.length);
    // "Fields: serial, price"
    const [label, ...others] = says;
    const listed = label && others.length === 0 && isFieldsLabel(label) ? fieldsOfLabel(label, []) : [];
    if (listed.length > 0) return entityOf(name, term.at, listed, remark?.[0] ?? '');
    return says.length > 1 && fields.length >= says.length
      ? entityOf(name, term.at, fields, remark?.[0] ?? '')
      : undefined;
  });
  return entities.every((each) => each !== undefined) ? entities : [];
}

/** A field that a definition list defines: its name, and below it what is said of it. */
export function definedField(term: Inline, says: readonly Inline[]): Field {
  const [first] = says;
  const { rest = [], ...stated } = first ? fieldPhrases(first, 'sure') : {};
  const more = says.slice(1).map(plain);
  return field(term, term.at, 'tolerant', { ...stated, meaning: [...rest, ...more].join('; ') });
}
