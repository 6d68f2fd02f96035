import type { Inline, Item } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import type { Context } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import { answered, answeredEach, answerTo, questionOf } from './constants/answers.ts';
import { isRemark, stepOfScale } from './constants/beside.ts';
import { withLineTitle, withMeasure, withParent, withTitle } from './constants/cases.ts';
import { eachName } from './constants/each-name.ts';
import { sentenceBehind } from './constants/elliptic.ts';
import { constantsOfFence } from './constants/fences.ts';
import { lineConstant } from './constants/line-constant.ts';
import { constantsOfLine, listsAmounts } from './constants/lines.ts';
import { bareList, keptNames, numberedNames } from './constants/lists.ts';
import { withPorts } from './constants/ports.ts';
import { constantRow, gridRow } from './constants/rows.ts';
import { constantsOfSentence } from './constants/sentences.ts';
import { settingsTold } from './constants/settings-told.ts';
import { constantShapes } from './constants/shapes.ts';
import { shortValues } from './constants/short-values.ts';
import { amountBelow, amountOfTitle } from './constants/titled.ts';
import { constantsOfClauses, ownTitle } from './constants/told/sentences.ts';
import { withValuesTold } from './constants/told-values.ts';
import type { Constant } from './domain-elements.ts';
import type { PointReader } from './reader.ts';
import { shown, unstated } from './stated.ts';
import { isIdentifier } from './words/names.ts';
import { headOf, unwrapped } from './words/phrases.ts';

/** Point 9: a table of constants; bullets `- Sign-up confirmation: 48 hours` do as well. */
export const constantsReader: PointReader<'constants', Constant> = {
  tables: {
    constants: {
      shape: constantShapes.constants,
      each: { of: 'constant' },
      row: constantRow,
    },
    described: {
      shape: constantShapes.described,
      row: constantRow,
    },
    cases: {
      shape: constantShapes.cases,
      row: constantRow,
    },
    grid: {
      shape: constantShapes.grid,
      row: gridRow,
    },
  },
  item: readItem,
  paragraph({ text }, _context, gather) {
    const whole = unwrapped(text);
    const lines = answeredEach(whole);
    for (const line of lines)
      gather.fact(lineConstant(line, lines.length === 1 ? whole.at : line.name.at, gather));
  },
  sentence: readSentence,
  fence(block, _context, gather) {
    if (
      !/^(?:env|dotenv|ini|toml|yaml|yml|properties|conf|sh|bash|txt|text|json|jsonc|json5|ts|typescript|js|javascript|py|python|go|java|kotlin|rust|rb|ruby|php|c|cs|)$/.test(
        block.language,
      )
    )
      return;
    for (const line of constantsOfFence(block.code)) gather.fact(lineConstant(line, line.name.at, gather));
  },
  assemble: (parts, handed) => ({ constants: [...parts, ...handed].flatMap((part) => part.reading.facts) }),
  stated({ constants }, count) {
    for (const { value } of constants) count(value.is);
  },
};

/** `- Sign-up confirmation: 48 hours`, `- MAX_UPLOAD = 5 MB`, `- ping log limit 100; at most 3 redirects`. */
function readItem(
  item: Item,
  context: Context,
  gather: Gathering<Constant>,
  above: readonly Item[],
): 'not' | 'itself' {
  const head = headOf(item.text);
  if (/:$|^\(.*\)$/.test(item.text.source) || (head && isRemark(head))) return 'not';
  const below = amountBelow(above.at(-1), item.text);
  if (below) gather.fact(lineConstant(below, item.at, gather));
  if (below) return 'itself';
  const step = stepOfScale(item.text, context.lead);
  const settings = step ? [step] : settingsTold(item.text);
  const all =
    settings.length > 0
      ? settings
      : withValuesTold(
          item.text,
          constantsOfClauses(item.text, constantsOfLine(item.text)),
          shortValues(item.text),
        );
  const own = ownTitle(item.text);
  const lines = withPorts(all.flatMap(eachName)).map((line) => {
    // A title in bold type that a full stop closes, or a colon before several names; a name is one of what the title above names.
    const isTitle = /^\*\*[^*]+\.\*\*/.test(item.text.source);
    const isBehind = own !== '' && (isTitle || line.name.at.start - item.text.at.start > own.length);
    const within = isBehind ? { ...context, lead: own, titled: false } : context;
    const name = withParent(withoutArticle(line.name), above.at(-1));
    return {
      ...line,
      name: withMeasure(
        withTitle(withLineTitle(name, within), within),
        line.value,
        isBehind ? { ...context, lead: '', headings: [] } : context,
      ),
    };
  });
  for (const line of lines)
    gather.fact(lineConstant(line, lines.length === 1 ? item.at : line.name.at, gather));
  return lines.length > 0 ? 'itself' : 'not';
}

