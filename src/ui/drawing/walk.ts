/** The arrow keys as directions. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const middle = (element: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/**
 * Where an arrow key leads in a drawing: along a line to the node that lies most in its direction. Undefined for
 * other keys, outside a drawing, and where no line leads that way.
 */
export function walk(key: string, focused: Element | null): SVGAElement | undefined {
  const direction = directions[key];
  const node = focused?.closest('[data-node]');
  const svg = node?.closest('svg');
  if (direction === undefined || !node || !svg) return undefined;
  const id = node.getAttribute('data-node');
  const neighbours = new Set<string | null>();
  for (const edge of svg.querySelectorAll('[data-edge]')) {
    const [tail, head] = [edge.getAttribute('data-tail'), edge.getAttribute('data-head')];
    if (tail === id) neighbours.add(head);
    if (head === id) neighbours.add(tail);
  }
  const [x, y] = middle(node);
  let best: { link: SVGAElement; turn: number } | undefined;
  for (const other of svg.querySelectorAll('[data-node]')) {
    if (other === node || !neighbours.has(other.getAttribute('data-node'))) continue;
    const link = other.querySelector<SVGAElement>('a');
    const [dx, dy] = middle(other).map((value, axis) => value - (axis === 0 ? x : y)) as [number, number];
    const turn = (dx * direction[0] + dy * direction[1]) / (Math.hypot(dx, dy) || 1);
    if (link && turn > 0.2 && (best === undefined || turn > best.turn)) best = { link, turn };
  }
  return best?.link;
}
