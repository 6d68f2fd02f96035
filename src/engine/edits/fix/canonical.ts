import { applyChanges } from '../../change.ts';
import type { Change, Fix } from '../../finding.ts';
import { facts } from '../../model/facts.ts';
import type { Model, PointText } from '../../model/model.ts';
import { readModel } from '../../model/read.ts';
import { pointIds } from '../../points.ts';
import type { Block } from '../../syntax/block.ts';
import { parse } from '../../syntax/document.ts';
import { weaveBlocks } from '../print/weave.ts';
import { print } from '../print.ts';
import { changesBetween } from './text-changes.ts';

/** Whether a text says the same as a model. */
export function saysTheSame(model: Model, text: string): boolean {
  return JSON.stringify(facts(model)) === JSON.stringify(facts(readModel(parse(text)).model));
}

type Canonical = Extract<Fix, { kind: 'canonical' }>;

/** The blocks of a point that belong together with what stands at a place: itself, its element, all. */
function blocksFor(point: PointText, { at, scope }: Canonical): readonly Block[] {
  const { blocks } = point;
  const index = blocks.findIndex(({ from, extent }) => from <= at.from && at.from < from + extent);
  const block = blocks[index];
  if (!block || scope === 'point') return block ? blocks : [];
  if (scope === 'block') return [block];
  // An element is what its heading opens; without one it is the table or list it stands in.
  const opening = blocks.slice(0, index + 1).findLastIndex(({ kind }) => kind === 'heading');
  const heading = blocks[opening];
  if (heading?.kind !== 'heading' || isOpening(point, heading)) return [block];
  const next = blocks.findIndex(
    (each, at) => at > opening && each.kind === 'heading' && each.level <= heading.level,
  );
  return blocks.slice(opening, next < 0 ? undefined : next);
}

function isOpening(point: PointText, heading: Block): boolean {
  return point.headings.some(({ at }) => at.from === heading.from);
}

/**
 * Writes a block, an element, a point or the document in the canonical form. None when it is so already, or when
 * the document would then say something else.
 */
export function canonicalise(model: Model, text: string, fix: Canonical): readonly Change[] {
  if (fix.scope === 'document') return changesBetween(text, print(model, text));
  const id = pointIds.find((point) => {
    const { from, to, blocks } = model.points[point];
    return blocks.length > 0 && from <= fix.at.from && fix.at.from < Math.max(to, from + 1);
  });
  const blocks = id ? blocksFor(model.points[id], fix) : [];
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (id === undefined || first === undefined || last === undefined) return [];
  const written = text.slice(first.from, last.from + last.length);
  const behind = written.slice(written.trimEnd().length);
  const printed = weaveBlocks(model, text, id, blocks);
  const own = text.includes('\r\n') ? printed.replace(/\r?\n/g, '\r\n') : printed;
  const changes = changesBetween(written, own + behind).map(({ from, to, insert }) => ({
    from: from + first.from,
    to: to + first.from,
    insert,
  }));
  return changes.length > 0 && saysTheSame(model, applyChanges(text, changes)) ? changes : [];
}
