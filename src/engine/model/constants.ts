import type { Inline, Item } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import { conditionIn } from './blocks/conditions.ts';
import type { Context } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import { type ConstantLine, isUpper } from './constants/amounts.ts';
import { answered, answerTo, questionOf } from './constants/answers.ts';
import { isRemark, stepOfScale } from './constants/beside.ts';
import { withLineTitle, withMeasure, withParent, withTitle } from './constants/cases.ts';
import { sentenceBehind } from './constants/elliptic.ts';
import { constantsOfFence } from './constants/fences.ts';
import { constantsOfLine, listsAmounts } from './constants/lines.ts';
import { bareList, codedList, keptNames, numberedNames } from './constants/lists.ts';
import { partsOfOne } from './constants/parts-of-one.ts';
import { constantsOfSentence } from './constants/sentences.ts';
import { settingsTold } from './constants/settings-told.ts';
import { constantShapes, keyColumns, remarkColumns, unitTitles } from './constants/shapes.ts';
import { sideBySide } from './constants/side-by-side.ts';
import { amountBelow, amountOfTitle } from './constants/titled.ts';
import { constantsOfClauses, ownTitle } from './constants/told/sentences.ts';
import { valueAndUnit } from './constants/value-and-unit.ts';
import type { Constant } from './domain-elements.ts';
import type { PointReader, RowReading } from './reader.ts';
import { shown, unstated } from './stated.ts';
import { looksLikeAmount, says } from './tables/cell-kinds.ts';
import { stated } from './words/markers.ts';
import { isIdentifier, nameOf, words } from './words/names.ts';
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
    for (const line of answered(whole) ?? []) gather.fact(lineConstant(line, whole.at, gather));
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

function constantRow(reading: RowReading<Constant>): void {
  const { row, match, cell, gather, context } = reading;
  const told = cell('constant');
  // A column of words before that of the identifiers names what they set; so it does where a row of it has none.
  const isFirst = match.at.get('constant') === 0;
  const isBare = !isFirst && gather.ofBlock(keyColumns).has(match.at.get('constant') ?? 0);
  const first = !isFirst && (isBare || match.extra.includes(0)) ? row.cells[0] : undefined;
  const isSet =
    first?.source && told && (isBare || isIdentifier(nameOf(told).name)) && !looksLikeAmount(first);
  const nameCell = isSet ? first : told;
  if (!nameCell?.source || looksLikeAmount(nameCell)) return;
  const coded = says(cell('value')) ? codedList(cell('value') as Inline) : undefined;
  if (coded) {
    for (const line of coded)
      gather.fact(lineConstant({ ...line, remark: plain(nameCell) }, line.name.at, gather));
    return;
  }
  const several = says(cell('value')) ? severalIn(nameCell, cell('value') as Inline) : undefined;
  if (several) {
    for (const line of several) gather.fact(lineConstant(line, line.name.at, gather));
    return;
  }
  const { name } = nameOf(withTitle(nameCell, context));
  const unitCell = cell('unit');
  const { value, unit } = valueAndUnit(cell('value'));
  const isOwnUnit = unitCell?.source !== undefined && stated(unitCell, plain).is === 'shown';
  const meaning = cell('meaning');
  gather.fact({
    name,
    at: row.at,
    nameAt: nameCell.at,
    how: match.exact ? 'exact' : 'tolerant',
    ...(match.guessed ? { doubtful: true } : {}),
    value: gather.marked(value, `the value of ${name}`),
    unit: isOwnUnit ? plain(unitCell) : unit,
    ...(isOwnUnit && plain(unitCell) === unitCell.source ? { unitAt: unitCell.at } : {}),
    when: gather.marked(stated(cell('when'), conditionIn), `when ${name} has this value`),
    meaning: [isSet && says(told) ? plain(told) : '', meaning && meaning !== first ? plain(meaning) : '']
      .filter(Boolean)
      .join('. '),
  });
  boundsBeside(reading, nameCell);
}

