import { type Anchor, type Place, Span } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { HeadingBlock, Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { numbered } from '../words/clause-numbers.ts';

/** Where a block stands; how it is read depends on nothing else. */
export interface Context {
  readonly point: PointId;
  /** The headings above it inside the point, outermost first. */
  readonly headings: readonly HeadingBlock[];
  /** A short line right above a list or table that reads like a title ("Inside a project", "May:"). */
  readonly lead: string;
  /** Whether the lead is a bold name, which titles what follows: "**Plan.** A site is free or paid." */
  readonly titled?: boolean;
  /** The title in bold type right before the text, which names what that is about where it does not say so itself. */
  readonly title?: Inline;
  /** Whether it stands among requirements of every kind: what speaks of another point is a fact of that. */
  readonly mixed?: boolean;
  /** Equal keys mean equal contexts. */
  readonly key: string;
}

/** A title without the number before it: "4.1 Task". */
export function withoutCount(title: string): string {
  return title.replace(/^\d+(?:\.\d+)*[.)]?\s+(?=\S)/, '');
}

/** What a line is read in: equal where the context is, also one that was made of another and has its key. */
export function surroundings({ key, point, lead, titled, title, headings }: Context): readonly unknown[] {
  return [key, point, lead, titled, title, ...headings];
}

/** The text of the innermost heading without its number: what a marker or a line below it is about. */
export function headingText(context: Context): string {
  const heading = context.headings.at(-1);
  return heading ? plain(numbered(heading.title)) : '';
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

/** Adds what a place hangs on to some anchors; false where that cannot be told. */
export function addAnchors(place: Place, anchors: Set<Anchor>): boolean {
  if (place instanceof Reach) return addAnchors(place.first, anchors) && addAnchors(place.last, anchors);
  if (!(place instanceof Span)) return false;
  anchors.add(place.anchor);
  return true;
}

/** A stretch of a place, counted from where it begins and cut where it ends; it moves with the text. */
export function partOf(place: Place, start: number, end: number): Place {
  if (place instanceof Span) {
    const cut = (offset: number): number => Math.min(place.start + offset, place.end);
    return new Span(place.anchor, cut(start), cut(end));
  }
  return {
    get from() {
      return Math.min(place.from + start, place.to);
    },
    get to() {
      return Math.min(place.from + end, place.to);
    },
  };
}
