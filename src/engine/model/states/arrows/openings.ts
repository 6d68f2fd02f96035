import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { splitAt } from '../../words/phrases.ts';
import { beginning } from '../words/told-words.ts';
import { withoutRemark } from './arrow-sides.ts';
import type { Step } from './step.ts';

/** What something begins as, before the first arrow of a line. */
interface Opening {
  readonly steps: readonly Step[];
  /** Where the first step behind it begins. */
  readonly next: number;
}

/** "starts as draft, → live when …": what something begins as, before the first arrow that leads on from there. */
export function openingIn(text: Inline, arrowAt: number): Opening | undefined {
  const before = text.source.slice(0, arrowAt);
  const row = opensRow.exec(before);
  const { lead: first = '', row: names = '' } = row?.groups ?? {};
  if (row) {
    const whole = slice(text, first.length, first.length + names.length);
    const steps = splitAt(whole, /,? or (?:as )?/).map((to) => ({
      from: slice(text, 0, 0),
      to: withoutRemark(to),
      event: slice(text, arrowAt, arrowAt),
      isNew: true,
    }));
    return { steps, next: row[0].length };
  }
  const found = [opens, opensMarked, opensAgain, opensOn].reduce<RegExpExecArray | null>(
    (one, form) => one ?? form.exec(before),
    null,
  );
  const { lead = '', to, next } = found?.groups ?? {};
  if (!found || !to) return undefined;
  // "start button pressed → `on`": words beside a name in code are none.
  const isMarked = wording`[^\p{L}\p{N}]$`.test(to);
  if (next === undefined && !isMarked && /^\s*\S{1,4}\s*`/.test(text.source.slice(arrowAt))) return undefined;
  const start = found.index + found[0].indexOf(to, lead.length);
  const step = {
    from: slice(text, 0, 0),
    to: slice(text, start, start + to.length),
    event: slice(text, arrowAt, arrowAt),
    isNew: true,
  };
  return { steps: [step], next: next === undefined ? start : before.lastIndexOf(next) };
}
const remarkedName =
  '(?:`[^`]+`|\\*{1,2}[^*]+\\*{1,2}|[\\p{L}_-]+(?: (?!or )[\\p{L}_-]+)?)(?: \\([^()]*\\))?';
/** "starts open (by mail) or held (at the desk); open → …": what it begins as, in a clause of its own. */
const opensRow = wording.i`^(?<lead>${beginning})(?<row>${remarkedName}(?:,? or (?:as )?${remarkedName})*);\s+`;
const opens = wording.i`^(?<lead>${beginning})(?<to>\`[^\`]+\`|\*\*[^*]+\*\*|[\p{L}_-]+(?: [\p{L}_-]+){0,2}?),?(?: and)?(?: then)?\s*$`;
const isMade = `(?:${beginning}|(?:is |are )?(?:created|made|born|starts?|begins?)(?: (?:as|in|at))? )`;
/** "Created `asked`; `asked` → …": the same in a clause of its own, with a name that is marked. */
const opensMarked = wording.i`(?:^|[.:;]\**\s+)(?<lead>${isMade})(?<to>\`[^\`]+\`|\*{1,2}[^*]+\*{1,2})[.;,]\s+(?<next>\`[^\`]+\`|\*{1,2}[^*]+\*{1,2})\s*$`;
/** "Created asked; asked → …": without marks, where the same name goes on. */
const opensAgain = wording.i`(?:^|[.:;]\s+)(?<lead>${isMade})(?<to>[\p{L}_-]+(?: [\p{L}_-]+)?)[.;,]\s+(?<next>\k<to>)\s*$`;
/** "asked on creation; asked → …". */
const opensOn = wording.i`(?:^|[.:;]\s+)(?<to>[\p{L}_-]+(?: [\p{L}_-]+)?|\`[^\`]+\`) (?:on|at|upon) (?:its )?(?:creation|sign-?up|registration|birth)[.;,]\s+(?<next>\k<to>)\s*$`;
