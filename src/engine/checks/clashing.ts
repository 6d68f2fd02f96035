/** Two things that clash, the later one first. */
export interface Clash<T> {
  readonly one: T;
  readonly other: T;
}

/** What clashes with others: where it is changed, all of these clashes are gone. */
export interface Clashing<T, C extends Clash<T>> {
  readonly culprit: T;
  readonly clashes: readonly [C, ...C[]];
}

/**
 * Clashes put together by what they have in common: that which has most of them first, and of as many the later one. Each
 * clash is told of once.
 */
export function byCulprit<T, C extends Clash<T>>(clashes: readonly C[]): readonly Clashing<T, C>[] {
  const of = new Map<T, C[]>();
  // From the last clash back, so that the later of two stands first.
  for (const { one, other } of clashes.toReversed()) for (const side of [one, other]) of.set(side, []);
  for (const clash of clashes) for (const side of [clash.one, clash.other]) of.get(side)?.push(clash);
  const told = new Set<C>();
  return [...of]
    .sort(([, some], [, others]) => others.length - some.length)
    .flatMap(([culprit, all]): readonly Clashing<T, C>[] => {
      const [first, ...more] = all.filter((clash) => !told.has(clash));
      if (!first) return [];
      for (const clash of [first, ...more]) told.add(clash);
      return [{ culprit, clashes: [first, ...more] }];
    });
}

/** The other side of a clash. */
export const against = <T>(culprit: T, { one, other }: Clash<T>): T => (one === culprit ? other : one);
