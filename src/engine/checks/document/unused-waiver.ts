import type { WaiverCheck } from '../check.ts';
import { writeInstead } from '../unknown.ts';

/** A waiver that covers no finding: what it allowed is gone, or it stands in the wrong place. */
export const check: WaiverCheck = {
  id: 'document/unused-waiver',
  severity: 'warning',
  summary: 'A waiver waives nothing.',
  everSaid: 'the comment does nothing, whatever it stands in',
  reads: 'waivers',
  run: (waivers) =>
    waivers
      .filter(({ findings }) => findings === 0)
      .map(({ waiver, known, suggestion, wouldWaive }) => {
        const meant = suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`;
        return {
          at: waiver.at,
          message: known
            ? `Nothing here is found by “${waiver.check}” any more. Take the waiver away, or put it under the heading or into the row that it is about.`
            : `There is no check “${waiver.check}”, so that this waiver allows nothing.${meant}`,
          fixes: [
            ...(wouldWaive ? writeInstead(suggestion, waiver.checkAt) : []),
            { kind: 'remove', label: 'Take the waiver away', at: waiver.at },
          ],
        };
      }),
};
