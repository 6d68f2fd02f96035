import type { FindingSummary } from '../../engine/summary.ts';

/** How many findings offer a fix of a kind, by check and kind. */
export type Counts = ReadonlyMap<string, number>;

type Fixable = Pick<FindingSummary, 'check' | 'fixes'>;

const isOnlyOfKind = (fixes: Fixable['fixes'], kind: string): boolean =>
  fixes.filter((fix) => fix.kind === kind).length === 1;

/** Counts the fixes of some findings. */
export function countFixes(findings: readonly Fixable[]): Counts {
  const counts = new Map<string, number>();
  for (const { check, fixes } of findings) {
    for (const kind of new Set(fixes.map((fix) => fix.kind)))
      if (isOnlyOfKind(fixes, kind))
        counts.set(`${check} ${kind}`, (counts.get(`${check} ${kind}`) ?? 0) + 1);
  }
  return counts;
}

/** A number for each fix of a finding; none for two of one kind, between which a person chooses. */
export function alikeIn(counts: Counts, { check, fixes }: Fixable): readonly number[] {
  return fixes.map(({ kind }) => (isOnlyOfKind(fixes, kind) ? (counts.get(`${check} ${kind}`) ?? 0) : 0));
}

/** What the button says that carries out a fix of so many findings at once. */
export const allLike = (count: number): string => `all ${count} like it`;
