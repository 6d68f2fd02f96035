import type { Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** A heading's number and title: "## 3. Entities" has number 3 and title "Entities". */
export interface HeadingParts {
  readonly number?: number;
  readonly title: string;
}

const digitsFirst =
  /^(?:(?:point|section|part|chapter|kapitel|teil|chapitre|§)\s*)?(\d{1,2})(?:[.):]|\s+[–—·|-]|(?=\s)|$)\s*(.*)$/i;
/** One to nine as people write them out, and in Roman numerals, by language. */
const spelledNumbers = [
  'one two three four five six seven eight nine',
  'first second third fourth fifth sixth seventh eighth ninth',
  'i ii iii iv v vi vii viii ix',
  'eins zwei drei vier fünf sechs sieben acht neun',
  'un deux trois quatre cinq six sept huit neuf',
].flatMap((row) => row.split(' ').map((word, index): [string, number] => [word, index + 1]));
const numberOfWord: ReadonlyMap<string, number> = new Map(spelledNumbers);
/** A number in letters stands alone, behind a word for a chapter, or before a mark that parts it from the title. */
const lettersFirst = wording.i`^(?:(?:point|section|part|chapter|kapitel|teil|chapitre|§)\s+(\p{L}+)(?:[.):]|\s+[–—·|-]|$)|(\p{L}+)(?:[.):]|\s+[–—·|-])(?=\s|$))\s*(.*)$`;

/** The point that a title says it is, in brackets behind it. */
const numberedBehind = /\s*\((?:point|punkt|section|§)\s*(\d)\)\s*$/i;

/**
 * Splits a number off a heading's title: `3. Data`, `Chapter 3: Data`, `Three – Data`, `III. Data`, `Data (point 3)`.
 */
export function headingParts(title: Inline): HeadingParts {
  const text = plain(title);
  const behind = numberedBehind.exec(text);
  if (behind) return { number: Number(behind[1]), title: text.slice(0, behind.index) };
  const match = digitsFirst.exec(text);
  if (match) return { number: Number(match[1]), title: match[2] ?? '' };
  const written = lettersFirst.exec(text);
  const number = numberOfWord.get((written?.[1] ?? written?.[2] ?? '').toLowerCase());
  return number === undefined ? { title: text } : { number, title: written?.[3] ?? '' };
}
