import { type Item, itemsIn, type Written } from './answer-items.ts';
import { isSame, withOptions } from './answer-options.ts';
import { applyChanges, mapPosition } from './change.ts';
import { sayInPoint } from './edits/fix/say-in-point.ts';
import { sayInColumn } from './edits/fix/table-column.ts';
import { changesFor } from './edits/fix.ts';
import { lineChanges } from './edits/line-changes.ts';
import { cell } from './edits/print/cell.ts';
import { type Change, type Fix, withPlaces } from './finding.ts';
import type { Model } from './model/model.ts';
import { readModel } from './model/read.ts';
import type { Place } from './place.ts';
import { folded } from './question-list.ts';
import { answerAt, answerFor, yesOrNo } from './question-options.ts';
import { oneLine, type Question, questionsOf, type Unsaid, type UnsaidColumn } from './questions.ts';
import type { Specification } from './specification.ts';
import { parse } from './syntax/document.ts';

/** What pasted answers would change. */
export interface Answers {
  /** One set of changes that puts them into the text. */
  readonly changes: readonly Change[];
  /** How many answers that puts in. */
  readonly taken: number;
  /** Answers that were not taken, each with the reason. */
  readonly left: readonly string[];
}

/** The question that an item asks, whole or its beginning: the one of its line where several ask the same. `open` is by folded words. */
function questionFor(item: Item, open: ReadonlyMap<Question, string>): Question | undefined {
  const asked = folded(item.text);
  const isBeginning = asked.endsWith('?');
  const alike: Question[] = [];
  for (const [question, words] of open)
    if (words === asked || (isBeginning && words.startsWith(asked))) alike.push(question);
  return alike.find(({ line }) => line === item.line) ?? alike[0];
}

