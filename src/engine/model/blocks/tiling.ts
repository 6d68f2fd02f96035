import type { Reading } from '../model.ts';
import type { Mark } from './gathered.ts';

/** Starts of stretches, ascending, the first at 0; each reaches to the next, the last to the next block. */
export type Stretches = readonly { readonly start: number; readonly as: Reading }[];

/** The stretches of blocks that are one thing from beginning to end. */
const whole: Readonly<Record<Reading, Stretches>> = {
  fact: [{ start: 0, as: 'fact' }],
  prose: [{ start: 0, as: 'prose' }],
  unread: [{ start: 0, as: 'unread' }],
};

/** Marks over a base as a tiling. A mark inside an earlier, longer one wins for its stretch. */
export function stretchesOf(marks: Mark[], base: Reading): Stretches {
  if (marks.length === 0) return whole[base];
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  const result: { start: number; as: Reading }[] = [];
  const put = (start: number, as: Reading): void => {
    const last = result.at(-1);
    if (last?.start === start) result.pop();
    if (result.at(-1)?.as !== as) result.push({ start, as });
  };
  const open: { end: number; as: Reading }[] = [];
  put(0, base);
  const close = (until: number): void => {
    for (let top = open.at(-1); top && top.end <= until; top = open.at(-1)) {
      open.pop();
      put(top.end, open.at(-1)?.as ?? base);
    }
  };
  for (const mark of marks) {
    close(mark.start);
    put(mark.start, mark.as);
    open.push(mark);
  }
  close(Number.POSITIVE_INFINITY);
  return result.length === 1 ? whole[base] : result;
}
