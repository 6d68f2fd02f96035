import type { Change } from '../engine/index.ts';
import type { FindingSummary, FixSummary } from '../engine/summary.ts';

/** The only fix of a kind that a finding offers. With several of one kind a person must choose. */
function onlyOfKind(fixes: readonly FixSummary[], kind: FixSummary['kind']): FixSummary | undefined {
  const [only, ...others] = fixes.filter((each) => each.kind === kind);
  return others.length > 0 ? undefined : only;
}

/** A finding's fix and those of the same kind that other findings of its check offer, one a finding, in their order. */
export function alikeFixes(
  findings: readonly FindingSummary[],
  { check }: Pick<FindingSummary, 'check'>,
  { kind }: Pick<FixSummary, 'kind'>,
): readonly FixSummary[] {
  return findings
    .filter((each) => each.check === check)
    .flatMap(({ fixes }) => onlyOfKind(fixes, kind) ?? []);
}

const overlaps = (one: Change, other: Change): boolean =>
  one.from < other.to && other.from < one.to && (one.from !== one.to || other.from !== other.to);

const isSame = (one: Change, other: Change): boolean =>
  one.from === other.from && one.to === other.to && one.insert === other.insert;

/** The changes of some fixes as one set, in the order of the text; a fix that touches what another changes is left out. */
export function mergedChanges(fixes: readonly FixSummary[]): readonly Change[] {
  const made: Change[] = [];
  for (const { changes } of fixes) {
    if (changes.every((change) => made.some((other) => isSame(change, other)))) continue;
    if (changes.some((change) => made.some((other) => overlaps(change, other)))) continue;
    made.push(...changes);
  }
  return made.toSorted((one, other) => one.from - other.from || one.to - other.to);
}
