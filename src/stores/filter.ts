import { computed } from 'nanostores';
import { type Severity, severities } from '../engine/editor.ts';
import { $findings } from './findings.ts';
import { $preferences, prefer } from './preferences.ts';
import { $known } from './summary.ts';

const hiddenAtFirst: readonly Severity[] = ['hint'];

/** Severities that are left out of the list, the gutter and the text; remembered in this browser. */
export const $hidden = computed($preferences, ({ hidden }) => hidden ?? hiddenAtFirst);

/** Shows or leaves out a severity. */
export function toggleSeverity(severity: Severity): void {
  const hidden = $hidden.get();
  const left = hidden.includes(severity);
  prefer({ hidden: left ? hidden.filter((each) => each !== severity) : [...hidden, severity] });
}

/** Shows every severity again. */
export function showAllSeverities(): void {
  prefer({ hidden: [] });
}

/** How many findings of each severity there are, left out or not. */
export const $counts = computed($findings, (findings): Record<Severity, number> => {
  const counts = { error: 0, gap: 0, warning: 0, hint: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
});

/** How many findings the list of questions asks. */
export const $asking = computed($findings, (findings) => findings.filter(({ asks }) => asks).length);

/** The findings that are not left out. */
export const $filtered = computed([$findings, $hidden], (findings, hidden) =>
  hidden.length === 0 ? findings : findings.filter(({ severity }) => !hidden.includes(severity)),
);

const words: Record<Severity, readonly [one: string, many: string]> = {
  error: ['contradiction', 'contradictions'],
  gap: ['question', 'questions'],
  warning: ['warning', 'warnings'],
  hint: ['hint', 'hints'],
};

/** "1 contradiction, 12 questions": what there is of each severity, worst first; "No findings." for nothing, no words as long as nothing is known. */
export const $announcement = computed([$counts, $known], (counts, known) => {
  if (known !== 'read') return '';
  const parts = severities.filter((severity) => counts[severity] > 0);
  if (parts.length === 0) return 'No findings.';
  return `${parts.map((severity) => `${counts[severity]} ${words[severity][counts[severity] === 1 ? 0 : 1]}`).join(', ')}.`;
});
