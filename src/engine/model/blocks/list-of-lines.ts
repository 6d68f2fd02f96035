import { Span } from '../../place.ts';
import type { Inline, Item, ListBlock, ParagraphBlock } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { areOwnLines, boldTitle, tellsStart } from '../../syntax/line-starts.ts';
import { wording } from '../../syntax/wording.ts';
import { itemsOfClauses } from './clause-lines.ts';
import type { Context } from './context.ts';

/** A paragraph as a list of its lines, and the line above them that titles them. */
export interface LinesOfParagraph {
  readonly title: Inline | undefined;
  readonly list: ListBlock;
  /** Whether several of its lines begin with names in bold type: they are surely no running text. */
  readonly isHeaded: boolean;
  /** Whether that is so, or a name in bold type alone titles them. */
  readonly isSure: boolean;
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
  // Where names in bold type stand at the heads of lines fewer lines have to be short.
  const heads = written.filter((line) => boldHead.test(line.trim()));
  const share = boldTitle.test(written[0]?.trimEnd() ?? '') || heads.length > 1 ? 0.5 : undefined;
  // Whatever stands below a title may be indented.
  const isDeeper = isShort(written[0] ?? '') && written.slice(1).every((line) => /^(?:\s|$)/.test(line));
  if (!(isDeeper || areOwnLines(written, share)) || written.some((line) => line.split('`').length % 2 === 0))
    return undefined;
  const lines: Inline[] = [];
  for (let start = 0; start < text.source.length; ) {
    const newline = text.source.indexOf('\n', start);
    const end = newline < 0 ? text.source.length : newline;
    const line = slice(text, start, end);
    if (line.source !== '') lines.push(line);
    start = end + 1;
  }
  const clauses = itemsOfClauses(lines);
  const [first] = lines;
  // "Clerk:" and below it "Head:" title what stands below each.
  const titles = lines.filter(({ source }) => namesAlone.test(source));
  const isParted = first !== undefined && titles.length > 1 && titles[0] === first;
  const isTitled =
    first &&
    !clauses &&
    !isParted &&
    !holdsAddress.test(first.source) &&
    isTitle(first, lines.slice(1), isDeeper);
  const title = isTitled ? first : undefined;
  const items = clauses ?? belowTitles(title ? lines.slice(1) : lines, isParted);
  if (items.length === 0) return undefined;
  // It moves with the paragraph.
  const list = Object.create(block, {
    kind: { value: 'list' },
    ordered: { value: false },
    items: { value: items },
  }) as ListBlock;
  const isHeaded = heads.length > 1;
  return {
    title,
    list,
    isHeaded,
    isSure: isHeaded || (title !== undefined && boldTitle.test(title.source) && !asks.test(title.source)),
  };
}

/** An address in code: its line tells of that, and titles no others. */
const holdsAddress = /`(?:[A-Z]{3,7} )?\/[^`]*`/;

/** A title that asks or calls, behind which somebody answers in a sentence. */
const asks = /[?!]\*\*/;

/** A name in bold type at the head of a line that says little more: a number, a remark behind a dash. */
const boldHead = /^\*\*[^*?!]+(?<![.:])\*\*(?:\s*\([^()]*\)|,?\s+\d{3}\b)*(?:\s+[–—-]\s.*)?:?$/;

/** A name of a few words and a colon, and nothing else. */
const namesAlone = wording`^[\p{L}\p{N}_*\`][^:.;,?!]{0,30}:\*{0,2}$`;

/** The lines as items; what follows a name in bold type alone stands below it, and one with a colon where several are. */
function belowTitles(lines: readonly Inline[], isParted: boolean): readonly Item[] {
  const items: Item[] = [];
  let open: { readonly title: Inline; readonly below: Item[] } | undefined;
  const close = (): void => {
    if (open) items.push(itemOf(open.title, open.below));
    open = undefined;
  };
  for (const line of lines)
    if (boldHead.test(line.source) || (isParted && namesAlone.test(line.source))) {
      close();
      open = { title: line, below: [] };
    } else if (open) open.below.push(itemOf(line, []));
    else items.push(itemOf(line, []));
  close();
  return items;
}

function itemOf(text: Inline, below: readonly Item[]): Item {
  const spanned = (end: number): Span => new Span(text.at.anchor, text.at.start, end);
  const last = below.at(-1)?.at as Span | undefined;
  return {
    at: spanned(last?.end ?? text.at.end),
    text,
    children: last ? [{ kind: 'list', ordered: false, at: spanned(last.end), items: below }] : [],
  };
}

/** Whether a line has room for more, and no sentence in it. */
const isShort = (line: string): boolean => line.length < 40 && !/[.,;]\s|[.,;]$/.test(line);

/** What lines of their own mostly begin with: a marked name, a status, an address. */
const marked = /^(?:[`*"“]|[1-5]\d\d\s|\/)/;

/** A title ends with a colon, is in bold type, stands less deep than the others, or is the only line that begins with words. */
function isTitle(line: Inline, others: readonly Inline[], isAbove: boolean): boolean {
  if (boldTitle.test(line.source)) return true;
  if (plain(line).split(' ').length > TITLE || tellsStart.test(line.source)) return false;
  const isOther = !marked.test(line.source) && others.every(({ source }) => marked.test(source));
  return isOther || isAbove || /:$/.test(line.source);
}

/** The context of lines below a title, which names what they are about: without a remark in brackets. A question names nothing. */
export function belowTitle(title: Inline, context: Context): Context {
  const name = boldTitle.exec(title.source)?.groups?.title?.trim() ?? plain(title);
  const lead = name.replace(/:$/, '').replace(/(?<=\S)\s*\([^()]*\)$/, '');
  return lead.endsWith('?') || lead === '' ? context : { ...context, lead, titled: true };
}
