import {
  type Drawings,
  type Element,
  type Finding,
  find,
  type Marker,
  type Model,
  type Place,
  type PointId,
  type Prose,
  pointIds,
  type Reference,
  type Specification,
  stretchesOf,
} from '../../engine/index.ts';
import type { TilePoint } from '../tiles/tile-shape.ts';
import type { Lead } from '../view/lead.tsx';
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
  /** The address of what a code span names; undefined where nothing is named so, and where several things are. */
  readonly linkOf: (code: string) => string | undefined;
  /** The number of the line on which a place begins, from 1. */
  readonly lineOf: (place: Place) => number;
  /** The address of that line in the source. */
  readonly sourceOf: (place: Place) => string;
  /** Findings that stand in an element and in none inside it. */
  readonly findingsOf: (element: Element) => readonly PlacedFinding[];
  /** Findings of a point that stand in no element of it; of the document without a point. */
  readonly findingsAt: (point: PointId | undefined) => readonly PlacedFinding[];
  /** Prose that stands in an element and in none inside it. */
  readonly proseOf: (element: Element) => readonly Place[];
  /** Prose of a point that stands in no element of it. */
  readonly proseAt: (point: PointId) => readonly Place[];
  /** Markers of a point that stand in no element of it: what is said of the point as a whole. */
  readonly markersAt: (point: PointId) => readonly Marker[];
  /** What was drawn of it. */
  readonly drawings: Drawings;
  /** Where the views lead: to the element whose name stands at a place, else to its line in the source. */
  readonly lead: Lead;
  /** Where a script finds the text, and its lines; absent on pages where nothing is tried. */
  readonly trials: { readonly text: string; readonly source: string } | undefined;
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

/**
 * Prose of a point, apart from what is shown as not read. The purpose is a fact of point 1 and reads as its prose; the
 * introduction is not of the point.
 */
function proseOf(model: Model, id: PointId): readonly Prose[] {
  const { unread } = model.points[id];
  const unreadAt = new Set(unread.map(({ at }) => at));
  const prose = model.points[id].prose.filter(({ at }) => !unreadAt.has(at));
  if (id !== 'product') return prose;
  const own = stretchesOf(model.points[id]);
  return [...prose, ...model.product.purpose.filter(({ at }) => own.some((stretch) => inside(at, stretch)))];
}

/** Things by what they stand in. */
function sorted<T, K>(things: readonly T[], keyOf: (thing: T) => K): ReadonlyMap<K, readonly T[]> {
  const map = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const list = map.get(key);
    if (list) list.push(thing);
    else map.set(key, [thing]);
  }
  return map;
}

/**
 * Anchors by declared name, a field also with its entity before it; a name of several elements leads nowhere. The cases
 * of a constant are one thing, and the first stands for all.
 */
function anchorsByName(model: Model, anchors: ReadonlyMap<Element, string>): ReadonlyMap<string, string> {
  const { entities } = model.entities;
  const fields = entities.flatMap((entity) =>
    entity.fields.map((field) => [`${entity.name}.${field.name}`, field] as const),
  );
  const others = [
    ...model.screens.screens,
    ...entities,
    ...entities.flatMap((entity) => entity.fields),
    ...model.states.lifecycles,
    ...model.roles.roles,
    ...model.calls.calls,
    ...model.errors.errors,
    ...new Map(model.constants.constants.toReversed().map((each) => [each.name, each])).values(),
  ].map((element) => [element.name, element] as const);
  const found = new Map<string, string | undefined>();
  for (const [name, element] of [...fields, ...others])
    found.set(name, found.has(name) ? undefined : anchors.get(element));
  return new Map([...found].flatMap(([name, anchor]) => (anchor === undefined ? [] : [[name, anchor]])));
}

/** Addresses that a page of a specification leads to. */
export interface Addresses {
  /** Its source, whose lines are `#line-N`. */
  readonly source: string;
  /** The page with its elements, where that is another one. */
  readonly page?: string;
  /** Its text as a file, where values can be tried. */
  readonly text?: string;
}

/** Prepares a specification for the page; `drawings` are those of its views. */
export function prepare(
  specification: Specification,
  { source, page = '', text: file }: Addresses,
  drawings: Drawings = { screens: [], entities: [], lifecycles: [] },
): Reading {
  const { model, text, groups } = specification;
  const anchors = anchorsOf(model);
  const byName = anchorsByName(model, anchors);
  const starts = lineStarts(text);
  const lineOf = (place: Place): number => countUpTo(starts, place.from);
  const elements = [...anchors.keys()];
  const named = new Map([...anchors].map(([{ nameAt }, anchor]) => [`${nameAt.from} ${nameAt.to}`, anchor]));
  const owner = (place: Place): Element | undefined => innermost(place, elements);
  const findings = sorted(groups, ({ first }) => owner(first.at) ?? first.point);
  const prose = sorted(
    pointIds.flatMap((id) => proseOf(model, id).map(({ at }) => ({ id, at }))),
    ({ id, at }) => owner(at) ?? id,
  );
  const placed = (key: Element | PointId | undefined): readonly PlacedFinding[] =>
    (findings.get(key) ?? []).map(({ first, following }) => ({
      finding: first,
      following: following.length,
    }));
  const places = (key: Element | PointId): readonly Place[] => (prose.get(key) ?? []).map(({ at }) => at);
  return {
    model,
    text,
    groups,
    waived: specification.waived.length,
    anchorOf: (element) => anchors.get(element),
    hrefOf: (reference, within) => {
      const element = find(model, reference.kind, reference, within);
      const anchor = element === undefined ? undefined : anchors.get(element);
      return anchor === undefined ? undefined : `${page}#${anchor}`;
    },
    linkOf: (code) => {
      const anchor = byName.get(code);
      return anchor === undefined ? undefined : `${page}#${anchor}`;
    },
    lineOf,
    sourceOf: (place) => `${source}#line-${lineOf(place)}`,
    findingsOf: placed,
    findingsAt: placed,
    proseOf: places,
    proseAt: places,
    drawings,
    trials: file === undefined ? undefined : { text: file, source },
    lead: {
      hrefOf: (at) => {
        const anchor = named.get(`${at.from} ${at.to}`);
        return anchor === undefined ? `${source}#line-${lineOf(at)}` : `${page}#${anchor}`;
      },
    },
    markersAt: (point) => model.points[point].markers.filter(({ at }) => owner(at) === undefined),
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
