import { type Finding, offeredFixes, type Severity, severities } from '../engine/index.ts';
import type { Colours } from './colour.ts';
import { excerpt, visible } from './excerpt.ts';
import type { Input } from './input.ts';
import { Lines } from './lines.ts';

const nouns: Readonly<Record<Severity, readonly [string, string]>> = {
  error: ['error', 'errors'],
  gap: ['gap', 'gaps'],
  warning: ['warning', 'warnings'],
  hint: ['hint', 'hints'],
};

/**
 * Findings for people: place, what is wrong, and the line with the place marked; what follows is only counted. What could
 * not be decided is one line at the end.
 */
export function textReport(inputs: readonly Input[], colours: Colours): string {
  const parts = inputs.flatMap((input) => findingsOf(input, colours));
  return `${[...parts, [summary(inputs), ...undecided(inputs)].join('\n')].join('\n\n')}\n`;
}

function findingsOf({ path, specification }: Input, colours: Colours): string[] {
  const lines = new Lines(specification.text);
  const following = new Map(specification.groups.map((group) => [group.first, group.following]));
  const folded = new Set(specification.groups.flatMap((group) => group.following));
  return specification.findings
    .filter((finding) => !folded.has(finding))
    .map((finding) => {
      const fixes = offeredFixes(specification, finding.fixes).map(({ fix }) => fix);
      return one(path, { ...finding, fixes }, following.get(finding)?.length ?? 0, lines, colours);
    });
}

function one(path: string, finding: Finding, following: number, lines: Lines, colours: Colours): string {
  const { start, end } = lines.range(finding.at);
  const severity = colours.severity(finding.severity, finding.severity);
  const head = `${colours.strong(`${visible(path)}:${start.line}:${start.column}`)}: ${severity} ${colours.faint(finding.check)}`;
  const line = lines.line(start.line);
  const from = start.column - 1;
  const to = end.line === start.line ? end.column - 1 : line.length;
  const { source, carets } = excerpt(line, Math.min(from, line.length), Math.min(to, line.length));
  const gutter = String(start.line);
  const related = (finding.related ?? []).map(({ message, at }) => {
    const place = lines.position(at.from);
    return `  line ${place.line}: ${visible(message)}`;
  });
  const fixes = (finding.fixes ?? []).map((fix) => `  fix: ${visible(fix.label)}`);
  return [
    head,
    `  ${visible(finding.message)}`,
    colours.faint(`  ${gutter} | `) + source,
    colours.faint(`  ${' '.repeat(gutter.length)} | `) + colours.severity(finding.severity, carets),
    ...related,
    ...fixes,
    ...(following > 0 ? [`  (${following} more of the same cause)`] : []),
  ].join('\n');
}

function summary(inputs: readonly Input[]): string {
  const findings = inputs.flatMap(({ specification }) => specification.findings);
  const counts = severities.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    const [singular, plural] = nouns[severity];
    return count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`];
  });
  const waived = inputs.reduce((sum, { specification }) => sum + specification.waived.length, 0);
  const allowed = waived === 0 ? '' : ` ${waived} allowed by waivers.`;
  return `${counts.length === 0 ? 'No findings' : counts.join(', ')}.${allowed}`;
}

/** "In 2 places it could not be decided whether something is wrong: spec.md:12:5 (whether …: …), …", if any. */
function undecided(inputs: readonly Input[]): readonly string[] {
  const places = inputs.flatMap(({ path, specification }) => {
    const lines = new Lines(specification.text);
    return specification.undecided.map(({ at, what, why }) => {
      const { line, column } = lines.position(at.from);
      return `${visible(path)}:${line}:${column} (${visible(what)}: ${visible(why)})`;
    });
  });
  if (places.length === 0) return [];
  const count = places.length === 1 ? '1 place' : `${places.length} places`;
  return [`In ${count} it could not be decided whether something is wrong: ${places.join(', ')}.`];
}
