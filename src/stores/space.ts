import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { $document } from './document.ts';
import { $saving } from './saving.ts';
import { bytesOf } from './words.ts';

/** How much this browser gives to the site, and whether it may take it back. Bytes; undefined where it does not tell. */
export interface Space {
  readonly used: number | undefined;
  readonly quota: number | undefined;
  /** Whether the browser keeps everything until the visitor removes it; otherwise it may when space is short. */
  readonly persisted: boolean;
}

/** What is known of the space; undefined until it was measured. */
export const $space = atom<Space | undefined>();

const manager = (): StorageManager | undefined => globalThis.navigator?.storage;

/** Measures the space. */
export async function measureSpace(): Promise<void> {
  try {
    const { usage: used, quota } = (await manager()?.estimate()) ?? {};
    const persisted = (await manager()?.persisted()) ?? false;
    $space.set({ used, quota, persisted });
  } catch {
    $space.set(undefined);
  }
}

/** Asks the browser to keep everything until the visitor removes it; some ask the visitor. */
export async function askToKeep(): Promise<void> {
  try {
    await manager()?.persist();
  } catch {
    // Where it cannot be asked, it was not granted.
  }
  await measureSpace();
}

/** Whether this browser was asked to keep everything. */
const $asked = persistentAtom<'no' | 'yes'>('ninefold:asked-to-keep', 'no');

/**
 * Asks the browser to keep everything once the visitor's first edit is saved: there is nothing to lose before. It is
 * asked unbidden once only, since some pass the question on to the visitor. Gives the function that ends the waiting.
 */
export function askOnceWritten(): () => void {
  return $saving.listen(({ is }) => {
    const edited = $document.get()?.last?.elsewhere === undefined && $document.get()?.last !== undefined;
    if (is !== 'saved' || !edited || $asked.get() === 'yes') return;
    $asked.set('yes');
    void askToKeep();
  });
}

/** How much of the space is used, in a sentence; empty where the browser does not tell. */
export function describeSpace(space: Space | undefined): string {
  if (space?.used === undefined || space.quota === undefined) return '';
  const kept = space.persisted ? ' It stays until you remove it.' : '';
  return `${bytesOf(space.used)} of the ${bytesOf(space.quota)} that this browser gives to the site are used.${kept}`;
}
