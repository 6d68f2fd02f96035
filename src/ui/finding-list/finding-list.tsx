import { useMemo, useRef, useState } from 'react';
import { type PointId, pointIds, points, type Severity, severities } from '../../engine/editor.ts';
import { alikeIn, type Counts, countFixes } from '../finding/alike.ts';
import { type FindingActions, FindingCard, type LinedFinding } from './finding-card.tsx';
import css from './finding-list.module.css';
import { useKeptFocus } from './kept-focus.ts';
import { SeverityMark, severityWords } from './severity-mark.tsx';
import { type LinedUndecided, Undecided } from './undecided.tsx';
import { type LinedWaived, Waived } from './waived.tsx';

interface FindingListProps extends FindingActions {
  /** The findings that are not left out, causes before what follows from them. */
  readonly findings: readonly LinedFinding[];
  readonly counts: Readonly<Record<Severity, number>>;
  /** How many of them the list of questions asks. */
  readonly asking: number;
  readonly hidden: readonly Severity[];
  readonly chosen: string | undefined;
  /** The waivers of the document that waive something. */
  readonly waived: readonly LinedWaived[];
  readonly onTakeWaiverAway: (key: string) => void;
  /** Of how many of the nine points nothing was read; none where they are asked for, or nothing was read yet. */
  readonly untold?: number;
  /** What could not be decided. */
  readonly undecided: readonly LinedUndecided[];
  /** Whether the document has been read, is being read for the first time, or is not read. */
  readonly known: 'read' | 'reading' | 'unread';
  /** Shows a place in the text. */
  readonly onPlace: (place: { readonly from: number; readonly to: number }) => void;
  readonly onToggle: (severity: Severity) => void;
  readonly onShowAll: () => void;
  readonly onCopyQuestions: () => void;
  readonly onPasteAnswers: () => void;
}

/** A cause with what follows from it. */
interface Cause {
  readonly first: LinedFinding;
  readonly following: readonly LinedFinding[];
}

type Section = PointId | 'document';

/** Causes by point in reading order, in each the worst first; findings of no point come before all others. */
export function groupFindings(findings: readonly LinedFinding[]): [section: Section, causes: Cause[]][] {
  const causes = new Map<string, LinedFinding[]>();
  for (const finding of findings) {
    const group = causes.get(finding.group);
    if (group) group.push(finding);
    else causes.set(finding.group, [finding]);
  }
  const sections = new Map<Section, Cause[]>((['document', ...pointIds] as const).map((id) => [id, []]));
  for (const [first, ...following] of causes.values()) {
    if (first) sections.get(first.point ?? 'document')?.push({ first, following });
  }
  const rank = ({ first }: Cause): number => severities.indexOf(first.severity);
  return [...sections]
    .filter(([, group]) => group.length > 0)
    .map(([id, group]) => [id, group.toSorted((a, b) => rank(a) - rank(b))]);
}

/** Causes shown of a point at first: nobody reads the hundredth before the first is answered. */
const shownAtFirst = 60;

/** What stands under a cause: more of the same, or what is wrong because of it. */
function followingWords({ check }: LinedFinding, following: readonly LinedFinding[]): string {
  if (following.every((each) => each.check === check)) return `${following.length} more like this`;
  return following.length === 1 ? '1 more follows from this' : `${following.length} more follow from this`;
}

interface SectionProps extends FindingActions {
  readonly id: Section;
  readonly alike: Counts;
  readonly causes: readonly Cause[];
  readonly chosen: string | undefined;
}

function FindingSection({ id, causes, chosen, alike, ...actions }: SectionProps) {
  const [limit, setLimit] = useState(shownAtFirst);
  const at = causes.findIndex(({ first, following }) =>
    [first, ...following].some(({ key }) => key === chosen),
  );
  const shown = causes.slice(0, Math.max(limit, at + 1));
  return (
    <section aria-labelledby={`findings-${id}`} data-point={id === 'document' ? undefined : id}>
      <h3 id={`findings-${id}`} className={css.heading}>
        {id === 'document' ? 'The whole document' : `${points[id].number} ${points[id].title}`}
        <span className={css.count}>
          {causes.reduce((sum, { following }) => sum + 1 + following.length, 0)}
        </span>
      </h3>
      {shown.map(({ first, following }) => (
        <div key={first.key} className={css.cause}>
          <FindingCard
            finding={first}
            chosen={first.key === chosen}
            alike={alikeIn(alike, first)}
            {...actions}
          />
          {following.length > 0 && (
            <details
              className={css.following}
              open={following.some(({ key }) => key === chosen) || undefined}
            >
              <summary>{followingWords(first, following)}</summary>
              {following.map((finding) => (
                <FindingCard
                  key={finding.key}
                  finding={finding}
                  chosen={finding.key === chosen}
                  alike={alikeIn(alike, finding)}
                  {...actions}
                />
              ))}
            </details>
          )}
        </div>
      ))}
      {shown.length < causes.length && (
        <button type="button" className={css.more} onClick={() => setLimit(limit + 200)}>
          Show {Math.min(200, causes.length - shown.length)} more of {causes.length - shown.length}
        </button>
      )}
    </section>
  );
}

