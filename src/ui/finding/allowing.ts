/** Characters that a reason may have. */
export const longestReason = 200;

/** Reasons that are being typed, by the key of their finding: each is kept until it is in the text. */
export interface TypedReasons {
  /** What was typed for a finding; empty where nothing was. */
  readonly typedReason: (key: string) => string;
  readonly onReason: (key: string, reason: string) => void;
}

/** What is asked of whoever allows a finding. Said of the finding: what it asks about may be a permission. */
export const allowLabel = 'This finding is waived, because';

/**
 * Whether a finding can be allowed in the document: those about waivers and settings cannot, and one that is allowed
 * without a reason can be given one.
 */
export function allowing(check: string): 'finding' | 'reason' | 'not' {
  if (/^document\/(?:unused-waiver|unclear-setting)$/.test(check)) return 'not';
  return check === 'document/waiver-without-reason' ? 'reason' : 'finding';
}

/** What the button that asks for the reason says, its name where that says more, and what the one that writes it says. */
export function allowWords(check: string): {
  readonly ask: string;
  readonly name: string | undefined;
  readonly write: string;
} {
  return allowing(check) === 'reason'
    ? { ask: 'Give the reason…', name: undefined, write: 'Write it' }
    : { ask: 'Waive this finding…', name: `Waive this finding: ${check}`, write: 'Waive it' };
}
