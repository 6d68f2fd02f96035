import type { Marker, Model } from '../model/model.ts';
import { tableKind } from '../model/tables/kinds.ts';
import { isSilent } from '../model/words/markers.ts';
import type { PointId } from '../points.ts';
import type { Row, TableBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { elementAround, elementQuestions } from './marker-question.ts';
import { inside } from './scope.ts';

/** A row of a table that tells hardly more than what it is about. */
export interface UntoldRow {
  /** What one asks about all of it at once. */
  readonly text: string;
  /** What is not shown, each with the title of its column. */
  readonly lacks: readonly { readonly marker: Marker; readonly title: string }[];
}

/** What one asks of a row, by the kind of its table and the column that is shown; `$1` is its name, `$2` what it is of. */
const ofRow: Partial<Record<PointId, Readonly<Record<string, string>>>> = {
  entities: { 'fields field': 'What kind of value is “$2.$1”, and what holds for it?' },
  states: {
    'transitions from': 'What can happen in “$1”, and where does it lead?',
    'transitions event': 'When does “$1” happen, and where does it lead?',
    'transitions to': 'How does one get to “$1”?',
  },
  calls: {
    'answers answer': 'When does “$2” answer $1, and what comes with it?',
    'payload payload': 'What kind of value is “$1” of “$2”?',
  },
};

/** What a row of a table inside an element is of: the entity of a field, the call of an answer. */
function ownerOf(model: Model, point: PointId, row: Row): string {
  const owners = point === 'entities' ? model.entities.entities : point === 'calls' ? model.calls.calls : [];
  return owners.find(({ at }) => inside(row.at, at))?.name ?? '';
}

/** The question for a row that tells hardly more than a name; undefined where each of its cells is asked about by itself. */
function questionOf(
  model: Model,
  point: PointId,
  table: TableBlock,
  row: Row,
  told: readonly number[],
): string | undefined {
  const kind = tableKind(point, table);
  const [index = 0, ...others] = told;
  const column = kind?.columns[index];
  const cell = row.cells[index];
  // In the matrix every cell is a question that is answered with yes or no.
  if (!kind || !column || !cell || kind.kind === 'matrix') return undefined;
  const template = ofRow[point]?.[`${kind.kind === 'changes' ? 'transitions' : kind.kind} ${column}`];
  if (template && others.length === 0)
    return template.replace('$1', plain(cell)).replace('$2', ownerOf(model, point, row));
  if (template || kind.columns[0] !== column) return undefined;
  const own = { is: 'not-shown', subject: '', question: '', at: row.at } as const;
  const around = elementAround(model, point, own)?.name;
  return around === undefined ? undefined : elementQuestions[point].replace('$1', around);
}

/** What a row lacks, and which of its cells tell something. */
function cellsOf(table: TableBlock, row: Row, markers: readonly Marker[]) {
  const lacks: { marker: Marker; title: string }[] = [];
  const told: number[] = [];
  row.cells.forEach((cell, index) => {
    const marker = markers.find(({ at }) => cell.at.from <= at.from && at.to <= cell.at.to);
    const title = table.header.cells[index];
    if (marker && title) lacks.push({ marker, title: plain(title) });
    else if (!isSilent(cell.source)) told.push(index);
  });
  return { lacks, told };
}

function untoldIn(
  model: Model,
  point: PointId,
  table: TableBlock,
  markers: readonly Marker[],
): readonly UntoldRow[] {
  const rows = table.rows.flatMap((row): readonly UntoldRow[] => {
    const { lacks, told } = cellsOf(table, row, markers);
    if (told.length === 0 || lacks.length < Math.max(2, told.length * 2 - 1)) return [];
    const text = questionOf(model, point, table, row, told);
    return text === undefined ? [] : [{ text, lacks }];
  });
  // Where more rows than columns lack something, it is the columns that one asks about.
  const columns = new Set(rows.flatMap(({ lacks }) => lacks.map(({ title }) => title)));
  return rows.length > columns.size ? [] : rows;
}

/** The rows of a point's tables that tell hardly more than what they are about, where that is more than one question. */
export function untoldRows(model: Model, point: PointId, markers: readonly Marker[]): readonly UntoldRow[] {
  return model.points[point].blocks.flatMap((table): readonly UntoldRow[] => {
    if (table.kind !== 'table') return [];
    const place = { from: table.from, to: table.from + table.length };
    const own = markers.filter(({ at }) => inside(at, place));
    return own.length < 2 ? [] : untoldIn(model, point, table, own);
  });
}
