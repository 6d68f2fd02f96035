import { limits } from '../../../limits.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { arrow, marked } from '../words/names-and-arrows.ts';
import type { Step } from './step.ts';

const happens = '(?:when|if|once|after|as soon as|by|on|upon|because|unless)';
/** What leads from what happens to another end of the same step: ", or back to `open` when", ", → lost if". */
const further = wording.d`(?:(?:,\s(?:(?:and|or|but)\s)?|\s(?:and|or)\s)(?:(?:goes|moves|falls)\s)?(?:(?:straight|directly|back)\s(?:in)?to|(?<=\b(?:or|and)\s)(?:in)?to)|,?\s(?:(?:and|or)\s)?${arrow})\s(?<to>${marked}|[\p{L}_-]+(?=\s${happens}\s))(?:[:,]?\s(?=\S)|$)`;

/**
 * A step, and those of its beginning that stand in what is said to happen: "open → paid when the guest pays, or back to
 * `draft` when he declines". A name in plain type is an end only where what happens follows. No more than a line may hold.
 */
export function withFurtherEnds(step: Step): readonly Step[] {
  const steps: Step[] = [];
  let last = step;
  while (steps.length < limits.stepsPerItem) {
    const { from, event } = last;
    const found = further.exec(event.source);
    const [start, end] = found?.indices?.groups?.to ?? [0, 0];
    if (!found || end === start) break;
    steps.push({ ...last, event: slice(event, 0, found.index) });
    last = {
      from,
      to: slice(event, start, end),
      event: slice(event, found.index + found[0].length, event.source.length),
    };
  }
  return [...steps, last];
}
