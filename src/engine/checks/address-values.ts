import { wording } from '../syntax/wording.ts';

/** Parameters whose values are made by a machine or counted, by the last word of their names: `:eventId`, `<int:page>`. */
const made =
  /(?:^|[^a-z])(?:uuid|guid|id|int|integer|number|no|token|hash|date|year|month|day|page|offset)\W*$|[a-z](?:Uuid|UUID|Guid|Id|ID|Number|No|Token|Hash|Date|Year|Month|Day|Page)\W*$|^\W*(?:uuid|guid|int|integer|date)\b/;

/** A word of a path, as somebody chose it. */
const chosen = wording`^\p{L}+(?:[-_.]\p{L}+)*$`;

/** Whether a word that stands in a path can be no value of a parameter: no id is `edit`. */
export function cannotBe(parameter: string, word: string): boolean {
  return made.test(parameter) && chosen.test(word);
}
