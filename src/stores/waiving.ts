import type { FindingSummary } from '../engine/summary.ts';
import { notify } from './notices.ts';
import { propose } from './preview.ts';
import { askEngine, whenCurrent } from './summary.ts';

/** The places of a finding that asks the same of several things: they are named beside it, the first is its own. */
function placesOf({ related }: FindingSummary): number {
  const alike = related.filter(({ message }) => /^“.*”$/.test(message)).length;
  return alike === 0 ? 1 : alike + 1;
}

/** Allows a finding in the document, for a reason: a comment in its row, or under the heading above it. */
export async function allowFinding(key: string, reason: string): Promise<void> {
  try {
    const summary = await whenCurrent();
    const finding = summary.findings.find((each) => each.key === key);
    if (finding === undefined) return void notify('This finding is gone.');
    const { check, from, to } = finding;
    const fix = { kind: 'waive', label: 'Waive it', at: { from, to }, check, reason } as const;
    const { version, reply: changes } = await askEngine({ ask: 'fix', fix });
    if (changes.length === 0) return void notify('The text has no place for this.', { kind: 'problem' });
    const places = placesOf(finding);
    const made = await propose({
      title:
        places === 1
          ? `Waive ${check}`
          : `Waive ${check} in ${places === 2 ? 'both' : `all ${places}`} places`,
      // One comment for what stands in many places is worth a look, though it is one line.
      ...(places === 1
        ? {}
        : {
            always: true,
            notes: [
              `This is one finding about ${places} places. The comment stands at the first of them and waives all.`,
            ],
          }),
      apply: 'Change the text',
      version,
      changes,
    });
    if (made === 'stale') notify('The text was changed meanwhile.', { kind: 'problem' });
  } catch {
    notify('The document is not being read at the moment.', { kind: 'problem' });
  }
}
