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
  return elements.map((element) => {
    const parts = partsOf(element);
    let own: P[] | undefined;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index] as P;
      if (taken.has(part)) {
        own ??= [...parts];
        own[index] = { ...part };
      } else taken.add(part);
    }
    return own ? withParts(element, own) : element;
  });
}
