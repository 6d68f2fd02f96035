import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { HeadingBlock } from '../syntax/block.ts';

/** Where a block stands; how it is read depends on nothing else. */
export interface Context {
  readonly point: PointId;
  /** The headings above it inside the point, outermost first. */
  readonly headings: readonly HeadingBlock[];
  /** A short line right above a list or table that reads like a title ("Inside a project", "May:"). */
  readonly lead: string;
  /** Equal keys mean equal contexts. */
  readonly key: string;
}

/** From one place to the end of another, in whichever blocks they are; follows both when blocks move. */
export class Reach implements Place {
  readonly first: Place;
  readonly last: Place;

  constructor(first: Place, last: Place) {
    this.first = first;
    this.last = last;
  }

  get from(): number {
    return this.first.from;
  }

  get to(): number {
    return this.last.to;
  }
}
