import type { MarkdownConfig } from '@lezer/markdown';

const numbered = /^\d{1,2}[.)][ \t]+\S/;
const underline = /^(?:={3,}|-{3,})[ \t]*\r?$/;

/**
 * Reads an underlined line that begins with a number as a heading: CommonMark makes a list of it and a rule, which
 * nobody means who writes `1. Purpose` over a line of dashes. Only at the top of a document's structure, and not
 * in a list that has begun.
 */
export const numberedHeading: MarkdownConfig = {
  parseBlock: [
    {
      name: 'NumberedHeading',
      before: 'OrderedList',
      parse(cx, line) {
        if (cx.depth > 1 || line.indent > 3 || !numbered.test(line.text.slice(line.pos))) return false;
        const under = cx.peekLine();
        if (!underline.test(under)) return false;
        const from = cx.lineStart + line.pos;
        cx.nextLine();
        const mark = cx.elt('HeaderMark', cx.lineStart, cx.lineStart + line.text.trimEnd().length);
        cx.addElement(
          cx.elt(under.startsWith('=') ? 'SetextHeading1' : 'SetextHeading2', from, mark.to, [mark]),
        );
        cx.nextLine();
        return true;
      },
    },
  ],
};
