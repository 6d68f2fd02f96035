/** A range of the document: absolute offsets in UTF-16 code units, `to` exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** What a place hangs on: when text before it changes, the anchor is moved and every place on it moves along. */
export interface Anchor {
  readonly from: number;
}

/**
 * A row or an item of a block, on which hangs what stands in it. When the block is read again, those that say what
 * they said are handed on to the new block: an edit beside them leaves their places as they are.
 */
export class Line implements Anchor {
  readonly #source: string;
  #within: Anchor;
  #start: number;
  #isHandedOn = false;

  constructor(source: string, within: Anchor, start: number) {
    this.#source = source;
    this.#within = within;
    this.#start = start;
  }

  /** Its own copy of its text as it stands. */
  get source(): string {
    return this.#source;
  }

  get from(): number {
    return this.#within.from + this.#start;
  }

  /** Whether it was there before the block was read that it is in now. */
  get isHandedOn(): boolean {
    return this.#isHandedOn;
  }

  /** Whether that is the block it is in now. */
  isIn(block: Anchor): boolean {
    return this.#within === block;
  }

  /** Hands it on to a block, in which it begins at `start`. */
  moveTo(within: Anchor, start: number): void {
    this.#within = within;
    this.#start = start;
    this.#isHandedOn = true;
  }
}

/**
 * A place inside a block, kept relative to the block. An edit moves blocks, it does not visit what was read
 * from them; `from` and `to` are therefore always those of the current text.
 */
export class Span implements Place {
  readonly anchor: Anchor;
  /** Offset of the first character from the anchor. */
  readonly start: number;
  /** Offset behind the last character from the anchor. */
  readonly end: number;

  constructor(anchor: Anchor, start: number, end: number) {
    this.anchor = anchor;
    this.start = start;
    this.end = end;
  }

  get from(): number {
    return this.anchor.from + this.start;
  }

  get to(): number {
    return this.anchor.from + this.end;
  }
}
