import type { Inline, Item } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Field } from '../domain-elements.ts';
import { shown } from '../stated.ts';
import { once } from '../tracking/once.ts';
import { namesListed, sentences } from '../words/phrases.ts';
import { fieldsInBold } from './bold-names.ts';
import { field } from './facts.ts';
import { fieldPhrases } from './field-phrases.ts';
import { noField } from './word-fields.ts';

/** The verb of a sentence that says what a part of a thing is: "Code is a short text", "**From** and **to** are dates". */
const verb =
  / (?<verb>is|are|may be|can be|must be|(?:shall|should|will) be|(?:shall|must) (?:refer|point) to|holds?|points? to|refers? to|names|tells|says|gives|counts|records|stores?|contains?|defaults? to|shows) (?=\S)/;
/** What stands before it: names in plain, bold or capital letters. */
const onlyNames = wording`^(?:\*\*)?\p{L}[\p{L}\p{N}'’/_, *-]*$`;
/** What is said of what is one of the parts of a thing: what it is, or whether there is always one. */
const isPart =
  /^(?:(?:always|both|all|also|each) )?(?:an?|the|one of|either|optional|required|mandatory|unique|empty|text|texts|free text|formatted texts?|points? in time|dates?|times?|whole numbers?|numbers?|amounts?|(?:\w+ )?yes\/no|true|false|set|filled|stored|kept|generated|whether)\b/i;
/** What a sentence speaks of that is no part: what was told before, or people. */
const noName =
  /^(?:it|they|this|that|these|those|there|he|she|nobody|nothing|everything|all|both|each|one|none|which|what|who|only|when|where|if|once|then|here|most|some|other|another)\b/i;
/** How names are marked: in bold type, in capitals, or not at all. */
const marks: readonly RegExp[] = [/^\*\*.*\*\*$/, wording`^[\p{Lu}\p{N}][\p{Lu}\p{N}'/_ -]+$`];

/** A statement about some parts of a thing. */
interface Statement {
  readonly names: readonly Inline[];
  readonly said: Inline;
  /** Which of the `marks` its names have; -1 for none. */
  readonly mark: number;
  /** Whether it says what they are, and not only what they do. */
  readonly isSure: boolean;
}

/** The statement that a clause makes of the parts that it begins with. */
function statementOf(clause: Inline): Statement | undefined {
  const source = clause.source.replace(/\.$/, '');
  const found = verb.exec(source);
  const all = slice(clause, 0, found?.index ?? 0);
  if (!found || !onlyNames.test(all.source) || noName.test(all.source) || noField.test(all.source))
    return undefined;
  const names = namesListed(all).map((each) => {
    const article = /^(?:the|its|an?) /i.exec(each.source)?.[0].length ?? 0;
    return slice(each, article, each.source.length);
  });
  const mark = marks.findIndex((each) => names.every(({ source }) => each.test(source)));
  const longest = Math.max(...names.map(({ source }) => source.split(' ').length));
  if (longest > (mark < 0 ? 4 : 8)) return undefined;
  const said = slice(clause, found.index + found[0].length, source.length);
  const says = found.groups?.verb ?? '';
  return { names, said, mark, isSure: /^(?:is|are|.* be)$/.test(says) && isPart.test(said.source) };
}

/** What surely tells of a part whether there is always one: "optional", "an optional date". */
const saysDemand = /^(?:an? )?(?:not )?(?:optional|mandatory|required|compulsory|obligatory)\b/i;

/**
 * The parts that a sentence about a thing's own part defines: "The nickname is optional", or, where these are told of one
 * by one (`areAll`), "The currency shall be a three-letter code".
 */
export function partsDefined(sentence: Inline, areAll: boolean): readonly Field[] {
  const first = splitOutside(sentence, ';')[0];
  const made = /^(?:the|its) /i.test(sentence.source) && first ? statementOf(first) : undefined;
  if (!made || !(areAll || saysDemand.test(made.said.source))) return [];
  const { rest: _, ...stated } = fieldPhrases(made.said, 'sure');
  return made.names.map((each) => ({ ...field(each, each.at, 'tolerant', stated), doubtful: true }));
}

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
