import { referencesOfType } from '../../model/derived/references.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Reference } from '../../model/element.ts';
import type { Type } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { wording } from '../../syntax/wording.ts';
import type { ModelCheck, Report } from '../check.ts';
import { reportUnknown, type Sought } from '../unknown.ts';

/** Words in place of a type, with the words of lists left out. */
function wordsOf(type: Type): string | undefined {
  if (type.is === 'list') return wordsOf(type.of);
  return type.is === 'unknown' ? type.text : undefined;
}

/** In a document in its own words a type may be any words: only what nearly is a declared name is a slip. */
function isWorthSaying(model: Model, field: Field, reference: Reference): boolean {
  if (field.how === 'exact') return true;
  // "UserId" in place of a type is the key of a User, and no slip for "User".
  const [, owner] = /^(.+?)_?id$/i.exec(reference.name) ?? [];
  if (owner !== undefined && resolve(model, { ...reference, name: owner }).is !== 'unknown') return false;
  const found = resolve(model, reference);
  return found.is === 'unknown' && found.suggestion !== undefined && wording`^\p{Lu}`.test(reference.name);
}

/** What an entity's fields take for a type and is declared nowhere. */
const soughtBy = perElement((model: Model, { fields }: Entity): readonly Sought[] =>
  fields.flatMap((field) => {
    const use = field.doubtful ? undefined : shownValue(field.type);
    const named = use ? referencesOfType(use.type) : [];
    return named
      .filter((each) => resolve(model, each).is === 'unknown' && isWorthSaying(model, field, each))
      .map((reference) => ({ reference }));
  }),
);

/** Words that say where the values of a type stand: "enum, see 4.3". */
const elsewhere = /\bsee\b/i;

/** Words in place of types. */
const wordsIn = perElement((_: Model, { fields }: Entity): readonly Report[] =>
  fields.flatMap((field) => {
    const use = field.how === 'exact' && !field.doubtful ? shownValue(field.type) : undefined;
    const text = use && wordsOf(use.type);
    if (text === undefined || elsewhere.test(text) || field.type.is !== 'shown') return [];
    return [
      {
        at: field.type.at,
        message: `“${text}” is no type and no entity. Write one of the types, or the name of an entity, and put the rest under “Meaning”.`,
      },
    ];
  }),
);

/** A field whose type is neither one that Ninefold knows nor an entity or field of the document. */
export const check: ModelCheck = {
  id: 'entities/unknown-type',
  severity: 'warning',
  summary: 'A field has a type that is declared nowhere.',
  deep: true,
  reads: ['entities'],
  run: (model) => {
    const { entities } = model.entities;
    const unknown = reportUnknown(model, flat(soughtBy.each(model, entities)), (word, name) =>
      word === 'field'
        ? `The type is that of “${name}”, and there is no such field.`
        : `“${name}” is no type, and no entity of that name is declared.`,
    );
    return [...unknown, ...flat(wordsIn.each(model, entities))];
  },
};
