import { Span } from '../../place.ts';
import type { FenceBlock, Inline, Item, ListBlock } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';

/** Languages in which a fence is plain text, set in columns or indented below names. */
const plainly = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'yaml', 'yml', 'none', 'console', 'tree']);

/** Lines that open or close a block of their own, or end as statements do. */
const isProgramme = /[{;][ \t]*$|^[^{\n]*\}[ \t]*$/m;

/** How much further a line must be indented to stand below another, in characters; a tab counts as four. */
const STEP = 2;

/** Whether a listing draws a window with its corners: what stands in it is what it shows, and no list. */
export const drawsWindow = (code: Inline): boolean => /[┐╗╮]/.test(code.source);

/** Whether a listing draws arrows between lifelines: `|--- order --->|`. */
const drawsLifelines = (code: Inline): boolean =>
  /[|│]\s*(?:<[-─]{2,}[^|│\n]*|[-─]{2,}[^|│\n]*[>▶])\s*[|│]/.test(code.source);

/** Whether a fence is plain text, and neither a programme nor a drawing. */
export const isPlainText = ({ language, code }: FenceBlock): boolean =>
  plainly.has(language) && !isProgramme.test(code.source) && !drawsWindow(code) && !drawsLifelines(code);

interface Line {
  readonly text: Inline;
  readonly indent: number;
  readonly below: Line[];
}

/**
 * A fence of plain text as the list that its lines are: what is indented stands below what is not. Branches of a tree
 * count as spaces, and two spaces or more, or the mark of a remark, part a name from what is said of it. Undefined for
 * a programme.
 */
export function listOfFence(block: FenceBlock): ListBlock | undefined {
  const { code } = block;
  if (!isPlainText(block)) return undefined;
  // Indented code begins behind the blanks of its first line.
  const isIndented = code.at.end === block.length;
  const items = itemsOf(code, isIndented ? code.at.start : 0);
  if (items.length === 0) return undefined;
  // It moves with the fence.
  return Object.create(block, {
    kind: { value: 'list' },
    ordered: { value: false },
    items: { value: items },
  }) as ListBlock;
}

/** The lines of code as items; its first line may have stood `first` characters further in. */
function itemsOf(code: Inline, first: number): readonly Item[] {
  const top: Line[] = [];
  const open: Line[] = [];
  let start = 0;
  for (const written of code.source.split('\n')) {
    const from = start;
    start += written.length + 1;
    const line = written.replace(/[│├└┌─┬|]+(?=[│├└─\s])|`--|\|--/g, (branch) => ' '.repeat(branch.length));
    const blank = /^[\s*-]*/.exec(line)?.[0] ?? '';
    if (blank.length === line.length) continue;
    const text = slice({ source: code.source, at: code.at }, from + blank.length, from + line.length);
    const indent = blank.replaceAll('\t', '    ').length + (from === 0 ? first : 0);
    while (open.length > 0 && indent < (open.at(-1)?.indent ?? 0) + STEP) open.pop();
    const each = { text: inColumns(text), indent, below: [] };
    (open.at(-1)?.below ?? top).push(each);
    open.push(each);
  }
  return top.map(itemOf);
}

/** A line with a dash between its first two columns, and before a remark. Offsets stay. */
function inColumns({ source, at }: Inline): Inline {
  const dash = (gap: string): string => (gap.length < 3 ? ': ' : ` –${' '.repeat(gap.length - 2)}`);
  const parted = source
    .replace(/(?<=\S)(?: {2,}|\t{2,})(?!(?:#|\/\/)\s)(?=\S)/, dash)
    .replace(/(?<=\S)\s+(?:#|\/\/)(?=\s)/, dash);
  return { source: parted, at };
}

function itemOf({ text, below }: Line): Item {
  const items = below.map(itemOf);
  const [first] = items;
  const last = items.at(-1)?.at.end ?? text.at.end;
  const at = new Span(text.at.anchor, text.at.start, last);
  const children = first
    ? [{ kind: 'list' as const, ordered: false, items, at: new Span(text.at.anchor, first.at.start, last) }]
    : [];
  return { at, text, children };
}
