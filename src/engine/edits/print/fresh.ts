import type { Model } from '../../model/model.ts';
import { type PointId, pointIds, points } from '../../points.ts';
import type { Printed } from './piece.ts';
import { printers } from './points.ts';
import { stated } from './stated.ts';
import { pieceUnit, printUnits, textUnit, type Unit } from './unit.ts';

/** The canonical heading of a point. */
export function pointHeading(id: PointId, level = 2): string {
  return `${'#'.repeat(level)} ${points[id].number}. ${points[id].title}`;
}

/** "Screens and routes: not shown." */
export function nothingShown(id: PointId, marker: string): string {
  return `${points[id].subject}: ${marker}.`;
}

function wholePoint(model: Model, id: PointId): Unit[] {
  const { shown } = model.points[id];
  if (shown === 'not-shown') return [textUnit(nothingShown(id, 'not shown'))];
  if (shown === 'none') return [textUnit(nothingShown(id, 'none'))];
  return shown === 'open' ? [textUnit('?')] : [];
}

function pointUnits(model: Model, id: PointId, { pieces, sections }: Printed): Unit[] {
  const purpose = id === 'product' ? model.product.purpose.map((prose) => textUnit(prose.text)) : [];
  const own = pieces.map((piece) => pieceUnit(piece, true));
  const inSections = sections.flatMap((section): Unit[] => [
    textUnit(`### ${section.heading || 'Details'}`),
    ...section.intro.map(textUnit),
    ...section.pieces.map((piece) => pieceUnit(piece, true)),
  ]);
  const all = [...purpose, ...own, ...inSections];
  return all.length > 0 ? all : wholePoint(model, id);
}

/** A model that has no text yet (it was read from another format) as a canonical document. */
export function printFresh(model: Model): string {
  const title = stated(model.title, (text) => text);
  const units: Unit[] = [textUnit(title === '' ? '# Specification' : `# Specification: ${title}`)];
  for (const id of pointIds) {
    const own = pointUnits(model, id, printers[id](model, ''));
    if (own.length > 0) units.push(textUnit(pointHeading(id)), ...own);
  }
  return `${printUnits(units)}\n`;
}
