import { wording } from '../syntax/wording.ts';

/** What has values that a machine makes or counts, as a word of a name. */
const made =
  'uuid|guid|id|int|integer|number|no|token|hash|date|year|month|day|page|offset|index|barcode|ean|isbn';

/** Parameters with such a name: `:eventId`, `{order_id}`, `<int:page>`, `{productIdToKeep}`. */
const ofMade = new RegExp(`(?:^|_)(?:${made})(?:_|$)`);

/** What has a dot in it, as a word of a name. */
const ofDotted = /(?:^|_)(?:domain|host|hostname|ip|email|mail)(?:_|$)/;

/** The words of a name in small letters, between underscores. */
const spelled = (name: string): string =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toLowerCase();

/** A word of a path, as somebody chose it. */
const chosen = wording`^\p{L}+(?:[-_.]\p{L}+)*$`;

/** Whether a word that stands in a path can be no value of a parameter: no id is `edit`, and no domain. */
export function cannotBe(parameter: string, word: string): boolean {
  const name = spelled(parameter);
  return chosen.test(word) && (ofMade.test(name) || (ofDotted.test(name) && !word.includes('.')));
}
