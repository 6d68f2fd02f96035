import type { Field } from '../../model/domain-elements.ts';
import type { Reference } from '../../model/element.ts';
import type { Type } from '../../model/field-type.ts';
import type { Model } from '../../model/model.ts';
import { referencesOfType } from '../../model/references.ts';
import { resolve } from '../../model/resolve.ts';
import { shownValue } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

/** Words in place of a type, with the words of lists left out. */
function wordsOf(type: Type): string | undefined {
  if (type.is === 'list') return wordsOf(type.of);
  return type.is === 'unknown' ? type.text : undefined;
}

/** In a document in its own words a type may be any words: only what nearly is a declared name is a slip. */
function isWorthSaying(model: Model, field: Field, reference: Reference): boolean {
  if (field.how === 'exact') return true;
  const found = resolve(model, reference);
  return found.is === 'unknown' && found.suggestion !== undefined && /^\p{Lu}/u.test(reference.name);
}

/** A field whose type is neither one that Ninefold knows nor an entity or field of the document. */
export const check: ModelCheck = {
  id: 'entities/unknown-type',
  severity: 'warning',
  summary: 'A field has a type that is declared nowhere.',
  reads: ['entities'],
  run: (model) => {
    const fields = model.entities.entities
      .flatMap((entity) => entity.fields)
      .filter((field) => !field.doubtful);
    const references = fields.flatMap((field) => {
      const use = shownValue(field.type);
      const named = use ? referencesOfType(use.type) : [];
      return named.filter((each) => isWorthSaying(model, field, each)).map((reference) => ({ reference }));
    });
    const words = fields.flatMap((field): readonly Report[] => {
      const use = field.how === 'exact' ? shownValue(field.type) : undefined;
      const text = use && wordsOf(use.type);
      if (text === undefined || field.type.is !== 'shown') return [];
      return [
        {
          at: field.type.at,
          message: `“${text}” is no type and no entity. Write one of the types, or the name of an entity, and put the rest under “Meaning”.`,
        },
      ];
    });
    const unknown = reportUnknown(model, references, (word, name) =>
      word === 'field'
        ? `The type is that of “${name}”, and there is no such field.`
        : `“${name}” is no type, and no entity of that name is declared.`,
    );
    return [...unknown, ...words];
  },
};
