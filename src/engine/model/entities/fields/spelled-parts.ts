import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { splitAt } from '../../words/phrases.ts';
import { field } from '../facts.ts';
import { fieldPhrases } from './field-phrases.ts';

/** A name as programmes spell it, of two words at least. */
const spelled =
  /(?<![\w.$/@-])(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)+)(?![\w/@(]|\.\w)/g;
/** Words behind which such a name is a value, or that of something else. */
const otherwise =
  /\b(?:one of|either|choice (?:of|among|between)|values?(?: are)?|such as|e\.g\.|like|set to|becomes?|equals?|(?:the|its|our|a) (?:table|collection|file|module|setting|parameter|function|class)|stored (?:in|as|under)|table)\s+(?:the\s+|an?\s+)?$/i;
/** Words of which the values of one part follow. */
const ofValues = /\b(?:one of|choice (?:of|among|between)|either|values?(?: are)?)\s/i;
/** What leads from the beginning of what is said of a thing to its first part. */
const firstLead =
  /^(?:.{0,80}\b(?:fields|columns|attributes|required|mandatory|obligatory|compulsory|optional)\b.{0,20}\bare|.{0,60}\b(?:has|have|holds?|keeps?|stores?|records?|carries|carry|contains?|needs?|requires?|with|without))\s+/i;
/** What leads to a further one. */
const nextLead =
  /^(?:(?:it|they|also|then|further)\s+)*(?:has|have|holds?|keeps?|stores?|carries|needs?|requires?|shows?|comes?|adds?)\s+/i;
/** A plain word that is a part beside others: perhaps with an article, a demand and what it is behind it. */
const plainPart = wording`^(?:(?:an?|the|its|their)\s+)?(?:(?:required|optional|mandatory|compulsory|obligatory|free|plain)\s+)?(?<name>\p{Ll}[\p{Ll}\p{N}]{1,24})(?:\s+(?:table|list|link|flag))?(?<rest>\s*$|\s+(?:is|are|as|in|from|for|that|which|too)\s.*$)`;
/** Plain words that are no names of parts. */
const noName =
  /^(?:it|they|them|this|which|who|what|that|these|those|both|all|each|every|one|two|three|some|none|text|texts|dates?|times?|numbers?|links?|money|integers?|decimals?|booleans?|strings?|empty|blank|null|unique|required|optional|mandatory|compulsory|likewise|more|others?|so|then|also|only|not|kept|set|there|here|everything|nothing|fields?|columns?|rows?|read)$/i;

const demand = '(?:required|mandatory|compulsory|obligatory)';
/** What a clause says before what it lists: that all of that has to be there. */
const leadsToDemanded = new RegExp(
  `\\b(?:must (?:have|carry)|needs?|requires?|cannot be \\w+ without|${demand} (?:on (?:it|them) |there |fields |ones )?are)\\s`,
  'i',
);
/** What a clause says behind what it begins with: that all of that has to be there, or need not. */
const areDemanded = new RegExp(`\\bare (?:all |both )?${demand}\\b`, 'i');
const areSpared =
  /\b(?:may|can) (?:stay|be|remain|be left) (?:empty|blank|null|out)\b|\bare (?:all |both )?optional\b/i;
/** The same of the two names before: ", both required". */
const bothDemanded = new RegExp(`^both ${demand}$`, 'i');
/** What tells more than one thing of what is listed. */
const otherVerb = /\b(?:has|have|holds?|keeps?|stores?|carries|contains?|with|shows?|may|can|is)\b/i;
const ownDemand = new RegExp(`\\b(?:${demand}|(?<optional>optional)) (?:\\S+ )?$`, 'i');

interface Part {
  readonly name: Inline;
  readonly isSpelled: boolean;
  /** What stands before the name, and behind it, in its part. */
  readonly before: string;
  readonly after: Inline;
}

/**
 * The parts of a thing that plain text tells in a row, names as programmes spell them and plain words beside such: "needs
 * a berth_no, a required depth and an opened_on (date)". `isHead` where the name of the thing stands right before.
 */
export function spelledParts(text: Inline, isHead: boolean): readonly Field[] {
  const bare = slice(text, 0, text.source.replace(/[\s.]+$/, '').length);
  return splitAt(bare, /[;:]\s+|,\s+(?:while|but|whereas)\s+/).flatMap((clause, index) => {
    const bare = { ...clause, source: outOfBrackets(clause.source, '·') };
    const parts = splitAt(
      bare,
      /\s*,\s+(?:(?:and|or|then|plus|as well as)\s+)*|\s+(?:and|or|as well as|plus)\s+/,
    ).map(({ at, source }) =>
      slice(clause, at.start - clause.at.start, at.start - clause.at.start + source.length),
    );
    const values = bare.source.search(ofValues);
    const all = parts.map((part, at) =>
      isValue(part, part.at.start - clause.at.start, values)
        ? []
        : partsOf(part, isHead && index === 0 && at === 0),
    );
    const demanded = demandOf(clause);
    return all.flatMap((told, at) => {
      if (told.length === 0 || !isBeside(all, at)) return [];
      const isOfBoth = [at + 1, at + 2].some((next) => bothDemanded.test(parts[next]?.source ?? ''));
      return told.map((each) => fieldOf(each, isOfBoth || demanded));
    });
  });
}

/** Text with a sign for all that stands in brackets, at the places it has. */
function outOfBrackets(text: string, sign = ' '): string {
  return text.replace(/\([^()]*\)/g, (all) => sign.repeat(all.length));
}

/** Whether a part stands behind words for values, and has no article as further parts of the thing have. */
function isValue({ source }: Inline, at: number, values: number): boolean {
  return values >= 0 && at > values && !/^(?:an?|the|its)\s/i.test(source);
}

/** What a clause says of all that it lists: that it has to be there, or need not. */
function demandOf({ source }: Inline): boolean | undefined {
  const lead = leadsToDemanded.exec(source);
  const behind = lead && source.slice(lead.index + lead[0].length).replace(/,? (?:which|that|who) .*$/s, '');
  if (behind) return otherVerb.test(behind) ? undefined : true;
  const [must, may] = [areDemanded.exec(source), areSpared.exec(source)];
  const said = must ?? may;
  return said && !otherVerb.test(source.slice(0, said.index)) ? said === must : undefined;
}

/** Whether a part of a row stands in one with a name that is spelled as programmes do. */
function isBeside(all: readonly (readonly Part[])[], at: number): boolean {
  const isSpelled = (parts: readonly Part[] | undefined): boolean =>
    parts?.some((each) => each.isSpelled) ?? false;
  if (isSpelled(all[at])) return true;
  const before = all.slice(0, at).toReversed();
  const behind = all.slice(at + 1);
  return [before, behind].some((side) => {
    const end = side.findIndex((parts) => parts.length === 0);
    return side.slice(0, end < 0 ? side.length : end).some(isSpelled);
  });
}

/** The names of a part: all that are spelled so, else the plain word that it is. */
function partsOf(part: Inline, isFirst: boolean): readonly Part[] {
  const open = outOfBrackets(part.source);
  const names = [...open.matchAll(spelled)].filter(({ index }) => !otherwise.test(open.slice(0, index)));
  if (names.length > 0)
    return names.map(({ index, 0: name }, at) => {
      const end = index + name.length;
      return {
        name: slice(part, index, end),
        isSpelled: true,
        before: open.slice(0, index),
        after: slice(part, end, names[at + 1]?.index ?? part.source.length),
      };
    });
  const lead = (isFirst ? firstLead : nextLead).exec(open)?.[0].length ?? 0;
  const found = plainPart.exec(open.slice(lead));
  const { name, rest = '' } = found?.groups ?? {};
  if (!found || !name || noName.test(name)) return [];
  const end = open.length - rest.length;
  const start = lead + open.slice(lead).indexOf(name, found[0].indexOf(name));
  return [
    {
      name: slice(part, start, start + name.length),
      isSpelled: false,
      before: open.slice(0, start),
      after: slice(part, Math.min(end, start + name.length), part.source.length),
    },
  ];
}

/** The field of a part, with what is said of it alone, or of all in its clause. */
function fieldOf({ name, before, after }: Part, demanded: boolean | undefined): Field {
  const bracket = /^\s*\((?<said>[^()]*)\)/.exec(after.source);
  const said = bracket?.groups?.said ?? '';
  const open = bracket ? after.source.indexOf('(') + 1 : 0;
  const as = bracket ? null : /^\s*(?:as|is) (?=an? |text\b)/.exec(after.source);
  const words = bracket
    ? slice(after, open, open + said.length)
    : slice(after, as?.[0].length ?? 0, as ? after.source.length : 0);
  // What is neither a type nor a demand is a remark.
  const { type, required } = fieldPhrases(words, 'sure');
  const own = ownDemand.exec(before);
  const isRequired = own ? own.groups?.optional === undefined : demanded;
  return field(name, name.at, 'tolerant', {
    type,
    required: required.is === 'unstated' && isRequired !== undefined ? shown(isRequired, name.at) : required,
  });
}
