import type { Change, Fix } from '../../finding.ts';
import type { Model } from '../../model/model.ts';
import { firstWhere } from '../../model/tracking/lists.ts';
import type { Place } from '../../place.ts';
import { type PointId, pointIds } from '../../points.ts';
import { contentEnd, insertAfter, isBlankLine, lineEnd, removal } from './insert.ts';
import { newPoint, openings, pointEnd } from './outline.ts';
import { blockAt } from './units.ts';

/** Moves a block to the end of an element, or of a point, which is added where it is missing. */
export function moveBlock(
  model: Model,
  text: string,
  { at, point: to, under }: Extract<Fix, { readonly kind: 'move' }>,
): readonly Change[] {
  const block = blockAt(model, at);
  if (!block || block.kind === 'heading') return [];
  const place = { from: block.from, to: block.from + block.length };
  const written = text.slice(place.from, place.to).trimEnd();
  const end = under?.to ?? pointEnd(model, to);
  const [added] = end === undefined ? newPoint(model, text, to, written) : [insertAfter(text, end, written)];
  if (!added) return [];
  const taken = wholeLines(text, place);
  // What stands right before the point to come: its blank lines stay between it and the point.
  const reaches = taken.from < added.from && added.from < taken.to;
  return [reaches ? { ...taken, to: added.from } : taken, added].sort((one, other) => one.from - other.from);
}

/** Takes lines away, with the blank line behind them. */
function wholeLines(text: string, at: Place): Change {
  const first = removal(text, { from: at.from, to: text.slice(0, at.to).trimEnd().length });
  const blank = /^(?:[ \t]*\r?\n)+/.exec(text.slice(first.to))?.[0].length ?? 0;
  const isFramed = isBlankLine(text, first.from);
  return isFramed ? { ...first, to: first.to + blank } : first;
}

/** The parts of a text that its points' headings open, each with its point, in the order of the text. */
function partsOf(model: Model, text: string) {
  const starts = pointIds
    .flatMap((id) => openings(model, id).map(({ from, length }) => ({ id, from, length })))
    .sort((one, other) => one.from - other.from);
  return starts.map(({ id, from, length }, index) => {
    const to = starts[index + 1]?.from ?? text.length;
    return { id, from, body: from + length, to, text: text.slice(from, to).trimEnd() };
  });
}

/**
 * Puts what stands under the later headings of a point under its first, and takes them away: what is said before the
 * first sub-heading goes before those that are there, and the rest behind everything.
 */
export function mergePoint(model: Model, text: string, id: PointId): readonly Change[] {
  const [first, ...others] = partsOf(model, text).filter((part) => part.id === id);
  if (!first || others.length === 0) return [];
  const line = lineEnd(text);
  const headings = model.points[id].blocks.filter(({ kind }) => kind === 'heading');
  const subHeading = ({ from, to }: Place): number => {
    const next = headings[firstWhere(headings.length, (index) => (headings[index]?.from ?? 0) > from)];
    return next && next.from < to ? next.from : to;
  };
  const written = (pieces: readonly string[]): string =>
    pieces
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
      .map((piece) => line + line + piece)
      .join('');
  const [middle, end] = [contentEnd(text, subHeading(first)), contentEnd(text, first.to)];
  const lead = written(others.map((part) => text.slice(part.body, subHeading(part))));
  const rest = written(others.map((part) => text.slice(subHeading(part), part.to)));
  const added =
    middle === end
      ? [{ from: end, to: end, insert: lead + rest }]
      : [
          { from: middle, to: middle, insert: lead },
          { from: end, to: end, insert: rest },
        ];
  const taken = others.map(({ from, to }): Change => {
    const isLast = to === text.length;
    return { from: isLast ? contentEnd(text, from) : from, to, insert: isLast ? line : '' };
  });
  return joined([...added.filter(({ insert }) => insert !== ''), ...taken], text, line);
}

/** Changes with those that only blank lines part as one. */
function joined(changes: readonly Change[], text: string, line: string): readonly Change[] {
  const made: Change[] = [];
  for (const change of changes) {
    const last = made.at(-1);
    if (last === undefined || text.slice(last.to, change.from).trim() !== '') made.push(change);
    else {
      const gap = change.to === text.length ? line : line + line;
      const insert = last.insert === '' ? change.insert : withEnd(last.insert, gap);
      made.splice(-1, 1, { from: last.from, to: change.to, insert });
    }
  }
  return made;
}

/** A text with what ends it in place of its last blank space; the same where it ends so. */
function withEnd(text: string, end: string): string {
  const isSo = text.endsWith(end) && text.charAt(text.length - end.length - 1).trim() !== '';
  return isSo ? text : text.trimEnd() + end;
}

/** Puts the points into the order of their numbers; what stands before the first stays there. */
export function sortPoints(model: Model, text: string): readonly Change[] {
  const parts = partsOf(model, text);
  const [first] = parts;
  if (!first) return [];
  const order = (id: PointId): number => pointIds.indexOf(id);
  const sorted = parts.toSorted((one, other) => order(one.id) - order(other.id));
  if (sorted.every((part, index) => part === parts[index])) return [];
  const line = text.includes('\r\n') ? '\r\n' : '\n';
  return [
    {
      from: first.from,
      to: text.length,
      insert: `${sorted.map((part) => part.text).join(line + line)}${line}`,
    },
  ];
}
