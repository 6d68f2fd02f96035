import type { Automaton } from './automaton.ts';

/** States that an engine may be in after the same text. The same states are the same object. */
export interface Subset {
  readonly id: number;
  readonly states: readonly number[];
  /** Whether the pattern has matched in one of them: an engine that comes there stops. */
  readonly accepts: boolean;
}

/** What one automaton does with several states at once. `spend` is called for each step, and may refuse it. */
export class Subsets {
  readonly #automaton: Automaton;
  readonly #spend: () => void;
  readonly #known = new Map<string, Subset>();
  readonly #steps = new Map<string, Subset>();
  readonly #rejecting = new Map<Subset, boolean>();

  constructor(automaton: Automaton, spend: () => void) {
    this.#automaton = automaton;
    this.#spend = spend;
  }

  of(states: Iterable<number>): Subset {
    const sorted = [...new Set(states)].sort((one, other) => one - other);
    const key = sorted.join();
    const found = this.#known.get(key);
    if (found) return found;
    const accepts = sorted.some((state) => this.#automaton.accepts[state]);
    const made = { id: this.#known.size, states: sorted, accepts };
    this.#known.set(key, made);
    return made;
  }

  /** Where some states lead with one more character of a kind. */
  step(from: Subset, kind: number): Subset {
    const key = `${from.id} ${kind}`;
    const found = this.#steps.get(key);
    if (found) return found;
    this.#spend();
    const { next, takes } = this.#automaton;
    const made = this.of(
      from.states.flatMap((state) =>
        (next[state] ?? []).flatMap(({ to }) => (takes[to]?.[kind] === 1 ? [to] : [])),
      ),
    );
    this.#steps.set(key, made);
    return made;
  }

  /** Where some states lead with a text, as long as the pattern has not matched; undefined where it has. */
  walk(from: Subset, text: readonly number[]): Subset | undefined {
    let at: Subset = from;
    for (const kind of text) {
      at = this.step(at, kind);
      if (at.accepts) return undefined;
    }
    return at;
  }

  /** Whether there is a text behind which the pattern does not match from any of some states. */
  canReject(from: Subset): boolean {
    const known = this.#rejecting.get(from);
    if (known !== undefined) return known;
    const seen = new Set([from]);
    let rejects = false;
    for (const at of seen) {
      if (at.accepts) continue;
      rejects = at.states.length === 0 || !this.step(at, this.#automaton.kinds).accepts;
      if (rejects) break;
      for (let kind = 0; kind < this.#automaton.kinds; kind += 1) seen.add(this.step(at, kind));
    }
    this.#rejecting.set(from, rejects);
    return rejects;
  }
}
