import type { Anchor } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Block } from '../../syntax/block.ts';
import { codeSpans } from '../../syntax/inline.ts';
import { Gathering } from '../blocks/reading.ts';
import { textsIn, whyUnread } from '../blocks/unread.ts';
import type { PointModels } from '../model.ts';
import type { Part } from '../reader.ts';
import { once } from '../tracking/once.ts';
import { heldBy, type Upheld } from './upheld.ts';

/** Parts of which nothing came to stand in their point. */
export interface Unused {
  /** They gave facts that were only possible ones, as words that might have been states where nothing moves between them. */
  readonly idle: readonly Part<unknown>[];
  /** They name only what the point has from elsewhere, and so say it again. */
  readonly again: readonly Part<unknown>[];
}

const nothing: Unused = { idle: [], again: [] };

/**
 * The paragraphs, tables, lists and fences with facts of which none came to stand in their point; what hands on to another is in that.
 * `upheld` is what the elements of the point before hung on, and is brought up to date.
 */
export function unusedIn(
  parts: readonly Part<unknown>[],
  point: PointModels[PointId],
  upheld: Upheld,
): Unused {
  const givers = parts.filter(mayBeIdle);
  if (givers.length === 0) return nothing;
  upheld.update(Object.values(point).flat().filter(isObject));
  const unused = givers.filter(({ block }) => !isUpheld(block, upheld));
  if (unused.length === 0) return nothing;
  const isAgain = ({ reading }: Part<unknown>): boolean => {
    const said = heldBy(reading.facts).names;
    return said.length > 0 && said.every((name) => upheld.isNamed(name));
  };
  return {
    idle: unused.filter((part) => !isAgain(part)),
    again: unused.filter(isAgain),
  };
}

/** Blocks that may give facts which come to nothing. */
const idlers: ReadonlySet<Block['kind']> = new Set(['paragraph', 'table', 'list', 'fence']);

const isObject = (each: unknown): each is object => typeof each === 'object' && each !== null;

function mayBeIdle({ block, reading }: Part<unknown>): boolean {
  if (!idlers.has(block.kind)) return false;
  const { facts, elsewhere, markers } = reading;
  return facts.length > 0 && elsewhere.length === 0 && markers.length === 0;
}

/** Whether an element was read from a block, or from one of its lines: on one of them hangs every place in it. */
function isUpheld(block: Block, upheld: Upheld): boolean {
  const stands = ({ line }: { readonly line?: Anchor }): boolean =>
    line !== undefined && upheld.standsOn(line);
  if (upheld.standsOn(block)) return true;
  if (block.kind === 'table') return stands(block.header) || block.rows.some(stands);
  return block.kind === 'list' && block.items.some(stands);
}

/** A part of which nothing came: running text is prose, and anything else unread. */
export const asNothing = once((part: Part<unknown>): Part<unknown> => {
  const { block, reading } = part;
  if (block.kind === 'paragraph') {
    const gather = new Gathering<unknown>(block, 'prose');
    gather.prose(block.text);
    const { stretches, prose, mentions } = gather.done();
    return { ...part, reading: { ...reading, stretches, prose, mentions } };
  }
  const is = whyUnread(block);
  if (!is) return part;
  return {
    ...part,
    reading: {
      ...reading,
      stretches: [{ start: 0, as: 'unread' }],
      mentions: textsIn(block).flatMap(codeSpans),
      prose: [],
      unread: [{ ...is, whole: true }],
    },
  };
});
