import type { Inline } from '../../syntax/block.ts';
import { plain, withoutComments } from '../../syntax/inline.ts';
import type { RowReading } from '../reader.ts';
import { says } from '../tables/cell-kinds.ts';
import { words } from '../words/names.ts';
import type { RuleFact } from './messages.ts';
import { ownerColumn, subjectColumn } from './subject-columns.ts';

const subjectTitles = new Set(
  [subjectColumn, ownerColumn].flatMap(({ title, also }) => [words(title), ...also]),
);

/** What says that a rule holds in every case. */
const always = /^(?:always|ever|any(?: case)?|in (?:any|every) case|all|every|none|immer|toujours)$/i;

/** What leaves a question open. */
const notKnown = /^(?:not known|unknown|unclear|unbekannt)$/i;

/**
 * What a row rules in words that no single cell has: with the case that it holds in, with the answers to the questions of
 * other columns ("Case-sensitive?"), or, where no header says which column rules, by the headers of all.
 */
export function composed(reading: RowReading<RuleFact>): string | undefined {
  const { match, header, row, cell } = reading;
  const titled = (index: number): string => {
    const [title, value] = [header.cells[index], row.cells[index]];
    return title && says(value) && !notKnown.test(plain(value))
      ? `${plain(title).replace(/[?:]$/, '')}: ${sourceOf(value)}`
      : '';
  };
  const rule = cell('rule');
  if (match.guessed && match.extra.length > 0 && !isTitled(reading)) {
    const columns = [match.at.get('rule') ?? -1, ...match.extra].toSorted((one, other) => one - other);
    return columns.map(titled).filter(Boolean).join('; ');
  }
  const [about, holds] = [cell('subject') ?? cell('owner') ?? cell('on'), cell('if')];
  const held = about && says(holds) && !always.test(plain(holds)) ? `if ${sourceOf(holds)}` : '';
  const asked = match.extra.filter((index) =>
    /\?$/.test(plain(header.cells[index] ?? (row.cells[0] as Inline))),
  );
  const more = [held, ...asked.map(titled)].filter(Boolean);
  const own = rule ? sourceOf(rule) : '';
  return more.length > 0 && own !== '' ? [own, ...more].join('; ') : undefined;
}

/** What a cell says, without a waiver beside it. */
const sourceOf = (cell: Inline): string => withoutComments(cell).source;

/** Whether a header says which column names the subject. */
function isTitled({ match, header }: RowReading<RuleFact>): boolean {
  const title = header.cells[match.at.get('subject') ?? match.at.get('owner') ?? -1];
  return title !== undefined && subjectTitles.has(words(plain(title)));
}
