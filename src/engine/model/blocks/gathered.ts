import type { Place } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Prose } from '../element.ts';
import type { Marker, Mention, Reading, Setting, Unread } from '../model.ts';
import { isSameAnswer } from './same-answer.ts';

/** A waiver as it stands in a comment; what it covers is known only when the document is put together. */
export interface WaiverNote {
  readonly check: string;
  readonly checkAt: Place;
  readonly reason: string;
  readonly at: Place;
  /** The row or item it stands in; undefined for one that stands alone under a heading. */
  readonly scope?: Place;
}

/** A fact of another point than the one where it stands: of the kind that the reader of that point makes. */
export interface Elsewhere {
  readonly point: PointId;
  readonly fact: unknown;
}

/** A stretch of a block that became something else than the block as a whole. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly as: Reading;
}

/** What has been gathered so far, by kind. */
export class Gathered<Fact> {
  readonly facts: Fact[] = [];
  readonly marks: Mark[] = [];
  readonly markers: Marker[] = [];
  readonly waivers: WaiverNote[] = [];
  readonly settings: Setting[] = [];
  readonly mentions: Mention[] = [];
  readonly prose: Prose[] = [];
  readonly unread: Unread[] = [];
  readonly elsewhere: Elsewhere[] = [];
  /** The last fact of each kind; known once somebody asks. */
  #last: Map<unknown, Fact> | undefined;

  push(fact: Fact): void {
    this.facts.push(fact);
    this.#last?.set(kindOf(fact), fact);
  }

  /** The last fact, of a kind or of any. */
  last(kind?: string): Fact | undefined {
    if (kind === undefined) return this.facts.at(-1);
    this.#last ??= new Map(this.facts.map((fact) => [kindOf(fact), fact]));
    return this.#last.get(kind);
  }

  /** Takes over the facts that were gathered before from the same line and say the same: who looked at one finds it again. */
  shareWith({ facts }: Gathered<Fact>): void {
    this.facts.forEach((fact, index) => {
      if (!isSameAnswer(fact, facts[index])) return;
      this.facts[index] = facts[index] as Fact;
    });
    this.#last = undefined;
  }

  /** Adds what was gathered before from a line that now begins at `start` of the block. */
  add(more: Gathered<Fact>, start: number): this {
    for (const each of more.facts) this.push(each);
    for (const each of more.markers) this.markers.push(each);
    for (const each of more.waivers) this.waivers.push(each);
    for (const each of more.settings) this.settings.push(each);
    for (const each of more.mentions) this.mentions.push(each);
    for (const each of more.prose) this.prose.push(each);
    for (const each of more.unread) this.unread.push(each);
    for (const each of more.elsewhere) this.elsewhere.push(each);
    for (const { start: from, end, as } of more.marks)
      this.marks.push({ start: from + start, end: end + start, as });
    return this;
  }
}

const kindOf = (fact: unknown): unknown => (fact as { readonly is?: unknown }).is;

/** The first so many of some facts, and those before them, each from the last one back. */
export function* backwards<Fact>(
  own: readonly Fact[],
  count: number,
  before: readonly Fact[],
): Generator<Fact, void, undefined> {
  for (let index = count - 1; index >= 0; index--) yield own[index] as Fact;
  for (let index = before.length - 1; index >= 0; index--) yield before[index] as Fact;
}
