import type { BrowserStorage } from '../storage/storage.ts';
import type { Tabs } from '../storage/tabs.ts';

/** What the stores reach outside the page. */
export interface Outside {
  readonly storage: BrowserStorage;
  readonly tabs: Tabs;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

let outside: Outside | undefined;

/** Says where everything is kept, from now on. */
export function keepIn(given: Outside): void {
  outside = given;
}

/** What `keepIn` was given; throws before. */
export function kept(): Outside {
  if (outside === undefined) throw new Error('Nothing is kept yet.');
  return outside;
}

/** An id that no other document has; the prefix says what it was made from. */
export const newId = (prefix = 'document'): string =>
  `${prefix}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
