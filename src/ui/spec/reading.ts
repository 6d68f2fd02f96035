import {
  type Element,
  type Finding,
  find,
  type Model,
  type Place,
  type PointId,
  pointIds,
  type Reference,
  type Specification,
} from '../../engine/index.ts';
import type { TilePoint } from '../tiles/tile-shape.ts';
import { anchorsOf } from './anchors.ts';

/** A finding that is shown, with the number of those folded under it. */
export interface PlacedFinding {
  readonly finding: Finding;
  readonly following: number;
}

/** A specification as the components of this folder need it: read once, asked often. */
export interface Reading {
  readonly model: Model;
  readonly text: string;
  readonly groups: Specification['groups'];
  readonly waived: number;
  /** The id of an element on the page. */
  readonly anchorOf: (element: Element) => string | undefined;
  /** The address on the page of what a name refers to; undefined when nothing is declared by it. */
  readonly hrefOf: (reference: Reference, within?: Element) => string | undefined;
  /** The number of the line on which a place begins, from 1. */
  readonly lineOf: (place: Place) => number;
  /** The address of that line in the source. */
  readonly sourceOf: (place: Place) => string;
  /** Findings that stand in an element and in none inside it. */
  readonly findingsOf: (element: Element) => readonly PlacedFinding[];
  /** Findings of a point that stand in no element of it; of the document without a point. */
  readonly findingsAt: (point: PointId | undefined) => readonly PlacedFinding[];
}

const inside = (inner: Place, outer: Place): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** The smallest of the elements that a place stands in. */
function innermost(place: Place, elements: readonly Element[]): Element | undefined {
  let found: Element | undefined;
  for (const element of elements) {
    if (!inside(place, element.at)) continue;
    if (!found || element.at.to - element.at.from <= found.at.to - found.at.from) found = element;
  }
  return found;
}

/** Offsets at which the lines of a text begin. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** How many of the starts are at or before an offset: the number of its line. */
function countUpTo(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Prepares a specification for the page. `source` is the address of its source, whose lines are `#line-N`. */
export function prepare(specification: Specification, source: string): Reading {
  const { model, text, groups } = specification;
  const anchors = anchorsOf(model);
  const starts = lineStarts(text);
  const lineOf = (place: Place): number => countUpTo(starts, place.from);
  const elements = [...anchors.keys()];
  const byElement = new Map<Element, PlacedFinding[]>();
  const byPoint = new Map<PointId | undefined, PlacedFinding[]>();
  const put = <K>(map: Map<K, PlacedFinding[]>, key: K, placed: PlacedFinding): void => {
    map.set(key, [...(map.get(key) ?? []), placed]);
  };
  for (const { first, following } of groups) {
    const placed = { finding: first, following: following.length };
    const element = innermost(first.at, elements);
    if (element) put(byElement, element, placed);
    else put(byPoint, first.point, placed);
  }
  return {
    model,
    text,
    groups,
    waived: specification.waived.length,
    anchorOf: (element) => anchors.get(element),
    hrefOf: (reference, within) => {
      const element = find(model, reference.kind, reference, within);
      const anchor = element === undefined ? undefined : anchors.get(element);
      return anchor === undefined ? undefined : `#${anchor}`;
    },
    lineOf,
    sourceOf: (place) => `${source}#line-${lineOf(place)}`,
    findingsOf: (element) => byElement.get(element) ?? [],
    findingsAt: (point) => byPoint.get(point) ?? [],
  };
}

/** The points of a specification as the tiles show them. */
export function tilePoints({ model, findings }: Pick<Specification, 'model' | 'findings'>): TilePoint[] {
  return pointIds.map((id) => ({
    id,
    shown: model.points[id].shown,
    counts: model.points[id].counts,
    contradictions: findings.filter((finding) => finding.point === id && finding.severity === 'error').length,
  }));
}
