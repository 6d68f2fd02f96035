import { limits } from '../../../limits.ts';
import { kindsOf, type Stretches, stretchesOf } from './runes.ts';
import type { PatternNode } from './tree.ts';

/** Says why nothing can be told of a pattern. */
export class Undecidable extends Error {}

/**
 * The automaton of a pattern's positions (Glushkov): a state for each place of the pattern that takes a character, or
 * the end of the text. A path through it is one way in which an engine that tries again can match.
 */
export interface Automaton {
  /** State 0 stands before the pattern; an engine comes back to it for every character at which it tries anew. */
  readonly size: number;
  /** By state: where it goes on. */
  readonly next: readonly (readonly Edge[])[];
  /** How many kinds of characters the pattern tells apart. The end of the text counts as one behind them. */
  readonly kinds: number;
  /** By state: the kinds that it takes, 1 for those. */
  readonly takes: readonly Uint8Array[];
  /** States in which the pattern has matched. */
  readonly accepts: readonly boolean[];
  /** States that an engine is in at the begin of the text, before it has taken anything. */
  readonly starts: readonly number[];
  /** Without it, edges of words and lines are left out as if they held everywhere: there may be fewer ways, not more. */
  readonly isExact: boolean;
}

/** Where a state goes on. */
export interface Edge {
  readonly to: number;
  /** Whether there are several ways to there. */
  readonly isManifold: boolean;
}

/** In how many ways something is so: 0, 1, or 2 for several. */
type Ways = ReadonlyMap<number, number>;

/** What stands for a part of a pattern: where it begins and ends, and in how many ways it is empty. */
interface Part {
  readonly first: Ways;
  readonly last: Ways;
  readonly empty: number;
}

const several = 2;
const counted = (ways: number): number => Math.min(ways, several);

function plus(one: Ways, other: Ways, times = 1): Ways {
  if (times === 0 || other.size === 0) return one;
  const sum = new Map(one);
  for (const [state, ways] of other) sum.set(state, counted((sum.get(state) ?? 0) + ways * times));
  return sum;
}

const tooLarge = 'it has more parts than are weighed';

type Takes = { readonly set: string } | 'begin' | 'end';

const nothing: Part = { first: new Map(), last: new Map(), empty: 1 };

class Builder {
  readonly takes: Takes[] = ['begin'];
  readonly edges: Map<number, number>[] = [new Map()];
  /** Whether an edge of the text is where this construction can tell it. */
  readonly #keepsEdges: boolean;
  readonly #most: number;
  #connections = 0;

  constructor(keepsEdges: boolean, most: number) {
    this.#keepsEdges = keepsEdges;
    this.#most = most;
  }

  build(node: PatternNode): Part {
    switch (node.is) {
      case 'one':
        return this.#state({ set: node.set });
      case 'edge':
        return this.#keepsEdges && node.of !== 'else' ? this.#state(node.of) : nothing;
      case 'sequence':
        return node.parts.reduce((part, each) => this.#then(part, this.build(each)), nothing);
      case 'alternatives':
        return node.parts
          .map((each) => this.build(each))
          .reduce((one, other) => ({
            first: plus(one.first, other.first),
            last: plus(one.last, other.last),
            empty: counted(one.empty + other.empty),
          }));
      case 'repeated':
        return this.#repeated(node);
    }
  }

  #state(takes: Takes): Part {
    if (this.takes.length >= this.#most) throw new Undecidable(tooLarge);
    const ways = new Map([[this.takes.length, 1]]);
    this.takes.push(takes);
    this.edges.push(new Map());
    return { first: ways, last: ways, empty: 0 };
  }

  #connect(from: Ways, to: Ways): void {
    this.#connections += from.size * to.size;
    if (this.#connections > limits.patternEdges) throw new Undecidable(tooLarge);
    for (const [state, before] of from) {
      const edges = this.edges[state] as Map<number, number>;
      for (const [next, ways] of to) edges.set(next, counted((edges.get(next) ?? 0) + before * ways));
    }
  }

  #then(one: Part, other: Part): Part {
    this.#connect(one.last, other.first);
    return {
      first: plus(one.first, other.first, one.empty),
      last: plus(other.last, one.last, other.empty),
      empty: counted(one.empty * other.empty),
    };
  }

