import { checks, type Finding, type Level, type Levels, severities } from '../engine/index.ts';
import { coloursFor } from './colour.ts';
import { type Command, type Given, oneOf, Unusable } from './command.ts';
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

const levels: readonly Level[] = [...severities, 'off'];

/** What `--severity` asks for: `language/*=hint,states/dead-end=off`. Refuses (`Unusable`) what names no check. */
function asked({ values }: Given): Levels {
  if (typeof values.severity !== 'string') return {};
  return Object.fromEntries(
    values.severity.split(',').map((each): [string, Level] => {
      const [id = '', word = ''] = each.trim().split('=');
      const isKnown = checks.some((check) => check.id === id || `${check.id.split('/')[0]}/*` === id);
      if (!isKnown) throw new Unusable(`There is no check ${id}.`);
      const level = levels.find((one) => one === word);
      if (level === undefined) throw new Unusable(`The severity of ${id} is one of ${levels.join(', ')}.`);
      return [id, level];
    }),
  );
}

/** `ninefold check FILE…` */
export const check: Command = {
  name: 'check',
  takes: 'FILE…',
  summary: 'Reports contradictions, gaps and warnings.',
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
    severity: {
      type: 'string',
      value: 'CHECK=LEVEL,…',
      help: 'Where the document sets none, such as language/*=hint; off turns a check off.',
    },
  },
  async run(given) {
    const level = oneOf(given, 'level', severities, 'error');
    const format = oneOf(given, 'format', formats, 'text');
    const severity = asked(given);
    const inputs: Input[] = [];
    for (const file of given.files) inputs.push(await open(file, severity));
    await write(reports[format](inputs));
    const fails = (finding: Finding): boolean =>
      severities.indexOf(finding.severity) <= severities.indexOf(level);
    return inputs.some(({ specification }) => specification.findings.some(fails)) ? 1 : 0;
  },
};
