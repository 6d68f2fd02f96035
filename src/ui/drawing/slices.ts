import { useEffect, useState } from 'react';

/** Elements of a page that are added between two frames: a few hundred are styled and laid out in a few milliseconds. */
const most = 300;

/** How many of some things, beginning at one of them, make a slice, by the elements that each takes. */
function sliceFrom(sizes: readonly number[], from: number): number {
  let taken = 0;
  let end = from;
  for (; end < sizes.length && (taken === 0 || taken + (sizes[end] ?? 0) <= most); end++)
    taken += sizes[end] ?? 0;
  return end;
}

/**
 * How many of some things are on the page by now, given how many elements each takes: in the workbench a slice more with
 * every frame, so that keys are heard between them; on a published page, which is made once, all at once. Where all have
 * been there, all stay, whatever is added.
 */
export function useSlices(sizes: readonly number[], isLive: boolean): number {
  const [shown, setShown] = useState(() => (isLive ? sliceFrom(sizes, 0) : 0));
  useEffect(() => {
    if (!isLive || shown === Number.POSITIVE_INFINITY) return undefined;
    const next = shown < sizes.length ? sliceFrom(sizes, shown) : Number.POSITIVE_INFINITY;
    const frame = requestAnimationFrame(() => setShown(next));
    return () => cancelAnimationFrame(frame);
  }, [isLive, shown, sizes]);
  return isLive ? shown : sizes.length;
}
