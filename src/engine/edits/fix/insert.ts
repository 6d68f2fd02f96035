import type { Change } from '../../finding.ts';
import type { Place } from '../../place.ts';
import { latest } from '../../syntax/recent.ts';

/** Whether a document has the line ends of Windows. */
const hasCarriageReturns = latest((text: string): boolean => text.includes('\r\n'));

/** What ends a line in a document. */
export function lineEnd(text: string): string {
  return hasCarriageReturns(text) ? '\r\n' : '\n';
}

/** Lines in the document's own line ends. */
function inLinesOf(text: string, insert: string): string {
  return hasCarriageReturns(text) ? insert.replace(/\r?\n/g, '\r\n') : insert;
}

/** The end of what is written before an offset: blank space before it left out. */
export function contentEnd(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length;
}

/** Puts a block behind what ends at or before `offset`, one blank line around it. */
export function insertAfter(text: string, offset: number, block: string): Change {
  const at = contentEnd(text, offset);
  const behind = /^[ \t]*(?:\r?\n[ \t]*)*/.exec(text.slice(at))?.[0] ?? '';
  const isLast = at + behind.length === text.length;
  const blankFollows = (behind.match(/\n/g)?.length ?? 0) > 1;
  if (at === 0) return { from: 0, to: 0, insert: inLinesOf(text, isLast ? `${block}\n` : `${block}\n\n`) };
  const end = isLast ? (behind === '' ? '\n' : '') : blankFollows ? '' : '\n';
  return { from: at, to: at, insert: inLinesOf(text, `\n\n${block}${end}`) };
}

/** Puts a line right behind the line that ends at or before `offset`: a row of a table, an item of a list. */
export function insertLine(text: string, offset: number, line: string): Change {
  const at = contentEnd(text, offset);
  return { from: at, to: at, insert: inLinesOf(text, `\n${line}`) };
}

/** Nothing but a mark is left of a line: a bullet's dash, a heading's hashes, a quotation's bar; or the mark of bold type behind it. */
const onlyMark = /^[ \t]*(?:[-*+>]|\d{1,9}[.)]|#{1,6})?[ \t]*(?:\*\*)?$/;

/** A place that is one of several between commas, with the comma that would be left over; undefined where it is none. */
function oneOfSeveral(text: string, at: Place, lineStart: number): Place | undefined {
  const before = /(?:^|[|:,])[ \t]*$/.exec(text.slice(lineStart, at.from))?.[0];
  const behind = /^[ \t]*(?:$|[|,\r\n])[ \t]*/.exec(text.slice(at.to))?.[0];
  if (before === undefined || behind === undefined) return undefined;
  if (behind.trim() === ',') return { from: at.from, to: at.to + behind.length };
  return before.startsWith(',') ? { from: at.from - before.length, to: at.to } : undefined;
}

/** Whether a line that is not the first and ends at an offset, its end included, is blank. */
export function isBlankLine(text: string, end: number): boolean {
  const before = text.lastIndexOf('\n', end - 2);
  return end > 1 && before >= 0 && /^[ \t]*\r?\n$/.test(text.slice(before + 1, end));
}

/** Takes a place away, with the line it leaves empty and one of the two blank lines that would meet. */
export function removal(text: string, at: Place): Change {
  const lineStart = text.lastIndexOf('\n', at.from - 1) + 1;
  const next = text.indexOf('\n', at.to);
  const end = next < 0 ? text.length : next;
  const isWhole = onlyMark.test(text.slice(lineStart, at.from)) && text.slice(at.to, end).trim() === '';
  if (!isWhole) {
    const listed = oneOfSeveral(text, at, lineStart);
    if (listed) return { ...listed, insert: '' };
    const isBetweenSpaces = /[ \t]/.test(text.charAt(at.from - 1)) && /^[ \t]/.test(text.slice(at.to));
    return { from: at.from, to: isBetweenSpaces ? at.to + 1 : at.to, insert: '' };
  }
  const behind = Math.min(end + 1, text.length);
  const blankBefore = lineStart === 0 || isBlankLine(text, lineStart);
  const blankAfter = blankBefore ? (/^[ \t]*(?:\r?\n|$)/.exec(text.slice(behind))?.[0].length ?? 0) : 0;
  return { from: lineStart, to: behind + blankAfter, insert: '' };
}
