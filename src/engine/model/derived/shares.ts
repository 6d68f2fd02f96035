import type { PointText } from '../model.ts';

/** How much of a point's text became no fact, from 0 to 1. */
export interface Shares {
  /** Running text. */
  readonly proseShare: number;
  /** Tables, lists and fences, and parts of them, that were not read. */
  readonly unreadShare: number;
}

/** The shares of a point's characters that are no facts. */
export function sharesOf({ characters: { fact, prose, unread } }: Pick<PointText, 'characters'>): Shares {
  const all = Math.max(1, fact + prose + unread);
  return { proseShare: prose / all, unreadShare: unread / all };
}
