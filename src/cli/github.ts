import type { Severity } from '../engine/index.ts';
import type { Input } from './input.ts';
import { Lines } from './lines.ts';

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  gap: 'warning',
  warning: 'warning',
  hint: 'notice',
};

/** Escapes as the toolkit of GitHub Actions does: @actions/core, `escapeData`. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** @actions/core, `escapeProperty`. */
function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Findings as workflow commands, which GitHub shows at the lines of a pull request. */
export function githubReport(inputs: readonly Input[]): string {
  return inputs
    .flatMap(({ path, file, specification }) => {
      const lines = new Lines(specification.text);
      return specification.findings.map(({ severity, check, message, at }) => {
        const { start, end } = lines.range(at);
        const place = [`line=${start.line}`, `endLine=${end.line}`];
        // Columns are only taken for a place on one line.
        if (start.line === end.line) place.push(`col=${start.column}`, `endColumn=${end.column}`);
        const where = file === undefined ? [] : [`file=${property(path)}`];
        return `::${commands[severity]} ${[...where, ...place, `title=${property(check)}`].join(',')}::${data(message)}\n`;
      });
    })
    .join('');
}
