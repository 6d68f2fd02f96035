import { type MarkerGap, markerGaps } from './checks/marker-gaps.ts';
import { askingOf } from './checks/marker-question.ts';
import { mayQuestion } from './checks/may-question.ts';
import { standingUnder } from './checks/standing.ts';
import { sayInColumn } from './edits/fix/table-column.ts';
import { changesFor } from './edits/fix.ts';
import { asksPerson, type Finding, type Fix, type Option } from './finding.ts';
import { blocksAt } from './model/derived/by-place.ts';
import { pointAt } from './model/derived/stretches.ts';
import type { Model } from './model/model.ts';
import { tableKind } from './model/tables/kinds.ts';
import { doubtedPhrase, isSilent, markedSubject } from './model/words/markers.ts';
import type { Place } from './place.ts';
import type { PointId } from './points.ts';
import { type Known, knownAt, knownFor, namedIn } from './question-options.ts';
import type { Specification } from './specification.ts';
import { plain } from './syntax/inline.ts';
import { lineOf } from './syntax/line-of.ts';

/** Something to ask a person. */
export interface Question {
  readonly text: string;
  readonly point: PointId | undefined;
  /** 1-based. */
  readonly line: number;
  /** What it stands under, from the outside in; none where it asks of several places, or of what is nowhere. */
  readonly under: readonly string[];
  /** The words that it stands among, with … in its place. */
  readonly among?: string;
  /** The two answers, where the document knows them. */
  readonly options: readonly Option[];
  /** Whether something else than the options may be said, or both of them. */
  readonly open?: boolean;
  /** What an answer takes the place of: a marker, or an empty cell; several where one asks of several things at once. */
  readonly slots?: readonly Asked[];
  /** Whether one answer may be that of all slots: they lack the same. */
  readonly alike?: boolean;
  /** Where nothing stands yet: what would say "not shown" there. An answer is said in its place. */
  readonly unsaid?: Unsaid;
  /** What else it asks about than its words name, each with its 1-based line: they say only how many more there are. */
  readonly more?: readonly { readonly name: string; readonly line: number }[];
  /** A second column that the question asks of the same things. */
  readonly beside?: UnsaidColumn;
}

/** A place for an answer, and which of several things it is about. */
export interface Asked {
  readonly name: string;
  readonly at: Place;
}

/** A fix that says "not shown" where nothing is said. */
export type Unsaid = Extract<Fix, { readonly kind: 'column' | 'not-shown' }>;

/** A column of some rows that says nothing. */
export type UnsaidColumn = Extract<Unsaid, { readonly kind: 'column' }>;

/** Text on one line, so that it stays one item of the list. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The marker that stands at a place, behind what it is about, or the phrase in doubt that it is. */
function markerAt(text: string, { from, to }: Place): Place | undefined {
  const source = text.slice(from, to);
  const marked = markedSubject(source);
  if (marked === undefined && doubtedPhrase(source) !== undefined) return { from, to };
  if (marked === undefined || marked.is === 'none') return undefined;
  const start = marked.subject === '' ? 0 : source.lastIndexOf(': ') + 2;
  return { from: from + start, to: to - (source.length > 1 && source.endsWith('.') ? 1 : 0) };
}

/** A question about one place. */
function asked(
  { model, text }: Specification,
  point: PointId | undefined,
  words: string,
  { from, to }: Place,
): Pick<Question, 'text' | 'point' | 'line' | 'under'> {
  const blocks = point ? model.points[point].blocks : [];
  const isOwn = blocksAt(blocks, { from, to: from }).some(
    (block) => from < block.from + Math.max(1, block.length),
  );
  // What is missed is asked for where it would stand, which is no part of what stands there.
  const under = isOwn || pointAt(model, from) === point ? standingUnder(model, point, { from, to }) : [];
  return { text: oneLine(words), point, line: lineOf(text, from), under };
}

const yesNo: readonly Option[] = [{ says: 'yes' }, { says: 'no' }];

/** What the document knows to be the two answers, as a part of a question. */
function optionsOf(known: Known | undefined): Pick<Question, 'options' | 'open'> {
  if (known === undefined) return { options: [] };
  return { options: known.says.map((says) => ({ says })), ...(known.open ? { open: true } : {}) };
}

/** What each of some rows of a column may say, where that is the same of all. */
function optionsIn(model: Model, { point, column, rows }: UnsaidColumn): Pick<Question, 'options' | 'open'> {
  return sameOptions(rows.map((row) => knownFor(model, point, column, row)));
}

/** What may be said in several places, where it is the same in all. */
function sameOptions([first, ...others]: readonly (Known | undefined)[]): Pick<Question, 'options' | 'open'> {
  const isSame = others.every((each) => `${each?.says}` === `${first?.says}`);
  return optionsOf(isSame ? first : undefined);
}

/** The empty cells of the rows of the matrix at some places, each a question of its own. */
function emptyCells(specification: Specification, rows: readonly Place[]): readonly Question[] {
  const { model } = specification;
  const matrix = model.points.roles.blocks.flatMap((block) =>
    block.kind === 'table' && block.written !== 'html' && tableKind('roles', block)?.kind === 'matrix'
      ? [block]
      : [],
  );
  return matrix.flatMap(({ header, rows: lines }) =>
    lines
      .filter(({ at }) => rows.some((row) => at.from <= row.from && row.to <= at.to))
      .flatMap(({ cells }) =>
        header.cells.flatMap((role, index): readonly Question[] => {
          const cell = cells[index];
          if (index === 0 || cell === undefined || !isSilent(cell.source)) return [];
          const { from, to } = cell.at;
          const words = mayQuestion(plain(role), cells[0] ? plain(cells[0]) : '');
          return [
            {
              ...asked(specification, 'roles', words, { from, to }),
              options: yesNo,
              slots: [{ name: '', at: { from, to } }],
            },
          ];
        }),
      ),
  );
}

