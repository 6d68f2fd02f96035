/** Whether the full counts run (`npm run soak`); otherwise a tenth of each does. */
export const soak = process.env.NINEFOLD_SOAK === '1';

/** How many of so many runs are made now. */
export const shareOf = (runs: number): number => (soak ? runs : Math.ceil(runs / 10));

/** The seed of what is random: the same in every run, unless NINEFOLD_SEED names another. */
export const seed = Number(process.env.NINEFOLD_SEED ?? 20_261_121);

/** The items that are tried now: all of them, or a tenth chosen by the seed. */
export function shareOfItems<T>(items: readonly T[]): readonly T[] {
  return soak ? items : items.filter((_, index) => (index + seed) % 10 === 0);
}

/** Numbers from 0 to 1 that are the same in every run with the same seed and `stream` (mulberry32, by Tommy Ettinger). */
export function randomNumbers(stream: number): () => number {
  let state = (seed + Math.imul(stream, 0x9e3779b1)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
