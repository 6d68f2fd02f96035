import { type Automaton, type Edge, Undecidable } from './automaton.ts';
import { type Circles, circlesOf } from './circles.ts';
import { type Subset, Subsets } from './subsets.ts';

/** How the time grows with the length of the text. */
export type Growth =
  /** In proportion to it. */
  | 'linear'
  /** By a power of it, as it is tried anew from each character. */
  | 'anew'
  /** By a power of it, as two repetitions share it in many ways. */
  | 'manifold'
  /** Faster than by any power of it. */
  | 'explosively';

/** The kinds of characters of a text that may be taken in several ways, again and again, and of what stands before it. */
export interface Repeated {
  readonly lead: readonly number[];
  readonly text: readonly number[];
}

/** What is told of an automaton. */
export interface Told {
  readonly growth: Growth;
  /** A text for which all of its ways are tried where there is any, else one that has several. Undefined where none has. */
  readonly text: Repeated | undefined;
}

/** Places in the pattern that an engine is in at once, on as many ways, and all that it can be in since. */
interface Walk {
  readonly at: readonly number[];
  readonly hasParted: boolean;
  /** Undefined where it is not asked whether the text can be refused. */
  readonly all: Subset | undefined;
  readonly before?: Walk;
  readonly kind?: number;
}

function textOf(walk: Walk): readonly number[] {
  const text: number[] = [];
  for (let at: Walk | undefined = walk; at?.kind !== undefined; at = at.before) text.unshift(at.kind);
  return text;
}

/** States that come back when a text is taken again and again; undefined where one of them has matched. */
function settled(subsets: Subsets, from: Subset, text: readonly number[]): Subset | undefined {
  let at: Subset | undefined = from;
  for (const seen = new Set<Subset>(); at && !seen.has(at); at = subsets.walk(at, text)) seen.add(at);
  return at;
}

/** What is looked for: ways that begin in some states, stay where they may, and end in some states. */
interface Search {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Whether the first two ways have to have parted in between. */
  readonly parts: boolean;
  /** By way: whether it may come through a state. */
  readonly within: readonly ((state: number) => boolean)[];
}

/**
 * The analysis of Weideman, van der Merwe, Berglund and Watson ("Analyzing matching time behavior of backtracking
 * regular expression matchers by using ambiguity of NFA", CIAA 2016): the time explodes where a state leads back to itself in two
 * ways with one text (EDA), and grows by a power where one leads to itself and to another, and that to itself, with one
 * text (IDA); both only where something can follow with which no match is found, so that all ways are tried.
 */
class Analysis {
  readonly #automaton: Automaton;
  /** Of all tries, and of a single one. */
  readonly #subsets: Subsets;
  readonly #ofOne: Subsets;
  readonly #circles: Circles;
  /** Circles in which a state leads back to itself in two ways. */
  readonly #parting = new Set<readonly number[]>();
  #left: number;
  /** Whether ways were found for which it is not known that all of them are tried. */
  isOpen = false;
  text: Repeated | undefined;

  constructor(automaton: Automaton, steps: number) {
    this.#automaton = automaton;
    this.#left = steps;
    const spend = (): void => this.#spend();
    this.#subsets = new Subsets(automaton, spend);
    const next = automaton.next.map((edges, state) => edges.filter(({ to }) => state !== 0 || to !== 0));
    this.#ofOne = new Subsets({ ...automaton, next }, spend);
    this.#circles = circlesOf(automaton);
  }

