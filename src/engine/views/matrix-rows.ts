import { limits } from '../limits.ts';

/** How many rows of so many columns a matrix has at most. */
export function rowsOf(columns: number): number {
  return Math.max(1, Math.floor(limits.matrixCells / Math.max(1, columns)));
}
