import { type Finding, offeredFixes } from '../engine/index.ts';
import type { Input } from './input.ts';
import { Lines } from './lines.ts';

/** Findings, and what could not be decided, as JSON: offsets are UTF-16 code units, lines and columns count from 1. */
export function jsonReport(inputs: readonly Input[]): string {
  const files = inputs.map(({ path, specification }) => {
    const lines = new Lines(specification.text);
    return {
      file: path,
      findings: specification.findings.map((finding) => ({
        check: finding.check,
        severity: finding.severity,
        message: finding.message,
        ...(finding.point === undefined ? {} : { point: finding.point }),
        ...placed(finding.at, lines),
        ...(finding.cause === undefined ? {} : { cause: finding.cause }),
        related: (finding.related ?? []).map(({ message, at }) => ({ message, ...placed(at, lines) })),
        fixes: offeredFixes(specification, finding.fixes).map(({ fix, changes }) => ({
          label: fix.label,
          changes,
        })),
      })),
      waived: specification.waived.map(({ finding, waiver }) => ({
        check: finding.check,
        message: finding.message,
        reason: waiver.reason,
        ...placed(finding.at, lines),
      })),
      undecided: specification.undecided.map(({ check, what, why, at }) => ({
        check,
        what,
        why,
        ...placed(at, lines),
      })),
    };
  });
  return `${JSON.stringify({ files }, null, 2)}\n`;
}

function placed(at: Finding['at'], lines: Lines) {
  const { start, end } = lines.range(at);
  return {
    from: at.from,
    to: at.to,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}
