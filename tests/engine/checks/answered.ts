import {
  answersIn,
  type Change,
  questionsAsMarkdown,
  type Specification,
} from '../../../src/engine/index.ts';

/** The changes that an answer makes of a document when it is ticked in the list of its questions, and what was not taken. */
export function answered(
  specification: Specification,
  question: string,
  says: string,
): { readonly changes: readonly Change[]; readonly taken: number; readonly left: readonly string[] } {
  const lines = questionsAsMarkdown(specification).split('\n');
  const asked = lines.flatMap((line, index) => (line.startsWith(`- [ ] ${question} (`) ? [index] : []));
  const [from, ...others] = asked;
  if (from === undefined || others.length > 0) throw new Error(`asked ${asked.length} times: ${question}`);
  const at = lines.indexOf(`  - [ ] ${says}`, from);
  lines[at] = `  - [x] ${says}`;
  return answersIn(specification, lines.join('\n'));
}
