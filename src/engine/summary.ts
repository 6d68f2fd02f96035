/**
 * What a workbench shows of a specification, as plain data that can be posted from a worker: offsets and words,
 * no tree and no text. Pure.
 */
import {
  asksPerson,
  type Change,
  changesFor,
  type Element,
  type Finding,
  type Fix,
  type How,
  type Model,
  offeredFixes,
  type Place,
  type PointId,
  type PointShown,
  type PointText,
  pointIds,
  points,
  type Severity,
  type Specification,
  stretchesOf,
  type Waiver,
} from './index.ts';
import { type Shares, sharesOf } from './model/derived/shares.ts';
import { type Parts, partsOf } from './views/parts.ts';

/** An element of a point, as an outline lists it. */
export interface ElementSummary {
  readonly name: string;
  /** What it is, in one word: screen, entity, state, rule … */
  readonly kind: string;
  /** 0 for an element of the point, 1 for one inside the element before it: a state of a lifecycle. */
  readonly depth: 0 | 1;
  readonly from: number;
  readonly to: number;
  /** Where its name stands. */
  readonly nameFrom: number;
  readonly nameTo: number;
  readonly how: How;
}

/** A point, as the tiles and the outline show it. */
export interface PointSummary extends Shares {
  readonly id: PointId;
  readonly number: number;
  readonly title: string;
  readonly shown: PointShown;
  readonly counts: PointText['counts'];
  /** Findings with the severity "error". */
  readonly contradictions: number;
  /** Findings that are questions to ask: gaps. */
  readonly questions: number;
  /** From the point's first heading to its end; both 0 when it is missing. */
  readonly from: number;
  readonly to: number;
  /** What of it is the point's: more than one stretch where it goes on behind other points. */
  readonly stretches: readonly Place[];
  readonly elements: readonly ElementSummary[];
  /** What lies inside the elements and is not listed: it tells where a cursor is. */
  readonly parts: Parts;
}

/** A fix with what it would change, in offsets of the summarised text. */
export interface FixSummary {
  readonly kind: Fix['kind'];
  readonly label: string;
  readonly changes: readonly Change[];
}

/** A finding, as the list, the gutter and the tooltip show it. */
export interface FindingSummary {
  /** Stays the same over edits elsewhere in the document: made of the check, the point, the words, and a count. */
  readonly key: string;
  readonly check: string;
  readonly severity: Severity;
  readonly message: string;
  readonly from: number;
  readonly to: number;
  readonly point: PointId | undefined;
  readonly related: readonly { readonly message: string; readonly from: number; readonly to: number }[];
  readonly fixes: readonly FixSummary[];
  /** Whether the list of questions asks it. */
  readonly asks: boolean;
  /** The key of the finding it follows from; its own key when it comes first. */
  readonly group: string;
}

/** What could not be decided, as the list shows it: "whether …: …". */
export interface UndecidedSummary {
  readonly check: string;
  readonly what: string;
  readonly why: string;
  readonly from: number;
  readonly to: number;
}

/** A waiver with what it waives, as the list shows it. */
export interface WaivedSummary {
  /** Stays the same over edits elsewhere in the document: made of the check, the reason, and a count. */
  readonly key: string;
  readonly check: string;
  /** Empty when no reason is given. */
  readonly reason: string;
  readonly findings: readonly { readonly message: string; readonly from: number; readonly to: number }[];
  /** Takes the waiver away; missing where the text has no place for that. */
  readonly fix: FixSummary | undefined;
}

/** A specification, summarised. */
export interface Summary {
  /** Empty when the document states none. */
  readonly title: string;
  readonly points: readonly PointSummary[];
  /** Root causes in the order of the engine, each with what follows from it. */
  readonly findings: readonly FindingSummary[];
  /** The waivers that waive something, in the order of the text. */
  readonly waived: readonly WaivedSummary[];
  /** What could not be decided, in the order of the text: no findings. */
  readonly undecided: readonly UndecidedSummary[];
}

type Listed = readonly [kind: string, elements: readonly Element[]];

/** Elements of each point in the order they are listed. */
const listed: { readonly [P in PointId]: (model: Model[P]) => readonly Listed[] } = {
  product: ({ audiences, terms }) => [
    ['audience', audiences],
    ['term', terms],
  ],
  screens: ({ screens }) => [['screen', screens]],
  entities: ({ entities }) => entities.map((entity) => [entity.is, [entity]]),
  states: ({ lifecycles, invariants }) => [
    ...lifecycles.flatMap((lifecycle): Listed[] => [
      ['lifecycle', [lifecycle]],
      ['state', lifecycle.states],
    ]),
    ['invariant', invariants],
  ],
  rules: ({ rules, invariants }) => [
    ['rule', rules],
    ['invariant', invariants],
  ],
  roles: ({ roles, permissions }) => [
    ['role', roles],
    ['permission', permissions],
  ],
  calls: ({ calls }) => [['call', calls]],
  errors: ({ errors }) => [['error', errors]],
  constants: ({ constants }) => [['constant', constants]],
};

