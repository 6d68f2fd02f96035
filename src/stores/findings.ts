import type { Text } from '@codemirror/state';
import { atom } from 'nanostores';
import type { Place } from '../engine/index.ts';
import type { FindingSummary } from '../engine/summary.ts';
import { Cancelled } from '../worker/client.ts';
import { $document, lineOf } from './document.ts';
import { propose } from './preview.ts';
import { $summary, askEngine, whenCurrent } from './summary.ts';

/** A finding with the numbers of its line and of those of its other places, from 1. */
export interface LocatedFinding extends FindingSummary {
  readonly line: number;
  readonly related: readonly (FindingSummary['related'][number] & { readonly line: number })[];
}

/** The findings to show: those of the summary but for what is being typed right now. */
export const $findings = atom<readonly LocatedFinding[]>([]);

/** A finding on the word being typed waits this long after the last key, in milliseconds. */
export const patience = 400;

let all: readonly LocatedFinding[] = [];
let cursor: number | undefined;
let release = (): void => {};

/** The run of characters without space or cell border around an offset. */
function tokenAt(text: Text, at: number): Place {
  const line = text.lineAt(at);
  const before = /[^\s|]*$/.exec(line.text.slice(0, at - line.from))?.[0] ?? '';
  const after = /^[^\s|]*/.exec(line.text.slice(at - line.from))?.[0] ?? '';
  return { from: at - before.length, to: at + after.length };
}

/** Leaves out findings that were not shown before and touch the token being typed. */
export function withhold<T extends FindingSummary>(
  findings: readonly T[],
  before: readonly FindingSummary[],
  token: Place | undefined,
): readonly T[] {
  if (token === undefined) return findings;
  const known = new Set(before.map(({ key }) => key));
  const touched = (finding: T): boolean => finding.from <= token.to && finding.to >= token.from;
  const inToken = (finding: T): boolean => touched(finding) && finding.to - finding.from <= 400;
  return findings.filter((finding) => known.has(finding.key) || !inToken(finding));
}

function refresh(): void {
  const document = $document.get();
  const typing = cursor !== undefined && document !== undefined && cursor <= document.text.length;
  const token = typing && cursor !== undefined ? tokenAt(document.text, cursor) : undefined;
  $findings.set(withhold(all, $findings.get(), token));
}

/** A key was typed with the cursor there: what it brings about waits until it is settled. */
export function startTyping(at: number, after = (then: () => void) => setTimeout(then, patience)): void {
  release();
  cursor = at;
  const timer = after(settle);
  release = () => clearTimeout(timer);
}

/** The cursor left the word, or time has passed: everything is shown. */
export function settle(): void {
  release();
  if (cursor === undefined) return;
  cursor = undefined;
  if (all.length !== $findings.get().length) refresh();
}

/** Settles when the cursor has left the word being typed. */
export function leaveToken(at: number): void {
  const document = $document.get();
  if (cursor === undefined || document === undefined) return;
  const token = tokenAt(document.text, Math.min(cursor, document.text.length));
  if (at < token.from || at > token.to) settle();
}

$summary.listen((summary) => {
  all = (summary?.findings ?? []).map((finding) => ({
    ...finding,
    line: lineOf(finding.from),
    related: finding.related.map((place) => ({ ...place, line: lineOf(place.from) })),
  }));
  if (summary === undefined) $findings.set([]);
  else refresh();
});

/**
 * Applies a fix of a finding to the text; waits for the summary of the text as it is, and does nothing when the
 * finding is gone by then. Gives whether the fix still fits the text.
 */
export async function applyFix(key: string, index: number): Promise<boolean> {
  const summary = await whenCurrent();
  const fix = summary.findings.find((finding) => finding.key === key)?.fixes[index];
  if (fix === undefined || fix.changes.length === 0) return false;
  const made = await propose({
    title: fix.label,
    apply: 'Change the text',
    version: summary.version,
    changes: fix.changes,
  });
  return made !== 'stale';
}

/**
 * Applies a fix of a finding, and those of the same kind that other findings of its check offer, as one step. They are
 * carried out one after the other, so that what one has added is not added again; the visitor may cancel that. Gives
 * whether the text was changed, or the change was shown.
 */
export async function applyFixToAll(key: string, index: number): Promise<boolean | 'cancelled'> {
  const summary = await whenCurrent();
  const finding = summary.findings.find((each) => each.key === key);
  const fix = finding?.fixes[index];
  if (finding === undefined || fix === undefined) return false;
  const query = { ask: 'fix-all', check: finding.check, kind: fix.kind } as const;
  const told = await askEngine(query).catch((error: unknown) => {
    if (error instanceof Cancelled) return undefined;
    throw error;
  });
  if (told === undefined) return 'cancelled';
  const { reply, version } = told;
  if (reply.changes.length === 0) return false;
  const others = reply.count - 1;
  const made = await propose({
    title: others > 0 ? `${fix.label}, and ${others} more of ${finding.check}` : fix.label,
    apply: 'Change the text',
    version,
    changes: reply.changes,
  });
  return made !== 'stale';
}
