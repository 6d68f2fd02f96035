import type { Change } from '../engine/index.ts';
import type { Summary } from '../engine/summary.ts';

/** What the page asks. `request` numbers every message; `version` is the text's, counted up by every edit. */
export type Request =
  /** Read this text from the start. */
  | { readonly kind: 'open'; readonly request: number; readonly version: number; readonly text: string }
  /** Apply these changes to the text last read. */
  | {
      readonly kind: 'edit';
      readonly request: number;
      readonly version: number;
      readonly changes: readonly Change[];
    }
  /** The questions of the text last read, as Markdown. */
  | { readonly kind: 'questions'; readonly request: number };

/** What the worker answers, with the number of the request. */
export type Answer =
  | {
      readonly kind: 'summary';
      readonly request: number;
      readonly version: number;
      readonly summary: Summary;
    }
  | { readonly kind: 'questions'; readonly request: number; readonly markdown: string }
  /** The engine threw; the worker holds no text any more. */
  | { readonly kind: 'failed'; readonly request: number; readonly message: string };
