import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { conditionIn } from '../blocks/conditions.ts';
import type { Constant } from '../domain-elements.ts';
import type { RowReading } from '../reader.ts';
import { shown } from '../stated.ts';
import { looksLikeAmount, says } from '../tables/cell-kinds.ts';
import { stated } from '../words/markers.ts';
import { isIdentifier, nameOf, words } from '../words/names.ts';
import { type ConstantLine, isUpper } from './amounts.ts';
import { withTitle } from './cases.ts';
import { lineConstant } from './line-constant.ts';
import { codedList } from './lists.ts';
import { partsOfOne } from './parts-of-one.ts';
import { keyColumns, remarkColumns, unitTitles } from './shapes.ts';
import { sideBySide } from './side-by-side.ts';
import { valueAndUnit } from './value-and-unit.ts';

/** A row with a name and its value. */
export function constantRow(reading: RowReading<Constant>): void {
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
export function gridRow({ row, match, header, cell, gather }: RowReading<Constant>): void {
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