/** Where one would write "not shown" in answer to a question, an answer can stand: in two columns where it asks of both. */
function unsaidOf(
  specification: Specification,
  { fixes = [] }: Finding,
): Pick<Question, 'unsaid' | 'beside'> {
  const [fix, other, ...more] = fixes;
  if (fix === undefined || more.length > 0) return {};
  if (fix.kind === 'not-shown' && other === undefined)
    return changesFor(specification, fix).length > 0 ? { unsaid: fix } : {};
  if (fix.kind !== 'column' || (other && other.kind !== 'column')) return {};
  const [unsaid, beside] = [placedRows(specification, fix), other && placedRows(specification, other)];
  return unsaid ? { unsaid, ...(beside ? { beside } : {}) } : {};
}

/** A column of those of its rows that have a place for it. */
function placedRows({ model, text }: Specification, fix: UnsaidColumn): UnsaidColumn | undefined {
  const placed = new Set<number>();
  sayInColumn(model, text, fix, (row) => {
    placed.add(row);
    return '';
  });
  const isPlaced = (_: unknown, row: number): boolean => placed.has(row);
  const rows = fix.rows.filter(isPlaced);
  return rows.length > 0 ? { ...fix, rows, names: fix.names.filter(isPlaced) } : undefined;
}

/** What markers leave open, by the check that reports it and the place it is reported at. */
function markedGaps(model: Model): (finding: Finding) => MarkerGap | undefined {
  const found = new Map(
    Object.entries(markerGaps).flatMap(([check, gapsOf]) =>
      gapsOf(model).map((gap) => [`${check} ${gap.lacks[0]?.marker.at.from}`, gap] as const),
    ),
  );
  return ({ check, at }) => found.get(`${check} ${at.from}`);
}

/** The questions of a gap that markers leave: one, but of the matrix one for each cell. */
function questionsOfGap(
  specification: Specification,
  gap: MarkerGap,
  { point, at: whole }: Finding,
): readonly Question[] {
  const { model, text } = specification;
  const marked = gap.lacks.flatMap(({ marker, name }) => {
    const at = markerAt(text, marker.at);
    return at ? [{ name, at, marker, known: namedIn(marker.question) ?? knownAt(model, text, at) }] : [];
  });
  const [first, ...others] = marked;
  if (!first) return [{ ...asked(specification, point, gap.text, whole), options: [] }];
  if (others.length > 0 && marked.every(({ known }) => known?.each))
    return marked.map(({ at, marker, known }) => ({
      ...asked(specification, point, askingOf(model, point, marker).one, at),
      ...optionsOf(known),
      slots: [{ name: '', at }],
    }));
  const { question, subject } = first.marker;
  return [
    {
      ...asked(specification, point, gap.text, whole),
      ...(gap.is === 'alike' ? { under: [] } : {}),
      ...(question !== '' && subject !== '' ? { among: oneLine(subject) } : {}),
      ...(gap.is === 'thing' ? { options: [] } : sameOptions(marked.map(({ known }) => known))),
      slots: marked.map(({ name, at }) => ({ name, at })),
      ...(gap.is === 'alike' ? { alike: true } : {}),
    },
  ];
}

/** The things at related places that a question does not name. */
function unnamed({ text }: Specification, { message, related = [] }: Finding): Pick<Question, 'more'> {
  const more = related.flatMap(({ message: said, at }) => {
    const name = /^“(.*)”$/s.exec(said)?.[1];
    return name === undefined || message.includes(said) ? [] : [{ name, line: lineOf(text, at.from) }];
  });
  return more.length > 0 ? { more } : {};
}

/** What a finding asks. */
function questionsOfFinding(
  specification: Specification,
  finding: Finding,
  gap: MarkerGap | undefined,
): readonly Question[] {
  const { at, message, point, check, related = [], choice } = finding;
  if (choice) return [{ ...asked(specification, point, choice.text, at), options: choice.options }];
  const cells =
    check === 'roles/not-said' ? emptyCells(specification, [at, ...related.map((each) => each.at)]) : [];
  if (cells.length > 0) return cells;
  if (gap) return questionsOfGap(specification, gap, finding);
  const question = { ...asked(specification, point, message, at), options: [] };
  const open = unsaidOf(specification, finding);
  const { unsaid, beside } = open;
  const options = unsaid?.kind === 'column' && !beside ? optionsIn(specification.model, unsaid) : {};
  const under = related.length > 0 ? { under: [] } : {};
  return [{ ...question, ...under, ...options, ...open, ...unnamed(specification, finding) }];
}

/** What is not shown, what is open, and what only a person can settle, in the order of the text. Waived questions are left out. */
export function questionsOf(specification: Specification): readonly Question[] {
  const gapOf = markedGaps(specification.model);
  const questions = specification.findings
    .filter(asksPerson)
    .flatMap((finding) => questionsOfFinding(specification, finding, gapOf(finding)));
  const seen = new Set<string>();
  return questions
    .filter(({ text: words, line }) => !seen.has(`${words} ${line}`) && seen.add(`${words} ${line}`))
    .sort((a, b) => a.line - b.line || (a.slots?.[0]?.at.from ?? 0) - (b.slots?.[0]?.at.from ?? 0));
}
