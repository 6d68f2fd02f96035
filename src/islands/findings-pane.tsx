import { useStore } from '@nanostores/react';
import { copyQuestions } from '../stores/actions.ts';
import { $asking, $counts, $filtered, $hidden, showAllSeverities, toggleSeverity } from '../stores/filter.ts';
import { $overlay } from '../stores/overlay.ts';
import { $chosen, chooseFinding, choosePlace, chooseRelated } from '../stores/selection.ts';
import { $known, $summary } from '../stores/summary.ts';
import { $undecided } from '../stores/undecided.ts';
import { $waived, allowFinding, keepReason, takeWaiverAway, typedReason } from '../stores/waiving.ts';
import { FindingList } from '../ui/finding-list/finding-list.tsx';
import { checkPath } from '../ui/site/site-path.ts';
import { fix, fixAll } from './editor-session.ts';
import { useLater } from './use-later.ts';
import css from './workbench.module.css';

const applyFix = (key: string, index: number): void => void fix(key, index);
const allow = (key: string, reason: string): void => void allowFinding(key, reason);
const takeAway = (key: string): void => void takeWaiverAway(key);
const applyToAll = (key: string, index: number): void => void fixAll(key, index);
const pasteAnswers = (): void => $overlay.set({ is: 'answers' });

/** The findings of the open document. Typing goes before drawing them. */
export function FindingsPane() {
  const findings = useLater($filtered);
  const counts = useLater($counts);
  const asking = useLater($asking);
  const hidden = useStore($hidden);
  const chosen = useLater($chosen);
  const summary = useLater($summary);
  const known = useLater($known);
  const undecided = useLater($undecided);
  const waived = useLater($waived);
  return (
    <aside className={css.side} id="pane-findings" aria-label="Findings" tabIndex={-1}>
      <FindingList
        findings={findings}
        counts={counts}
        asking={asking}
        hidden={hidden}
        chosen={chosen.finding}
        waived={waived}
        onTakeWaiverAway={takeAway}
        untold={summary?.points.filter(({ shown }) => shown === 'unstated').length ?? 0}
        undecided={undecided}
        onPlace={(place) => choosePlace(place, { by: 'findings', version: summary?.version })}
        known={known}
        onToggle={toggleSeverity}
        onShowAll={showAllSeverities}
        onCopyQuestions={copyQuestions}
        onPasteAnswers={pasteAnswers}
        onChoose={chooseFinding}
        onFix={applyFix}
        onFixAll={applyToAll}
        onAllow={allow}
        typedReason={typedReason}
        onReason={keepReason}
        onRelated={chooseRelated}
        pageOf={checkPath}
      />
    </aside>
  );
}
