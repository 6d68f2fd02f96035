import { pointIds } from '../../points.ts';
import type { Block, HeadingBlock, Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { headingIn } from '../blocks/heading-in.ts';
import { groupedBy } from '../derived/grouped-by.ts';
import { once } from '../tracking/once.ts';
import { headingParts } from './heading-parts.ts';
import { type Openings, openings, pointOfTitle } from './point-headings.ts';

/** Points that lines must open, each once and in order, to be taken for the headings of the nine. */
const ENOUGH = 5;
/** Characters of a title at most. */
const LONGEST = 80;

/**
 * The lines that stand for the headings of the nine points where no heading opens them: bold lines, lines in
 * capitals or with a number before them, the canonical titles, a summary that unfolds what is below it.
 */
export interface PointLines extends Openings {
  /** The heading that each of the blocks is. */
  readonly headings: ReadonlyMap<Block, HeadingBlock>;
}

/** Whether a block may stand for the heading of a point, wherever it stands. */
export const mayOpenPoint = (block: Block): boolean => titleLine(block) !== undefined;

/** Looks for such lines. Undefined where there are none, or where they do not open the points in order. */
export function pointLines(blocks: readonly Block[]): PointLines | undefined {
  const byManner = groupedBy(
    blocks.filter((block) => mayOpenPoint(block)),
    (block) => titleLine(block)?.manner ?? '',
  );
  const own = blocks.filter(({ kind }) => kind === 'heading') as readonly HeadingBlock[];
  // They stand above the headings that there are, but for a single title.
  const isTop = own.slice(1).some(({ level }) => level <= 2);
  for (const lines of byManner.values()) {
    const found = lines.length < ENOUGH ? undefined : linesOpening(lines, isTop ? topHeading : secondHeading);
    if (found) return found;
  }
  return undefined;
}

/** What lines open, if they open points, each once and in order. */
function linesOpening(
  lines: readonly Block[],
  headingOf: (block: Block) => HeadingBlock | undefined,
): PointLines | undefined {
  const headings = new Map<Block, HeadingBlock>();
  for (const block of lines) {
    const heading = headingOf(block);
    if (heading) headings.set(block, heading);
  }
  const found = openings([...headings.values()]);
  for (const [block, heading] of headings) if (!found.of.has(heading)) headings.delete(block);
  const order = [...found.of.values()].map(({ id }) => pointIds.indexOf(id));
  const ascends = order.every((id, index) => index === 0 || id > (order[index - 1] ?? id));
  return found.areNine && order.length >= ENOUGH && ascends ? { ...found, headings } : undefined;
}

/** A line that may be a title, and in which manner it is one: all nine are written in the same. */
interface TitleLine {
  readonly title: Inline;
  readonly manner: string;
}

const headingOfLevel = (level: number) =>
  once((block: Block): HeadingBlock | undefined => {
    const title = titleLine(block)?.title;
    return title && headingIn(block, title, undefined, level);
  });
const [topHeading, secondHeading] = [headingOfLevel(1), headingOfLevel(2)];

/** The line that may be the title of a point; undefined where its words open none. */
const titleLine = once((block: Block): TitleLine | undefined => {
  const line = lineOf(block);
  if (!line || line.source.length > LONGEST || line.source.includes('\n')) return undefined;
  const marked = bold.exec(line.source)?.[1];
  const words = marked ?? line.source;
  const start = line.source.indexOf(words);
  const title = slice(line, start, start + words.length);
  const parts = headingParts(title);
  const named = pointOfTitle(parts.title);
  const isCounted = parts.number !== undefined;
  const isPlain = block.kind === 'paragraph' && marked === undefined && !inCapitals.test(words);
  if (!isCounted && !(isPlain ? named?.sure : named)) return undefined;
  const how = marked === undefined ? (isPlain ? 'plain' : 'capitals') : 'bold';
  return { title, manner: `${block.kind} ${block.kind === 'paragraph' ? how : ''} ${isCounted}` };
});

const bold = /^(?:\*\*|__)([^*\n]+?):?(?:\*\*|__):?$/;
const inCapitals = wording`^[^\p{Ll}\n]*\p{Lu}{3}[^\p{Ll}\n]*$`;

/** What goes on, or ends as a sentence does. */
const sentence = /(?<!\*\*|__)[.,:;!?]$/;

/** What may be a title of a block: a line of its own that is no sentence. */
function lineOf(block: Block): Inline | undefined {
  if (block.kind === 'heading') return block.written === 'html' ? block.title : undefined;
  if (block.kind === 'paragraph') return sentence.test(block.text.source) ? undefined : block.text;
  const [item, another] = block.kind === 'list' && block.ordered ? block.items : [];
  return item && !another && item.children.length === 0 ? item.text : undefined;
}