/** Severities that are hidden while there are findings of them. */
const leftOut = (counts: FindingListProps['counts'], hidden: readonly Severity[]): Severity[] =>
  severities.filter((severity) => counts[severity] > 0 && hidden.includes(severity));

/** Why the list is empty. */
function emptyWords(
  known: FindingListProps['known'],
  counts: FindingListProps['counts'],
  hidden: readonly Severity[],
  untold: number,
): string {
  if (known === 'reading') return 'The document is being read.';
  if (known === 'unread') return 'The document is not read, so nothing is known of it.';
  const left = leftOut(counts, hidden);
  if (left.some((severity) => severity !== 'hint')) return 'Every finding is hidden.';
  if (untold === 9)
    return 'None of the nine points was found in this text. If it is a specification, give its sections the titles of the points; a new document has all nine.';
  const calm =
    untold > 0
      ? `Nothing to ask about what was read. ${untold === 1 ? 'One of the nine points was' : `${untold} of the nine points were`} not found in this text.`
      : 'Nothing to ask and nothing that contradicts itself.';
  if (left.length > 0) return `${calm} Hints are hidden.`;
  return `${calm} What you write is questioned as you write it. Drop a Markdown file anywhere on this page to have it read.`;
}

/** The findings: a filter by severity, then causes by point. A fix leaves the focus on the finding that comes next. */
export function FindingList(props: FindingListProps) {
  const {
    findings,
    counts,
    asking,
    hidden,
    chosen,
    waived,
    onTakeWaiverAway,
    untold = 0,
    undecided,
    known,
    onPlace,
    onToggle,
    onShowAll,
    onCopyQuestions,
    onPasteAnswers,
    ...actions
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const heard = useKeptFocus(list);
  const sections = useMemo(() => groupFindings(findings), [findings]);
  const alike = useMemo(() => countFixes(findings), [findings]);

  return (
    <div className={css.findings}>
      <h2 className="visually-hidden">Findings</h2>
      <fieldset className={css.filter} aria-label="Findings by severity">
        {severities.map((severity) => (
          <button
            key={severity}
            type="button"
            className={css.toggle}
            data-severity={severity}
            aria-pressed={!hidden.includes(severity)}
            onClick={() => onToggle(severity)}
          >
            <SeverityMark severity={severity} />
            <span>
              <b>{known === 'read' ? counts[severity] : '–'}</b>{' '}
              {counts[severity] === 1
                ? severityWords[severity].one.toLowerCase()
                : severityWords[severity].many}
              {hidden.includes(severity) && ', hidden'}
            </span>
          </button>
        ))}
      </fieldset>
      <div className={css.tools}>
        <button type="button" className={css.fix} disabled={asking === 0} onClick={onCopyQuestions}>
          Copy the questions
        </button>
        <button type="button" className={css.fix} onClick={onPasteAnswers} aria-haspopup="dialog">
          Paste answers
        </button>
        <Waived
          waived={waived}
          rest={list}
          onPlace={onPlace}
          onTakeAway={onTakeWaiverAway}
          pageOf={actions.pageOf}
        />
      </div>
      <div
        ref={list}
        {...heard}
        tabIndex={-1}
        className={css.list}
        data-many={findings.length > shownAtFirst || undefined}
      >
        {sections.map(([id, causes]) => (
          <FindingSection key={id} id={id} causes={causes} alike={alike} chosen={chosen} {...actions} />
        ))}
        {findings.length === 0 && (
          <p className={css.empty}>
            {emptyWords(known, counts, hidden, untold)}{' '}
            {known === 'read' && leftOut(counts, hidden).length > 0 && (
              <button type="button" className={css.fix} onClick={onShowAll}>
                Show all
              </button>
            )}
          </p>
        )}
        <Undecided undecided={undecided} onPlace={onPlace} />
      </div>
    </div>
  );
}