/** An answer as it can stand in place of a marker without becoming anything but text there. */
function written(answer: string, inTable: boolean): string {
  const safe = answer.replaceAll('<!--', '\\<!--');
  if (inTable) return cell(safe);
  return safe.replace(/^(?=#{1,6}\s|[-*+>]\s|\d+[.)]\s|\||```|~~~)/, '\\');
}

/** What is said of each row of a column that says nothing yet; rows by their place in the text that was asked about. */
interface Column {
  readonly fix: UnsaidColumn;
  readonly said: Map<Place, { readonly answer: string; readonly of: string }>;
}

/** What pasted answers say, and where. */
interface Told {
  readonly slots: Change[];
  readonly columns: Map<string, Column>;
  readonly points: {
    readonly fix: Extract<Unsaid, { readonly kind: 'not-shown' }>;
    readonly said: string;
    readonly of: Item;
  }[];
  /** What answers make of the text that the document has no slot for. */
  readonly made: { readonly fix: Fix; readonly of: Item }[];
  readonly left: string[];
}

/** The places that an answer is about, of those asked about, each with what is said of it. What is said of one wins over all. */
function placesTold(
  rows: readonly Place[],
  names: readonly string[],
  item: Item,
  left: string[],
): ReadonlyMap<Place, string> {
  const said = new Map<Place, string>();
  const all = item.written.find(({ about }) => about === undefined)?.answer ?? item.ticked[0];
  for (const { about, answer } of item.written) {
    if (about === undefined) continue;
    const row = rows.find((each, at) => folded(names[at] ?? '') === folded(about) && !said.has(each));
    if (row) said.set(row, answer);
    else left.push(`No longer asked of “${about}”: ${item.text}`);
  }
  if (all !== undefined) for (const row of rows) if (!said.has(row)) said.set(row, all);
  return said;
}

/** Says something of some rows of a column, in answer to a question. */
function addRows(
  model: Model,
  { columns }: Told,
  fix: Column['fix'],
  rows: ReadonlyMap<Place, string>,
  { text }: Item,
): void {
  const key = `${fix.point} ${fix.column}`;
  const column = columns.get(key) ?? { fix, said: new Map() };
  for (const [row, said] of rows) {
    const name = fix.rows.length > 1 ? fix.names[fix.rows.indexOf(row)] : undefined;
    const of = name === undefined ? `to: ${text}` : `about “${oneLine(name)}” to: ${text}`;
    column.said.set(row, { answer: answerFor(model, fix.point, fix.column, said), of });
  }
  columns.set(key, column);
}

/** An item with several options that may both be true as one answer, and with answers that say yes or no as these. */
function asAsked({ open, options }: Question, item: Item): Item {
  const ticked = open && item.ticked.length > 1 ? [item.ticked.join(', ')] : item.ticked;
  const isYesNo = options.length > 0 && options.every(({ says }) => yesOrNo(says) !== undefined);
  if (!isYesNo) return { ...item, ticked };
  const plain = (answer: string): string => yesOrNo(answer) ?? answer;
  const written = item.written.map((each) => ({ ...each, answer: plain(each.answer) }));
  return { ...item, ticked: ticked.map(plain), written };
}

/** Why an item is no one answer: it says two things of the same. */
function contradiction(
  { slots, unsaid }: Question,
  { text, ticked, written: said }: Item,
): string | undefined {
  if (ticked.length > 1) return `More than one answer is ticked: ${text}`;
  const isSeveral = slots !== undefined || unsaid?.kind === 'column';
  const ofAll = said.filter(({ about }) => !isSeveral || about === undefined);
  for (const { column } of ofAll) {
    const own = ofAll.filter((each) => each.column === column).map(({ answer }) => answer);
    const [one = '', other] = [...(column === undefined ? ticked : []), ...own].filter(
      (answer, at, all) => all.findIndex((each) => isSame(each, answer)) === at,
    );
    if (other !== undefined) return `Answered in two ways, “${short(one)}” and “${short(other)}”: ${text}`;
  }
  return undefined;
}

/** What was typed, as it is told. */
const short = (words: string): string => (words.length > 120 ? `${words.slice(0, 119).trimEnd()}…` : words);

/** An answer in place of a marker or of an empty cell. */
function inSlot({ from, to }: Place, answer: string, text: string): Change {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const insert = written(answer, /^\s*\|/.test(text.slice(start, from)));
  const before = /[|]$/.test(text.slice(0, from)) ? ' ' : '';
  return { from, to, insert: `${before}${insert}${text.charAt(to) === '|' ? ' ' : ''}` };
}

/** What an item says in a column; where that is not told it is the first that is asked about. */
function itemOf(item: Item, { column: title }: UnsaidColumn, isFirst: boolean): Item {
  const isIn = ({ column }: Written): boolean =>
    column === undefined ? isFirst : folded(column) === folded(title);
  return { ...item, ticked: isFirst ? item.ticked : [], written: item.written.filter(isIn) };
}

function tell({ model, text }: Specification, question: Question, item: Item, told: Told): void {
  const { slots, unsaid, beside, options } = question;
  const answer = item.written[0]?.answer ?? item.ticked[0] ?? '';
  const option = options.find(({ says }) => isSame(says, answer));
  if (option?.fix) {
    if (option.fix.kind === 'column' && option.text !== undefined)
      addRows(model, told, option.fix, new Map(option.fix.rows.map((row) => [row, option.text ?? ''])), item);
    else told.made.push({ fix: option.fix, of: item });
  } else if (slots) {
    const [places, names] = [slots.map(({ at }) => at), slots.map(({ name }) => name)];
    for (const [place, said] of placesTold(places, names, item, told.left))
      told.slots.push(inSlot(place, answerAt(model, text, place, said), text));
  } else if (unsaid?.kind === 'column') {
    const parts = beside ? [unsaid, beside] : [unsaid];
    for (const { column, answer: said } of item.written)
      if (column !== undefined && !parts.some((part) => folded(part.column) === folded(column)))
        told.left.push(`Not asked of “${column}”: ${item.text} (“${short(said)}”)`);
    for (const fix of parts)
      addRows(
        model,
        told,
        fix,
        placesTold(fix.rows, fix.names, itemOf(item, fix, fix === unsaid), told.left),
        item,
      );
  } else if (unsaid) told.points.push({ fix: unsaid, said: answer, of: item });
  else if (option || options.length === 0)
    told.left.push(`The document has no one place for the answer to: ${item.text}`);
  else told.left.push(`Answer ${options.map(({ says }) => `“${says}”`).join(' or ')} to: ${item.text}`);
}

/** Says everything, one thing after the other: two answers may need the same new column, or new columns of one table. */
function say({ model, text }: Specification, { slots, columns, points, made: fixes, left }: Told): string {
  const made: (readonly Change[])[] = [];
  let now = { model, text };
  const make = (changes: readonly Change[]): void => {
    if (changes.length === 0) return;
    made.push(changes);
    const after = applyChanges(now.text, changes);
    now = { model: readModel(parse(after)).model, text: after };
  };
  const offsetNow = (offset: number): number =>
    made.reduce((at, changes) => mapPosition(at, changes), offset);
  const placeNow = ({ from, to }: Place): Place => ({ from: offsetNow(from), to: offsetNow(to) });
  make(slots);
  for (const { fix, said } of columns.values()) {
    const [rows, words] = [[...said.keys()].map(placeNow), [...said.values()]];
    const put = new Set<number>();
    const saying = (row: number, isCell: boolean): string => {
      put.add(row);
      return written(words[row]?.answer ?? '', isCell);
    };
    make(sayInColumn(now.model, now.text, { ...fix, rows }, saying));
    left.push(
      ...words
        .filter((_, row) => !put.has(row))
        .map(({ of }) => `The document has no place for the answer ${of}`),
    );
  }
  const makeOr = (changes: readonly Change[], why: string): void => {
    if (changes.length === 0) left.push(why);
    make(changes);
  };
  for (const { fix, said, of } of points)
    makeOr(
      sayInPoint(now.model, now.text, fix, written(said, false)),
      `The document has no place for the answer to: ${of.text}`,
    );
  for (const { fix, of } of fixes)
    makeOr(
      changesFor(now, withPlaces(fix, placeNow)),
      `The document no longer says what this is about: ${of.text}`,
    );
  return now.text;
}

/**
 * Reads answers back from a pasted list of questions. Each takes the place of the marker or of the empty cell that
 * was asked about, or stands where one would write "not shown"; nothing else is changed. Left are answers to what is
 * no longer asked, that contradict each other, or that have no one place in the document.
 */
export function answersIn(specification: Specification, pasted: string): Answers {
  const { text } = specification;
  const open = new Map(questionsOf(specification).map((question) => [question, folded(question.text)]));
  const told: Told = { slots: [], columns: new Map(), points: [], made: [], left: [] };
  const { items, stray } = itemsIn(pasted);
  for (let index = 0; index < items.length; ) {
    const { item, behind } = withOptions(items, index, (each) => questionFor(each, open));
    index = behind;
    if (item === undefined) break;
    const remarks = item.beside.map((each) => `Not behind “Answer:”: “${short(each)}”, under: ${item.text}`);
    if (item.ticked.length > 0 || item.written.length > 0) {
      const question = questionFor(item, open);
      if (question) open.delete(question);
      const answer = question ? asAsked(question, item) : item;
      const why = question ? contradiction(question, answer) : `No longer asked: ${item.text}`;
      if (why !== undefined) told.left.push(why);
      else if (question) tell(specification, question, answer, told);
    } else if (item.isTicked && item.line === undefined && !questionFor(item, open))
      told.left.push(`No longer asked: ${item.text}`);
    told.left.push(...remarks);
  }
  told.left.push(...stray.map((each) => `Below no question: “${short(each)}”`));
  const rows = [...told.columns.values()].reduce((sum, { said }) => sum + said.size, 0);
  const before = told.left.length;
  const said = say(specification, told);
  const gone = told.left.length - before;
  const taken = told.slots.length + rows + told.points.length + told.made.length - gone;
  return { changes: lineChanges(text, said), taken, left: told.left };
}
