/** A range of the document: absolute offsets in UTF-16 code units, `to` exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** What a place hangs on: when text before it changes, the anchor is moved and every place on it moves along. */
export interface Anchor {
  from: number;
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
