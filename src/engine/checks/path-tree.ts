/** What a segment of a path is that any text fits. */
export const parameter = '{}';

/** A segment of a path under which others go on. */
interface Branch<T> {
  readonly values: T[];
  readonly fixed: Map<string, Branch<T>>;
  varying?: Branch<T>;
  /** Depths at which something varies, or is fixed, below this segment: a bit each. */
  varies: number;
  fixes: number;
  /** The branches of words, by the depths at which something varies below them. */
  readonly words: Map<number, Branch<T>[]>;
}

const branch = <T>(): Branch<T> => ({ values: [], fixed: new Map(), varies: 0, fixes: 0, words: new Map() });

/** The bit of a depth; what lies deeper than there are bits shares the last one. */
const bit = (depth: number): number => 1 << Math.min(depth, 30);

const isWord = (segment: string): boolean => !segment.includes(parameter);

/** Notes of every branch what varies and is fixed below it. */
function weigh<T>(node: Branch<T>, depth: number): void {
  const below = [...node.fixed.values(), ...(node.varying ? [node.varying] : [])];
  for (const each of below) weigh(each, depth + 1);
  node.varies = below.reduce((bits, { varies }) => bits | varies, node.varying ? bit(depth) : 0);
  node.fixes = below.reduce((bits, { fixes }) => bits | fixes, node.fixed.size > 0 ? bit(depth) : 0);
  for (const [segment, each] of node.fixed) {
    if (!isWord(segment)) continue;
    const alike = node.words.get(each.varies);
    if (alike) alike.push(each);
    else node.words.set(each.varies, [each]);
  }
}

/** What of a path varies, and what is fixed, from each depth on: a bit for each depth. */
function bitsFrom(shape: readonly string[], holds: (segment: string) => boolean): readonly number[] {
  const bits = [0];
  for (let depth = shape.length - 1; depth >= 0; depth--)
    bits.unshift((bits[0] ?? 0) | (holds(shape[depth] ?? '') ? bit(depth) : 0));
  return bits;
}

/**
 * Paths by their segments, to find those that clash without comparing each with each. Two paths meet when they have as
 * many segments, and each of them is the same in both, or a word in one and a parameter in the other; they clash when
 * they meet and neither is the special case of the other: each has a word where the other has a parameter, or they
 * have the same shape.
 */
export class PathTree<T> {
  readonly #root = branch<T>();

  /** Holds each of the values under the shape of its path, parameters as `{}`. */
  constructor(paths: Iterable<readonly [shape: readonly string[], value: T]>) {
    for (const [shape, value] of paths) {
      let node = this.#root;
      for (const segment of shape) {
        let next = segment === parameter ? node.varying : node.fixed.get(segment);
        if (!next) {
          next = branch();
          if (segment === parameter) node.varying = next;
          else node.fixed.set(segment, next);
        }
        node = next;
      }
      node.values.push(value);
    }
    weigh(this.#root, 0);
  }

  /** What is held under the shapes that clash with one, its own among them. */
  clashing(shape: readonly string[]): readonly T[] {
    const found: T[] = [];
    const mineVaries = bitsFrom(shape, (segment) => segment === parameter);
    const mineFixes = bitsFrom(shape, isWord);
    /** `mine`: this path has a word where the other has a parameter; `theirs`: the other way round. */
    const walk = (node: Branch<T>, depth: number, mine: boolean, theirs: boolean): void => {
      // Where only one of them has been the special case, the other has to have its turn below.
      if (theirs && !mine && (node.varies & (mineFixes[depth] ?? 0)) === 0) return;
      if (mine && !theirs && (node.fixes & (mineVaries[depth] ?? 0)) === 0) return;
      const segment = shape[depth];
      if (segment === undefined) {
        found.push(...node.values);
        return;
      }
      if (segment !== parameter) {
        const same = node.fixed.get(segment);
        if (same) walk(same, depth + 1, mine, theirs);
        if (node.varying && isWord(segment)) walk(node.varying, depth + 1, true, theirs);
        return;
      }
      if (node.varying) walk(node.varying, depth + 1, mine, theirs);
      for (const [varies, branches] of node.words)
        if (mine || (varies & (mineFixes[depth + 1] ?? 0)) !== 0)
          for (const each of branches) walk(each, depth + 1, mine, true);
    };
    walk(this.#root, 0, false, false);
    return found;
  }
}
