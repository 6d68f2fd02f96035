import { atom } from 'nanostores';
import type { NameUses } from '../engine/index.ts';

/** Where a name stands, in the offsets of a version of the text. */
export type LocatedUses = NameUses & { readonly version: number };

/** What stands over the panes, one at a time. */
export type Overlay =
  /** Every action, to choose from by typing. */
  | { readonly is: 'commands' }
  /** What each key does. */
  | { readonly is: 'keys' }
  /** A link that carries the open document. */
  | { readonly is: 'link' }
  /** The document that came with a link. */
  | { readonly is: 'linked'; readonly fragment: string }
  /** Where a name stands. */
  | { readonly is: 'uses'; readonly uses: LocatedUses }
  /** Answers to the questions, pasted. */
  | { readonly is: 'answers' }
  /** Another name for something. */
  | { readonly is: 'rename'; readonly uses: LocatedUses }
  /** Every document this browser keeps. */
  | { readonly is: 'documents' }
  /** The versions of the open document. */
  | { readonly is: 'history' };

/** What stands over the panes; undefined for nothing. */
export const $overlay = atom<Overlay | undefined>();

/** Takes away what stands over the panes. */
export function closeOverlay(): void {
  $overlay.set(undefined);
}

/** Shows the document of a link, where the fragment of the page's address begins like one. Whether it is whole is looked at later. */
export function followFragment(fragment: string): void {
  if (/^#spec\d+\./.test(fragment)) $overlay.set({ is: 'linked', fragment });
}
