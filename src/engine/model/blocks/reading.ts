import type { Line, Place } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Block, Inline } from '../../syntax/block.ts';
import { codeSpans, pieces, plain, slice } from '../../syntax/inline.ts';
import type { Prose, Remark } from '../element.ts';
import type { Marker, Mention, Reading, Setting, Unread } from '../model.ts';
import type { Stated } from '../stated.ts';
import { isSameList } from '../tracking/lists.ts';
import { asidesIn, beforeComments, markedSubject } from '../words/markers.ts';
import { settingIn, waiverIn } from './directives.ts';
import { backwards, type Elsewhere, Gathered, type WaiverNote } from './gathered.ts';
import { type Look, lineReadings } from './line-readings.ts';
import { isSameAnswer } from './same-answer.ts';
import { type Stretches, stretchesOf } from './tiling.ts';

/** What was read from one block in one context. Facts are of the kind its point's reader makes. */
export interface BlockReading<Fact> {
  readonly facts: readonly Fact[];
  readonly stretches: Stretches;
  readonly markers: readonly Marker[];
  readonly waivers: readonly WaiverNote[];
  readonly settings: readonly Setting[];
  readonly mentions: readonly Mention[];
  readonly prose: readonly Prose[];
  readonly unread: readonly Unread[];
  /** What it says more of names; known only when the whole document is. */
  readonly remarks?: readonly Remark[];
  /** Facts of other points that stand in it. */
  readonly elsewhere: readonly Elsewhere[];
  /** How many of its rows or items were read for it: the others were taken over. */
  readonly lines: number;
}

/** A subject in bold type as a whole: its name alone is asked about. */
const bold = /^\*\*([^*]+)\*\*$/;

/**
 * Gathers what a block holds while it is read. Everything starts as `base`; readers mark the stretches that
 * became something else, so that every character ends as exactly one of fact, prose and unread.
 */
export class Gathering<Fact> {
  #gathered = new Gathered<Fact>();
  /** What was gathered before the line that is being read. */
  #before: Gathered<Fact> | undefined;
  /** What the reader of the line that is being read looks at besides. */
  #looks: Look[] | undefined;
  #read = 0;
  readonly #block: Block;
  base: Reading;

  constructor(block: Block, base: Reading, looks?: Look[]) {
    this.#block = block;
    this.base = base;
    this.#looks = looks;
  }

  get kind(): Block['kind'] {
    return this.#block.kind;
  }

