/** The least of some numbers; `otherwise` where there are none or that is less. There may be millions of them. */
export function least(numbers: Iterable<number>, otherwise = Number.POSITIVE_INFINITY): number {
  let found = otherwise;
  for (const each of numbers) if (each < found) found = each;
  return found;
}

/** The greatest of some numbers; `otherwise` where there are none or that is greater. There may be millions of them. */
export function greatest(numbers: Iterable<number>, otherwise = Number.NEGATIVE_INFINITY): number {
  let found = otherwise;
  for (const each of numbers) if (each > found) found = each;
  return found;
}
