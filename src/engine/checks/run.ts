import { type Finding, type Fix, type Option, type Severity, severities, withPlaces } from '../finding.ts';
import { limits } from '../limits.ts';
import { elementsOf } from '../model/derived/point-elements.ts';
import { pointAt } from '../model/derived/stretches.ts';
import type { Element } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import type { Anchor, Place } from '../place.ts';
import { pointIds } from '../points.ts';
import type { Check, Group, Input, Report, Undecided } from './check.ts';
import { collect, type Reports } from './collect.ts';
import { checks } from './index.ts';
import { type Levels, levelsOf, settingsOf, settingUses } from './levels.ts';
import { beginsIn } from './scope.ts';
import { type Waived, waive, waiversOf } from './waiving.ts';

/** What the checks say of a model, and what they said before it was sifted, for the next step. */
export interface CheckResults {
  /** What stands, worst first, then in the order of the text. */
  readonly findings: readonly Finding[];
  /** What the document allows, with its waivers. */
  readonly waived: readonly Waived[];
  /** What could not be decided, in the order of the text: no findings. */
  readonly undecided: readonly Undecided[];
  /** The findings with those of the same cause folded under the worst of them. */
  readonly groups: readonly Group[];
  /** How many checks ran in this step; the reports of the others are those of the step before. */
  readonly ran: number;
  /** By check: how many findings were over `limits.findingsPerCheck` and are only counted. */
  readonly dropped: Readonly<Record<string, number>>;
  /** What every check said before it was sifted: reports whose places move with the text. */
  readonly reports: Reports;
}

/** Elements that a point must have before deep checks speak of it. */
const workedOut = 3;

const rank: Readonly<Record<Severity, number>> = Object.fromEntries(
  severities.map((severity, index) => [severity, index]),
) as Record<Severity, number>;

/** Worst first, then in the order of the text, then by check. */
function order(one: Finding, other: Finding): number {
  return (
    rank[one.severity] - rank[other.severity] ||
    one.at.from - other.at.from ||
    one.at.to - other.at.to ||
    (one.check < other.check ? -1 : one.check > other.check ? 1 : 0)
  );
}

/** A fix as plain data, its places those of the text as it is now. */
function plainFix(fix: Fix): Fix {
  return withPlaces(fix, plain);
}

function plainOption(option: Option): Option {
  return option.fix ? { ...option, fix: plainFix(option.fix) } : option;
}

/** The places of the elements of one list that were read with doubt. */
const doubtfulIn = once((elements: readonly Element[]): readonly Place[] =>
  elements.filter((element) => element.doubtful).map((element) => element.at),
);

/** Whether a report is worth showing at all: not on doubtful facts, and deep ones only where a point is worked out. */
function sifter(model: Model): (check: Check, report: Report) => boolean {
  // Most documents have few errors and warnings: only those are held against what is doubtful.
  let inDoubtful: ((place: Place) => boolean) | undefined;
  const isDoubtful = (place: Place): boolean => {
    inDoubtful ??= beginsIn(pointIds.flatMap((id) => doubtfulIn(elementsOf(model, id))));
    return inDoubtful(place);
  };
  const coarse = new Set(pointIds.filter((id) => elementsOf(model, id).length < workedOut));
  return (check, report) => {
    if (check.deep) {
      const point = report.point ?? pointAt(model, report.at.from);
      if (point !== undefined && coarse.has(point)) return false;
    }
    if (check.severity !== 'error' && check.severity !== 'warning') return true;
    return !isDoubtful(report.at) && !(report.related ?? []).some(({ at }) => isDoubtful(at));
  };
}

function plain({ from, to }: Place): Place {
  return { from, to };
}

