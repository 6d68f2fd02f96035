import type { Inline, Item } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { sentences } from '../../words/phrases.ts';
import { field } from '../facts.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import { type Statement, statementOf } from '../fields/part-statements.ts';
import { fieldsInBold } from './bold-names.ts';

/** The statements of a line: its first sentence makes one, and so do those behind it that are marked alike or as sure. */
function statementsOf({ text, children }: Item): readonly Statement[] {
  if (children.length > 0 || /^[`"“]/.test(text.source)) return [];
  const [first, ...others] = sentences(text).flatMap((sentence) => splitOutside(sentence, ';'));
  const statement = first && statementOf(first);
  if (!statement) return [];
  const further = others.flatMap((each) => statementOf(each) ?? []);
  return [statement, ...further.filter(({ mark, isSure }) => (mark < 0 ? isSure : mark === statement.mark))];
}

/** Whether the lines of a list define parts of a thing, each another: three at least, or two marked ones. */
const areDefinitions = once((items: readonly Item[]): boolean => {
  const told = items.map((item) => statementsOf(item)[0]);
  const made = told.filter((each) => each !== undefined);
  const names = new Set(made.flatMap((each) => each.names.map(({ source }) => source.toLowerCase())));
  const least = made.every(({ mark }) => mark >= 0) ? 2 : 3;
  return (
    made.length >= least &&
    made.length >= items.length * 0.7 &&
    made.filter(({ isSure }) => isSure).length >= made.length * 0.5 &&
    names.size === made.flatMap((each) => each.names).length
  );
});

/** Whether lines of a list have bold names nearly all, and enough begin with some and say what these are; then bold names are those of fields. */
const areBold = once((items: readonly Item[]): boolean => {
  const told = items.flatMap(({ text }) => statementOf(clauseOf(text)) ?? []);
  const bold = told.filter(({ mark }) => mark === 0);
  return (
    bold.length > 1 &&
    bold.length * 3 >= items.length &&
    items.filter(({ text }) => fieldsInBold(text).length > 0).length >= items.length * 0.7 &&
    bold.filter(({ isSure }) => isSure).length >= bold.length * 0.5
  );
});

/** The first clause of a line, up to where another bold name stands behind its verb. */
function clauseOf(text: Inline): Inline {
  const [first = text] = sentences(text).flatMap((sentence) => splitOutside(sentence, ';'));
  const verbAt = / (?:is|are) /.exec(first.source)?.index ?? first.source.length;
  const next = first.source.indexOf('**', verbAt);
  return next < 0
    ? first
    : slice(first, 0, first.source.slice(0, next).replace(/,?\s+(?:and\s+)?$/, '').length);
}

/**
 * The fields of a line that says in a sentence what a part of the thing above it is, among others that do: "Base language
 * is a language code and mandatory.", "START DATE and END DATE are points in time, both optional."
 */
export function fieldsDefined(item: Item, items: readonly Item[]): readonly Field[] {
  if (areBold(items)) return sentences(item.text).flatMap((sentence) => fieldsInBold(sentence));
  if (!areDefinitions(items)) return [];
  return statementsOf(item).flatMap(({ names, said }) => {
    const { rest, ...stated } = fieldPhrases(said, 'sure');
    const joined = / and (?<word>mandatory|required|optional|may be empty)\b/.exec(said.source)?.groups?.word;
    const required =
      joined && stated.required.is === 'unstated'
        ? shown(/^(?:mandatory|required)$/.test(joined), said.at)
        : stated.required;
    return names.map((each) =>
      field(each, names.length === 1 ? item.at : each.at, 'tolerant', {
        ...stated,
        required,
        meaning: rest.join('; '),
      }),
    );
  });
}