  #spend(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new Undecidable('it would take too many steps to tell');
  }

  /** The growth; where edges of words or lines were left out, only whether there may be any. */
  growth(): Growth {
    const { members } = this.#circles;
    const round = members.filter((circle) => !circle.includes(0));
    if (round.some((circle) => this.#explodes(circle))) return 'explosively';
    const pairs = round.flatMap((one) => round.map((other) => [one, other] as const));
    // Two states that lead to each other share a text only where one of them leads back to itself in two ways.
    const isPair = ([one, other]: (typeof pairs)[number]): boolean => one !== other || this.#parting.has(one);
    if (pairs.some((pair) => isPair(pair) && this.#multiplies(...pair))) return 'manifold';
    return round.some((circle) => this.#multiplies([0], circle)) ? 'anew' : 'linear';
  }

  #inside(circle: readonly number[]): (state: number) => boolean {
    const states = new Set(circle);
    return (state) => states.has(state);
  }

  #explodes(circle: readonly number[]): boolean {
    const inside = this.#inside(circle);
    const search = (state: number): Search => ({
      from: [state, state],
      to: [state, state],
      parts: true,
      within: [inside, inside],
    });
    const [some] = circle;
    if (some === undefined || !this.#exists(search(some))) return false;
    this.#parting.add(circle);
    return circle.some((state) => this.#isTried(search(state), state));
  }

  #multiplies(one: readonly number[], other: readonly number[]): boolean {
    const { reach } = this.#circles;
    const [first, second] = [one[0] ?? 0, other[0] ?? 0];
    if (!reach(first, second)) return false;
    const between = (state: number): boolean => reach(first, state) && reach(state, second);
    return one.some((from) =>
      other.some((to) => {
        if (from === to) return false;
        const search: Search = {
          from: [from, from, to],
          to: [from, to, to],
          parts: false,
          within: [this.#inside(one), between, this.#inside(other)],
        };
        return this.#exists(search) && this.#isTried(search, from);
      }),
    );
  }

  #exists(search: Search): boolean {
    for (const walk of this.#walks(search, undefined)) {
      const text = textOf(walk);
      this.text ??= { lead: this.#leadTo(search.from[0] ?? 0, () => true) ?? [], text };
      return true;
    }
    return false;
  }

  /** All walks of a search that end where it says, each with another text so far as it matters. */
  *#walks({ from, to, parts, within }: Search, all: Subset | undefined): Generator<Walk> {
    const keyOf = (walk: Walk): string => `${walk.at.join()} ${walk.hasParted} ${walk.all?.id}`;
    const queue: Walk[] = [{ at: from, hasParted: !parts, all }];
    const seen = new Set<string>();
    for (const walk of queue)
      for (let kind = 0; kind < this.#automaton.kinds; kind += 1) {
        const onward = this.#onward(walk, kind, within);
        if (onward.length === 0) continue;
        const reached = walk.all && this.#subsets.step(walk.all, kind);
        if (reached && !this.#canFail(reached)) continue;
        for (const each of onward) {
          this.#spend();
          const next: Walk = { ...each, all: reached, before: walk, kind };
          const key = keyOf(next);
          if (seen.has(key)) continue;
          seen.add(key);
          queue.push(next);
          if (next.hasParted && to.every((state, way) => next.at[way] === state)) yield next;
        }
      }
  }

  #onward(
    { at, hasParted }: Walk,
    kind: number,
    within: Search['within'],
  ): readonly Pick<Walk, 'at' | 'hasParted'>[] {
    const { next, takes } = this.#automaton;
    const combined = at.reduce<readonly (readonly Edge[])[]>(
      (found, state, way) => {
        if (found.length === 0) return found;
        const edges = (next[state] ?? []).filter(({ to }) => takes[to]?.[kind] === 1 && within[way]?.(to));
        return found.flatMap((before) => edges.map((edge) => [...before, edge]));
      },
      [[]],
    );
    return combined.map((edges) => ({
      at: edges.map(({ to }) => to),
      hasParted: hasParted || edges[0]?.to !== edges[1]?.to || edges[0]?.isManifold === true,
    }));
  }

  /** Whether all ways of a search are tried on some texts: nothing else matches there, and nothing does behind them. */
  #isTried(search: Search, state: number): boolean {
    // With edges left out a match may be one only for this construction.
    if (!this.#automaton.isExact) {
      this.isOpen = true;
      return false;
    }
    const alone = this.#subsets.of([state]);
    for (const walk of this.#walks(search, alone)) {
      const text = textOf(walk);
      const all = settled(this.#subsets, alone, text);
      const lead = all && this.#canFail(all) ? this.#leadBefore(state, text) : undefined;
      if (lead) {
        this.text = { lead, text };
        return true;
      }
      this.isOpen = true;
    }
    return false;
  }

  /** Whether there is a text behind which none of the tries fits that were begun before it. */
  #canFail(all: Subset): boolean {
    return this.#subsets.canReject(this.#subsets.of(all.states.filter((state) => state !== 0)));
  }

  /** What one try takes up to a state, if a text again and again behind it can be followed by what matches nowhere. */
  #leadBefore(state: number, text: readonly number[]): readonly number[] | undefined {
    if (state === 0) return [];
    return this.#leadTo(state, (at) => {
      const all = settled(this.#ofOne, at, text);
      return all !== undefined && this.#ofOne.canReject(all);
    });
  }

  /** The shortest text that one try takes up to a state without a match, where all that it may be in then fits. */
  #leadTo(state: number, fits: (at: Subset) => boolean): readonly number[] | undefined {
    const leads = new Map<Subset, readonly number[]>([[this.#ofOne.of(this.#automaton.starts), []]]);
    for (const [at, lead] of leads) {
      if (at.accepts) continue;
      if (at.states.includes(state) && fits(at)) return lead;
      for (let kind = 0; kind < this.#automaton.kinds; kind += 1) {
        const next = this.#ofOne.step(at, kind);
        if (!leads.has(next)) leads.set(next, [...lead, kind]);
      }
    }
    return undefined;
  }
}

/**
 * How the time of an engine that tries again grows with the length of the text. Throws `Undecidable` where that would take
 * more than so many steps, or depends on the order in which such engines try.
 */
export function growthIn(automaton: Automaton, steps: number): Told {
  const analysis = new Analysis(automaton, steps);
  const growth = analysis.growth();
  if (growth !== 'linear' || !analysis.isOpen) return { growth, text: analysis.text };
  throw new Undecidable(
    automaton.isExact
      ? 'it depends on which of its parts is tried first'
      : 'the edges of words and lines are not looked into',
  );
}