/** A report as a finding: plain data, its places those of the text as it is now. */
function toFinding(model: Model, check: Check, report: Report, severity: Severity): Finding {
  const point = report.point ?? pointAt(model, report.at.from);
  return {
    check: check.id,
    severity,
    message: report.message,
    at: plain(report.at),
    ...(point === undefined ? {} : { point }),
    ...(report.related ? { related: report.related.map((each) => ({ ...each, at: plain(each.at) })) } : {}),
    ...(report.fixes ? { fixes: report.fixes.map(plainFix) } : {}),
    ...(report.choice
      ? {
          choice: {
            text: report.choice.text,
            options: [plainOption(report.choice.options[0]), plainOption(report.choice.options[1])],
          },
        }
      : {}),
    ...(report.cause === undefined ? {} : { cause: report.cause }),
  };
}

/** What could not be decided, in the order of the text; of several that stand at one place the first says enough. */
function oncePerPlace(all: readonly Undecided[]): readonly Undecided[] {
  const byPlace = new Map<string, Undecided>();
  for (const each of all) {
    const key = `${each.at.from} ${each.at.to}`;
    if (!byPlace.has(key)) byPlace.set(key, each);
  }
  return [...byPlace.values()].sort((one, other) => one.at.from - other.at.from || one.at.to - other.at.to);
}

/** Findings folded by cause; those without one stand alone. The order of the findings is kept. */
export function groupFindings(findings: readonly Finding[]): readonly Group[] {
  const groups: { first: Finding; following: Finding[] }[] = [];
  const byCause = new Map<string, Finding[]>();
  for (const finding of findings) {
    const known = finding.cause === undefined ? undefined : byCause.get(finding.cause);
    if (known) {
      known.push(finding);
      continue;
    }
    const group = { first: finding, following: [] };
    groups.push(group);
    if (finding.cause !== undefined) byCause.set(finding.cause, group.following);
  }
  return groups;
}

/**
 * Runs the checks that read what changed and keeps the rest of the previous results, then applies the document's
 * waivers, checks those, caps, sorts and groups. Pure: the same model gives the same findings whatever way
 * it came about. `registry` is for tests; `asked` are the severities that whoever reads wants; `goesOn` is called
 * before every check.
 */
export function runChecks(
  model: Model,
  changed: ReadonlySet<Input> | 'all',
  previous?: CheckResults,
  registry: readonly Check[] = checks,
  gone: ReadonlySet<Anchor> = new Set(),
  asked: Levels = {},
  goesOn = () => {},
): CheckResults {
  const levelOf = levelsOf(model, asked);
  const { reports, ran } = collect(model, registry, changed, previous?.reports, gone, levelOf, goesOn);
  const worthwhile = sifter(model);
  const raw: Finding[] = [];
  const open: Undecided[] = [];
  for (const check of registry) {
    const level = levelOf(check);
    if (level === 'off') continue;
    for (const said of reports.get(check.id) ?? [])
      for (const report of said.reports) {
        if (!worthwhile(check, report)) continue;
        const { undecided: why, message: what, at } = report;
        if (why === undefined) raw.push(toFinding(model, check, report, level));
        else open.push({ check: check.id, at: plain(at), what, why });
      }
  }
  const ids = registry.map((check) => check.id);
  const { standing, waived, uses } = waive(raw, waiversOf(model), ids);
  const settings = settingUses(settingsOf(model), ids);
  const last = registry.flatMap((check) =>
    check.reads === 'waivers'
      ? check.run(uses, settings).map((report) => toFinding(model, check, report, check.severity))
      : [],
  );
  const dropped: Record<string, number> = {};
  const counts = new Map<string, number>();
  const findings = [...standing, ...last].sort(order).filter(({ check }) => {
    const count = (counts.get(check) ?? 0) + 1;
    counts.set(check, count);
    if (count > limits.findingsPerCheck) dropped[check] = count - limits.findingsPerCheck;
    return count <= limits.findingsPerCheck;
  });
  return {
    findings,
    waived,
    undecided: oncePerPlace(open),
    groups: groupFindings(findings),
    ran,
    dropped,
    reports,
  };
}