  /** An engine tries no repetition of nothing, so that being left out is the one way in which it is empty. */
  #maybe(part: Part): Part {
    return { ...part, empty: 1 };
  }

  #repeated({ part, least, most }: Extract<PatternNode, { readonly is: 'repeated' }>): Part {
    if (most === 0) return nothing;
    let whole = nothing;
    const isEndless = most === Number.POSITIVE_INFINITY;
    for (let count = isEndless ? 1 : 0; count < least; count += 1)
      whole = this.#then(whole, this.build(part));
    if (isEndless) {
      const loop = this.build(part);
      this.#connect(loop.last, loop.first);
      return this.#then(whole, least === 0 ? this.#maybe(loop) : loop);
    }
    let rest = nothing;
    for (let count = least; count < most; count += 1) rest = this.#maybe(this.#then(this.build(part), rest));
    return this.#then(whole, rest);
  }
}

/** Whether the edges of the text stand where the automaton can tell them: none right behind another, save the end behind the begin. */
function isTold({ takes, edges }: Builder): boolean {
  return edges.every((next, state) =>
    [...next.keys()].every((to) => {
      const isEdge = typeof takes[to] === 'string' && typeof takes[state] === 'string';
      return !isEdge || state === 0 || (takes[state] === 'begin' && takes[to] === 'end');
    }),
  );
}

function hasOtherEdges(node: PatternNode): boolean {
  if (node.is === 'edge') return node.of === 'else';
  if (node.is === 'repeated') return hasOtherEdges(node.part);
  return node.is !== 'one' && node.parts.some(hasOtherEdges);
}

/** The places of a pattern and the ways between them, before it is known which characters are told apart. */
interface Built {
  readonly builder: Builder;
  readonly whole: Part;
  readonly isExact: boolean;
}

function built(tree: PatternNode, most: number = limits.patternStates): Built {
  const exact = new Builder(true, most);
  const told = exact.build(tree);
  const keepsEdges = isTold(exact);
  const builder = keepsEdges ? exact : new Builder(false, most);
  const whole = keepsEdges ? told : builder.build(tree);
  builder.edges[0] = new Map([...whole.first, [0, 1]]);
  return { builder, whole, isExact: keepsEdges && !hasOtherEdges(tree) };
}

/** Builds the automaton of a pattern. Throws `Undecidable` where it has more states than are weighed. */
export function automatonOf(tree: PatternNode): Automaton {
  const own = built(tree);
  return finished(own, setsOf(own));
}

/**
 * Builds the automata of two patterns, of which the same kind of character is the same number. The second may have more
 * states than are looked at in pairs where only its own are counted.
 */
export function automataOf(
  one: PatternNode,
  other: PatternNode,
  most: number = limits.patternStates,
): readonly [Automaton, Automaton] {
  const [left, right] = [built(one), built(other, most)];
  const sets = [...new Set([...setsOf(left), ...setsOf(right)])];
  return [finished(left, sets), finished(right, sets)];
}

/** The sets of characters that a pattern names. */
function setsOf({ builder: { takes } }: Built): readonly string[] {
  return [...new Set(takes.flatMap((each) => (typeof each === 'string' ? [] : [each.set])))];
}

function finished({ builder, whole, isExact }: Built, sets: readonly string[]): Automaton {
  const { takes } = builder;
  const stretches: readonly Stretches[] = sets.map(stretchesOf);
  const kinds = kindsOf(stretches);
  const marks = takes.map((each, state): Uint8Array => {
    if (state === 0) return new Uint8Array(kinds.length + 1).fill(1, 0, kinds.length);
    const set = typeof each === 'string' ? -1 : sets.indexOf(each.set);
    return Uint8Array.from([...kinds.map((kind) => Number(kind.has(set))), Number(each === 'end')]);
  });
  return {
    size: takes.length,
    next: builder.edges.map((edges) => [...edges].map(([to, ways]) => ({ to, isManifold: ways >= several }))),
    kinds: kinds.length,
    takes: marks,
    accepts: takes.map((_, state) => (state === 0 ? whole.empty > 0 : whole.last.has(state))),
    starts: [0, ...[...whole.first.keys()].filter((state) => takes[state] === 'begin')],
    isExact,
  };
}
