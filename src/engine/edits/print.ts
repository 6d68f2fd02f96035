import { type Facts, facts } from '../model/facts.ts';
import type { Model } from '../model/model.ts';
import { readModel } from '../model/read.ts';
import { type PointId, pointIds } from '../points.ts';
import { parse } from '../syntax/document.ts';
import { printFresh } from './print/fresh.ts';
import { weave } from './print/weave.ts';

/**
 * The canonical form of a document. Elements are printed as the format's reference has them, prose and what was
 * not read stay where they are. A point whose canonical form would read differently stays as it is written: a
 * formatter never changes a fact. Without a text (a model read from another format) everything is printed anew.
 */
export function print(model: Model, text: string): string {
  if (text.trim() === '') return printFresh(model);
  const before = facts(model);
  const kept = new Set<PointId>();
  for (let round = 0; round <= pointIds.length; round++) {
    const printed = weave(model, text, kept);
    const changed = changedPoints(before, facts(readModel(parse(printed)).model)).filter(
      (id) => !kept.has(id),
    );
    if (changed.length === 0) return printed;
    for (const id of changed) kept.add(id);
  }
  return text;
}

function changedPoints(before: Facts, after: Facts): PointId[] {
  return pointIds.filter((id) => JSON.stringify(before.points[id]) !== JSON.stringify(after.points[id]));
}