  /**
   * What a question about the whole block is answered. What a line gives is kept for as long as that says the same: the
   * question has to be pure in the block and in what it holds of the line, and finds that by its place.
   */
  ofBlock<V>(ask: (block: Block) => V): V {
    const told = ask(this.#block);
    this.#looks?.push((block) => isSameAnswer(ask(block), told));
    return told;
  }

  /** The facts so far, in a line those of the line. */
  get facts(): readonly Fact[] {
    return this.#gathered.facts;
  }

  /** The last fact so far of the block, of a kind or of any, in whichever line it stands. */
  last(): Fact | undefined;
  last<K extends string>(kind: K): Extract<Fact, { readonly is: K }> | undefined;
  last(kind?: string): Fact | undefined {
    const own = this.#gathered.last(kind);
    if (own !== undefined || !this.#before) return own;
    const found = this.#before.last(kind);
    this.#looks?.push((_, before) => before.last(kind) === found);
    return found;
  }

  /**
   * What is asked of the facts so far of the block, from the last one back. What a line gives is kept for as long as that is
   * answered alike: the question has to be pure in the facts and in what it holds of the line.
   */
  back<V>(ask: (facts: Iterable<Fact>) => V): V {
    const [own, before] = [this.#gathered.facts, this.#before?.facts ?? []];
    const count = own.length;
    const told = ask(backwards(own, count, before));
    this.#looks?.push((_, { facts }) => isSameAnswer(ask(backwards(own, count, facts as Fact[])), told));
    return told;
  }

  /** How many facts there are so far, of this point and of others, in a line those of the line. */
  get count(): number {
    return this.#gathered.facts.length + this.#gathered.elsewhere.length;
  }

  /** Whether something gave no fact. */
  get hasUnread(): boolean {
    return this.#gathered.unread.length > 0;
  }

  /** An empty gathering in the same block, for what another point's reader makes of a part of it. */
  beside<Other>(): Gathering<Other> {
    return new Gathering<Other>(this.#block, 'prose', this.#looks);
  }

  /**
   * Reads a line of the block, or takes over what it gave before where it says the same in the same surroundings and
   * what its reader looked at besides is found again. `read` gives what is not gathered.
   */
  line<R>(line: Line | undefined, around: readonly unknown[], read: () => R): R {
    if (!line) return read();
    const start = line.from - this.#block.from;
    const known = line.isHandedOn ? lineReadings.get(line) : undefined;
    if (known && isSameList(known.around, around) && this.#finds(known.looks)) {
      this.#gathered.add(known.gathered as Gathered<Fact>, start);
      return known.result as R;
    }
    const before = this.#gathered;
    const gathered = new Gathered<Fact>();
    const looks: Look[] = [];
    this.#before = before;
    this.#gathered = gathered;
    this.#looks = line.isHandedOn ? looks : undefined;
    this.#read++;
    const result = read();
    this.#looks = undefined;
    this.#gathered = before;
    this.#before = undefined;
    if (known) gathered.shareWith(known.gathered as Gathered<Fact>);
    before.add(gathered, 0);
    if (line.isHandedOn)
      lineReadings.set(line, { gathered: new Gathered<Fact>().add(gathered, -start), result, around, looks });
    return result;
  }

  #finds(looks: readonly Look[]): boolean {
    return looks.every((look) => look(this.#block, this.#gathered));
  }

  /** Reads a part of the block as though nothing had been gathered before it. */
  apart<R>(read: () => R): R {
    const [gathered, before] = [this.#gathered, this.#before];
    this.#gathered = new Gathered();
    this.#before = undefined;
    const result = read();
    this.#gathered = gathered.add(this.#gathered, 0);
    this.#before = before;
    return result;
  }

  /** Takes over what another gathering of the same block holds. */
  takeOver(other: Gathering<Fact>): void {
    this.#gathered.add(other.#gathered, 0);
  }

  /** What reading gives: facts of this point and of others, and markers. */
  during(read: () => void): readonly object[] {
    const { facts, elsewhere, markers } = this.#gathered;
    const [own, others, marked] = [facts.length, elsewhere.length, markers.length];
    read();
    return [facts.slice(own), elsewhere.slice(others), markers.slice(marked)].filter(
      ({ length }) => length > 0,
    );
  }

  fact(fact: Fact): void {
    this.#gathered.push(fact);
  }

  /** Hands on a fact of another point, of the kind that its reader makes. */
  factOf(point: PointId, fact: unknown): void {
    this.#gathered.elsewhere.push({ point, fact });
  }

  /** Keeps a run of text as prose. */
  prose(inline: Inline): void {
    if (inline.source.trim() === '') return;
    this.#mark(inline, 'prose');
    this.told(inline);
  }

  /** Keeps a run of text that facts were read from, whose words describe what these are about. */
  told(inline: Inline): void {
    const text = plain(inline);
    if (text) this.#gathered.prose.push({ text, at: inline.at });
    this.mention(inline);
  }

  /** Notes the names in code of a run of text. */
  mention(inline: Inline): void {
    for (const code of codeSpans(inline)) this.#gathered.mentions.push(code);
  }

  /** Reports a stretch that gave no fact where one was expected. */
  unread(inline: Inline, why: string): void {
    this.#mark(inline, 'unread');
    this.#gathered.unread.push({ at: inline.at, why, whole: false });
  }

  /** Reports a run of text that gave no fact where others around it did; its words are words of the author all the same. */
  silent(inline: Inline, why: string): void {
    if (inline.source.trim() === '') return;
    this.unread(inline, why);
    this.told(inline);
  }

  /** Reports the whole block, whatever was made of parts of it: it gave no fact. */
  unreadAll(at: Place, why: string): void {
    this.base = 'unread';
    this.#gathered.marks.length = 0;
    this.#gathered.prose.length = 0;
    this.#gathered.mentions.length = 0;
    this.#gathered.unread.push({ at, why, whole: true });
  }

  /** A stretch that holds a fact inside a block that is otherwise prose. */
  read(inline: Inline): void {
    this.#mark(inline, 'fact');
  }

  /** Notes the marker that a whole cell, bullet or paragraph is; gives whether it was one. */
  marker(inline: Inline, subject: string): boolean {
    const said = beforeComments(inline);
    const marked = markedSubject(said.source);
    if (!marked) return false;
    if (marked.is !== 'none')
      this.#gathered.markers.push({
        is: marked.is,
        subject: marked.subject.replace(bold, '$1') || subject,
        question: marked.question,
        at: said.at,
      });
    return true;
  }

  /** Notes a marker that a value turned out to be. */
  marked<T>(value: Stated<T>, subject: string): Stated<T> {
    if (value.is === 'not-shown')
      this.#gathered.markers.push({ is: 'not-shown', subject, question: '', at: value.at });
    if (value.is === 'open')
      this.#gathered.markers.push({ is: 'open', subject, question: value.question, at: value.at });
    return value;
  }

  /** Notes what stands aside in a run of text: waivers and settings in its comments, and questions in brackets. */
  asides(inline: Inline, scope?: Place): void {
    for (const { question, subject, at } of asidesIn(inline))
      this.#gathered.markers.push({ is: 'open', subject, question, at });
    if (!inline.source.includes('<!--')) return;
    for (const piece of pieces(inline))
      if (piece.kind === 'comment') this.directive(slice(inline, piece.start, piece.end), scope);
  }

  /** Notes the waiver or the setting that a comment is, or is meant to be; gives whether it was one. */
  directive(comment: Inline, scope?: Place): boolean {
    const waiver = waiverIn(comment, scope);
    const setting = waiver ? undefined : settingIn(comment);
    if (waiver) this.#gathered.waivers.push(waiver);
    if (setting) this.#gathered.settings.push(setting);
    return waiver !== undefined || setting !== undefined;
  }

  /** What was gathered. */
  done(): BlockReading<Fact> {
    return {
      facts: kept(this.#gathered.facts),
      stretches: stretchesOf(this.#gathered.marks, this.base),
      markers: kept(this.#gathered.markers),
      waivers: kept(this.#gathered.waivers),
      settings: kept(this.#gathered.settings),
      mentions: kept(this.#gathered.mentions),
      prose: kept(this.#gathered.prose),
      unread: kept(this.#gathered.unread),
      elsewhere: kept(this.#gathered.elsewhere),
      lines: this.#read,
    };
  }

  #mark(inline: Inline, as: Reading): void {
    const { from, to } = inline.at;
    const { from: begin } = this.#block;
    if (to > from) this.#gathered.marks.push({ start: from - begin, end: to - begin, as });
  }
}

const none: readonly never[] = [];

/** A list for keeping: a list that was pushed to has room to spare, and most are empty. */
function kept<E>(list: readonly E[]): readonly E[] {
  return list.length === 0 ? none : list.slice();
}
