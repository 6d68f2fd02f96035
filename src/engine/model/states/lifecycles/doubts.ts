import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { endNames, statesNamed } from '../facts-named.ts';
import type { Fact } from '../lifecycle-facts.ts';
import { isWhole } from '../words/whole-names.ts';

type StateFact = Extract<Fact, { is: 'state' }>;

/** Whether a word is a state by itself or not at all. */
export function isAlone({ unsure }: StateFact): boolean {
  return unsure !== undefined && unsure !== 'together' && unsure !== 'row';
}

const isCapital = ({ state }: StateFact): boolean => wording`^\p{Lu}`.test(state.name);

/** Whether a name is written in capitals alone: `ON_HOLD`. */
const isConstant = (name: string): boolean => wording`^\p{Lu}[\p{Lu}\p{N}_]+$`.test(name);

/** Which words of sentences are no states beside what else some facts tell. */
export class Doubts {
  /** What the names of states begin with that are surely such, in lower case. */
  readonly #listedBegin: ReadonlySet<string>;
  /** What facts that are no words of sentences name, in lower case, and what that begins with. */
  readonly #known: ReadonlySet<string>;
  readonly #knownBegin: ReadonlySet<string>;
  /** What any fact names, in lower case. */
  readonly #named: ReadonlySet<string>;
  /** Where states are listed, other words of sentences are none. */
  readonly areListed: boolean;
  /** "Either Hidden or Visible": another word with a capital is a state as well. */
  readonly #areCapital: boolean;
  /** Where all that are listed are written as constants, another such word is a state as well. */
  readonly #areConstants: boolean;
  /** Where names stand in code, other words are none. */
  readonly #marked: ReadonlySet<string>;

  constructor(facts: readonly Fact[]) {
    const states = facts.filter((fact) => fact.is === 'state');
    const whole = states.filter(({ unsure, state }) => !unsure || isWhole(state.name));
    const listed = whole.map(({ state }) => state.name.toLowerCase());
    this.#listedBegin = new Set(listed.flatMap(beginningsOf));
    const sure = facts.filter((fact) => fact.is !== 'state' || !fact.unsure);
    this.#known = new Set([...listed, ...statesNamed(sure).map(({ source }) => source.toLowerCase())]);
    this.#knownBegin = new Set([...this.#known].flatMap(beginningsOf));
    this.#named = new Set(statesNamed(facts).map(({ source }) => source.toLowerCase()));
    const plainly = facts.filter(
      (fact) =>
        (fact.is === 'state' && !isAlone(fact) && fact.unsure !== 'row') ||
        (fact.is === 'transition' && !fact.transition.doubtful),
    );
    this.areListed = new Set(statesNamed(plainly).map(({ source }) => fold(source))).size > 1;
    this.#areCapital =
      plainly.every((fact) => fact.is !== 'state' || (fact.unsure !== undefined && isCapital(fact))) &&
      (plainly.some(({ is }) => is === 'state') ||
        (this.areListed && statesNamed(plainly).every(({ source }) => wording`^\p{Lu}\p{Ll}`.test(source))));
    this.#areConstants = statesNamed(plainly).every(({ source }) => isConstant(source));
    const marked = states.filter(({ unsure }) => unsure === 'marked' || unsure === 'coded');
    this.#marked = new Set(marked.map(({ state }) => fold(state.name)));
  }

  /** Whether a step has half of a name: "Starts as Contract", where "Contract sent" is listed. */
  isHalf(fact: Fact): boolean {
    if (fact.is !== 'transition' || !fact.transition.doubtful) return false;
    const { from, to } = fact.transition;
    return [...endNames(from), ...endNames(to)].some(({ source }) =>
      this.#listedBegin.has(source.toLowerCase()),
    );
  }

  /** Whether a word that stands alone is no state: others are listed or in code, or it is a part of one. */
  isPart(fact: Fact): boolean {
    if (fact.is !== 'state' || !isAlone(fact) || isWhole(fact.state.name)) return false;
    const own = fact.state.name.toLowerCase();
    // "*not stored*" stresses a word; "*not free*" is a state beside "*free*".
    if (own.startsWith('not ') && !this.#named.has(own.slice('not '.length))) return true;
    if (fact.unsure === 'bold' || fact.unsure === 'coded') return this.#isHalfOfKnown(own);
    if (this.#marked.size > 1 && !this.#marked.has(fold(fact.state.name))) return true;
    const isAlike =
      (this.#areCapital && isCapital(fact)) || (this.#areConstants && isConstant(fact.state.name));
    if (this.areListed && !isAlike) return true;
    return this.#isHalfOfKnown(own);
  }

  /** "On hold all" and "On" are no states beside "On hold". */
  #isHalfOfKnown(own: string): boolean {
    return this.#knownBegin.has(own) || beginningsOf(own).some((name) => this.#known.has(name));
  }
}

/** What a name begins with, up to each of its blanks. */
function beginningsOf(name: string): readonly string[] {
  return Array.from(name.matchAll(/ /g), ({ index }) => name.slice(0, index));
}
