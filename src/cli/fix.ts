import { checks, fixAll, onlyFix } from '../engine/index.ts';
import { type Command, Unusable } from './command.ts';
import { open, save } from './input.ts';
import { write, writeError } from './output.ts';

/** `ninefold fix FILE` */
export const fix: Command = {
  name: 'fix',
  takes: 'FILE',
  summary: 'Carries out the fixes that leave no choice. What they add is "not shown".',
  files: 'one',
  options: {
    check: { type: 'string', value: 'ID', help: 'Only fixes of this check, such as screens/unknown-target.' },
    write: { type: 'boolean', help: 'Write the file instead of printing.' },
  },
  async run({ files: [file = '-'], values }) {
    const only = typeof values.check === 'string' ? values.check : undefined;
    if (only !== undefined && !checks.some((each) => each.id === only))
      throw new Unusable(`There is no check ${only}.`);
    const input = await open(file);
    const { text, done } = fixAll(input.specification.text, (finding) =>
      only === undefined || finding.check === only ? onlyFix(finding) : undefined,
    );
    await writeError(
      done.length === 0
        ? 'Nothing to fix.\n'
        : done.map(({ check, label }) => `${check}: ${label}\n`).join(''),
    );
    if (values.write !== true) await write(text);
    else if (input.file === undefined || done.length > 0) await save(input, text);
    return 0;
  },
};
