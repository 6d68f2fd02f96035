import { computed } from 'nanostores';
import type { UndecidedSummary } from '../engine/summary.ts';
import { $document } from './document.ts';
import { $summary } from './summary.ts';

/** What could not be decided of the open document, with the number of its line, from 1. */
export const $undecided = computed(
  $summary,
  (summary): readonly (UndecidedSummary & { readonly line: number })[] => {
    const text = $document.get()?.text;
    return (summary?.undecided ?? []).map((each) => ({
      ...each,
      line: text ? text.lineAt(Math.min(each.from, text.length)).number : 1,
    }));
  },
);