/** The constants of a cell that tells several of what its row names. */
function severalIn(name: Inline, value: Inline): readonly ConstantLine[] | undefined {
  return sideBySide(name, value) ?? (isIdentifier(nameOf(name).name) ? undefined : partsOfOne(name, value));
}

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
  const all = settings.length > 0 ? settings : constantsOfClauses(item.text, constantsOfLine(item.text));
  const own = ownTitle(item.text);
  const lines = all.map((line) => {
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

function lineConstant(
  { name, value, remark, unit = '' }: ConstantLine,
  at: Constant['at'],
  gather: Gathering<Constant>,
): Constant {
  const called = nameOf(name).name;
  const read = valueAndUnit(value);
  return {
    name: called,
    at,
    nameAt: name.at,
    how: 'tolerant',
    value: gather.marked(read.value, `the value of ${called}`),
    unit: read.unit || unit,
    when: unstated,
    meaning: remark,
  };
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
  const told = question?.rest ?? said;
  const behind = sentenceBehind(told);
  const lines = behind ? constantsOfSentence(behind) : [];
  const isNamed = lines.length > 0 && !lines.some(({ name }) => /^(?:min|max)imum$/i.test(name.source));
  const sentence = behind && isNamed ? behind : told;
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
  const found = constantsOfClauses(sentence, constantsOfSentence(sentence));
  for (const line of found)
    gather.fact({
      ...lineConstant(line, found.length === 1 ? sentence.at : line.name.at, gather),
      doubtful: true,
    });
  return found.length > 0;
}

/** What columns beside the one of the values are called that bound these. */
const boundTitle = /^(?:min(?:imum)?\.?|max(?:imum)?\.?|at least|at most|least|most|lowest|highest|up to)$/i;

/** The bounds that columns beside that of the values give: `Setting | Minimum | Maximum`. */
function boundsBeside({ row, match, header, cell, gather }: RowReading<Constant>, nameCell: Inline): void {
  const unitCell = cell('unit');
  for (const index of match.extra) {
    const [title, value] = [header.cells[index], row.cells[index]];
    if (!title || !says(value) || !looksLikeAmount(value) || !boundTitle.test(plain(title))) continue;
    const name = { source: `${nameOf(nameCell).name}: ${plain(title)}`, at: nameCell.at };
    const bound = lineConstant({ name, value, remark: '' }, value.at, gather);
    gather.fact(says(unitCell) && bound.unit === '' ? { ...bound, unit: plain(unitCell) } : bound);
  }
}

/** Whether a cell says since which year a value holds: "From | 2007". */
function isSince(title: Inline, value: Inline): boolean {
  return (
    /^(?:valid )?(?:from|since|until|as of)$/i.test(plain(title)) && /^(?:19|20)\d\d$/.test(plain(value))
  );
}

/** A row whose cells are values, each for the case that its column's header names. */
function gridRow({ row, match, header, cell, gather }: RowReading<Constant>): void {
  const nameCell = cell('constant');
  if (!nameCell?.source || looksLikeAmount(nameCell)) return;
  const isUnit = (index: number): boolean =>
    ['unit', ...unitTitles].includes(words(plain(header.cells[index] ?? nameCell)));
  const units = match.extra.find(isUnit);
  const remarks = gather.ofBlock(remarkColumns);
  const meaning = match.extra
    .filter((index) => remarks.has(index))
    .flatMap((index) => (says(row.cells[index]) ? plain(row.cells[index] as Inline) : []))
    .join('. ');
  const unitCell = units === undefined ? undefined : row.cells[units];
  const told = (constant: Constant): Constant => ({
    ...constant,
    unit: says(unitCell) && constant.unit === '' ? plain(unitCell) : constant.unit,
    meaning,
  });
  for (const index of match.extra) {
    const value = row.cells[index];
    const of = header.cells[index];
    if (!says(value) || !of || index === units || remarks.has(index) || isSince(of, value)) continue;
    // A name that programmes use has a value for each case; words are told apart by what their column says.
    if (nameCell.source.startsWith('`') || isUpper(nameOf(nameCell).name)) {
      const line = { name: nameCell, value, remark: '' };
      gather.fact({
        ...told(lineConstant(line, value.at, gather)),
        when: shown({ prose: plain(of) }, of.at),
      });
      continue;
    }
    const name = { source: `${nameOf(nameCell).name}: ${plain(of)}`, at: nameCell.at };
    gather.fact(told(lineConstant({ name, value, remark: '' }, value.at, gather)));
  }
}
