import type { PointId, PointShown, PointText } from '../../engine/index.ts';

/** What a tile shows of a point. */
export interface TilePoint {
  readonly id: PointId;
  readonly shown: PointShown;
  readonly counts: PointText['counts'];
  /** Findings of severity error in this point. */
  readonly contradictions: number;
}

/** Side of a tile, and the distance from one tile to the next, in units of the drawing (16 wide). */
export const side = 4;
export const pitch = 6;

/** How much of a corner a contradiction cuts away. */
const notch = 1.5;

/**
 * The part of a tile to fill, 0 to 1: what is shown of everything that was counted. A point that is shown, or
 * known to be empty, is full; one that is partly shown is never drawn quite empty or quite full.
 */
export function shareOf(point: Pick<TilePoint, 'shown' | 'counts'>): number {
  if (point.shown === 'shown' || point.shown === 'none') return 1;
  if (point.shown !== 'partly') return 0;
  const { shown, notShown, open, unstated } = point.counts;
  const all = shown + notShown + open + unstated;
  return Math.min(0.85, Math.max(0.15, all === 0 ? 0.5 : shown / all));
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** SVG path of the outline of a tile, drawn `inset` within its edge, its corner cut when it is notched. */
export function outlineOf(notched: boolean, inset: number): string {
  const [near, far] = [round(inset), round(side - inset)];
  if (!notched) return `M${near} ${near}H${far}V${far}H${near}Z`;
  return `M${near} ${near}H${round(side - notch)}L${far} ${round(notch)}V${far}H${near}Z`;
}

/** SVG path of the filled part of a tile, from its foot upwards; empty when nothing is filled. */
export function fillOf(share: number, notched: boolean): string {
  if (share <= 0) return '';
  const top = round(side * (1 - share));
  if (!notched || top >= notch) return `M0 ${top}H${side}V${side}H0Z`;
  return `M0 ${top}H${round(side - notch + top)}L${side} ${notch}V${side}H0Z`;
}

/** SVG path of the corner that a contradiction cuts away. */
export const notchPath = `M${side - notch + 0.45} 0H${side}V${notch - 0.45}Z`;
