import { computed } from 'nanostores';
import type { UndecidedSummary } from '../engine/summary.ts';
import { lineOf } from './document.ts';
import { $summary } from './summary.ts';

/** What could not be decided of the open document, with the number of its line, from 1. */
export const $undecided = computed(
  $summary,
  (summary): readonly (UndecidedSummary & { readonly line: number })[] =>
    (summary?.undecided ?? []).map((each) => ({ ...each, line: lineOf(each.from) })),
);
