import type { Model } from '../model/model.ts';
import { tablesOfPoint } from '../model/tables/kinds.ts';
import { pointIds, points } from '../points.ts';
import { plain } from '../syntax/inline.ts';
import { wording } from '../syntax/wording.ts';
import { belowSources, columnSources, labelSources } from './complete/columns.ts';
import { type Cursor, cursorAt } from './complete/cursor.ts';
import { expressionOptions } from './complete/expression.ts';
import { undeclaredOptions } from './complete/names.ts';
import { type CompletionOption, nameOption, phrases } from './complete/option.ts';
import { rowOptions } from './complete/rows.ts';
import { startsAt } from './complete/starts.ts';

export type { CompletionOption } from './complete/option.ts';

/** What could be written at an offset, instead of what stands from `from` to there. */
export interface Completions {
  readonly from: number;
  readonly options: readonly CompletionOption[];
}

/** More is not offered: one types another letter. */
const most = 400;

const markers = phrases('marker', 'not shown', 'none', '?');

/**
 * What could be written at an offset: names by the column or label, words of the format, columns, rows, beginnings. A name
 * is offered as declared only where the document declares it.
 */
export function complete(model: Model, text: string, offset: number): Completions {
  const cursor = cursorAt(model, text, offset);
  const { written, options } = optionsAt(cursor);
  const seen = new Set<string>();
  const once = options.filter(({ label, kind }) => {
    const key = `${kind} ${label}`;
    // What is half written is named by the document already, at the cursor.
    return label !== '' && label !== written && !seen.has(key) && seen.add(key);
  });
  return { from: offset - written.length, options: once.slice(0, most) };
}

interface Found {
  readonly written: string;
  readonly options: readonly CompletionOption[];
}

const nothing: Found = { written: '', options: [] };

