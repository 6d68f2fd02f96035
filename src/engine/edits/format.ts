import { applyChanges } from '../change.ts';
import type { Change } from '../finding.ts';
import { facts } from '../model/facts.ts';
import type { Model } from '../model/model.ts';
import { readModel } from '../model/read.ts';
import type { Place } from '../place.ts';
import { parse } from '../syntax/document.ts';
import { lineChanges } from './line-changes.ts';
import { print } from './print.ts';

/** How much is to be formatted: everything, the point at an offset, or the block (a table, a list) there. */
export type FormatScope =
  | { readonly of: 'document' }
  | { readonly of: 'point' | 'block'; readonly at: number };

function scopeOf(model: Model, scope: FormatScope): Place | undefined {
  if (scope.of === 'document') return { from: 0, to: Number.POSITIVE_INFINITY };
  const point = Object.values(model.points).find(({ from, to }) => from <= scope.at && scope.at < to);
  if (scope.of === 'point') return point && { from: point.from, to: point.to };
  const block = point?.blocks.find((each) => each.from <= scope.at && scope.at <= each.from + each.extent);
  return block && { from: block.from, to: block.from + block.extent };
}

function sameFacts(model: Model, text: string): boolean {
  return JSON.stringify(facts(model)) === JSON.stringify(facts(readModel(parse(text)).model));
}

/**
 * Changes that write a document, or a part of it, in the canonical form. They change no fact: a part whose change
 * alone would say something else stays as it is.
 */
export function format(
  { model, text }: { readonly model: Model; readonly text: string },
  scope: FormatScope,
): readonly Change[] {
  const place = scopeOf(model, scope);
  if (place === undefined) return [];
  // The model's places are those of the text: what is printed is compared before anything else is read.
  const all = lineChanges(text, print(model, text));
  const within = all.filter(({ from, to }) => place.from <= from && to <= place.to);
  if (within.length === 0 || within.length === all.length) return within;
  return sameFacts(model, applyChanges(text, within)) ? within : [];
}
