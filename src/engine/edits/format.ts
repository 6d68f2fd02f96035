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

/** A change of some lines into as many, line by line: a row of a table can then be changed without its neighbours. */
function lineByLine(text: string, change: Change): readonly Change[] {
  const lines = (each: string): readonly string[] => each.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const [before, after] = [lines(text.slice(change.from, change.to)), lines(change.insert)];
  if (before.length !== after.length) return [change];
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
  // The model's places are those of the text: what is printed is compared before anything else is read.
  const { text: canonical, left } = printed(model, text);
  const leftIn = ({ from, to }: Place): readonly PointId[] => {
    const points = new Set(left.filter(({ at }) => at.from < to && from < at.to).map(({ point }) => point));
    return pointIds.filter((id) => points.has(id));
  };
  const whole = lineChanges(text, canonical);
  const all = scope.of === 'element' ? whole.flatMap((change) => lineByLine(text, change)) : whole;
  let refused: readonly PointId[] = [];
  for (const place of places) {
    const within = all.filter(({ from, to }) => place.from <= from && to <= place.to);
    // All of it says the same: that is how it was printed.
    const isSame = (changes: readonly Change[]): boolean =>
      changes === all || sameFacts(model, applyChanges(text, changes));
    const own = scope.of === 'element' ? withoutEdges(text, within, place) : within;
    // Blank lines alone are no form of an element: its list may be taken apart where another item of it is printed.
    if (scope.of === 'element' && isSpaced(text, applyChanges(text, own))) continue;
    const same = [own, within.length === all.length ? all : within].find(isSame);
    if (same) return { changes: same, left: leftIn(place) };
    refused = pointIds.filter((id) => id === pointAt(model, place.from));
  }
  const [nearest] = asked;
  const stays = nearest ? leftIn(nearest) : [];
  return { changes: [], left: stays.length > 0 ? stays : refused };
}
