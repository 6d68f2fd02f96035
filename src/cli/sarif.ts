import { pathToFileURL } from 'node:url';
import { checks, type Finding, offeredFixes, type Severity } from '../engine/index.ts';
import type { Input } from './input.ts';
import { Lines } from './lines.ts';
import { version } from './version.ts';

/** SARIF has three levels (OASIS SARIF 2.1.0, 3.27.10). */
const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  gap: 'warning',
  warning: 'warning',
  hint: 'note',
};

/** Findings as SARIF 2.1.0, one run for all files; waived findings are suppressed results. */
export function sarifReport(inputs: readonly Input[]): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Ninefold', version, rules: checks.map(rule) } },
        columnKind: 'utf16CodeUnits',
        results: inputs.flatMap(results),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function rule(check: (typeof checks)[number]) {
  return {
    id: check.id,
    shortDescription: { text: check.summary },
    defaultConfiguration: { level: levels[check.severity] },
  };
}

/** A reference as RFC 3986 has it: relative from here, or a file's whole address. */
function address({ path, file }: Input): string {
  if (file === undefined) return 'stdin';
  if (/^(?:\/|[A-Za-z]:)/.test(path)) return pathToFileURL(file).href;
  return path.split('/').map(encodeURIComponent).join('/');
}

function results(input: Input) {
  const { specification } = input;
  const artifactLocation = { uri: address(input) };
  const lines = new Lines(specification.text);
  const location = (at: Finding['at']) => {
    const { start, end } = lines.range(at);
    return {
      physicalLocation: {
        artifactLocation,
        region: {
          startLine: start.line,
          startColumn: start.column,
          endLine: end.line,
          endColumn: end.column,
          charOffset: at.from,
          charLength: Math.max(0, at.to - at.from),
        },
      },
    };
  };
  const result = (finding: Finding) => {
    const index = checks.findIndex((check) => check.id === finding.check);
    const fixes = offeredFixes(specification, finding.fixes).map(({ fix, changes }) => ({
      description: { text: fix.label },
      artifactChanges: [
        {
          artifactLocation,
          replacements: changes.map(({ from, to, insert }) => ({
            deletedRegion: { charOffset: from, charLength: to - from },
            insertedContent: { text: insert },
          })),
        },
      ],
    }));
    const usable = fixes.filter((fix) =>
      fix.artifactChanges.every((change) => change.replacements.length > 0),
    );
    const related = (finding.related ?? []).map(({ message, at }) => ({
      message: { text: message },
      ...location(at),
    }));
    return {
      ruleId: finding.check,
      ...(index < 0 ? {} : { ruleIndex: index }),
      level: levels[finding.severity],
      message: { text: finding.message },
      locations: [location(finding.at)],
      ...(related.length === 0 ? {} : { relatedLocations: related }),
      ...(usable.length === 0 ? {} : { fixes: usable }),
    };
  };
  const waived = specification.waived.map(({ finding, waiver }) => ({
    ...result(finding),
    suppressions: [{ kind: 'inSource', ...(waiver.reason === '' ? {} : { justification: waiver.reason }) }],
  }));
  return [...specification.findings.map(result), ...waived];
}
