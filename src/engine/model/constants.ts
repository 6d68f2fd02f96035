import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain } from '../syntax/inline.ts';
import { wording } from '../syntax/wording.ts';
import { conditionIn } from './blocks/conditions.ts';
import type { Context } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import { type ConstantLine, isUpper } from './constants/amounts.ts';
import { answered, answerTo, questionOf } from './constants/answers.ts';
import { isRemark, stepOfScale } from './constants/beside.ts';
import { withLineTitle, withTitle } from './constants/cases.ts';
import { constantsOfFence } from './constants/fences.ts';
import { constantsOfLine } from './constants/lines.ts';
import { bareList, codedList } from './constants/lists.ts';
import { constantsOfSentence } from './constants/sentences.ts';
import type { Constant, ConstantValue } from './domain-elements.ts';
import type { PointReader, RowReading } from './reader.ts';
import { decimalText } from './rules/constraints.ts';
import { type Stated, shown, unstated } from './stated.ts';
import { looksLikeAmount, says } from './tables/cell-kinds.ts';
import { stated } from './words/markers.ts';
import { isIdentifier, nameOf } from './words/names.ts';
import { headOf, unwrapped } from './words/phrases.ts';
import { comparing, inDigits, numeral } from './words/quantities.ts';

/** Point 9: a table of constants; bullets `- Sign-up confirmation: 48 hours` do as well. */
export const constantsReader: PointReader<'constants', Constant> = {
  tables: {
    constants: {
      shape: {
        columns: {
          constant: {
            title: 'Constant',
            also: ['name', 'limit', 'setting', 'parameter', 'variable', 'key', 'what', 'rule', 'item'],
          },
          value: {
            title: 'Value',
            also: [
              'default',
              'amount',
              'number',
              'limit',
              'default value',
              'how much',
              'how many',
              'as shipped',
              'out of the box',
              'factory value',
              'preset',
              'codes',
              'values',
              'range',
              'maximum',
              'wert',
              'größe',
              'valeur',
            ],
            looks: looksLikeAmount,
          },
          unit: { title: 'Unit', also: ['units', 'einheit', 'unité'] },
          when: { title: 'When', also: ['condition'] },
          meaning: {
            title: 'Meaning',
            also: ['description', 'notes', 'note', 'purpose', 'comment', 'label', 'where', 'used for'],
          },
        },
        needs: [['constant'], ['value']],
        inOrder: ['constant', 'value'],
      },
      each: { of: 'constant' },
      row: constantRow,
    },
    cases: {
      shape: {
        columns: {
          constant: {
            title: 'Value',
            also: ['option', 'mode', 'plan', 'tier', 'level', 'period', 'kind', 'type'],
          },
          value: {
            title: 'Range',
            also: ['limit', 'limits', 'amount', 'duration', 'price', 'number', 'maximum', 'quota'],
          },
          meaning: { title: 'Meaning', also: ['label', 'description', 'notes', 'name'] },
        },
        needs: [['constant'], ['value']],
      },
      row: constantRow,
    },
    grid: {
      shape: {
        columns: { constant: { title: 'Constant' } },
        needs: [['constant']],
        inOrder: ['constant'],
        rest: looksLikeAmount,
        open: true,
      },
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

function constantRow({ row, match, cell, gather, context }: RowReading<Constant>): void {
  const told = cell('constant');
  // A column of words before that of the identifiers names what they set.
  const first = match.extra.includes(0) && match.at.get('constant') !== 0 ? row.cells[0] : undefined;
  const isSet = first?.source && told && isIdentifier(nameOf(told).name) && !looksLikeAmount(first);
  const nameCell = isSet ? first : told;
  if (!nameCell?.source || looksLikeAmount(nameCell)) return;
  const coded = says(cell('value')) ? codedList(cell('value') as Inline) : undefined;
  if (coded) {
    for (const line of coded)
      gather.fact(lineConstant({ ...line, remark: plain(nameCell) }, line.name.at, gather));
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
    meaning: [isSet ? plain(told) : '', meaning ? plain(meaning) : ''].filter(Boolean).join('. '),
  });
}

const numeric = wording.i`^((?:${comparing}\s*)?(?:${numeral}|[-−+]?\.\d+))(?:\s*((?!(?:by|of|in|to|and|or|for|at)\b|x[\da-f])[\p{L}%°$€£][\p{L}\p{N}%/ -]{0,40}))?$`;
/** Two amounts with a unit each: "between 1 hour and 30 days". */
const range = wording.i`^(?:between|from)\s+\S+\s\p{L}+\s+(?:and|to)\s+\d`;
const comparison = new RegExp(`^${comparing}\\s*`, 'i');

/** The value of a cell with a unit written behind the number: `15 minutes`, `5 MB`, `10,000`. */
function valueAndUnit(cell: Inline | undefined): { value: Stated<ConstantValue>; unit: string } {
  let unit = '';
  const value = stated(cell, (each): ConstantValue => {
    const codes = pieces(each).filter((piece) => piece.kind === 'code');
    if (codes.length > 1) return { is: 'list', items: codes.map((code) => code.text), text: each.source };
    const text = nameOf(each).name;
    const number = range.test(text) ? null : numeric.exec(text);
    if (!number) return { is: 'text', text };
    unit = number[2]?.trim() ?? '';
    const written = (number[1] ?? '').trim();
    const whole = unit !== '' && !/\s/.test(number[0]) ? { whole: number[0] } : {};
    return {
      is: 'number',
      number: decimalText(inDigits(written.replace(comparison, ''))),
      text: written,
      ...whole,
    };
  });
  return { value, unit };
}

/** `- Sign-up confirmation: 48 hours`, `- MAX_UPLOAD = 5 MB`, `- ping log limit 100; at most 3 redirects`. */
function readItem(item: Item, context: Context, gather: Gathering<Constant>): 'not' | 'itself' {
  const head = headOf(item.text);
  if (/:$|^\(.*\)$/.test(item.text.source) || (head && isRemark(head))) return 'not';
  const step = stepOfScale(item.text, context.lead);
  const lines = (step ? [step] : constantsOfLine(item.text)).map((line) => ({
    ...line,
    name: withTitle(withLineTitle(line.name, context), context),
  }));
  for (const line of lines)
    gather.fact(lineConstant(line, lines.length === 1 ? item.at : line.name.at, gather));
  return lines.length > 0 ? 'itself' : 'not';
}

function lineConstant(
  { name, value, remark }: ConstantLine,
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
    unit: read.unit,
    when: unstated,
    meaning: remark,
  };
}

/** A sentence with one amount, and a list of words that is all its heading has under it. */
function readSentence(said: Inline, context: Context, gather: Gathering<Constant>): boolean {
  const heading = context.headings.at(-1);
  // Behind a question that its paragraph does not answer at once stands a sentence like any other.
  const question = questionOf(said);
  if (question && answered(said)) return false;
  const sentence = question?.rest ?? said;
  const asked = heading?.title.source.endsWith('?') ? answerTo(heading.title, sentence) : undefined;
  if (asked) {
    for (const line of asked) gather.fact(lineConstant(line, sentence.at, gather));
    return true;
  }
  const items = heading && bareList(sentence);
  if (heading && items) {
    const value = { is: 'list' as const, items: items.map((each) => plain(each)), text: plain(sentence) };
    gather.fact({
      name: plain(heading.title),
      at: sentence.at,
      nameAt: heading.title.at,
      how: 'tolerant',
      value: shown(value, sentence.at),
      unit: '',
      when: unstated,
      meaning: '',
    });
    return true;
  }
  const head = headOf(sentence);
  if (head && isRemark(head)) return false;
  const isSetting = head?.mark === '=' && (head.kind === 'code' || isIdentifier(plain(head.label)));
  const grouped = head?.mark === ':' || isSetting ? constantsOfLine(sentence) : [];
  for (const line of grouped)
    gather.fact(lineConstant(line, grouped.length === 1 ? sentence.at : line.name.at, gather));
  if (grouped.length > 0) return true;
  const lines = constantsOfSentence(sentence);
  for (const line of lines)
    gather.fact({
      ...lineConstant(line, lines.length === 1 ? sentence.at : line.name.at, gather),
      doubtful: true,
    });
  return lines.length > 0;
}

/** A row whose cells are values, each for the case that its column's header names. */
function gridRow({ row, match, header, cell, gather }: RowReading<Constant>): void {
  const nameCell = cell('constant');
  if (!nameCell?.source || looksLikeAmount(nameCell)) return;
  for (const index of match.extra) {
    const value = row.cells[index];
    const of = header.cells[index];
    if (!says(value) || !of) continue;
    // A name that programmes use has a value for each case; words are told apart by what their column says.
    if (nameCell.source.startsWith('`') || isUpper(nameOf(nameCell).name)) {
      const line = { name: nameCell, value, remark: '' };
      gather.fact({ ...lineConstant(line, value.at, gather), when: shown({ prose: plain(of) }, of.at) });
      continue;
    }
    const name = { source: `${nameOf(nameCell).name}: ${plain(of)}`, at: nameCell.at };
    gather.fact(lineConstant({ name, value, remark: '' }, value.at, gather));
  }
}
