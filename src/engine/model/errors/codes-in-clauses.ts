import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { headOf, splitAt } from '../words/phrases.ts';
import { type ErrorLine, entry } from './line.ts';
import { namesErrors, raises } from './words.ts';

/** A code as devices show it, and one in capitals without marks. */
const ofDevice = '\\p{Lu}{1,3}-?\\d{1,4}';
const inCapitals = '\\p{Lu}[\\p{Lu}\\p{N}]*(?:_[\\p{Lu}\\p{N}]+)+|(?!HTTP|JSON|GRAPHQL)\\p{Lu}{5,}';
/** What says when the code before it comes. */
const cases = '(?:if|when(?:ever)?|while|as long as|unless|because|once|after)';
/** A code and its case, up to the next: "F1 when the tank is empty, | F2 when …". */
const withCase = wording.dg`(?<![\p{L}\p{N}_.\`-])(?<code>${ofDevice}|${inCapitals})\s(?<said>${cases}\s[^.;]{3,120}?)(?=,?\s(?:and\s|or\s)?(?:${ofDevice}|${inCapitals})\s${cases}\s|[.;]|$)`;
/** A code and what it means, in a row of such: "F1 tank empty", "-1 no network". */
const withWords = wording`^(?:and\s)?(?<code>${ofDevice}|-\d{1,6})\s(?<said>\p{Ll}[^,;:]{2,60})$`;
/** Parts of a row that only its commas divide, at least. */
const ROW = 3;

const isOnce = (lines: readonly ErrorLine[]): boolean =>
  new Set(lines.map(({ name }) => name.source)).size === lines.length;

/**
 * The errors that a sentence names by codes without marks, two at least, each with its case: "The pump shows F1 when the
 * tank is empty and F2 when the lid is open", "NOT_FOUND if there is no such trip, UNAVAILABLE while it restarts".
 */
export function codesInClauses(text: Inline): readonly ErrorLine[] {
  const found = [...text.source.matchAll(withCase)].flatMap(({ indices }) => {
    const [code, said] = [indices?.groups?.code, indices?.groups?.said];
    return code && said ? entry(slice(text, ...code), false, slice(text, ...said)) : [];
  });
  // "WEEKLY if the reader wants it, MONTHLY if not": words in capitals alone may be anything.
  const [first] = found;
  const lead = first ? text.source.slice(0, first.name.at.start - text.at.start) : '';
  const areCodes =
    found.some(({ name }) => /[_\d]/.test(name.source)) || namesErrors.test(lead) || raises.test(lead);
  return found.length > 1 && areCodes && isOnce(found) ? found : inRow(text);
}

/** The errors of a row that is nothing but codes and what they mean: "F1 tank empty, F2 hose kinked, F3 lid open." */
function inRow(text: Inline): readonly ErrorLine[] {
  const head = headOf(text);
  const row = head?.mark === ':' && head.kind === 'words' ? head.rest : text;
  const parts = splitAt(slice(row, 0, row.source.replace(/\.$/, '').length), /[,;]\s+|\s+and\s+(?=\S*\d\s)/);
  const found = parts.flatMap((part) => {
    const { code, said } = withWords.exec(part.source)?.groups ?? {};
    if (!code || !said) return [];
    const start = part.source.indexOf(code);
    const name = slice(part, start, start + code.length);
    return {
      ...entry(name, false, slice(part, part.source.length - said.length, part.source.length)),
      numbered: true,
    };
  });
  return found.length >= ROW && found.length === parts.length && isOnce(found) ? found : [];
}
