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