/** A name that begins with an article in small letters, as in notes, without it: "the visit lasts". */
function withoutArticle(name: Inline): Inline {
  return slice(name, /^(?:the|an?)\s+(?=\S)/.exec(name.source)?.[0].length ?? 0, name.source.length);
}

/** A title without the number before it. */
function withoutNumber(title: Inline): Inline {
  return slice(title, /^[\d.]+\s+/.exec(title.source)?.[0].length ?? 0, title.source.length);
}

/** A sentence with one amount, and a list of words that is all its heading has under it. */
function readSentence(said: Inline, context: Context, gather: Gathering<Constant>): boolean {
  const heading = context.headings.at(-1);
  // Behind a question that its paragraph does not answer at once stands a sentence like any other.
  const question = questionOf(said);
  if (question && answered(said)) return false;
  const text = question?.rest ?? said;
  const behind = sentenceBehind(text);
  const lines = behind ? constantsOfSentence(behind) : [];
  const isNamed = lines.length > 0 && !lines.some(({ name }) => /^(?:min|max)imum$/i.test(name.source));
  const sentence = behind && isNamed ? behind : text;
  const asked = heading?.title.source.endsWith('?') ? answerTo(heading.title, sentence) : undefined;
  if (asked) {
    for (const line of asked) gather.fact(lineConstant(line, sentence.at, gather));
    return true;
  }
  const items = heading && (bareList(sentence) ?? keptNames(sentence));
  if (heading && items) {
    const value = { is: 'list' as const, items: items.map((each) => plain(each)), text: plain(sentence) };
    const title = withoutNumber(heading.title);
    gather.fact({
      name: plain(title),
      at: sentence.at,
      nameAt: title.at,
      how: 'tolerant',
      value: shown(value, sentence.at),
      unit: '',
      when: unstated,
      meaning: '',
    });
    return true;
  }
  const title = context.title ?? heading?.title;
  const ofTitle = title && gather.count === 0 ? amountOfTitle(withoutNumber(title), sentence) : undefined;
  if (ofTitle) {
    gather.fact(lineConstant(ofTitle, sentence.at, gather));
    return true;
  }
  const head = headOf(sentence);
  if (head && isRemark(head)) return false;
  const isSetting = head?.mark === '=' && (head.kind === 'code' || isIdentifier(plain(head.label)));
  const isRow = head?.mark === '–' && (numberedNames(head.rest) !== undefined || listsAmounts(head.rest));
  const all = constantsOfClauses(sentence, []);
  const settings = settingsTold(sentence);
  const isLine = settings.length === 0 && all.length === 0 && (head?.mark === ':' || isSetting || isRow);
  const grouped = isLine ? constantsOfLine(sentence) : settings;
  for (const line of grouped)
    gather.fact(lineConstant(line, grouped.length === 1 ? sentence.at : line.name.at, gather));
  if (grouped.length > 0) return true;
  const told = withValuesTold(sentence, constantsOfClauses(sentence, constantsOfSentence(sentence)));
  const found = withPorts(told.flatMap(eachName));
  for (const line of found)
    gather.fact({
      ...lineConstant(line, found.length === 1 ? sentence.at : line.name.at, gather),
      doubtful: true,
    });
  return found.length > 0;
}
