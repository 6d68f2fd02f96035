import { type Finding, severities } from '../engine/index.ts';
import { coloursFor } from './colour.ts';
import { type Command, oneOf } from './command.ts';
import { githubReport } from './github.ts';
import { type Input, open } from './input.ts';
import { jsonReport } from './json.ts';
import { write } from './output.ts';
import { sarifReport } from './sarif.ts';
import { textReport } from './text.ts';

const formats = ['text', 'json', 'sarif', 'github'] as const;

const reports: Readonly<Record<(typeof formats)[number], (inputs: readonly Input[]) => string>> = {
  text: (inputs) => textReport(inputs, coloursFor(process.stdout)),
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
};

/** `ninefold check FILE…` */
export const check: Command = {
  name: 'check',
  takes: 'FILE…',
  summary: 'Reports contradictions, gaps and likely mistakes.',
  files: 'several',
  options: {
    level: {
      type: 'string',
      value: 'LEVEL',
      help: 'Fail at this severity or worse: error (default), gap, warning, hint.',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'text (default), json, sarif, or github for workflow commands.',
    },
  },
  async run(given) {
    const level = oneOf(given, 'level', severities, 'error');
    const format = oneOf(given, 'format', formats, 'text');
    const inputs: Input[] = [];
    for (const file of given.files) inputs.push(await open(file));
    await write(reports[format](inputs));
    const fails = (finding: Finding): boolean =>
      severities.indexOf(finding.severity) <= severities.indexOf(level);
    return inputs.some(({ specification }) => specification.findings.some(fails)) ? 1 : 0;
  },
};
