import { applyChanges } from '../../change.ts';
import type { Change, Finding } from '../../finding.ts';
import { facts } from '../../model/facts.ts';
import type { Model, Waiver } from '../../model/model.ts';
import { readModel } from '../../model/read.ts';
import type { Place } from '../../place.ts';
import { pointIds } from '../../points.ts';
import type { Block, Inline, Item } from '../../syntax/block.ts';
import { parse } from '../../syntax/document.ts';
import { isIn } from '../print/blocks.ts';
import { contentEnd, insertAfter } from './insert.ts';

/** A reason on one line that does not end the comment it stands in. */
function inComment(reason: string): string {
  return reason
    .replace(/\s+/g, ' ')
    .replace(/-{2,}>?/g, '–')
    .trim();
}

/** The cells and items in which a place lies, the nearest first, then the others of its row. */
function runsAt(block: Block, at: Place): readonly Inline[] {
  const start = { from: at.from, to: at.from };
  if (block.kind === 'table') {
    const row = block.rows.find((each) => isIn(start, each.at));
    const filled = (row?.cells ?? []).filter(({ source }) => source !== '');
    const own = filled.filter((each) => isIn(start, each.at));
    return [...own, ...filled.filter((each) => !own.includes(each)).reverse()];
  }
  if (block.kind !== 'list') return [];
  const inItems = (items: readonly Item[]): readonly Inline[] =>
    items
      .filter((item) => isIn(start, item.at))
      .flatMap((item) => [...item.children.flatMap((child) => inItems(child.items)), item.text]);
  return inItems(block.items);
}

/** Where a waiver can stand: in the row or item it covers, else under the heading above, else before everything. */
function candidates(model: Model, text: string, at: Place, comment: string): readonly Change[] {
  const blocks = pointIds
    .flatMap((id) => model.points[id].blocks)
    .sort((one, other) => one.from - other.from);
  const block = blocks.find(({ from, extent }) => from <= at.from && at.from < from + extent);
  const inline = block ? runsAt(block, at) : [];
  const heading = blocks.findLast(({ kind, from }) => kind === 'heading' && from <= at.from);
  return [
    ...inline.map((run): Change => ({ from: run.at.to, to: run.at.to, insert: ` ${comment}` })),
    heading
      ? insertAfter(text, heading.from + heading.length, comment)
      : insertAfter(text, contentEnd(text, Math.max(0, firstLineEnd(text))), comment),
  ];
}

function firstLineEnd(text: string): number {
  return /^# .*$/.exec(text.split('\n', 1)[0] ?? '') ? (text.split('\n', 1)[0]?.length ?? 0) : 0;
}

/** Where a waiver of a check at a place of the text that a change gives would hold, in that text. */
function scopesAfter(after: Model, check: string, at: number): readonly Place[] {
  return waiversOf(after)
    .filter(({ check: allowed, scope }) => allowed === check && scope.from <= at && at <= scope.to)
    .map(({ scope }) => scope);
}

/** Whether the text then allows the check at the place, and says the same as before. */
function works(model: Model, text: string, change: Change, check: string, at: Place): boolean {
  const after = applyChanges(text, [change]);
  const shift = change.from <= at.from ? change.insert.length : 0;
  const read = readModel(parse(after)).model;
  return (
    scopesAfter(read, check, at.from + shift).length > 0 &&
    JSON.stringify(facts(read)) === JSON.stringify(facts(model))
  );
}

const commentOf = (check: string, because: string): string =>
  `<!-- ninefold: allow ${check} because ${because} -->`;

const waiversOf = (model: Model): readonly Waiver[] => [
  ...model.introduction.waivers,
  ...pointIds.flatMap((id) => model.points[id].waivers),
];

/** Adds a waiver with its reason where it covers as little as it can; gives one that stands there its reason. None without a reason. */
export function waive(
  model: Model,
  text: string,
  { at, check, reason }: { readonly at: Place; readonly check: string; readonly reason: string },
): readonly Change[] {
  const because = inComment(reason);
  if (because === '') return [];
  const bare = waiversOf(model).find(
    (waiver) => waiver.reason === '' && waiver.at.from === at.from && waiver.at.to === at.to,
  );
  if (bare) return [{ from: at.from, to: at.to, insert: commentOf(bare.check, because) }];
  const comment = commentOf(check, because);
  const found = candidates(model, text, at, comment).find((change) => works(model, text, change, check, at));
  return found ? [found] : [];
}

/**
 * How many of some findings a waiver allows that was made for the one at a place: more than that one where it can only
 * stand under a heading, since it covers all that stands below it.
 */
export function waivedBy(
  text: string,
  findings: readonly Pick<Finding, 'check' | 'at'>[],
  { at, check }: { readonly at: Place; readonly check: string },
  changes: readonly Change[],
): number {
  const { model } = readModel(parse(applyChanges(text, changes)));
  const moved = (offset: number): number =>
    changes.reduce(
      (sum, { from, to, insert }) => sum + (from <= offset ? insert.length - (to - from) : 0),
      offset,
    );
  const scopes = scopesAfter(model, check, moved(at.from));
  return findings.filter(
    (finding) =>
      finding.check === check &&
      scopes.some(({ from, to }) => from <= moved(finding.at.from) && moved(finding.at.to) <= to),
  ).length;
}
