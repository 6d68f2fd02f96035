import { pointAt } from '../../model/derived/stretches.ts';
import type { Model } from '../../model/model.ts';
import { type PointId, pointIds, points } from '../../points.ts';
import { wording } from '../../syntax/wording.ts';
import { answerColumns, payloadColumns } from '../print/calls.ts';
import { code } from '../print/cell.ts';
import { constantColumns } from '../print/constants.ts';
import { fieldColumns, valueColumns } from '../print/entities.ts';
import { errorColumns } from '../print/errors.ts';
import { nothingShown, pointHeading } from '../print/fresh.ts';
import { name as printName, title } from '../print/name.ts';
import { roleColumns } from '../print/roles.ts';
import { ruleColumns } from '../print/rules.ts';
import { screenColumns } from '../print/screens.ts';
import { transitionColumns } from '../print/states.ts';
import { tableLine } from '../print/table.ts';
import { labelSources } from './columns.ts';
import type { Cursor } from './cursor.ts';
import { undeclared } from './names.ts';
import type { CompletionOption } from './option.ts';

/** Columns of the table of calls that need one line. */
const callColumns = ['Call', 'Does', 'Payload', 'Answers'] as const;

/** Where something could begin: a line of a point, with what stands around it below the same heading. */
interface Start {
  readonly model: Model;
  readonly point: PointId;
  /** What stands between the heading above and the next one. */
  readonly around: string;
  /** Whether the heading above is that of an element or group in the point. */
  readonly within: boolean;
  /** Whether a line with words stands right above, and right below. */
  readonly above: boolean;
  readonly below: boolean;
}

/** A table with its first row, empty: its cursor goes into the first cell. Where one stands already nothing is offered. */
function table(start: Start, detail: string, columns: readonly string[]): readonly CompletionOption[] {
  const header = tableLine(columns);
  if (start.around.split('\n').some((line) => sameColumns(line, columns))) return [];
  const before = start.above ? '\n' : '';
  const begin = `${before}${header}\n${tableLine(columns.map(() => '---'))}\n| `;
  const insert = `${begin} |${columns
    .slice(1)
    .map(() => ' |')
    .join('')}${start.below ? '\n' : ''}`;
  return [{ label: header, insert, kind: 'start', detail, cursor: begin.length }];
}

/** Whether a line is the header of such a table: it begins with the same column. */
function sameColumns(line: string, [first = '']: readonly string[]): boolean {
  return /^\s*\|([^|]*)\|/.exec(line)?.[1]?.trim().toLowerCase() === first.toLowerCase();
}

const holdsTable = ({ around }: Start): boolean => /^\s*\|.*\n\s*\|[\s|:-]*---/m.test(around);

/** A table where there is none of any kind. */
const onlyTable = (start: Start, detail: string, columns: readonly string[]): readonly CompletionOption[] =>
  holdsTable(start) ? [] : table(start, detail, columns);

/** The headings of elements: those that are named somewhere and declared nowhere, and one that is yet to be named. */
function headings(detail: string, names: readonly string[] = []): readonly CompletionOption[] {
  const named = names.map(
    (each): CompletionOption => ({
      label: `### ${each}`,
      kind: 'undeclared',
      detail: 'named elsewhere, not declared',
    }),
  );
  return [...named, { label: '### ', kind: 'start', detail }];
}

/** Bullets that begin with a bold name, which is yet to be written. */
function named(detail: string): readonly CompletionOption[] {
  return [{ label: '- **…**: ', insert: '- ****: ', kind: 'start', detail, cursor: '- **'.length }];
}

/** Bullets with the labels of a point that do not stand there yet. */
function labels({ point, around }: Start): readonly CompletionOption[] {
  return Object.keys(labelSources[point] ?? {})
    .filter((label) => !new RegExp(`^[-*+] ${label}:`, 'm').test(around))
    .map((label) => ({ label: `- ${label}: `, kind: 'label' }));
}

/** What always holds of an entity that is declared. */
function invariants({ model }: Start): readonly CompletionOption[] {
  return model.entities.entities.map(({ name }) => {
    const begin = `- Always, for ${printName(name)}: \``;
    return {
      label: `- Always, for ${name}: `,
      insert: `${begin}\``,
      kind: 'start',
      detail: 'what always holds of it',
      cursor: begin.length,
    };
  });
}

