import { applyChanges } from '../change.ts';
import type { Change } from '../finding.ts';
import { elementsOf } from '../model/derived/point-elements.ts';
import { pointAt, stretchesOf } from '../model/derived/stretches.ts';
import { facts } from '../model/facts.ts';
import type { Model } from '../model/model.ts';
import { readModel } from '../model/read.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import { parse } from '../syntax/document.ts';
import { lineChanges } from './line-changes.ts';
import { type Left, weavePart } from './print/weave.ts';
import { printed } from './print.ts';

/**
 * How much is to be formatted: everything, the point at an offset, the block (a table, a list) there, or the element
 * there: its row, its bullet, or all under its heading, whichever is the smallest that can be written by itself.
 */
export type FormatScope =
  | { readonly of: 'document' }
  | { readonly of: 'point' | 'block' | 'element'; readonly at: number };

/** The parts of a document that a scope may mean, the first that can be formatted first. */
function scopesOf(model: Model, scope: FormatScope): readonly Place[] {
  if (scope.of === 'document') return [{ from: 0, to: Number.POSITIVE_INFINITY }];
  const { at } = scope;
  const id = pointAt(model, at);
  if (id === undefined) return [];
  const { blocks } = model.points[id];
  // What the point says behind other points is formatted there.
  if (scope.of === 'point')
    return stretchesOf(model.points[id]).filter(({ from, to }) => from <= at && at < to);
  const around = blocks
    .map((block) => ({ from: block.from, to: block.from + block.extent }))
    .filter((block) => block.from <= at && at <= block.to)
    .slice(0, 1);
  if (scope.of === 'block') return around;
  const elements = elementsOf(model, id)
    .map((element) => ({ from: element.at.from, to: element.at.to }))
    .filter((element) => element.from <= at && at <= element.to);
  return [...elements, ...around].sort((one, other) => one.to - one.from - (other.to - other.from));
}

function sameFacts(model: Model, text: string): boolean {
  return JSON.stringify(facts(model)) === JSON.stringify(facts(readModel(parse(text)).model));
}

/** A place with all of the lines that it begins and ends in. */
function wholeLines(text: string, { from, to }: Place): Place {
  const end = text.indexOf('\n', Math.max(from, Math.min(to, text.length) - 1));
  return {
    from: from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1,
    to: end < 0 ? Number.POSITIVE_INFINITY : end + 1,
  };
}

/** Whether two texts differ in nothing but blank lines. */
function isSpaced(before: string, after: string): boolean {
  const dense = (each: string): string => each.replace(/^[ \t]*\r?\n/gm, '').trimEnd();
  return before === after || dense(before) === dense(after);
}

/** Changes of a part without the blank lines that they put before and behind it: these are of what stands beside it. */
function withoutEdges(text: string, changes: readonly Change[], { from, to }: Place): readonly Change[] {
  return changes
    .map((change) => {
      const before = change.from === from ? change.insert.replace(/^(?:[ \t]*\r?\n)+/, '') : change.insert;
      return { ...change, insert: change.to === to ? before.replace(/(\n)(?:[ \t]*\r?\n)+$/, '$1') : before };
    })
    .filter((change) => change.insert !== text.slice(change.from, change.to));
}

/** Between the header of a table and its rows. */
const delimiter = /^\s*\|?(?:\s*:?-+:?\s*\|)+/;

/**
 * A change of some lines into as many, line by line: a row of a table can then be changed without its neighbours, but not
 * where the header changes, since its cells stand in other columns then.
 */
function lineByLine(text: string, change: Change): readonly Change[] {
  const lines = (each: string): readonly string[] => each.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const [before, after] = [lines(text.slice(change.from, change.to)), lines(change.insert)];
  const header = before.findIndex((line) => delimiter.test(line)) - 1;
  if (before.length !== after.length || (header >= 0 && before[header] !== after[header])) return [change];
  let from = change.from;
  return before.map((line, index) => {
    const start = from;
    from += line.length;
    return { from: start, to: from, insert: after[index] ?? '' };
  });
}

/** Changes that write a document, or a part of it, in the canonical form, and what of it they leave. */
export interface Formatted {
  readonly changes: readonly Change[];
  /** The points of which something in the part is not canonical, and stays so: it would not surely say the same. */
  readonly left: readonly PointId[];
}

/** The points of some facts, in their order. */
function pointsOf(left: readonly Left[]): readonly PointId[] {
  const points = new Set(left.map(({ point }) => point));
  return pointIds.filter((id) => points.has(id));
}

const pointsIn = (left: readonly Left[], { from, to }: Place): readonly PointId[] =>
  pointsOf(left.filter(({ at }) => at.from < to && from < at.to));

/** Changes that write something in the canonical form, and the facts in it that are not written so and stay as they are. */
interface Printed {
  readonly changes: readonly Change[];
  readonly left: readonly Left[];
}

function printedWhole(model: Model, text: string): Printed {
  const { text: canonical, left } = printed(model, text);
  return { changes: lineChanges(text, canonical), left };
}

/** The blocks in a place, and no others. */
function printedPart(model: Model, text: string, place: Place): Printed {
  const part = weavePart(model, text, place);
  if (!part) return { changes: [], left: [] };
  const { from, to, left } = part;
  const end = to < text.length ? (text.includes('\r\n') ? '\r\n' : '\n') : '';
  const changes = lineChanges(text.slice(from, to), part.text + end).map((change) => ({
    ...change,
    from: change.from + from,
    to: change.to + from,
  }));
  return { changes, left };
}

/**
 * Writes a document, or a part of it, in the canonical form. No fact is changed: a part whose change alone would say
 * something else stays as it is.
 */
export function format(
  { model, text }: { readonly model: Model; readonly text: string },
  scope: FormatScope,
): Formatted {
  const asked = scopesOf(model, scope);
  const places = asked.map((place) => wholeLines(text, place));
  if (places.length === 0) return { changes: [], left: [] };
  // A point is printed with all others: what one of them says may hang on how another is written.
  const whole = scope.of === 'document' || scope.of === 'point' ? printedWhole(model, text) : undefined;
  if (whole && scope.of === 'document') return { changes: whole.changes, left: pointsOf(whole.left) };
  const [nearest] = places;
  let stays: readonly PointId[] = [];
  let refused: readonly PointId[] = [];
  for (const place of places) {
    const { changes, left } = whole ?? printedPart(model, text, place);
    if (place === nearest) stays = pointsIn(left, place);
    const all = scope.of === 'element' ? changes.flatMap((change) => lineByLine(text, change)) : changes;
    const within = all.filter(({ from, to }) => place.from <= from && to <= place.to);
    const own = scope.of === 'element' ? withoutEdges(text, within, place) : within;
    // Blank lines alone are no form of an element: its list may be taken apart where another item of it is printed.
    if (scope.of === 'element' && isSpaced(text, applyChanges(text, own))) continue;
    const isSame = (some: readonly Change[]): boolean =>
      some.length === 0 || sameFacts(model, applyChanges(text, some));
    const isAll = whole && within.length === all.length;
    const same = isAll ? within : [own, within].find(isSame);
    if (same) return { changes: same, left: pointsIn(left, place) };
    refused = pointIds.filter((id) => id === pointAt(model, place.from));
  }
  return { changes: [], left: stays.length > 0 ? stays : refused };
}
