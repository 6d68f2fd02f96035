import { persistentJSON } from '@nanostores/persistent';

/** How the visitor arranged the workbench; kept in this browser, shared between its tabs. */
export interface Preferences {
  /** Widths of the panes in percent, by pane. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Whether long lines wrap. */
  readonly wrap: boolean;
}

/** What the visitor prefers. */
export const $preferences = persistentJSON<Preferences>('ninefold:preferences', { wrap: true });

/** The id of the document last open. */
export const $lastDocument = persistentJSON<string | null>('ninefold:last-document', null, { listen: false });

/** Changes a preference. */
export function prefer(preferences: Partial<Preferences>): void {
  $preferences.set({ ...$preferences.get(), ...preferences });
}

/** Wraps long lines, or no longer does. */
export function toggleWrap(): void {
  prefer({ wrap: !$preferences.get().wrap });
}
