import type { Input, PartialParse } from '@lezer/common';
import type { MarkdownConfig } from '@lezer/markdown';
import { limits } from '../limits.ts';

const opening = /^[\uFEFF ]?---[ \t]*\r?\n(?=[^\S\n]*\S)/;
const closing = /\n(?:---|\.\.\.)[ \t]*\r?(?:\n|$)/g;

/**
 * Where the YAML front matter that opens a text ends (behind its closing `---` or `...`), or 0 when there is none.
 * A blank line behind the first `---` makes that a rule, as in Pandoc's `yaml_metadata_block`; what does not close
 * within `limits.line` characters is no front matter either.
 */
export function frontMatterEnd(text: string): number {
  const open = opening.exec(text);
  if (!open) return 0;
  const head = text.slice(0, limits.line);
  closing.lastIndex = open[0].length;
  const close = closing.exec(head);
  if (!close || (closing.lastIndex === head.length && head.length < text.length)) return 0;
  return close.index + '\n---'.length;
}

/** The end found for each parse under way; block parsers see the context, only wrappers see the input. */
const ends = new WeakMap<PartialParse, number>();

function lookAhead(input: Input): number {
  const mayOpen = input.read(0, 4).includes('---');
  return mayOpen ? frontMatterEnd(input.read(0, Math.min(input.length, limits.line + 1))) : 0;
}

/** Reads front matter as one `FrontMatter` node; lezer alone makes a rule and an underlined heading of it. */
export const frontMatter: MarkdownConfig = {
  defineNodes: [{ name: 'FrontMatter', block: true }],
  wrap(inner, input) {
    const end = lookAhead(input);
    if (end > 0) ends.set(inner, end);
    return inner;
  },
  parseBlock: [
    {
      name: 'FrontMatter',
      before: 'LinkReference',
      parse(cx) {
        if (cx.lineStart > 0 || cx.depth > 1) return false;
        const end = ends.get(cx);
        if (end === undefined) return false;
        while (cx.lineStart < end && cx.nextLine()) {}
        cx.addElement(cx.elt('FrontMatter', 0, end));
        return true;
      },
    },
  ],
};
