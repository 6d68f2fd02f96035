import type { Severity, Specification } from '../engine/index.ts';

/** What a published specification promises about itself; a site that breaks one is not built. */
export interface Promised {
  readonly slug: string;
  /** The findings expected, one a line, as `findingLines` writes them; hints apart. */
  readonly findings?: string;
  /** Severities of which it has none. */
  readonly without?: readonly Severity[];
}

/** The findings of a specification but for hints, one a line: the number of its line and the check. */
export function findingLines({ text, findings }: Specification): string {
  return findings
    .filter(({ severity }) => severity !== 'hint')
    .map(({ at, check }) => ({ line: text.slice(0, at.from).split('\n').length, check }))
    .sort((one, other) => one.line - other.line || one.check.localeCompare(other.check, 'en'))
    .map(({ line, check }) => `${line} ${check}\n`)
    .join('');
}

/** What breaks a promise, in a sentence; undefined when it is kept. */
export function broken(promised: Promised, specification: Specification): string | undefined {
  const { slug, findings, without = [] } = promised;
  const unwanted = specification.findings.filter(({ severity }) => without.includes(severity));
  if (unwanted[0]) return `${slug} has a finding it may not have: ${unwanted[0].message}`;
  const found = findingLines(specification);
  if (findings === undefined || findings === found) return undefined;
  const [expected, got] = [new Set(findings.split('\n')), new Set(found.split('\n'))];
  const missing = [...expected].filter((line) => !got.has(line));
  const added = [...got].filter((line) => !expected.has(line));
  return `${slug}: expected and not found: ${missing.join(', ') || 'none'}; found and not expected: ${added.join(', ') || 'none'}`;
}
