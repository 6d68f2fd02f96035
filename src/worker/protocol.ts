import type { Change } from '../engine/index.ts';
import type { Summary } from '../engine/summary.ts';
import type { Query, Reply } from './queries.ts';

/** What the page asks. `request` numbers every message; `version` is the text's, counted up by every edit. */
export type Request =
  /** Read this text from the start. `rehearses`: others will follow, which are to be read quickly. */
  | {
      readonly kind: 'open';
      readonly request: number;
      readonly version: number;
      readonly text: string;
      readonly rehearses: boolean;
    }
  /** Apply these changes to the text last read. */
  | {
      readonly kind: 'edit';
      readonly request: number;
      readonly version: number;
      readonly changes: readonly Change[];
    }
  /** Something of the text last read. */
  | { readonly kind: 'ask'; readonly request: number; readonly query: Query };

/** What the worker answers, with the number of the request. */
export type Answer =
  | {
      readonly kind: 'summary';
      readonly request: number;
      readonly version: number;
      readonly summary: Summary;
    }
  | { readonly kind: 'told'; readonly request: number; readonly version: number; readonly reply: Reply }
  /** A long reply as JSON: a page unpacks a text in a fraction of the time that it takes to copy a tree. */
  | { readonly kind: 'packed'; readonly request: number; readonly version: number; readonly json: string }
  /** The engine is at work and goes on; may come many times before the answer. */
  | { readonly kind: 'working'; readonly request: number }
  /** The engine threw; the worker holds no text any more. */
  | { readonly kind: 'failed'; readonly request: number; readonly message: string };
