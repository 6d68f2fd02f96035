import {
  addsNotShown,
  changesFor,
  checks,
  fixAll,
  onlyFix,
  read,
  type Specification,
} from '../engine/index.ts';
import { type Command, Unusable } from './command.ts';
import { open, save } from './input.ts';
import { write, writeError } from './output.ts';

/** How many findings are left to whoever asks for "not shown" in their place; without those for which no place is found. */
function leftOf(specification: Specification): string {
  const count = specification.findings
    .map(onlyFix)
    .filter((fix) => fix && addsNotShown(fix) && changesFor(specification, fix).length > 0).length;
  if (count === 0) return '';
  return `${count === 1 ? 'One finding' : `${count} findings`} about what is missing: --not-shown writes "not shown" there, unless something else would be read in another way.\n`;
}

/** Why a fix was taken back. */
const why = 'something else would be read in another way, or the finding would stay';

/** `ninefold fix FILE` */
export const fix: Command = {
  name: 'fix',
  takes: 'FILE',
  summary: 'Carries out the fixes that leave no choice.',
  files: 'one',
  options: {
    check: {
      type: 'string',
      value: 'ID',
      help: 'All fixes of this check, such as screens/unknown-target, and no others.',
    },
    'not-shown': { type: 'boolean', help: 'Also write "not shown" where something is missing.' },
    write: { type: 'boolean', help: 'Write the file instead of printing.' },
  },
  async run({ files: [file = '-'], values }) {
    const only = typeof values.check === 'string' ? values.check : undefined;
    if (only !== undefined && !checks.some((each) => each.id === only))
      throw new Unusable(`There is no check ${only}.`);
    const input = await open(file);
    const isAsked = only !== undefined || values['not-shown'] === true;
    const { text, done, takenBack } = fixAll(input.specification.text, (finding) => {
      const fix = only === undefined || finding.check === only ? onlyFix(finding) : undefined;
      return fix && (isAsked || !addsNotShown(fix)) ? fix : undefined;
    });
    await writeError(
      (done.length === 0
        ? 'Nothing to fix.\n'
        : done.map(({ check, label }) => `${check}: ${label}\n`).join('')) +
        [...new Set(takenBack.map(({ check, label }) => `${check}: not done: ${label}; ${why}\n`))].join('') +
        (isAsked ? '' : leftOf(done.length === 0 ? input.specification : read(text))),
    );
    if (values.write !== true) await write(text);
    else if (input.file === undefined || done.length > 0) await save(input, text);
    return 0;
  },
};
