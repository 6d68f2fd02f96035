import type { Change, Fix } from '../finding.ts';
import { blocksAt } from '../model/derived/by-place.ts';
import type { Model } from '../model/model.ts';
import { pointIds } from '../points.ts';
import { isInTag } from '../syntax/tags.ts';
import { declare } from './fix/declare.ts';
import { inlineConstant } from './fix/inline-constant.ts';
import { mergePoint, moveBlock, sortPoints } from './fix/move.ts';
import { moveFact } from './fix/move-fact.ts';
import { remove } from './fix/remove.ts';
import { sayInPoint } from './fix/say-in-point.ts';
import { splitRow } from './fix/split.ts';
import { sayInColumn } from './fix/table-column.ts';
import { waive } from './fix/waive.ts';

/** A document with what was read from it. */
export interface Document {
  readonly model: Model;
  readonly text: string;
}

/** The fixes of a finding that have a place in the text, each with what it changes. */
export function offeredFixes(
  document: Document,
  fixes: readonly Fix[] = [],
): readonly { readonly fix: Fix; readonly changes: readonly Change[] }[] {
  return fixes
    .map((fix) => ({ fix, changes: changesFor(document, fix) }))
    .filter(({ changes }) => changes.length > 0);
}

/**
 * The changes of the text that carry out a fix: one undo step, touching nothing else. What a fix adds is "not
 * shown". None when the text has no place for it: a field of an entity that stands inside a sentence.
 */
export function changesFor(document: Document, fix: Fix): readonly Change[] {
  const changes = changesOf(document, fix);
  return changes.some((change) => breaksTag(document, change)) ? [] : changes;
}

/** Whether a change takes away a part of what a block in HTML is marked with, or of a tag in running text. */
function breaksTag({ model, text }: Document, { from, to }: Change): boolean {
  if (!/[<>]/.test(text.slice(from, to))) return false;
  if (isInTag(text, from) || isInTag(text, to)) return true;
  return pointIds.some((id) =>
    blocksAt(model.points[id].blocks, { from, to }).some(
      (block) =>
        block.written === 'html' &&
        block.from < to &&
        from < block.from + block.length &&
        !(from <= block.from && block.from + block.length <= to),
    ),
  );
}

function changesOf({ model, text }: Document, fix: Fix): readonly Change[] {
  switch (fix.kind) {
    case 'replace':
      if (fix.was !== undefined && text.slice(fix.at.from, fix.at.to) !== fix.was) return [];
      return [fix.at, ...(fix.also ?? [])]
        .map(({ from, to }) => ({ from, to, insert: fix.text }))
        .sort((one, other) => one.from - other.from);
    case 'remove':
      return remove(model, text, fix);
    case 'declare':
      return declare(model, text, fix);
    case 'not-shown':
      return sayInPoint(model, text, fix);
    case 'column':
      return sayInColumn(model, text, fix);
    case 'move':
      return fix.alone ? moveFact(model, text, fix.at, fix.point) : moveBlock(model, text, fix);
    case 'split':
      return splitRow(model, text, fix.at);
    case 'inline':
      return inlineConstant(model, fix.at);
    case 'merge':
      return mergePoint(model, text, fix.point);
    case 'sort':
      return sortPoints(model, text);
    case 'waive':
      return waive(model, text, fix);
  }
}
