import { points } from '../../engine/index.ts';
import type { TilePoint } from './tile-shape.ts';

/** How a point as a whole stands, in a word or two. */
export const shownWords: Readonly<Record<TilePoint['shown'], string>> = {
  shown: 'shown',
  partly: 'partly shown',
  'not-shown': 'not shown',
  open: 'open',
  none: 'none',
  unstated: 'nothing said',
};

/** How much of a point's text became no fact, from 0 to 1: running text, and what was not read. */
export interface OutsideFacts {
  readonly proseShare?: number;
  readonly unreadShare?: number;
}

/** How a point as a whole stands; of one in which nothing was found, whether it has any words at all. */
export function standingWords(
  { shown }: Pick<TilePoint, 'shown'>,
  { proseShare = 0, unreadShare = 0 }: OutsideFacts = {},
): string {
  if (shown !== 'unstated') return shownWords[shown];
  if (proseShare > 0) return 'running text only';
  return unreadShare > 0 ? 'nothing read' : shownWords[shown];
}

/** A share in words: "12%", and never that there is none of what there is. */
const percent = (share: number): string => (share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`);

/** The share of running text that is named: more of the point became no fact than facts. */
const mostly = 0.5;

/**
 * How much of a point was not read, and how much is running text where that is most of it: "86% running text". Point 1
 * is told in nothing else, and what is no fact there is no gap.
 */
export function outsideWords(
  { id, shown }: Pick<TilePoint, 'id' | 'shown'>,
  { proseShare = 0, unreadShare = 0 }: OutsideFacts,
): readonly string[] {
  if (id === 'product') return [];
  const isNamed = proseShare > mostly && (shown === 'partly' || shown === 'shown');
  return [
    ...(isNamed ? [`${percent(proseShare)} running text`] : []),
    ...(unreadShare > 0 ? [`${percent(unreadShare)} not read`] : []),
  ];
}

/**
 * How many points stand how, of which the words and the bar of a whole document are made. That there is none is an
 * answer, so such a point is shown.
 */
export function countPoints(all: readonly Pick<TilePoint, 'shown'>[]) {
  const count = (...kinds: readonly TilePoint['shown'][]): number =>
    all.filter(({ shown }) => kinds.includes(shown)).length;
  return {
    shown: count('shown', 'none'),
    partly: count('partly'),
    notShown: count('not-shown'),
    open: count('open'),
    unstated: count('unstated'),
  };
}

/** The counts of a point that are not zero, such as "12 shown, 2 not shown, 1 open". */
function countWords({ counts }: Pick<TilePoint, 'counts'>): string {
  const parts = [
    counts.shown > 0 ? `${counts.shown} shown` : '',
    counts.notShown > 0 ? `${counts.notShown} not shown` : '',
    counts.open > 0 ? `${counts.open} open` : '',
    counts.unstated > 0 ? `${counts.unstated} not said` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The counts of a point that is partly shown, where they say why; empty otherwise. */
export function tellingWords(point: Pick<TilePoint, 'shown' | 'counts'>): string {
  const { notShown, open, unstated } = point.counts;
  return point.shown === 'partly' && notShown + open + unstated > 0 ? countWords(point) : '';
}

/** How much of a point is shown: the counts where it is partly shown and they say why, otherwise in a word. */
export function stateWords(point: Pick<TilePoint, 'shown' | 'counts'>): string {
  return tellingWords(point) || shownWords[point.shown];
}

/** Contradictions in words; empty when there are none. */
export function contradictionWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 contradiction' : `${count} contradictions`;
}

/** Everything a tile says, as a sentence: "3 Entities and their fields: partly shown, 1 contradiction." */
export function tileWords(point: TilePoint): string {
  const { number, title } = points[point.id];
  const words = [shownWords[point.shown], contradictionWords(point.contradictions)];
  return `${number} ${title}: ${words.filter((word) => word !== '').join(', ')}.`;
}
