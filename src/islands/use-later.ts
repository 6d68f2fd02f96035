import type { ReadableAtom } from 'nanostores';
import { startTransition, useEffect, useState } from 'react';

/**
 * The value of a store for what may be drawn a moment later: a key that changes it is shown first, and one that comes
 * meanwhile goes before. `useStore` draws in the very task of the key.
 */
export function useLater<T>(store: ReadableAtom<T>): T {
  const [value, setValue] = useState<T>(() => store.get());
  useEffect(() => store.subscribe((next) => startTransition(() => setValue(() => next as T))), [store]);
  return value;
}
