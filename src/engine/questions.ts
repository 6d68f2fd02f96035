import { type MarkerGap, markerGaps } from './checks/marker-gaps.ts';
import { askingOf } from './checks/marker-question.ts';
import { mayQuestion } from './checks/may-question.ts';
import { sayInColumn } from './edits/fix/table-column.ts';
import type { Finding, Fix, Option } from './finding.ts';
import type { Model } from './model/model.ts';
import { shownValue } from './model/stated.ts';
import { tableKind } from './model/tables/kinds.ts';
import { isSilent, markedSubject } from './model/words/markers.ts';
import type { Place } from './place.ts';
import { type PointId, pointIds, points } from './points.ts';
import { type Known, knownAt, knownFor } from './question-options.ts';
import type { Specification } from './specification.ts';
import { plain } from './syntax/inline.ts';

/** Something to ask a person. */
export interface Question {
  readonly text: string;
  readonly point: PointId | undefined;
  /** 1-based. */
  readonly line: number;
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
}

/** A place for an answer, and which of several things it is about. */
export interface Asked {
  readonly name: string;
  readonly at: Place;
}

/** A fix that says "not shown" where nothing is said. */
export type Unsaid = Extract<Fix, { readonly kind: 'column' | 'not-shown' }>;

/** Who can probably tell, by the point that is asked about; in the order of the list. */
const whom: readonly (readonly [person: string, points: readonly (PointId | undefined)[]])[] = [
  ['Whoever decides about the product', ['product', 'roles', 'constants']],
  ['Whoever knows the field', ['entities', 'states', 'rules']],
  ['Whoever designs the screens', ['screens']],
  ['Whoever builds the calls', ['calls', 'errors']],
  ['Whoever wrote the document', [undefined]],
];

/** The 1-based line of an offset. */
function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Text on one line, so that it stays one item of the list. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isQuestion(finding: Finding): boolean {
  return (
    finding.severity === 'gap' || finding.check === 'document/open-question' || finding.choice !== undefined
  );
}

/** The marker that stands at a place, behind what it is about. */
function markerAt(text: string, { from, to }: Place): Place | undefined {
  const source = text.slice(from, to);
  const marked = markedSubject(source);
  if (marked === undefined || marked.is === 'none') return undefined;
  const start = marked.subject === '' ? 0 : source.lastIndexOf(': ') + 2;
  return { from: from + start, to: to - (source.length > 1 && source.endsWith('.') ? 1 : 0) };
}

const yesNo: readonly Option[] = [{ says: 'yes' }, { says: 'no' }];

/** What the document knows to be the two answers, as a part of a question. */
function optionsOf(known: Known | undefined): Pick<Question, 'options' | 'open'> {
  if (known === undefined) return { options: [] };
  return { options: known.says.map((says) => ({ says })), ...(known.open ? { open: true } : {}) };
}

/** What each of some rows of a column may say, where that is the same of all. */
function optionsIn(
  model: Model,
  { point, column, rows }: Extract<Unsaid, { kind: 'column' }>,
): Pick<Question, 'options' | 'open'> {
  return sameOptions(rows.map((row) => knownFor(model, point, column, row)));
}

/** What may be said in several places, where it is the same in all. */
function sameOptions([first, ...others]: readonly (Known | undefined)[]): Pick<Question, 'options' | 'open'> {
  const isSame = others.every((each) => `${each?.says}` === `${first?.says}`);
  return optionsOf(isSame ? first : undefined);
}

/** The empty cells of the rows of the matrix at some places, each a question of its own. */
function emptyCells({ model, text }: Specification, rows: readonly Place[]): readonly Question[] {
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
          const asked = mayQuestion(plain(role), cells[0] ? plain(cells[0]) : '');
          return [
            {
              text: asked,
              point: 'roles',
              line: lineOf(text, from),
              options: yesNo,
              slots: [{ name: '', at: { from, to } }],
            },
          ];
        }),
      ),
  );
}

/** Where one would write "not shown" in answer to a question, an answer can stand: of several rows, in those with a place for it. */
function unsaid({ model, text }: Specification, { fixes = [] }: Finding): Unsaid | undefined {
  const [fix, ...others] = fixes;
  if (others.length > 0) return undefined;
  if (fix?.kind !== 'column') return fix?.kind === 'not-shown' ? fix : undefined;
  const placed = new Set<number>();
  sayInColumn(model, text, fix, (row) => {
    placed.add(row);
    return '';
  });
  const isPlaced = (_: unknown, row: number): boolean => placed.has(row);
  const rows = fix.rows.filter(isPlaced);
  return rows.length > 0 ? { ...fix, rows, names: fix.names.filter(isPlaced) } : undefined;
}

/** The checks that report what markers say. */
const ofMarkers = { 'document/not-shown': 'not-shown', 'document/open-question': 'open' } as const;

/** What markers leave open, by the check that reports it and the place it is reported at. */
function markedGaps(model: Model): (finding: Finding) => MarkerGap | undefined {
  const found = new Map(
    Object.entries(ofMarkers).flatMap(([check, is]) =>
      markerGaps(model, is, check).map((gap) => [`${check} ${gap.lacks[0]?.marker.at.from}`, gap] as const),
    ),
  );
  return ({ check, at }) => found.get(`${check} ${at.from}`);
}

