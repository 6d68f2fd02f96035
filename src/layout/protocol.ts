import type { Drawing, Graph } from '../engine/index.ts';

/** What the thread that draws is asked. */
export type DrawRequest =
  | {
      readonly kind: 'draw';
      readonly request: number;
      readonly name: string;
      readonly graph: Graph;
      readonly column: number;
    }
  /** A thread was ended before: these were drawn then, the oldest first. */
  | { readonly kind: 'remember'; readonly drawn: readonly (readonly [name: string, drawing: Drawing])[] }
  | { readonly kind: 'forget' };

/** What it answers, with the number of the request. */
export type DrawAnswer =
  | { readonly request: number; readonly drawing: Drawing }
  | { readonly request: number; readonly failed: string };
