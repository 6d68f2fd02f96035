import { computed } from 'nanostores';
import type { FindingSummary } from '../engine/summary.ts';
import { $openId, lineOf } from './document.ts';
import { notify } from './notices.ts';
import { propose } from './preview.ts';
import { $summary, askEngine, whenCurrent } from './summary.ts';

/** Reasons that were typed and are in no text yet, by document and finding. */
const typed = new Map<string, Map<string, string>>();

/** The reason that was typed for waiving a finding of the open document and is not in its text yet; empty where there is none. */
export const typedReason = (key: string): string => typed.get($openId.get() ?? '')?.get(key) ?? '';

/** Keeps the reason that is being typed for waiving a finding of the open document until it is in its text, wherever it is asked for. */
export function keepReason(key: string, reason: string): void {
  const id = $openId.get();
  if (id === undefined) return;
  const own = typed.get(id) ?? new Map<string, string>();
  if (reason.trim() === '') own.delete(key);
  else own.set(key, reason);
  typed.set(id, own);
}

/** The places of a finding that asks the same of several things: they are named beside it, the first is its own. */
function placesOf({ related }: FindingSummary): number {
  const alike = related.filter(({ message }) => /^“.*”$/.test(message)).length;
  return alike === 0 ? 1 : alike + 1;
}

/** What a waiver of a finding about some places says of how many it covers, and how many findings. */
function howMuch(places: number, findings: number): string {
  if (findings > 1) return ` for ${findings} findings`;
  if (places === 1) return '';
  return ` in ${places === 2 ? 'both' : `all ${places}`} places`;
}

/** What the open document waives, by waiver: each place with the number of its line, from 1. */
export const $waived = computed($summary, (summary) =>
  (summary?.waived ?? []).map((each) => ({
    ...each,
    findings: each.findings.map((finding) => ({ ...finding, line: lineOf(finding.from) })),
  })),
);

/** Takes a waiver out of the text: what it waived is found again. */
export async function takeWaiverAway(key: string): Promise<void> {
  try {
    const summary = await whenCurrent();
    const waiver = summary.waived.find((each) => each.key === key);
    if (waiver === undefined) return void notify('This waiver is gone.');
    if (waiver.fix === undefined) return;
    const { label: title, changes } = waiver.fix;
    const made = await propose({ title, apply: 'Change the text', version: summary.version, changes });
    if (made === 'stale') notify('The text was changed meanwhile.', { kind: 'problem' });
  } catch {
    notify('The document is not being read at the moment.', { kind: 'problem' });
  }
}

/**
 * Allows a finding in the document, for a reason: a comment in its row, or under the heading above it. Gives whether that
 * was done.
 */
export async function allowFinding(key: string, reason: string): Promise<boolean> {
  const id = $openId.get();
  try {
    const summary = await whenCurrent();
    const finding = summary.findings.find((each) => each.key === key);
    if (finding === undefined) {
      notify('This finding is gone.');
      return false;
    }
    const { check, from, to } = finding;
    const fix = { kind: 'waive', label: 'Waive it', at: { from, to }, check, reason } as const;
    const { version, reply } = await askEngine({ ask: 'waive', fix });
    const { changes, count } = reply;
    if (changes.length === 0) {
      notify('The text has no place for this.', { kind: 'problem' });
      return false;
    }
    const places = placesOf(finding);
    const notes = [
      ...(places > 1
        ? [
            `This is one finding about ${places} places. The comment stands at the first of them and waives all.`,
          ]
        : []),
      ...(count > 1
        ? [`The comment can only stand where it covers more than this finding: it waives ${count} findings.`]
        : []),
    ];
    const made = await propose({
      title: `Waive ${check}${howMuch(places, count)}`,
      // One comment for more than one thing is worth a look, though it is one line.
      ...(notes.length > 0 ? { always: true, notes } : {}),
      apply: 'Change the text',
      version,
      changes,
    });
    if (made === 'stale') notify('The text was changed meanwhile.', { kind: 'problem' });
    if (made === 'made') typed.get(id ?? '')?.delete(key);
    return made === 'made';
  } catch {
    notify('The document is not being read at the moment.', { kind: 'problem' });
    return false;
  }
}
