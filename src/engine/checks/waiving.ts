import type { Finding } from '../finding.ts';
import { didYouMean } from '../model/derived/did-you-mean.ts';
import type { Model, Waiver } from '../model/model.ts';
import { pointIds } from '../points.ts';
import type { WaiverUse } from './check.ts';
import { inside } from './scope.ts';

/** A finding that the document allows, and the waiver that does. */
export interface Waived {
  readonly finding: Finding;
  readonly waiver: Waiver;
}

/** The waivers of a document in the order of its text. */
export function waiversOf(model: Model): readonly Waiver[] {
  return [...model.introduction.waivers, ...pointIds.flatMap((id) => model.points[id].waivers)].sort(
    (one, other) => one.at.from - other.at.from,
  );
}

/** Checks that do not run as one writes: whether a waiver of theirs is used is not known here. */
const onDemand = /^run\//;

/** Sorts findings into those that stand and those that a waiver of their check covers, and counts the waivers' use. */
export function waive(
  findings: readonly Finding[],
  waivers: readonly Waiver[],
  ids: readonly string[],
): {
  readonly standing: readonly Finding[];
  readonly waived: readonly Waived[];
  readonly uses: readonly WaiverUse[];
} {
  const used = new Map<Waiver, number>();
  const waived: Waived[] = [];
  const standing = findings.filter((finding) => {
    const waiver = waivers.find((each) => each.check === finding.check && inside(finding.at, each.scope));
    if (!waiver) return true;
    used.set(waiver, (used.get(waiver) ?? 0) + 1);
    waived.push({ finding, waiver });
    return false;
  });
  const uses = waivers
    .filter((waiver) => !onDemand.test(waiver.check))
    .map((waiver): WaiverUse => {
      const known = ids.includes(waiver.check);
      const suggestion = known ? undefined : didYouMean(waiver.check, ids);
      return {
        waiver,
        findings: used.get(waiver) ?? 0,
        known,
        wouldWaive: standing.some(
          (finding) => finding.check === suggestion && inside(finding.at, waiver.scope),
        ),
        ...(suggestion === undefined ? {} : { suggestion }),
      };
    });
  return { standing, waived, uses };
}
