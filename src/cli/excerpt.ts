/** Characters that a terminal shows two cells wide: East Asian wide and full-width ones, and emoji. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** Characters without a cell of their own: combining marks, joiners, variation selectors. */
const narrow = /^(?:\p{M}|\p{Cf}|\p{Variation_Selector})/u;

/** How many cells of a terminal a text takes. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += narrow.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return width;
}

/** A text for a terminal: no tabs, and no control characters, which a document could use to rewrite the screen. */
export function visible(text: string): string {
  return text.replaceAll('\t', '    ').replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\u{FFFD}');
}

/** How much of a long line is shown before and after the place. */
const around = { before: 40, most: 100 } as const;

/** A part of a line with carets under `from` to `to` (offsets in the line), long lines cut around them. */
export function excerpt(
  line: string,
  from: number,
  to: number,
): { readonly source: string; readonly carets: string } {
  const start =
    line.length <= around.most ? 0 : Math.max(0, Math.min(from - around.before, line.length - around.most));
  const end = Math.min(line.length, start + around.most);
  const lead = start > 0 ? '…' : '';
  const before = lead + visible(line.slice(start, from));
  const marked = visible(line.slice(from, Math.min(to, end)));
  const after = visible(line.slice(Math.min(Math.max(from, to), end), end)) + (end < line.length ? '…' : '');
  return {
    source: before + marked + after,
    carets: ' '.repeat(displayWidth(before)) + '^'.repeat(Math.max(1, displayWidth(marked))),
  };
}
