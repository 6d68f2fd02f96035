import { Line, Span } from '../../place.ts';
import type { Block, Inline, Item, ListBlock, Row, TableBlock } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { once } from '../tracking/once.ts';
import { labelled, words } from '../words/names.ts';
import { unwrapped } from '../words/phrases.ts';
import type { Match } from './match.ts';
import { bestShape, type TableShape } from './tables.ts';

/** Records as a table: what is said of one thing in lines of their own, a label before each, is a row. */
export interface Records extends Pick<TableBlock, 'header' | 'rows'> {
  /** Lines that say something of a thing of which several rows tell. */
  readonly aside: readonly Inline[];
}

/** Labels that say of which kind what is named behind them is. */
const kind =
  /^\s*[*_]{0,2}(?:(?:the )?(?:screen|page|view|dialog|window|object|entity|table|record|model|field|attribute|property|column|call|endpoint|operation|request|error|exception|fault|constant|parameter|setting|limit|variable|rule|constraint|requirement|check)|bildschirm|maske|seite|objekt|entität|feld|aufruf|fehler|konstante|regel|écran|entité|erreur|règle)(?: name)?[*_]{0,2}\s*:/i;

/** A line of a record. */
interface Entry {
  readonly line: Inline;
  readonly label: string;
  readonly title: Inline;
  readonly value: Inline;
}

/**
 * The records that a block is: lines `Label: value`, as lines of a paragraph, as items, or as items below one, of which
 * the first says of which kind the thing is. That label begins another record; a label that comes again in a record
 * begins another row about the same thing. Undefined for any other block, and where a thing has only its name.
 */
export const recordsIn = once((block: Block): Records | undefined => {
  if (block.kind === 'paragraph')
    return block.text.source.includes('\n') && kind.test(block.text.source)
      ? tableOf(linesOf(block.text))
      : undefined;
  if (block.kind !== 'list' || !kind.test(block.items[0]?.text.source ?? '')) return undefined;
  return tableOf(itemsOf(block));
});

function linesOf(text: Inline): readonly Inline[] {
  const lines: { from: number; to: number }[] = [];
  let start = 0;
  for (const line of text.source.split('\n')) {
    const last = lines.at(-1);
    const end = start + line.replace(/[\s\\]+$/, '').length;
    // What has no label of its own goes on with the line above.
    if (last && !/^[\s>]*[*_]{0,2}\p{Lu}[^:\n]{0,48}:/u.test(line)) last.to = end;
    else lines.push({ from: start, to: end });
    start += line.length + 1;
  }
  return lines.map(({ from, to }) => slice(text, from, to));
}

function itemsOf({ items }: Pick<ListBlock, 'items'>): readonly Inline[] {
  return items.flatMap((item: Item) => [
    item.text,
    ...item.children.flatMap((child) => (child.kind === 'list' ? itemsOf(child) : [])),
  ]);
}

function tableOf(lines: readonly Inline[]): Records | undefined {
  const entries = lines.flatMap(entryOf);
  const [first] = entries;
  if (!first || entries.length < lines.length || entries.length < 2) return undefined;
  const groups: Entry[][] = [];
  for (const entry of entries) {
    if (entry.label === first.label) groups.push([]);
    groups.at(-1)?.push(entry);
  }
  const aside: Inline[] = [];
  const rows = groups.flatMap((group) => rowsOf(group, aside));
  const titles = new Map(rows.flatMap(({ own }) => own.map(({ label, title }) => [label, title] as const)));
  if (titles.size < 2) return undefined;
  const labels = [...titles.keys()];
  return {
    header: { ...placeOf([first.line]), cells: [...titles.values()] },
    rows: rows.map((row) => ({
      ...placeOf(row.own.map(({ line }) => line)),
      cells: labels.map((label) => cellOf(row, label)),
    })),
    aside,
  };
}

function entryOf(line: Inline): Entry | readonly [] {
  const found = labelled(line);
  if (!found || found.rest.source === '') return [];
  const title = slice(line, 0, line.source.length - found.rest.source.length);
  return { line, label: found.label, title, value: unwrapped(found.rest) };
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
  const isNamed = [...at.values()].includes(0) && isTitle(shapes[best.kind], records.header.cells[0]);
  if (guessed || !isNamed || at.size < 2 || extra.length > at.size || shapes[best.kind]?.open)
    return undefined;
  if (records.rows.some(({ cells }) => /^[`*"]*\d/.test(cells[0]?.source ?? ''))) return undefined;
  return { ...best, match: { ...best.match, exact: false } };
}

/** Whether a label is what a column of a shape may be called. */
function isTitle(shape: TableShape | undefined, label: Inline | undefined): boolean {
  const name = label ? words(plain(label)) : '';
  return Object.values(shape?.columns ?? {}).some(
    ({ title, also = [] }) => words(title) === name || also.includes(name),
  );
}

/** What becomes a row: the line with the name, which several rows share, and those of its own. */
interface Group {
  readonly name: Entry;
  readonly own: Entry[];
}

/** The rows of one record; what stands before the first label that comes again is said of the whole of it. */
function rowsOf(group: readonly Entry[], aside: Inline[]): readonly Group[] {
  const [name, ...others] = group;
  if (!name) return [];
  const again = others.findIndex(({ label }, index) =>
    others.some((other, at) => at > index && other.label === label),
  );
  for (const { line } of others.slice(0, Math.max(again, 0))) aside.push(line);
  const rows: Group[] = [{ name, own: [name] }];
  for (const entry of others.slice(Math.max(again, 0))) {
    const last = rows.at(-1);
    if (last?.own.some(({ label }) => label === entry.label)) rows.push({ name, own: [entry] });
    else last?.own.push(entry);
  }
  return rows;
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
