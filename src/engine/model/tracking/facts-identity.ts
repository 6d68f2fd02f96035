/** One object for all readings of a point that hold the same facts. */
const sameForAll = new WeakMap<object, object>();

/** The object that stands for the facts of a point's reading, wherever they stand in the text. */
export function factsOf(reading: object): object {
  const known = sameForAll.get(reading) ?? {};
  sameForAll.set(reading, known);
  return known;
}

/** Notes that a point's new reading holds the same facts as the one before, at other places or with other prose. */
export function holdsSameFacts(reading: object, before: object): void {
  sameForAll.set(reading, factsOf(before));
}
