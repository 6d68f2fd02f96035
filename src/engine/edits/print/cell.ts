import type { Place } from '../../place.ts';

/** Text on one line: line breaks and runs of spaces become one space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Text as a table cell: on one line, every `|` written `\|` (in code too, as GFM tables demand). A bar that is
 * already escaped stays as it is.
 */
export function cell(text: string): string {
  let escaped = false;
  let result = '';
  for (const character of oneLine(text)) {
    if (character === '|' && !escaped) result += '\\';
    result += character;
    escaped = character === '\\' && !escaped;
  }
  // An odd backslash at the end would escape the bar that closes the cell.
  return escaped ? `${result}\\` : result;
}

/** Text as code: fenced by more backticks than it holds. Code cannot be empty: an empty text gives none. */
export function code(text: string): string {
  const content = oneLine(text);
  if (content === '') return '';
  const longest = Math.max(0, ...[...content.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  const pad = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${content}${pad}${fence}`;
}

/** What stands at a place, on one line; empty for a place without length (an element that has no text). */
export function sourceAt(text: string, at: Place): string {
  return oneLine(text.slice(at.from, at.to));
}
