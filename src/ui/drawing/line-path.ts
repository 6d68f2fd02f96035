interface Point {
  readonly x: number;
  readonly y: number;
}

/** Radius of a bend, in CSS pixels. */
const bend = 6;

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point on the way from `a` to `b` that lies some pixels before `b`. */
function before(a: Point, b: Point, pixels: number): Point {
  const share = pixels / (distance(a, b) || 1);
  return { x: b.x - (b.x - a.x) * share, y: b.y - (b.y - a.y) * share };
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The path of a line through its corners, each rounded. */
export function linePath(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  let path = `M${at(first)}`;
  let last = first;
  for (const [index, corner] of others.entries()) {
    const next = others[index + 1];
    if (!next) return `${path}L${at(corner)}`;
    const radius = Math.min(bend, distance(last, corner) / 2, distance(corner, next) / 2);
    path += `L${at(before(last, corner, radius))}Q${at(corner)} ${at(before(next, corner, radius))}`;
    last = corner;
  }
  return path;
}

/** Where a line ends and from which side it comes, as a transform: the x axis points back along the line. */
export function endTransform(points: readonly Point[]): string {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to) return '';
  const angle = Math.round((Math.atan2(from.y - to.y, from.x - to.x) * 180) / Math.PI);
  return `translate(${at(to)}) rotate(${angle})`;
}
