import { applyChanges } from '../../change.ts';
import type { Change } from '../../finding.ts';
import { elementsOf } from '../../model/derived/point-elements.ts';
import type { Model } from '../../model/model.ts';
import { listed, nameOf, statements } from '../../model/words/names.ts';
import type { Place } from '../../place.ts';
import { pointIds } from '../../points.ts';
import type { Inline, Row } from '../../syntax/block.ts';
import { cellsOf } from '../../syntax/table-row.ts';
import { isIn } from '../print/blocks.ts';
import { readAlike, saysOfEach } from './same-facts.ts';
import { blockAt } from './units.ts';

/** What the parts of a cell could be, each whole: `send, void Invoice` are two, of which the first has its target behind the second. */
function partsOf(cell: Inline): readonly (readonly string[])[] {
  const parts = [statements(cell), listed(cell)].find((each) => each.length > 1)?.map(({ source }) => source);
  if (!parts) return [];
  const behind = /^\S+(?=\s)/.exec(parts.at(-1) ?? '')?.[0];
  const target = behind === undefined ? '' : (parts.at(-1) ?? '').slice(behind.length);
  const shared = parts.map((part) => (/\s/.test(part) ? part : part + target));
  return target === '' ? [parts] : [parts, shared];
}

/** The row of a table around a place that says something; what is written in another way than Markdown's stays. */
function rowAt(model: Model, at: Place): Row | undefined {
  const block = blockAt(model, at);
  if (block?.kind !== 'table' || block.written) return undefined;
  const row = block.rows.find((each) => isIn({ from: at.from, to: at.from }, each.at));
  const isRead =
    row && pointIds.some((id) => elementsOf(model, id).some((element) => isIn(element.at, row.at)));
  return isRead ? row : undefined;
}

const countIn = (model: Model): number =>
  pointIds.reduce((count, id) => count + elementsOf(model, id).length, 0);

/** How many elements have their names in a cell. What is merely said of the others in its row has no row of its own. */
function namesElements(model: Model, cell: Inline): number {
  const all = pointIds.flatMap((id) => elementsOf(model, id));
  return all.filter(({ nameAt }) => nameAt.to > nameAt.from && isIn(nameAt, cell.at)).length;
}

/** What the names of a cell are, as they are read. */
const namesOf = (cell: Inline): readonly string[] => listed(cell).map((part) => nameOf(part).name);

/** A row for each of the parts of a cell; none where those rows would say anything else. */
function split(model: Model, text: string, row: Row, cell: Inline): readonly Change[] {
  const from = text.lastIndexOf('\n', row.at.from - 1) + 1;
  const newline = text.indexOf('\n', row.at.from);
  const line = text.slice(from, newline < 0 ? text.length : newline).replace(/\r$/, '');
  const own = cellsOf(line).find(({ start }) => from + start === cell.at.from);
  if (!own) return [];
  for (const parts of partsOf(cell)) {
    const lines = parts.map((part) => line.slice(0, own.start) + part + line.slice(own.end));
    const insert = lines.join(text.includes('\r\n') ? '\r\n' : '\n');
    const changes = [{ from, to: from + line.length, insert }];
    const after = applyChanges(text, changes);
    const names = namesOf(cell);
    const read = readAlike(model, after) ?? saysOfEach(model, after, nameOf(cell).name, names);
    if (read && (countIn(read) > countIn(model) || namesElements(model, cell) >= names.length))
      return changes;
  }
  return [];
}

/** A row for each of what the cell at a place names, where each of these is a fact by itself. */
export function splitRow(model: Model, text: string, at: Place): readonly Change[] {
  const row = rowAt(model, at);
  const cell = row?.cells.find((each) => each.source !== '' && isIn({ from: at.from, to: at.from }, each.at));
  return row && cell ? split(model, text, row, cell) : [];
}

/** The cell that can be split of the row at an offset: the one there, else the first. */
export function cellToSplit(model: Model, text: string, at: number): Place | undefined {
  const place = { from: at, to: at };
  const cells = rowAt(model, place)?.cells ?? [];
  const here = cells.filter((each) => isIn(place, each.at));
  return [...here, ...cells].find((each) => splitRow(model, text, each.at).length > 0)?.at;
}
