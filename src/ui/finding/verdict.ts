import { type Finding, type Severity, severities } from '../../engine/index.ts';

/** What one finding of a severity is, and several. */
const nouns: Readonly<Record<Severity, readonly [one: string, several: string]>> = {
  error: ['contradiction', 'contradictions'],
  gap: ['question to ask', 'questions to ask'],
  warning: ['warning', 'warnings'],
  hint: ['hint', 'hints'],
};

/** What the checks say in all: "The checks find 2 contradictions, 8 questions to ask." */
export function verdict(findings: readonly Pick<Finding, 'severity'>[]): string {
  const parts = severities.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${nouns[severity][count === 1 ? 0 : 1]}`];
  });
  return parts.length === 0 ? 'The checks find nothing.' : `The checks find ${parts.join(', ')}.`;
}
