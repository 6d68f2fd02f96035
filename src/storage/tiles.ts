import { type PointId, pointIds } from '../engine/editor.ts';
import type { PointSummary } from '../engine/summary.ts';

/** How a point stands, as a tile draws it. */
export type KeptTile = Pick<PointSummary, 'id' | 'shown' | 'counts' | 'contradictions'>;

const states = [
  'shown',
  'partly',
  'not-shown',
  'open',
  'none',
  'unstated',
] as const satisfies readonly KeptTile['shown'][];

/** Nine points in a short text, one after another in reading order. */
export function writeTiles(points: readonly KeptTile[]): string {
  const write = ({ shown, counts, contradictions }: KeptTile): string =>
    [states.indexOf(shown), counts.shown, counts.notShown, counts.open, counts.unstated, contradictions].join(
      ',',
    );
  return points.map(write).join(';');
}

/** Reads what `writeTiles` wrote; nothing from any other text. */
export function readTiles(text: string): readonly KeptTile[] {
  const rows = text.split(';').map((row) => row.split(',').map(Number));
  if (rows.length !== pointIds.length) return [];
  return rows.flatMap(
    ([state = -1, shown = 0, notShown = 0, open = 0, unstated = 0, contradictions = 0], index) => {
      const known = states[state];
      const id: PointId | undefined = pointIds[index];
      if (known === undefined || id === undefined) return [];
      return [{ id, shown: known, counts: { shown, notShown, open, unstated }, contradictions }];
    },
  );
}
