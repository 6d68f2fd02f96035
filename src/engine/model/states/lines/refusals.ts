import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Step } from '../arrows/step.ts';

const refused =
  "(?:not (?:allowed|possible|permitted|supported|valid|wanted|foreseen|provided|legal)|(?:isn|aren)[’']t (?:allowed|possible|permitted|supported)|forbidden|impossible|illegal|invalid|prohibited|disallowed|ruled out)";
const moves = '(?:steps?|moves?|transitions?|changes?|ways?|paths?|jumps?)';

/** What stands above steps that there are not: "Not allowed:", "Forbidden transitions", "What is not possible:". */
const overRefused = wording.i`^(?:(?:the|these|those|what|which|following|all|other|explicitly|strictly|${moves}|that|is|are|things) )*(?:${refused}|never)(?: (?:are|is|happens?|${moves}|at all|in any case))*:?$`;

/** Whether a line says that the steps below it are none. */
export function refusesBelow(lead: string): boolean {
  return overRefused.test(lead.replace(/\s*\([^()]*\)(?=:?$)/, '').trim());
}

/** What refuses the steps behind it: "Not allowed: a → b", "There is no way a → b", "never a → b". */
const before = wording.i`(?:^|[.;:(]\s*)(?:(?:[^.;:(]{0,60}[\s(])?(?:${refused}|never|no (?:direct |such )?${moves}|cannot|can['’]t)|not?)(?: (?:are|is|${moves}|from|go|goes|directly))*(?:\s*[:–—-])?\s*["“*\`]*$`;
/** What refuses the step before it: "a → b is not possible", "a → b (not allowed)", "a → b: never". */
const behind = wording.i`^["”*\`\s]*(?:[(:;,–—-]\s*)*(?:(?:this |that |it )?(?:is|are) )?(?:explicitly |strictly |currently |deliberately )?(?:${refused}|never(?=[\s.,;)]*$)|does not exist|there is (?:none|no such)|not (?:for now|yet|directly))(?![\p{L}])`;

/** Whether a line says of a step with an arrow that there is none. */
export function isRefusedStep(line: Inline, { from, to }: Step): boolean {
  const start = from.at.start - line.at.start;
  const end = to.at.end - line.at.start;
  if (start < 0 || end > line.source.length) return false;
  return before.test(line.source.slice(0, start)) || behind.test(line.source.slice(end));
}
