import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * Whether a part answers already: what a page was built with does not until its script has taken it over, and what
 * is chosen before that would be lost.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
