import { normalise } from './change.ts';
import { saysAll } from './edits/fix/says-all.ts';
import { changesFor } from './edits/fix.ts';
import { lineChanges } from './edits/line-changes.ts';
import type { Change, Finding, Fix } from './finding.ts';
import { facts } from './model/facts.ts';
import { edit, type GoesOn, read } from './specification.ts';

/** Fixes carried out in one go; a document that needs more is fixed in several. */
const most = 1_000;

/** What fixing many findings comes to. */
export interface FixedAll {
  readonly text: string;
  /** One set of changes that makes the new text of the old. */
  readonly changes: readonly Change[];
  /** What was done, by check and label, in order. */
  readonly done: readonly Fixed[];
  /** What was taken back, by check and label, in order. */
  readonly takenBack: readonly Fixed[];
}

/** A fix that was carried out. */
interface Fixed {
  readonly check: string;
  readonly label: string;
}

/** A fix without its place, which moves while others are carried out. */
function sameFix(finding: Finding, fix: Fix): string {
  return JSON.stringify([
    finding.check,
    finding.message,
    { ...fix, at: undefined, also: undefined, rows: undefined },
  ]);
}

/** The fix of a finding that offers exactly one: with several a person must choose, and before a fact is taken away. */
export function onlyFix({ fixes: [only, ...others] = [] }: Finding): Fix | undefined {
  const asks = others.length > 0 || (only?.kind === 'remove' && only.fact);
  return asks ? undefined : only;
}

/** Whether a fix mends nothing that stands in the text: it says that something is not shown, which settles no question. */
export function addsNotShown({ kind }: Fix): boolean {
  return kind === 'declare' || kind === 'not-shown' || kind === 'column';
}

/** What is called so that a fix declares: an element that was only named, perhaps. */
const nameOf = (fix: Fix): string | undefined => (fix.kind === 'declare' ? fix.name : undefined);

/**
 * Carries out the fix that `choose` picks of every finding, one after the other, reading again in between: a fix may
 * answer several findings. A fix that does not make its finding go away is tried once; one that adds what changes how
 * something else is read, or declares what is not read, is taken back. `goesOn` is called now and then.
 */
export function fixAll(
  text: string,
  choose: (finding: Finding) => Fix | undefined,
  goesOn?: GoesOn,
): FixedAll {
  let specification = read(text, {}, goesOn);
  const stuck = new Set<string>();
  const [done, takenBack]: [Fixed[], Fixed[]] = [[], []];
  const offers = () =>
    specification.findings.flatMap((finding) => {
      const fix = choose(finding);
      return fix ? [{ fix, key: sameFix(finding, fix), check: finding.check }] : [];
    });
  for (let offered = offers(); done.length < most; ) {
    const next = offered.find(({ key }) => !stuck.has(key));
    if (next === undefined) break;
    const changes = normalise(changesFor(specification, next.fix));
    const before = offered.filter(({ key }) => key === next.key).length;
    const { text: written, model } = specification;
    const said = addsNotShown(next.fix) ? facts(model) : undefined;
    if (changes.length > 0) {
      specification = edit(specification, changes, goesOn);
      offered = offers();
      const isFound = offered.filter(({ key }) => key === next.key).length >= before;
      const isKept = !said || saysAll(specification.model, said, nameOf(next.fix));
      const isDone = isKept && !(isFound && next.fix.kind === 'declare');
      (isDone ? done : takenBack).push({ check: next.check, label: next.fix.label });
      if (!isDone) {
        stuck.add(next.key);
        specification = read(written, {}, goesOn);
        offered = offers();
      }
    }
    if (offered.filter(({ key }) => key === next.key).length >= before) stuck.add(next.key);
  }
  return { text: specification.text, changes: lineChanges(text, specification.text), done, takenBack };
}
