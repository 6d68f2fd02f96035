import { wording } from '../../syntax/wording.ts';
import { comparing, numeral } from '../words/quantities.ts';

/** Words with which the saying of a rule begins, in a line that names its subject first. */
export const saying = wording.i`(?<![\p{L}\p{N}_'’-])(?:(?:must|may|can|cannot|can't|should|shall|needs?|has to|have to|is|are|gets?|needs|does|do|derives?|wins?|required|optional|mandatory|unique|req|opt|uniq|never|always|only|not|no|free|known|between|matches|matching|lower case|upper case|one of|any of|either|empty|a valid|a uuid|ignored|refused|rejected|trimmed|cut|ends?|begins?|starts?|contains?|equals?|exceeds?|stops? at|muss|darf|müssen|dürfen|kann|soll|doit|peut|doivent)(?![\p{L}\p{N}_])|${comparing}|${numeral}(?:\s|[-–])|\`)`;

/** Several subjects are ruled together, not each on its own. */
const together =
  /\b(?:both|either|neither|together|each other|sum|one of (?:them|the two)|differ|equal|match)\b/i;

/** Whether what is said of several subjects is said of all of them together: "must differ". */
export function ruledTogether(rule: string): boolean {
  return together.test(rule);
}