/** The questions of a gap that markers leave: one, but of the matrix one for each cell. */
function questionsOfGap(
  { model, text }: Specification,
  gap: MarkerGap,
  finding: Finding,
): readonly Question[] {
  const { point } = finding;
  const asked = gap.lacks.flatMap(({ marker, name }) => {
    const at = markerAt(text, marker.at);
    return at ? [{ name, at, marker, known: knownAt(model, text, at) }] : [];
  });
  const [first, ...others] = asked;
  const line = lineOf(text, finding.at.from);
  if (!first) return [{ text: oneLine(gap.text), point, line, options: [] }];
  if (others.length > 0 && asked.every(({ known }) => known?.each))
    return asked.map(({ at, marker, known }) => ({
      text: oneLine(askingOf(model, point, marker).one),
      point,
      line: lineOf(text, at.from),
      ...optionsOf(known),
      slots: [{ name: '', at }],
    }));
  return [
    {
      text: oneLine(gap.text),
      point,
      line,
      ...(gap.is === 'thing' ? { options: [] } : sameOptions(asked.map(({ known }) => known))),
      slots: asked.map(({ name, at }) => ({ name, at })),
      ...(gap.is === 'alike' ? { alike: true } : {}),
    },
  ];
}

/** What is not shown, what is open, and what only a person can settle, in the order of the text. Waived questions are left out. */
export function questionsOf(specification: Specification): readonly Question[] {
  const { model, text, findings } = specification;
  const gapOf = markedGaps(model);
  const asked = findings.filter(isQuestion).flatMap((finding): readonly Question[] => {
    const { at, message, point, check, related = [], choice } = finding;
    if (choice)
      return [{ text: oneLine(choice.text), point, line: lineOf(text, at.from), options: choice.options }];
    const cells =
      check === 'roles/not-said' ? emptyCells(specification, [at, ...related.map((each) => each.at)]) : [];
    if (cells.length > 0) return cells;
    const gap = gapOf(finding);
    if (gap) return questionsOfGap(specification, gap, finding);
    const question = { text: oneLine(message), point, line: lineOf(text, at.from), options: [] };
    const open = unsaid(specification, finding);
    if (open === undefined) return [question];
    return [{ ...question, ...(open.kind === 'column' ? optionsIn(model, open) : {}), unsaid: open }];
  });
  const seen = new Set<string>();
  return asked
    .filter(({ text: words, line }) => !seen.has(`${words} ${line}`) && seen.add(`${words} ${line}`))
    .sort((a, b) => a.line - b.line || (a.slots?.[0]?.at.from ?? 0) - (b.slots?.[0]?.at.from ?? 0));
}

/** The names of the things that a question is about at once, where they are several, and whether they may have one answer. */
function severalOf({
  slots = [],
  alike,
  unsaid: open,
}: Question): readonly [names: readonly string[], alike: boolean] {
  if (slots.length > 1) return [slots.map(({ name }) => name), alike === true];
  return open?.kind === 'column' && open.rows.length > 1 ? [open.names, true] : [[], false];
}

/** Behind an option that is then the answer about each of several things. */
export const forAll = ' (for all)';

/** The lines behind which an answer is written: one, or one for each of the things that are asked about at once. */
function lines(question: Question): readonly string[] {
  const { options, slots, unsaid: open, open: isOpen } = question;
  const [names, alike] = severalOf(question);
  const ticks = options.map(({ says }) => `[ ] ${oneLine(says)}${names.length > 0 ? forAll : ''}`);
  if (names.length > 0)
    return [
      ...ticks,
      ...(alike ? ['Answer for all: '] : []),
      ...names.map((name) => `Answer for “${oneLine(name)}”: `),
    ];
  if (options.length > 0) return [...ticks, ...(isOpen ? ['Answer: '] : [])];
  return slots === undefined && open === undefined ? [] : ['Answer: '];
}

function item(question: Question): string {
  const { text, line } = question;
  return [`- [ ] ${text} (line ${line})`, ...lines(question).map((each) => `  - ${each}`)].join('\n');
}

/**
 * The questions as a Markdown list with checkboxes, by whom to ask and by point, each with its line and what may be
 * said. What is ticked or written in the list is read back by `answersIn`.
 */
export function questionsAsMarkdown(specification: Specification): string {
  const title = shownValue(specification.model.title);
  const questions = questionsOf(specification);
  const about = title === undefined ? '# Questions' : `# Questions about ${oneLine(title)}`;
  if (questions.length === 0) return `${about}\n\nNo questions are open.\n`;
  const count = questions.length === 1 ? 'One question is open.' : `${questions.length} questions are open.`;
  const origin = originOf(questions.length, specification.findings.filter(isQuestion).length);
  const how =
    'Tick an answer, or write one behind “Answer:”. The list can be pasted back into the document it is about.';
  const sections = whom.flatMap(([person, asked]) => {
    const own = [undefined, ...pointIds]
      .filter((id) => asked.includes(id))
      .flatMap((id) => section(id, questions));
    return own.length > 0 ? [`## ${person}`, ...own] : [];
  });
  return `${[about, `${count} ${origin}${how}`, ...sections].join('\n\n')}\n`;
}

/** Why there are more or fewer questions than findings that ask: where these are counted one sees the other number. */
function originOf(questions: number, findings: number): string {
  if (questions === findings) return '';
  const all = findings === 1 ? 'One finding asks' : `${findings} findings ask`;
  const why =
    questions > findings ? 'what one asks of several cells is a question for each' : 'some ask the same';
  return `${all} them: ${why}. `;
}

function section(id: PointId | undefined, questions: readonly Question[]): readonly string[] {
  const own = questions.filter((question) => question.point === id);
  if (own.length === 0) return [];
  const heading =
    id === undefined ? '### The whole document' : `### ${points[id].number}. ${points[id].title}`;
  return [heading, own.map(item).join('\n')];
}
