import type { Change, Slot } from '../finding.ts';
import { cellInLine, type Inline, type Row, type TableBlock } from '../syntax/block.ts';
import { pieces } from '../syntax/inline.ts';
import { isInTag } from '../syntax/tags.ts';
import { insertCell } from './fix/table-column.ts';
import type { Document } from './fix.ts';
import { cell, code } from './print/cell.ts';

/** What is said in a cell, without the comments around it. Undefined where a comment stands in its middle. */
function saidIn(inline: Inline): { readonly start: number; readonly end: number } | undefined {
  const said = pieces(inline).filter(({ kind, text }) => kind !== 'comment' && text.trim() !== '');
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined) return { start: 0, end: 0 };
  const within = inline.source.slice(first.start, last.end);
  if (within.includes('<!--')) return undefined;
  const start = first.start + (within.length - within.trimStart().length);
  return { start, end: first.start + within.trimEnd().length };
}

/** As it stands in a table; code where code stood, and never the beginning of a comment. */
function written(to: string, source: string): string {
  const isCode = source.length > 2 && /^`[^`]+`$/.test(source);
  const safe = to.replaceAll('<!--', '\\<!--');
  return cell(isCode && !/^(?:not shown|none|\?)?$/i.test(to.trim()) ? code(to) : safe);
}

/**
 * The changes that let a cell say something else; nothing but that cell is touched, and comments in it stay. An empty
 * text takes away what is said. None where the cell says it already, or where it cannot be told what to replace.
 */
export function setCell({ model, text }: Document, slot: Slot, to: string): readonly Change[] {
  const isAsked = ({ at }: Row): boolean => at.from === slot.row;
  const table = model.points[slot.point].blocks.find(
    (block): block is TableBlock =>
      block.kind === 'table' && block.written !== 'html' && block.rows.some(isAsked),
  );
  const row = table?.rows.find(isAsked);
  if (table === undefined || row === undefined) return [];
  const found = row.cells[slot.column];
  if (found === undefined)
    return to.trim() === ''
      ? []
      : [insertCell(text, row.at.from, cellInLine(table, slot.column), written(to, ''))];
  const said = saidIn(found);
  if (said === undefined) return [];
  const source = found.source.slice(said.start, said.end);
  const [from, end] = [found.at.from + said.start, found.at.from + said.end];
  const insert = written(to, source);
  if (insert === source || isInTag(text, from) || isInTag(text, end)) return [];
  // An empty cell may have no blank to spare on either side.
  const before = source === '' && !/\s/.test(text.charAt(from - 1)) ? ' ' : '';
  const after = source === '' && !/\s/.test(text.charAt(end)) ? ' ' : '';
  return [{ from, to: end, insert: `${before}${insert}${after}` }];
}
