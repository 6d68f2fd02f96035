import { persistentAtom, persistentJSON } from '@nanostores/persistent';
import type { Severity } from '../engine/editor.ts';

/** How the visitor arranged the workbench; kept in this browser, shared between its tabs. */
export interface Preferences {
  /** Widths of the panes in percent, by pane. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Whether long lines wrap. */
  readonly wrap: boolean;
  /** Whether what became no fact is marked in the text. */
  readonly marksOutside?: boolean;
  /** Severities of findings that are left out; hints are, until the visitor asks for them. */
  readonly hidden?: readonly Severity[];
}

/** What the visitor prefers. */
export const $preferences = persistentJSON<Preferences>('ninefold:preferences', { wrap: true });

/** The id of the document last open. */
export const $lastDocument = persistentJSON<string | null>('ninefold:last-document', null, { listen: false });

/** Which colours the visitor wants; `system` follows the machine. */
export type Theme = 'system' | 'light' | 'dark';

/** The theme, for every page of the site: public/before.js reads the same key before a page is drawn. */
export const $theme = persistentAtom<Theme>('ninefold:theme', 'system');

/** Changes a preference. */
export function prefer(preferences: Partial<Preferences>): void {
  $preferences.set({ ...$preferences.get(), ...preferences });
}

/** Wraps long lines, or no longer does. */
export function toggleWrap(): void {
  prefer({ wrap: !$preferences.get().wrap });
}