/** What each point canonically begins with, where it has none of that yet. */
const startsOf: Readonly<Record<PointId, (start: Start) => readonly CompletionOption[]>> = {
  product: ({ within }) =>
    within
      ? named('a term')
      : [...named('an audience'), { label: '### Terms', kind: 'start', detail: 'the glossary' }],
  screens: (start) => onlyTable(start, 'the table of screens', screenColumns),
  entities: (start) => [
    ...headings('an entity', undeclared(start.model, 'entity').map(title)),
    ...(start.within
      ? [...onlyTable(start, 'its fields', fieldColumns), ...onlyTable(start, 'its values', valueColumns)]
      : []),
  ],
  states: (start) => [
    ...headings('a lifecycle'),
    ...labels(start),
    ...onlyTable(start, 'its transitions', transitionColumns),
    ...invariants(start),
  ],
  rules: (start) => [...onlyTable(start, 'the table of rules', ruleColumns), ...invariants(start)],
  roles: (start) => {
    const roles = start.model.roles.roles.map(({ name }) => printName(name));
    return [
      ...named('a role'),
      ...table(start, 'the table of roles', roleColumns),
      ...(roles.length > 0 ? table(start, 'who may do what', ['Action', ...roles]) : []),
    ];
  },
  calls: (start) => [
    ...headings('a call', undeclared(start.model, 'call').map(code)),
    ...(start.within
      ? [
          ...labels(start),
          ...table(start, 'what it sends', payloadColumns),
          ...table(start, 'what it answers', answerColumns),
        ]
      : onlyTable(start, 'the table of calls', callColumns)),
  ],
  errors: (start) => onlyTable(start, 'the error catalogue', errorColumns),
  constants: (start) => onlyTable(start, 'the table of constants', constantColumns),
};

/** That a whole point is not shown, that there is none, or that it is open: as it is printed. */
function markersOf({ model, point }: Start): readonly CompletionOption[] {
  if (model.points[point].shown !== 'unstated') return [];
  return [
    ...['not shown', 'none'].map(
      (marker): CompletionOption => ({
        label: marker,
        insert: nothingShown(point, marker),
        kind: 'marker',
        detail: 'of the whole point',
      }),
    ),
    { label: '?', kind: 'marker', detail: 'of the whole point' },
  ];
}

/** The line that the cursor is on, where something could begin there. */
function startAt({ model, text, lineFrom, line, offset, point: own }: Cursor): Start | undefined {
  const point = own ?? pointAt(model, lineFrom - 1);
  if (point === undefined) return undefined;
  const isInside = model.points[point].blocks.some(
    ({ kind, from, length }) =>
      (kind === 'fence' || kind === 'other') && from < offset && offset < from + length,
  );
  if (isInside) return undefined;
  const lineTo = lineFrom + line.length;
  const [heading, ...before] = linesBefore(text, lineFrom);
  const after = linesAfter(text, lineTo + 1);
  const stands = (each: string | undefined): boolean => each !== undefined && each.trim() !== '';
  return {
    model,
    point,
    around: [...before, ...after].join('\n'),
    within: /^#{3,6}\s/.test(heading ?? ''),
    above: stands(before.at(-1)),
    below: stands(after[0]),
  };
}

const isHeading = (line: string): boolean => /^#{1,6}\s/.test(line);

/** The heading above an offset where a line begins, and the lines from there on; an empty one where there is no heading. */
function linesBefore(text: string, offset: number): readonly string[] {
  const lines: string[] = [];
  for (let end = offset - 1; end >= 0; ) {
    const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    lines.push(line);
    if (isHeading(line)) return lines.reverse();
    end = start - 1;
  }
  return ['', ...lines.reverse()];
}

/** The lines from an offset on where one begins, up to the next heading. */
function linesAfter(text: string, offset: number): readonly string[] {
  const lines: string[] = [];
  for (let start = offset; start <= text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, end);
    if (isHeading(line)) break;
    lines.push(line);
    start = end + 1;
  }
  return lines;
}

/**
 * What could begin on a line of which no more is written than a mark, a word or nothing: the canonical beginnings of
 * its point, and that the point is not shown. Of running text only what it is the beginning of.
 */
export function startsAt(
  cursor: Cursor,
): { readonly written: string; readonly options: readonly CompletionOption[] } | undefined {
  const written = wording`^\s{0,3}(|#{1,6}|-\s?|\|\s?\p{L}*|\p{L}[\p{L} ]*)$`.exec(cursor.before)?.[1];
  if (written === undefined || cursor.line.slice(cursor.before.length).trim() !== '') return undefined;
  const start = startAt(cursor);
  if (start === undefined) return undefined;
  const options = [...startsOf[start.point](start), ...missing(start.model, written), ...markersOf(start)];
  const letters = (words: string): string => words.replace(/^[#|*\s-]+/, '').toLowerCase();
  const isWord = wording`^\p{L}`.test(written);
  const begins = ({ label }: CompletionOption): boolean =>
    isWord
      ? letters(label).startsWith(written.toLowerCase())
      : label.startsWith(written.trimEnd()) ||
        (written.startsWith('|') && label.startsWith('|') && letters(label).startsWith(letters(written)));
  return { written, options: options.filter(begins) };
}

/** The headings of the points that the document does not have, where one begins a heading. */
function missing(model: Model, written: string): readonly CompletionOption[] {
  if (!/^##?$/.test(written)) return [];
  return pointIds
    .filter((id) => model.points[id].headings.length === 0)
    .map((id) => ({ label: pointHeading(id), kind: 'point', detail: `point ${points[id].number}` }));
}
