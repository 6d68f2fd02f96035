import type { PointId } from '../points.ts';
import type { Block, Inline, Item } from '../syntax/block.ts';
import type { Gathering } from './block-reading.ts';

/** Text of another point that may tell who may do what; it is looked into only where point 6 tells nothing. */
export interface ToldText {
  readonly is: 'text';
  readonly text: Inline;
  /** The item that the text is; undefined for running text. */
  readonly item: Item | undefined;
  /** The point that it stands in. */
  readonly from: PointId;
}

const mayTell = /\b(?:may|can|cannot|can['’]t|must not|allowed to|able to|darf|dürfen|peut|peuvent)\b/i;

/** Hands on a line or running text that says that somebody may do something. */
export function handTold<Fact>(
  text: Inline,
  item: Item | undefined,
  from: PointId,
  gather: Gathering<Fact>,
): void {
  if (mayTell.test(text.source)) gather.factOf('roles', { is: 'text', text, item, from } satisfies ToldText);
}

/** Points in whose running text it may stand who may do what. */
const telling: ReadonlySet<PointId> = new Set(['screens', 'entities', 'states', 'rules']);

/** Hands on what a block of another point may tell of roles; the point itself reads it all the same. */
export function handToldIn<Fact>(block: Block, from: PointId, gather: Gathering<Fact>): void {
  if (!telling.has(from)) return;
  if (block.kind === 'paragraph') handTold(block.text, undefined, from, gather);
  if (block.kind === 'list') for (const item of block.items) handTold(item.text, undefined, from, gather);
}