/** Elements of one point. */
function summariseElements<P extends PointId>(model: Model, id: P): ElementSummary[] {
  return listed[id](model[id]).flatMap(([kind, elements]) =>
    elements.map((element) => ({
      name: element.name,
      kind,
      depth: kind === 'state' ? (1 as const) : (0 as const),
      from: element.at.from,
      to: element.at.to,
      nameFrom: element.nameAt.from,
      nameTo: element.nameAt.to,
      how: element.how,
    })),
  );
}

/** One point with its findings counted. */
function summarisePoint(model: Model, id: PointId, findings: readonly FindingSummary[]): PointSummary {
  const text = model.points[id];
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.point === id && finding.severity === severity).length;
  const { shown, notShown, open, unstated } = text.counts;
  return {
    id,
    number: points[id].number,
    title: points[id].title,
    shown: text.shown,
    counts: { shown, notShown, open, unstated },
    contradictions: count('error'),
    questions: count('gap'),
    from: text.from,
    to: text.to,
    stretches: stretchesOf(text),
    ...sharesOf(text),
    elements: summariseElements(model, id),
    parts: partsOf(model, id),
  };
}

/** Findings with their causes first, each followed by what it brings about. */
function inOrder({ findings, groups }: Specification): [finding: Finding, first: Finding][] {
  const grouped = groups.flatMap(({ first, following }) =>
    [first, ...following].map((finding): [Finding, Finding] => [finding, first]),
  );
  const seen = new Set(grouped.map(([finding]) => finding));
  const alone = findings.filter((finding) => !seen.has(finding));
  return [...grouped, ...alone.map((finding): [Finding, Finding] => [finding, finding])];
}

/** All findings, keyed. A key counts findings that are alike in the order of the text. */
function summariseFindings(specification: Specification): FindingSummary[] {
  const ordered = inOrder(specification);
  const keys = new Map<Finding, string>();
  const counts = new Map<string, number>();
  const inText = ordered.map(([finding]) => finding).sort((a, b) => a.at.from - b.at.from);
  for (const finding of inText) {
    const words = specification.text.slice(finding.at.from, Math.min(finding.at.to, finding.at.from + 80));
    const stem = `${finding.check}|${finding.point ?? ''}|${words}`;
    const count = counts.get(stem) ?? 0;
    counts.set(stem, count + 1);
    keys.set(finding, `${stem}|${count}`);
  }
  return ordered.map(([finding, first]) => ({
    key: keys.get(finding) ?? '',
    check: finding.check,
    severity: finding.severity,
    message: finding.message,
    from: finding.at.from,
    to: finding.at.to,
    point: finding.point,
    related: (finding.related ?? []).map(({ message, at }) => ({ message, from: at.from, to: at.to })),
    fixes: offeredFixes(specification, finding.fixes).map(({ fix, changes }) => summarised(fix, changes)),
    asks: asksPerson(finding),
    group: keys.get(first) ?? '',
  }));
}

/** What the document waives, by waiver. */
function summariseWaived(specification: Specification): WaivedSummary[] {
  const waivers = new Map<Waiver, Finding[]>();
  for (const { finding, waiver } of specification.waived) {
    const waived = waivers.get(waiver);
    if (waived) waived.push(finding);
    else waivers.set(waiver, [finding]);
  }
  const counts = new Map<string, number>();
  return [...waivers]
    .sort(([one], [other]) => one.at.from - other.at.from)
    .map(([{ check, reason, at }, waived]) => {
      const stem = `${check}|${reason}`;
      const count = counts.get(stem) ?? 0;
      counts.set(stem, count + 1);
      const [taken] = offeredFixes(specification, [{ kind: 'remove', label: 'Take the waiver away', at }]);
      return {
        key: `${stem}|${count}`,
        check,
        reason,
        findings: waived
          .map(({ message, at: { from, to } }) => ({ message, from, to }))
          .sort((one, other) => one.from - other.from),
        fix: taken && summarised(taken.fix, taken.changes),
      };
    });
}

/** A fix with what it would change. */
function summarised({ kind, label }: Fix, changes: readonly Change[]): FixSummary {
  return { kind, label, changes: changes.map(({ from, to, insert }) => ({ from, to, insert })) };
}

/** A fix that is asked for, with what it would change. */
export function summariseFix(specification: Specification, fix: Fix): FixSummary {
  return summarised(fix, changesFor(specification, fix));
}

/** Summarises a specification. Everything in it is a copy: it can be posted and kept. */
export function summarise(specification: Specification): Summary {
  const { model } = specification;
  const findings = summariseFindings(specification);
  return {
    title: model.title.is === 'shown' ? model.title.value : '',
    points: pointIds.map((id) => summarisePoint(model, id, findings)),
    findings,
    waived: summariseWaived(specification),
    undecided: specification.undecided.map(({ check, what, why, at }) => ({
      check,
      what,
      why,
      from: at.from,
      to: at.to,
    })),
  };
}
