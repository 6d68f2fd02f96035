import type { PointId } from '../../points.ts';
import type { Block, HeadingBlock } from '../../syntax/block.ts';
import { readBlock } from '../read-block.ts';
import type { PointReader } from '../reader.ts';
import { readers } from '../readers.ts';
import { type Lead, leadBehind, untitled } from './leads.ts';
import { boldTitle } from './line-titles.ts';

/** What a point's reader makes of the blocks below a title. */
export interface Trial {
  /** Blocks that may tell something: paragraphs, lists, tables and fences. */
  readonly blocks: number;
  /** Those of them that gave a fact. */
  readonly told: number;
  readonly facts: number;
  /** The share of their characters that were read as facts, from 0 to 1. */
  readonly share: number;
}

/** Blocks looked into at most. */
const LOOKED_INTO = 12;

/** Reads blocks as if their section were of a point, and below a heading that names an element of it. */
export function trialOf(body: readonly Block[], point: PointId, heading?: HeadingBlock): Trial {
  let [blocks, told, facts, read, characters] = [0, 0, 0, 0, 0];
  let lead = untitled;
  const content = body.filter(({ kind }) => kind !== 'other' && kind !== 'comment' && kind !== 'heading');
  let above = heading;
  for (const [index, block] of content.entries()) {
    // What a line in bold type names is told below it.
    const title = point === 'entities' && block.kind === 'paragraph' ? boldTitle(block) : undefined;
    if (title && !title.remark && content[index + 1]?.kind !== 'paragraph') {
      above = title;
      continue;
    }
    const found = isCode(block) ? nothing : tried(block, point, lead, above);
    if (found.facts === 0 && introduces(block, content[index + 1])) {
      lead = leadBehind(block, lead);
      continue;
    }
    blocks++;
    facts += found.facts;
    read += found.read;
    characters += block.length;
    if (found.facts > 0) told++;
    if (blocks === LOOKED_INTO) break;
    lead = leadBehind(block, lead);
  }
  return { blocks, told, facts, share: characters > 0 ? read / characters : 0 };
}

/** What is programmed or drawn with characters tells little of what it is for. */
const isCode = (block: Block): boolean =>
  block.kind === 'fence' && (code.test(block.language) || drawn.test(block.code.source));

const drawn = /[│┌└├┤╭╰]|\+-{3}/;

const code =
  /^(?:html?|xml|css|scss|jsx?|tsx|javascript|python|py|go|rust|java|kotlin|swift|php|ruby|rb|c|cpp|csharp|bash|sh|shell|console|curl|diff)$/i;

const nothing: Tried = { facts: 0, read: 0 };

/** Whether a paragraph only leads to the list, table or fence behind it. */
function introduces(block: Block, next: Block | undefined): boolean {
  if (block.kind !== 'paragraph' || !next || next.kind === 'paragraph') return false;
  const { source } = block.text;
  return source.length < SHORT || source.endsWith(':');
}

/** Characters of a line that leads to what stands below it, or titles it. */
const SHORT = 80;

interface Tried {
  readonly facts: number;
  /** Characters that were read as facts. */
  readonly read: number;
}

/** What blocks gave when they were tried, by point and lead. */
const known = new WeakMap<Block, Map<string, Tried>>();

function tried(block: Block, point: PointId, { text, titled }: Lead, heading?: HeadingBlock): Tried {
  const key = `${point} ${titled} ${text}\n${heading?.title.source ?? ''}`;
  const before = known.get(block) ?? new Map<string, Tried>();
  known.set(block, before);
  const found = before.get(key) ?? readAs(block, point, { text, titled }, heading);
  before.set(key, found);
  return found;
}

function readAs(
  block: Block,
  point: PointId,
  { text, titled }: Pick<Lead, 'text' | 'titled'>,
  heading: HeadingBlock | undefined,
): Tried {
  const reader = readers[point] as unknown as PointReader<PointId, unknown>;
  const headings = heading ? [heading] : [];
  const key = `trial ${point}\n${text}\n${titled}\n${heading?.title.source ?? ''}`;
  const context = { point, headings, lead: text, titled, key };
  const { facts, stretches } = readBlock(reader, block, context);
  const read = stretches.reduce((sum, { start, as }, index) => {
    const end = stretches[index + 1]?.start ?? block.length;
    return as === 'fact' ? sum + Math.min(end, block.length) - start : sum;
  }, 0);
  return { facts: facts.length, read };
}
