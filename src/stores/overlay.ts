import { atom } from 'nanostores';

/** What stands over the panes, one at a time. */
export type Overlay =
  /** Every action, to choose from by typing. */
  | { readonly is: 'commands' }
  /** What each key does. */
  | { readonly is: 'keys' };

/** What stands over the panes; undefined for nothing. */
export const $overlay = atom<Overlay | undefined>();

/** Takes away what stands over the panes. */
export function closeOverlay(): void {
  $overlay.set(undefined);
}
