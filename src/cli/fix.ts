import {
  applyChanges,
  changesFor,
  checks,
  type Finding,
  type Fix,
  read,
  type Specification,
} from '../engine/index.ts';
import { type Command, Unusable } from './command.ts';
import { open, save } from './input.ts';
import { write, writeError } from './output.ts';

/** Fixes carried out in one go; a document that needs more is fixed in several. */
const most = 1_000;

/** The fix of a finding that offers exactly one: with several, a person must choose. */
function onlyFix(finding: Finding, check: string | undefined): Fix | undefined {
  const [fix, ...others] = finding.fixes ?? [];
  return others.length === 0 && (check === undefined || finding.check === check) ? fix : undefined;
}

/** A fix without its place, which moves while others are carried out. */
function sameFix(finding: Finding, fix: Fix): string {
  return JSON.stringify([finding.check, finding.message, { ...fix, at: undefined }]);
}

/** Carries out one fix after another, reading again in between: a fix may answer several findings. */
function fixAll(
  start: Specification,
  check: string | undefined,
): { readonly text: string; readonly done: readonly string[] } {
  let specification = start;
  const stuck = new Set<string>();
  const done: string[] = [];
  const offers = () =>
    specification.findings.flatMap((finding) => {
      const fix = onlyFix(finding, check);
      return fix ? [{ fix, key: sameFix(finding, fix), about: finding.check }] : [];
    });
  for (let offered = offers(); done.length < most; ) {
    const next = offered.find(({ key }) => !stuck.has(key));
    if (next === undefined) break;
    const changes = changesFor(specification, next.fix);
    const before = offered.filter(({ key }) => key === next.key).length;
    if (changes.length > 0) {
      specification = read(applyChanges(specification.text, changes));
      done.push(`${next.about}: ${next.fix.label}`);
      offered = offers();
    }
    // A fix that does not make its finding go away is not tried again.
    if (offered.filter(({ key }) => key === next.key).length >= before) stuck.add(next.key);
  }
  return { text: specification.text, done };
}

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
    const { text, done } = fixAll(input.specification, only);
    await writeError(done.length === 0 ? 'Nothing to fix.\n' : `${done.join('\n')}\n`);
    if (values.write !== true) await write(text);
    else if (input.file === undefined || done.length > 0) await save(input, text);
    return 0;
  },
};
