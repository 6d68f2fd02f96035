import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { codeLines } from '../blocks/code-lines.ts';
import type { Commented } from './commented-names.ts';
import { constraintsIn } from './constraints.ts';
import { rulesSomething } from './demands.ts';
import { rulesOfLine } from './lines.ts';
import { answerAlone, silent } from './messages.ts';
import type { RuleLine } from './subjects.ts';

/** A subject, what is said of it, and perhaps a remark: `title:  at most 80   // "Too long."`. What ends as a statement does is none. */
const entry = wording.d`^\p{L}[^:;{}"'\`\n]{0,60}:\s+\S[^\n]*?(?<![;,{[(])(?:\s+(?:\/\/|#)\s+(?<remark>\S[^\n]*))?$`;
const comment = /^(?:\/\/|#)/;
/** A range as a listing has it: "length 3 to 256". */
const range = /\d\s?(?:to|–|\.\.\.?)\s?\d/;

/**
 * The rules of a fence that lists subjects with what is demanded of each, in columns or not, and at the end of a line what
 * somebody is told, or a remark. None where a line has another form, or most demand nothing: that is a configuration.
 */
export function rulesOfListing(code: Inline): readonly Commented[] {
  const lines = codeLines(code).filter(({ source }) => !comment.test(source));
  const found = lines.map((line) => {
    const match = entry.exec(line.source);
    const remark = match?.indices?.groups?.remark;
    const told = remark && answerAlone(slice(line, ...remark));
    const said = remark ? slice(line, 0, line.source.slice(0, remark[0]).search(/\s+(?:\/\/|#)\s+$/)) : line;
    const rules = match ? rulesOfLine(said) : [];
    return { rules: remark && !told ? rules.map((rule) => withRemark(rule, line)) : rules, told };
  });
  if (lines.length < 2 || found.some(({ rules }) => rules.length === 0)) return [];
  const ruling = found.filter(({ rules, told }) => told || rules.some(({ rule }) => demands(rule)));
  return ruling.length * 2 < found.length
    ? []
    : found.flatMap(({ rules, told = silent }) => rules.map((rule) => ({ ...rule, told })));
}

/** A rule with all that stands behind its subject, the remark too. */
function withRemark(line: RuleLine, whole: Inline): RuleLine {
  return { ...line, text: slice(whole, line.rule.at.start - whole.at.start, whole.source.length) };
}

const demands = (rule: Inline): boolean =>
  rulesSomething(rule.source) ||
  range.test(rule.source) ||
  constraintsIn(rule).some(({ is }) => is !== 'prose');
