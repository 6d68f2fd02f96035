import type { PointId } from '../../../points.ts';
import type { Block, Item } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';

/** A block of another point that may tell who may do what; it is looked into only where point 6 tells nothing. */
export interface ToldBlock {
  readonly is: 'block';
  readonly block: Block;
  readonly context: Context;
}

const mayTell =
  /\b(?:may|can|cannot|can['’]t|must not|(?:allowed|able|entitled|permitted) to|right to|darf|dürfen|peut|peuvent)\b/i;

/** Points in whose running text it may stand who may do what. */
const telling: ReadonlySet<PointId> = new Set(['product', 'screens', 'entities', 'states', 'rules']);

/** Hands on a block of another point that may tell of roles; the point itself reads it all the same. */
export function handTold<Fact>(block: Block, context: Context, gather: Gathering<Fact>): void {
  if (!telling.has(context.point) || context.mixed) return;
  if (mayStand(block, context)) gather.factOf('roles', { is: 'block', block, context } satisfies ToldBlock);
}

function mayStand(block: Block, { lead, headings }: Context): boolean {
  if (block.kind === 'paragraph') return mayTell.test(block.text.source);
  if (block.kind !== 'list') return false;
  const heading = headings.at(-1);
  return mayTell.test(lead) || (heading && mayTell.test(plain(heading.title))) || block.items.some(tells);
}

const tells = ({ text, children }: Item): boolean =>
  mayTell.test(text.source) || children.some((child) => child.kind === 'list' && child.items.some(tells));
