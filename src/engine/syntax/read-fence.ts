import type { Inline } from './block.ts';
import { type Stretch, verbatim } from './stretch.ts';

/** What a fenced code block holds. */
interface Fence {
  readonly language: string;
  readonly code: Inline;
}

const opening = /^(`{3,}|~{3,})[^\S\n]*([^\s`]*)/;

/**
 * Reads the fenced code block between two offsets (CommonMark 0.31.2, section 4.5). The code runs from the first
 * line behind the opening fence to the end of the last line before the closing one, indentation included.
 */
export function readFence(stretch: Stretch, start: number, end: number): Fence {
  const { source } = stretch;
  const [, fence = '```', info = ''] = opening.exec(source.slice(start, end)) ?? [];
  const language = info.toLowerCase();
  const firstEnd = source.indexOf('\n', start);
  if (firstEnd < 0 || firstEnd >= end) return { language, code: verbatim(stretch, end, end) };
  const from = firstEnd + 1;
  const lastStart = Math.max(source.lastIndexOf('\n', end - 1) + 1, from);
  const last = source
    .slice(lastStart, end)
    .replace(/^[\s>]+/, '')
    .trimEnd();
  const closes = last.length >= fence.length && last === fence.charAt(0).repeat(last.length);
  let to = closes ? Math.max(lastStart - 1, from) : end;
  if (closes && to > from && source.charCodeAt(to - 1) === 13) to--;
  return { language, code: verbatim(stretch, from, to) };
}
