import type { WaiverCheck } from '../check.ts';

/** A waiver that does not say why. It still holds. */
export const check: WaiverCheck = {
  id: 'document/waiver-without-reason',
  severity: 'warning',
  summary: 'A finding is waived without a reason.',
  everSaid: 'the comment says so itself',
  reads: 'waivers',
  run: (waivers) =>
    waivers
      .filter(({ waiver }) => waiver.reason === '')
      .map(({ waiver }) => ({
        at: waiver.at,
        message: `Why is “${waiver.check}” allowed here? Add “because …”, so that whoever reads it next can tell whether it still holds.`,
      })),
};