function optionsAt(cursor: Cursor): Found {
  const { before, code, table } = cursor;
  if (table) return table.isHeader ? columnsAt(cursor) : cellAt(cursor);
  const heading = /^(#{1,6})\s+(.*)$/.exec(before);
  if (heading) return headingAt(cursor, heading[1]?.length ?? 0, heading[2] ?? '');
  const row = nextRow(cursor);
  if (row) return row;
  const label = wording`^\s*[-*+]\s+([\p{L} ]+?)(?:, for \`[^\`]*\`)?:\s*(.*)$`.exec(before);
  const point = cursor.point ?? 'product';
  const sources = label && { ...belowSources[point], ...labelSources[point] }[label[1] ?? ''];
  if (label && sources)
    return partOf(cursor, label[2] ?? '', (at) => sources.flatMap((source) => source(at.model, at.offset)));
  const bullet = wording`^\s*[-*+]\s+(\p{L}*)$`.exec(before);
  const labels = (/^\s/.test(before) ? belowSources : labelSources)[point] ?? labelSources[point];
  if (bullet && labels)
    return {
      written: bullet[1] ?? '',
      options: Object.keys(labels).map((name) => ({ label: `${name}: `, kind: 'label' })),
    };
  return code === undefined ? (startsAt(cursor) ?? nothing) : mentionAt(cursor, code);
}

/** The part of a cell or label that the cursor is in: a list has several. In code it is what the column refers to, or an expression. */
function partOf(
  cursor: Cursor,
  before: string,
  options: (cursor: Cursor) => readonly CompletionOption[],
): Found {
  const { code } = cursor;
  if (code !== undefined) {
    const named = options(cursor).filter(({ declares, kind }) => declares !== undefined && kind !== 'value');
    const expression = expressionOptions(cursor);
    const address = /[^\s,;]*(?:\s+[^\s,;]*)?$/.exec(code)?.[0] ?? '';
    const calls = named.filter(({ kind }) => kind === 'call');
    if (calls.length > 0)
      return {
        written: address,
        options: calls.map(({ label, kind, declares = '' }) => ({ label, kind, declares })),
      };
    return expression;
  }
  const written = /[^,;]*$/.exec(before)?.[0].trimStart() ?? '';
  const isFirst = before.trim() === written.trim();
  return { written, options: [...options(cursor), ...(isFirst ? markers : [])] };
}

function cellAt(cursor: Cursor): Found {
  const { table, point, model, offset } = cursor;
  if (!table || !point || table.index < 0 || /^[\s|:-]*---[\s|:-]*$/.test(cursor.line)) return nothing;
  const found = partOf(cursor, table.before, () => {
    const { kind, index } = table;
    if (kind === undefined) return [];
    const own = columnSources[point]?.[kind.kind];
    const sources = own?.[kind.columns[index] ?? ''] ?? [];
    return sources.flatMap((source) => source(model, offset));
  });
  const row = cursor.line.trim() === '|' ? nextRow(cursor) : undefined;
  return row ? { ...row, written: cursor.before.trimStart() } : found;
}

/** The columns that a table of this kind can have and this one has not. */
function columnsAt({ table, point }: Cursor): Found {
  if (!table || !point) return nothing;
  const there = new Set(table.block.header.cells.map((cell) => plain(cell).toLowerCase()));
  const shapes = table.kind ? [table.kind.shape] : tablesOfPoint(point).map(([, shape]) => shape);
  const titles = shapes.flatMap((shape) => Object.values(shape.columns).map(({ title }) => title));
  return {
    written: table.before.trimStart(),
    options: titles
      .filter((title) => !there.has(title.toLowerCase()))
      .map((label) => ({ label, kind: 'column', detail: 'column' })),
  };
}

function headingAt({ model, point }: Cursor, level: number, written: string): Found {
  const missing = pointIds.filter((id) => model.points[id].headings.length === 0);
  const titles = missing.map((id) => ({
    label: `${points[id].number}. ${points[id].title}`,
    kind: 'point' as const,
    detail: 'point',
  }));
  if (level <= 2) return { written, options: titles };
  if (point === 'entities') return { written, options: undeclaredOptions(model, 'entity') };
  if (point !== 'calls') return nothing;
  const calls = undeclaredOptions(model, 'call').map((option) => ({
    ...option,
    insert: `\`${option.label}\``,
  }));
  return { written, options: calls };
}

/** Right below a table, its next row. */
function nextRow(cursor: Cursor): Found | undefined {
  const { model, text, lineFrom, line, offset } = cursor;
  if (!/^\s*\|?\s*$/.test(line) || lineFrom === 0) return undefined;
  const above = cursorAt(model, text, lineFrom - 1);
  if (!above.table?.kind || !above.point || above.table.isHeader) return undefined;
  const titles = above.table.block.header.cells.map(plain);
  const options = rowOptions(model, above.point, above.table.kind, titles, offset);
  return { written: cursor.before.trimStart(), options };
}

/** In code in running text: every name, whatever it is the name of. */
function mentionAt({ model }: Cursor, code: string): Found {
  const elements = [
    ...model.entities.entities.flatMap((entity) => [
      nameOption('entity', entity.name, { inCode: true }),
      ...entity.fields.map(({ name }) => ({
        label: `${entity.name}.${name}`,
        kind: 'field' as const,
        declares: name,
        detail: 'field',
      })),
    ]),
    ...model.screens.screens.map(({ name }) => nameOption('screen', name, { inCode: true })),
    ...model.roles.roles.map(({ name }) => nameOption('role', name, { inCode: true })),
    ...model.calls.calls
      .filter(({ every }) => !every)
      .map(({ name }) => nameOption('call', name, { inCode: true })),
    ...model.states.lifecycles.flatMap(({ states }) =>
      states.map(({ name }) => nameOption('state', name, { inCode: true })),
    ),
    ...model.errors.errors.map(({ name }) => nameOption('error', name, { inCode: true })),
    ...model.constants.constants.map(({ name }) => nameOption('constant', name, { inCode: true })),
  ];
  return { written: code, options: elements };
}
