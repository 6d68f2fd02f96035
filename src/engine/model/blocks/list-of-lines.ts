import { Span } from '../../place.ts';
import type { Inline, Item, ListBlock, ParagraphBlock } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { areOwnLines, boldTitle, tellsStart } from '../../syntax/line-starts.ts';
import type { Context } from './context.ts';

/** A paragraph as a list of its lines, and the line above them that titles them. */
export interface LinesOfParagraph {
  readonly title: Inline | undefined;
  readonly list: ListBlock;
}

/** A bold title with a full stop begins running text. */
const titledProse = /^\*\*[^*\n]+\.\*\*\s+\S/;

/** Words of a line that titles those below it, at most. */
const TITLE = 8;

/** The paragraph that notes line by line are, as a list; undefined for running text. */
export function listOfLines(block: ParagraphBlock): LinesOfParagraph | undefined {
  const { text } = block;
  if (!text.source.includes('\n') || titledProse.test(text.source)) return undefined;
  const written = text.source.split('\n');
  if (!areOwnLines(written) || written.some((line) => line.split('`').length % 2 === 0)) return undefined;
  const lines: Inline[] = [];
  for (let start = 0; start < text.source.length; ) {
    const newline = text.source.indexOf('\n', start);
    const end = newline < 0 ? text.source.length : newline;
    const line = slice(text, start, end);
    if (line.source !== '') lines.push(line);
    start = end + 1;
  }
  const [first] = lines;
  const title = first && isTitle(first, lines.slice(1)) ? first : undefined;
  const items = (title ? lines.slice(1) : lines).map(
    (line): Item => ({
      at: new Span(line.at.anchor, line.at.start, line.at.end),
      text: line,
      children: [],
    }),
  );
  if (items.length === 0) return undefined;
  // It moves with the paragraph.
  const list = Object.create(block, {
    kind: { value: 'list' },
    ordered: { value: false },
    items: { value: items },
  }) as ListBlock;
  return { title, list };
}

/** What lines of their own mostly begin with: a marked name, a status, an address. */
const marked = /^(?:[`*"“]|[1-5]\d\d\s|\/)/;

/** A title ends with a colon, is in bold type, or is the only line that begins with words. */
function isTitle(line: Inline, others: readonly Inline[]): boolean {
  if (boldTitle.test(line.source)) return true;
  if (plain(line).split(' ').length > TITLE || tellsStart.test(line.source)) return false;
  const isOther = !marked.test(line.source) && others.every(({ source }) => marked.test(source));
  return isOther || /:$/.test(line.source);
}

/** The context of lines below a title, which names what they are about: without a remark in brackets. A question names nothing. */
export function belowTitle(title: Inline, context: Context): Context {
  const name = boldTitle.exec(title.source)?.groups?.title?.trim() ?? plain(title);
  const lead = name.replace(/:$/, '');
  return lead.endsWith('?') || lead === '' ? context : { ...context, lead, titled: true };
}
