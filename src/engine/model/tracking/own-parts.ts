/**
 * Some elements, each with parts of its own: what a text says once of several ("all have `createdAt`", "both answer
 * 404") is a part of each, and a part stands for its element wherever it is looked up. The first keeps the part as
 * it was read, the others have copies.
 */
export function withOwnParts<E, P extends object>(
  elements: readonly E[],
  partsOf: (element: E) => readonly P[],
  withParts: (element: E, parts: readonly P[]) => E,
): readonly E[] {
  const taken = new Set<P>();
  const take = (part: P): P => {
    if (taken.has(part)) return { ...part };
    taken.add(part);
    return part;
  };
  return elements.map((element) => {
    const parts = partsOf(element);
    const own = parts.map(take);
    return own.some((part, index) => part !== parts[index]) ? withParts(element, own) : element;
  });
}
