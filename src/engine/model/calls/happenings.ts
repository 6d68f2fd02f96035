import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { RowReading } from '../reader.ts';
import { isIdentifier, nameOf } from '../words/names.ts';
import type { CallFact } from './tables.ts';

/** Titles that columns have beside anything: what comes of it, or what is known of it. */
const anyTitle = /^(?:effects?|data|params|args)$/i;

/** Whether a row only tells of something that happens, "Click on save | The form closes", or of anything with some data. */
export function isHappening({ row, match, header }: RowReading<CallFact>, own: Inline): boolean {
  const { name } = nameOf(own);
  if (own.source.startsWith('`') || isIdentifier(name) || /^[a-z][\w:.-]*$/.test(name)) return false;
  const titled = [...match.at.values()]
    .filter((index) => row.cells[index] !== own)
    .map((index) => plain(header.cells[index] ?? own));
  return titled.length > 0 && titled.every((title) => anyTitle.test(title));
}
