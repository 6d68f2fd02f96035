/**
 * Which of some nodes lead back to themselves: each of them with the number of the circle it belongs to, the same for
 * nodes of which each leads to every other (strongly connected components; Tarjan, 1972). Takes time in proportion to
 * nodes and edges, and does not recurse: a chain may have as many nodes as a document has room for.
 */
export function circlesOf<T>(nodes: Iterable<T>, leadsTo: (node: T) => readonly T[]): ReadonlyMap<T, number> {
  const circles = new Map<T, number>();
  const order = new Map<T, number>();
  const lowest = new Map<T, number>();
  const open: T[] = [];
  const isOpen = new Set<T>();
  for (const start of nodes) {
    if (order.has(start)) continue;
    const path: { readonly node: T; readonly next: Iterator<T> }[] = [];
    const enter = (node: T): void => {
      order.set(node, order.size);
      lowest.set(node, order.size - 1);
      open.push(node);
      isOpen.add(node);
      path.push({ node, next: leadsTo(node)[Symbol.iterator]() });
    };
    const lower = (node: T, to: number): void => {
      lowest.set(node, Math.min(lowest.get(node) ?? to, to));
    };
    enter(start);
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const { node, next } = at;
      const { done, value } = next.next();
      if (!done) {
        if (!order.has(value)) enter(value);
        else if (isOpen.has(value)) lower(node, order.get(value) ?? 0);
        continue;
      }
      path.pop();
      const own = lowest.get(node) ?? 0;
      const before = path.at(-1);
      if (before) lower(before.node, own);
      if (own !== order.get(node)) continue;
      const members = open.splice(open.lastIndexOf(node));
      for (const member of members) isOpen.delete(member);
      if (members.length > 1 || leadsTo(node).includes(node))
        for (const member of members) circles.set(member, own);
    }
  }
  return circles;
}
