import { useEffect, useState } from 'react';

/** Elements of a page that are added between two frames: so many are styled and laid out in a few milliseconds. */
const most = 200;

/** How many of some things, beginning at one of them, make a slice, by the elements that each takes. */
function sliceFrom(sizes: readonly number[], from: number): number {
  let taken = 0;
  let end = from;
  for (; end < sizes.length && (taken === 0 || taken + (sizes[end] ?? 0) <= most); end++)
    taken += sizes[end] ?? 0;
  return end;
}

/** How many things are shown by now: a slice more with every frame. */
function useGrowing(sizes: readonly number[], isLive: boolean, after: (end: number) => number): number {
  const [shown, setShown] = useState(() => (isLive ? sliceFrom(sizes, 0) : 0));
  const next = shown < sizes.length ? sliceFrom(sizes, shown) : after(shown);
  useEffect(() => {
    if (!isLive || next === shown) return undefined;
    const frame = requestAnimationFrame(() => setShown(next));
    return () => cancelAnimationFrame(frame);
  }, [isLive, shown, next]);
  return isLive ? Math.min(shown, sizes.length) : sizes.length;
}

/**
 * How many of some things are on the page by now, given how many elements each takes: in the workbench a slice more with
 * every frame, so that keys are heard between them; on a published page, which is made once, all at once. Where all have
 * been there, all stay, whatever is added.
 */
export const useSlices = (sizes: readonly number[], isLive: boolean): number =>
  useGrowing(sizes, isLive, () => Number.POSITIVE_INFINITY);

/** As `useSlices`, for things that are only added at their end: what is added comes in slices as well. */
export const useAddedSlices = (sizes: readonly number[], isLive: boolean): number =>
  useGrowing(sizes, isLive, (end) => end);
