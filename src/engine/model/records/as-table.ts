import { Line, Span } from '../../place.ts';
import type { Block, Inline, Item, ListBlock, Row, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Match } from '../tables/match.ts';
import { bestShape } from '../tables/match-table.ts';
import type { TableShape } from '../tables/shape.ts';
import { once } from '../tracking/once.ts';
import { words } from '../words/names.ts';
import { divided, type Entry, entryOf, labelledLines } from './records.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What the columns of a shape may be called. */
const titlesOf = once(({ columns }: TableShape) => vocabularyOf(columns));

/** Records as a table: what is said of one thing in lines of their own, a label before each, is a row. */
export interface Records extends Pick<TableBlock, 'header' | 'rows'> {
  /** Lines that say something of a thing of which several rows tell. */
  readonly aside: readonly Inline[];
}

/** Labels that say of which kind what is named behind them is. */
const kind =
  /^\s*[*_]{0,2}(?:(?:the )?(?:screen|page|view|dialog|window|object|entity|table|record|model|field|attribute|property|column|call|endpoint|operation|request|error|exception|fault|constant|parameter|setting|limit|variable|rule|constraint|requirement|check)|bildschirm|maske|seite|objekt|entität|feld|aufruf|fehler|konstante|regel|écran|entité|erreur|règle)(?: name)?[*_]{0,2}\s*:/i;

/** A label behind which a code stands, and nothing else. */
const coded = /^\s*[*_]{0,2}(?:error )?code[*_]{0,2}\s*:[*_]{0,2}\s+[`"]?[\w.-]+[`"]?\s*$/i;

/** Whether a line names something by its kind, or by its code. */
const opens = (line: string): boolean => kind.test(line) || coded.test(line);

/** What a line of its own begins with in a paragraph: a capital, and a colon soon. */
const begins = wording`^[\s>]*[*_]{0,2}\p{Lu}[^:\n]{0,48}:`;

/**
 * The records that a block is: lines `Label: value`, as lines of a paragraph, as items, or as items below one, of which
 * the first says of which kind the thing is. That label begins another record; a label that comes again in a record
 * begins another row about the same thing. Undefined for any other block, and where a thing has only its name.
 */
export const recordsIn = once((block: Block): Records | undefined => {
  if (block.kind === 'paragraph')
    return block.text.source.includes('\n') && opens(block.text.source.split('\n', 1)[0] ?? '')
      ? tableOf(labelledLines(block.text, ({ source }) => begins.test(source)))
      : undefined;
  if (block.kind !== 'list' || !opens(block.items[0]?.text.source ?? '')) return undefined;
  return tableOf(itemsOf(block));
});

function itemsOf({ items }: Pick<ListBlock, 'items'>): readonly Inline[] {
  return items.flatMap((item: Item) => [
    item.text,
    ...item.children.flatMap((child) => (child.kind === 'list' ? itemsOf(child) : [])),
  ]);
}

function tableOf(lines: readonly Inline[]): Records | undefined {
  const entries = lines.flatMap((line) => entryOf(line) ?? []).filter(({ value }) => value.source !== '');
  const [first] = entries;
  if (!first || entries.length < lines.length || entries.length < 2) return undefined;
  const records = divided(entries, ({ label }) => label === first.label).map(rowsOf);
  const rows = records.flatMap((record) => record.rows);
  const titles = new Map(rows.flatMap(({ own }) => own.map(({ label, title }) => [label, title] as const)));
  if (titles.size < 2) return undefined;
  const labels = [...titles.keys()];
  return {
    header: { ...placeOf([first.line]), cells: [...titles.values()] },
    rows: rows.map((row) => ({
      ...placeOf(row.own.map(({ line }) => line)),
      cells: labels.map((label) => cellOf(row, label)),
    })),
    aside: records.flatMap(({ aside }) => aside.map(({ line }) => line)),
  };
}

/**
 * The shape of records: that of which the label of the name and another are columns, and at most as many are not.
 * Something that is called an amount is none.
 */
export function matchOfRecords(
  records: Records,
  shapes: Readonly<Record<string, TableShape>>,
): Match | undefined {
  const best: Match | undefined = bestShape(records, shapes);
  if (!best) return undefined;
  const { at, extra, guessed } = best.match;
  const isNamed = isTitle(shapes[best.kind], records.header.cells[0]);
  if (guessed || !isNamed || at.size < 2 || extra.length > at.size || shapes[best.kind]?.open)
    return undefined;
  if (records.rows.some(({ cells }) => /^[`*"]*\d/.test(cells[0]?.source ?? ''))) return undefined;
  return { ...best, match: { ...best.match, exact: false } };
}

/** Whether a label is what a column of a shape may be called. */
function isTitle(shape: TableShape | undefined, label: Inline | undefined): boolean {
  return shape !== undefined && label !== undefined && titlesOf(shape).has(words(plain(label)));
}

/** What becomes a row: the line with the name, which several rows share, and those of its own. */
interface Group {
  readonly name: Entry;
  readonly own: readonly Entry[];
}

/** The rows of one record, and what stands before the first label that comes again: that is said of the whole of it. */
function rowsOf(record: readonly Entry[]): {
  readonly rows: readonly Group[];
  readonly aside: readonly Entry[];
} {
  const [name, ...others] = record;
  if (!name) return { rows: [], aside: [] };
  const again = others.findIndex(({ label }, index) =>
    others.some((other, at) => at > index && other.label === label),
  );
  const first = Math.max(again, 0);
  const own = [name, ...others.slice(first)];
  const rows = divided(own, ({ label }, row) => row.some((entry) => entry.label === label));
  return { rows: rows.map((each) => ({ name, own: each })), aside: others.slice(0, first) };
}

function cellOf({ name, own }: Group, label: string): Inline {
  const found = label === name.label ? name : own.find((entry) => entry.label === label);
  const { anchor, start } = name.value.at;
  return found?.value ?? { source: '', at: new Span(anchor, start, start) };
}

/** Where lines stand: from the first to the last, where both hang on the same. */
function placeOf(lines: readonly Inline[]): Pick<Row, 'line' | 'at'> {
  const { anchor, start, end } = lines[0]?.at ?? new Span({ from: 0 }, 0, 0);
  const last = lines.at(-1)?.at;
  const to = last?.anchor === anchor ? last.end : end;
  return { line: new Line('', anchor, start), at: new Span(anchor, start, to) };
}
