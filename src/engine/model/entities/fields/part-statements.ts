import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { namesListed } from '../../words/phrases.ts';
import { field } from '../facts.ts';
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
export interface Statement {
  readonly names: readonly Inline[];
  readonly said: Inline;
  /** Which of the `marks` its names have; -1 for none. */
  readonly mark: number;
  /** Whether it says what they are, and not only what they do. */
  readonly isSure: boolean;
}

/** The statement that a clause makes of the parts that it begins with. */
export function statementOf(clause: Inline): Statement | undefined {
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
