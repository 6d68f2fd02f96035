import type { ComponentProps, ReactNode } from 'react';
import type { ReadSummary } from '../stores/summary.ts';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { StillText } from '../ui/editor/still-text.tsx';
import { FindingList } from '../ui/finding-list/finding-list.tsx';
import { MarkToggle } from '../ui/outline/mark-toggle.tsx';
import { Outline } from '../ui/outline/outline.tsx';
import panes from '../ui/panes/panes.module.css';
import { SideTabs } from '../ui/panes/side-tabs.tsx';
import { checkPath, sitePath } from '../ui/site/site-path.ts';
import { Status } from '../ui/status/status.tsx';
import { Toolbar } from '../ui/toolbar/toolbar.tsx';
import css from './opening.module.css';
import { SafeBanner } from './safe-banner.tsx';
import shell from './workbench.module.css';

type Points = ComponentProps<typeof Outline>['points'];
type List = ComponentProps<typeof FindingList>;

interface OpeningProps {
  /** What a first visitor will find open. */
  readonly title: string;
  readonly text: string;
  /** What was read of it. */
  readonly summary: {
    readonly points: Points;
    readonly findings: ReadSummary['findings'];
    readonly undecided: readonly Omit<List['undecided'][number], 'line'>[];
  };
}

/** Nothing can be done before the script is there: all but the text is inert. */
const nothing = (): void => {};
const hidden: List['hidden'] = ['hint'];

const countsOf = (findings: List['findings']): List['counts'] => {
  const counts = { error: 0, gap: 0, warning: 0, hint: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
};

interface EitherProps {
  readonly first: ReactNode;
  readonly other: ReactNode;
  /** The name by which `drawn-page.ts` finds it. */
  readonly name?: string;
}

/** What is drawn for a first visitor alone, and what for those whose own document is about to open. */
const Either = ({ first, other, name }: EitherProps) => (
  <div data-still={name}>
    <div className={css.first}>{first}</div>
    <div className={css.other}>{other}</div>
  </div>
);

const Inert = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.inert} inert>
    {children}
  </div>
);

const outlineOf = (points: Points) => (
  <Outline
    points={points}
    unread={false}
    chosen={{ point: undefined, element: undefined }}
    onChoose={nothing}
  >
    <MarkToggle on={false} onToggle={nothing} />
  </Outline>
);

/** The list of findings; of a document that is yet to be read without any. */
const findingsOf = (
  findings: List['findings'] | undefined,
  undecided: Parameters<typeof FindingList>[0]['undecided'] = [],
) => (
  <FindingList
    findings={findings ?? []}
    counts={countsOf(findings ?? [])}
    asking={(findings ?? []).filter(({ asks }) => asks).length}
    hidden={hidden}
    chosen={undefined}
    waived={[]}
    onTakeWaiverAway={nothing}
    undecided={undecided}
    onPlace={nothing}
    known={findings === undefined ? 'reading' : 'read'}
    onToggle={nothing}
    onShowAll={nothing}
    onCopyQuestions={nothing}
    onPasteAnswers={nothing}
    onChoose={nothing}
    onFix={nothing}
    onFixAll={nothing}
    onAllow={nothing}
    typedReason={() => ''}
    onReason={nothing}
    onRelated={nothing}
    pageOf={checkPath}
  />
);

/**
 * The workbench before its script has come, for the built page alone: the same parts in the same places, so that
 * nothing moves when the living ones take over, the editor first. `before.js` says which of the two is drawn.
 */
export function Opening({ title, text, summary }: OpeningProps) {
  const lined = <P extends { readonly from: number }>(place: P) => ({
    ...place,
    line: text.slice(0, place.from).split('\n').length,
  });
  const located = summary.findings
    .filter(({ severity }) => !hidden.includes(severity))
    .map((finding) => ({ ...lined(finding), related: finding.related.map(lined) }));
  return (
    <div className={`${shell.workbench} ${css.opening}`} data-drawn="">
      <Inert>
        <Toolbar
          home={sitePath('/')}
          title={title}
          samples={[]}
          more={[]}
          onDocuments={nothing}
          onHistory={nothing}
          onNew={nothing}
          onOpen={nothing}
          onFiles={nothing}
          onSave={nothing}
        />
      </Inert>
      <SafeBanner />
      <div className={`${panes.panes} ${css.panes}`}>
        <div className={`${panes.pane} ${css.wide}`} inert>
          <Either name="outline" first={outlineOf(summary.points)} other={outlineOf([])} />
        </div>
        <div className={`${panes.border} ${css.wide}`} />
        <main className={`${panes.pane} ${shell.text}`} aria-label="Text">
          <Breadcrumbs crumbs={[]} onChoose={nothing} />
          <Either name="text" first={<StillText text={text} lines={44} />} other={null} />
        </main>
        <div className={`${panes.border} ${css.wide}`} />
        <div className={`${panes.pane} ${css.wide}`} inert>
          <SideTabs
            current="findings"
            onShow={nothing}
            tabs={[
              { id: 'findings', label: 'Findings', count: 0 },
              { id: 'views', label: 'Views' },
            ]}
          >
            <Either
              name="findings"
              first={findingsOf(located, summary.undecided.map(lined))}
              other={findingsOf(undefined)}
            />
          </SideTabs>
        </div>
      </div>
      <div className={`${panes.bar} ${css.narrow}`} inert>
        {['Outline', 'Text', 'Findings', 'Views'].map((label) => (
          <button
            key={label}
            type="button"
            className={panes.tab}
            aria-current={label === 'Text' ? 'page' : undefined}
          >
            {label}
            {label === 'Findings' && (
              <>
                {' '}
                <span className={panes.badge} />
              </>
            )}
          </button>
        ))}
      </div>
      <Inert>
        <Status
          saving={{ is: 'opening' }}
          reading={{ is: 'reading' }}
          announcement=""
          lines={0}
          onCancel={nothing}
          onResume={nothing}
          onSave={nothing}
        />
      </Inert>
    </div>
  );
}
