import type { Model, PointText } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { type PointId, pointIds } from '../../points.ts';
import type { Block, HeadingBlock } from '../../syntax/block.ts';
import { isIn, printHeading, printListBlock, printTableBlock, verbatim } from './blocks.ts';
import { pointHeading } from './fresh.ts';
import type { Piece, Section } from './piece.ts';
import { printers } from './points.ts';
import { pieceUnit, printUnits, textUnit, type Unit } from './unit.ts';
import { commentsIn, holdsEveryWord } from './words.ts';

interface Elements {
  readonly pieces: readonly Piece[];
  readonly sections: readonly Section[];
}

/**
 * The document with its elements printed canonically, each where it stands; points in `kept` stay as written.
 * Nothing changes its place: an order of points that readers do not expect is a finding with a fix of its own.
 */
export function weave(model: Model, text: string, kept: ReadonlySet<PointId>): string {
  const elements = Object.fromEntries(pointIds.map((id) => [id, elementsOf(model, text, id)]));
  const blocks = pointIds
    .flatMap((id) => model.points[id].blocks.map((block) => ({ id, block })))
    .sort((a, b) => a.block.from - b.block.from);
  const units: Unit[] = [];
  let cursor = 0;
  const between = (to: number): void => {
    const source = text.slice(cursor, to);
    const isStart = cursor === 0;
    if (source.trim() !== '') units.push(textUnit(isStart ? withTitle(model, source) : trimBlock(source)));
  };
  for (const { id, block } of blocks) {
    between(block.from);
    cursor = block.from + block.extent;
    const point = model.points[id];
    units.push(
      ...(kept.has(id) ? [verbatim(block, text)] : unitsOf(id, block, elements[id] ?? none, point, text)),
    );
  }
  between(text.length);
  const printed = `${printUnits(units)}\n`;
  return text.includes('\r\n') ? printed.replace(/\r?\n/g, '\r\n') : printed;
}

const none: Elements = { pieces: [], sections: [] };

/** Elements that stand in the text of their point. */
function elementsOf(model: Model, text: string, id: PointId): Elements {
  const { pieces, sections } = printers[id](model, text);
  const all = [...pieces, ...sections.flatMap((section) => section.pieces)].filter(
    ({ at }) => at.to > at.from,
  );
  return {
    pieces: all.sort((a, b) => a.at.from - b.at.from),
    sections: sections.filter(({ at }) => at.to > at.from),
  };
}

function trimBlock(source: string): string {
  return source.replace(/^(?:[ \t]*\r?\n)+/, '').replace(/\s+$/, '');
}

/** The text before the first point, its title with the word that says what the document is. */
function withTitle(model: Model, source: string): string {
  const title = shownValue(model.title);
  const trimmed = trimBlock(source);
  if (title === undefined || model.title.is !== 'shown') return trimmed;
  const line = /^# (?!specification\s*:)(.+)$/im.exec(trimmed);
  return line?.[1]?.trim() === title && line.index === 0
    ? trimmed.replace(/^# .+/, () => `# Specification: ${title}`)
    : trimmed;
}

function opensPoint(point: PointText, block: Block): boolean {
  return (
    block.kind === 'heading' &&
    point.headings.some(({ at, by }) => at.from === block.from && by !== 'section' && by !== 'content')
  );
}

/** The canonical heading of a point; a title of the author's own stays when it says more than the canonical one. */
function printOpening(id: PointId, block: HeadingBlock, point: PointText, text: string): Unit {
  const { source } = block.title;
  const by = point.headings.find((heading) => heading.at.from === block.from)?.by;
  const heading = pointHeading(id, block.level);
  const title = source.replace(/\d+/g, ' ');
  if (by !== 'both' && !holdsEveryWord(title, [heading])) return verbatim(block, text);
  return textUnit([heading, ...commentsIn(source)].join(' '));
}

/** One block: canonical where something was read from it and nothing of it would be lost, otherwise as it is. */
function unitsOf(
  id: PointId,
  block: Block,
  { pieces, sections }: Elements,
  point: PointText,
  text: string,
): readonly Unit[] {
  if (block.kind === 'heading' && opensPoint(point, block)) return [printOpening(id, block, point, text)];
  const whole = { from: block.from, to: block.from + block.length };
  const own = pieces.filter((piece) => isIn(piece.at, whole));
  const opened = sections.filter(({ at }) => at.from >= whole.from && at.from < whole.to);
  if (block.kind === 'heading') {
    const [only] = opened;
    if (only === undefined || opened.length > 1) return [verbatim(block, text)];
    const labels = own.filter((piece) => piece.bullet !== undefined && piece.columns.length === 0);
    return [printHeading(block, only, text), ...labels.map((piece) => pieceUnit(piece, true))];
  }
  // An element that begins in the middle of a table or list has its facts in a form of their own.
  const isInside =
    opened.some(({ at }) => at.from > whole.from || at.to < whole.to) &&
    own.some((piece) => piece.table !== 'transitions' && piece.columns.length > 0);
  if (own.length === 0 || isInside || (block.written && block.kind !== 'table'))
    return [verbatim(block, text)];
  const units =
    block.kind === 'table'
      ? toList(printTableBlock(id, block, own))
      : block.kind === 'list' && !(block.ordered && own.some((piece) => piece.bullet))
        ? printListBlock(block, own, text, id === 'product' || own.some((piece) => piece.bullet))
        : undefined;
  return units ?? [verbatim(block, text)];
}

function toList(unit: Unit | undefined): readonly Unit[] | undefined {
  return unit && [unit];
}
