import type { Fix } from '../../finding.ts';
import { boundsAmong, constrained } from '../../model/derived/bounds.ts';
import { homesFor, moveLabel } from '../../model/derived/homes.ts';
import type { Model } from '../../model/model.ts';
import type { Place } from '../../place.ts';
import { pointIds, points } from '../../points.ts';
import type { Document } from '../fix.ts';
import { inlineConstant } from './inline-constant.ts';
import { factToMove } from './move-fact.ts';
import { cellToSplit } from './split.ts';

const touches = ({ from, to }: Place, at: number): boolean => from <= at && at <= to;

/** The value in place of a constant's name, where the cursor is on one that bounds something. */
function inlines(model: Model, at: number): readonly Fix[] {
  const quantities = constrained(model)
    .flatMap(({ constraints }) => boundsAmong(constraints))
    .flatMap(({ min, max }) => [min, max]);
  const found = quantities.find((each) => each?.constant && touches(each.at, at));
  if (!found?.constant || inlineConstant(model, found.at).length === 0) return [];
  return [{ kind: 'inline', label: `Write the value of “${found.constant.name}”`, at: found.at }];
}

/** A row for each name, where a cell of the row at the cursor names several things that could stand alone. */
function splits(model: Model, text: string, at: number): readonly Fix[] {
  const cell = cellToSplit(model, text, at);
  return cell ? [{ kind: 'split', label: 'Give each of these names a row', at: cell }] : [];
}

/** The point of what stands at the cursor and is read as a fact of another one. */
function facts(model: Model, text: string, at: number): readonly Fix[] {
  const found = factToMove(model, text, at);
  if (!found) return [];
  const { unit, point } = found;
  const label = `Move the ${unit.word} to point ${points[point].number}, “${points[point].title}”`;
  return [{ kind: 'move', label, at: unit.at, point, alone: true }];
}

/** Another place for the table or list at the cursor, where it stands in a point that is not its own. */
function moves(model: Model, at: number): readonly Fix[] {
  for (const id of pointIds) {
    const block = model.points[id].blocks.find(({ from, length }) =>
      touches({ from, to: from + length }, at),
    );
    if (!block) continue;
    const place = { from: block.from, to: block.from + block.length };
    return homesFor(model, block, id).map((home) => ({
      kind: 'move',
      label: moveLabel(block, home),
      at: place,
      point: home.point,
      ...(home.element ? { under: home.element.under } : {}),
    }));
  }
  return [];
}

/** What can be asked for at an offset though nothing is wrong there. */
export function offersAt({ model, text }: Document, at: number): readonly Fix[] {
  return [...inlines(model, at), ...splits(model, text, at), ...moves(model, at), ...facts(model, text, at)];
}
