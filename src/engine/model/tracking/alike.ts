/**
 * Whether two values say the same, as trees of lists and plain objects. `decide` answers for objects that are no such tree, and
 * gives undefined for all others; what stands under a key that is `aside` does not count.
 */
export function isAlike(
  one: unknown,
  other: unknown,
  decide: (one: object, other: object) => boolean | undefined,
  aside?: ReadonlySet<string>,
): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const decided = decide(one, other);
  if (decided !== undefined) return decided;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, index) => isAlike(each, other[index], decide, aside))
    );
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        key in other &&
        (aside?.has(key) ||
          isAlike(one[key as keyof typeof one], other[key as keyof typeof other], decide, aside)),
    )
  );
}
