import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { inType } from '../../words/names.ts';
import { isThing } from './sentences.ts';

/** Where a sentence names a thing. */
export interface NamedHere {
  readonly name: Inline;
  /** Where the words that lead to it begin, and what is said of it. */
  readonly start: number;
  readonly end: number;
}

/** How running text names the things that it tells of. */
export interface Naming {
  /** The thing that a sentence is about, named at its head. */
  readonly about: readonly RegExp[];
  /** Another thing on the way, with what it has behind it. */
  readonly bringsOn: RegExp;
  /** A thing that a sentence only brings up: what follows tells of it. */
  readonly bringsUp: readonly RegExp[];
}

const bold = inType('\\p{Lu}[\\p{L}\\p{N}-]*(?: [\\p{L}\\p{N}-]+){0,3}');
const which =
  '(?:each of )?(?:which|that|and (?:it|each)) (?:also )?(?:has|have|holds?|carries|contains?|keeps?|stores?|records?|consists? of)';

/** By names in bold or slanted type. */
export const inBold: Naming = {
  about: [
    // "A **Mast** has", "Finally, the **Sail** is".
    wording.d`^(?:\p{Lu}\p{L}+, )?(?:(?:an?|the|each|every|one)\s+)?${bold}(?=,?\s+\p{Ll})`,
    wording.d`^(?:An?|The|Each|Every|One)\s+${bold}(?=,?\s+\p{Ll})`,
  ],
  // "Its steps are **Rungs**: …", "part of a **Ladder**, which has …".
  bringsOn: wording.d`\s${bold}(?:: |, ${which} |,? with )`,
  // "On it there are **Sails**."
  bringsUp: [wording.d`\b(?:there (?:is|are)|consists of|made up of)\s+(?:an?\s+|its\s+)?${bold}\.?$`],
};

/** By the one bold name at the head of a line among such lines: "**Mast**. Its height is required", "**Sail**, a cloth.". */
export const atHeadOfLine: Naming = {
  about: [wording.d`^${bold}(?:\.$|(?=:\s|,?\s+\p{Ll}|\s+[–—-]\s))`],
  bringsOn: /(?!)/d,
  bringsUp: [],
};

/** What leads to the parts of a thing. */
export const has =
  '(?:(?:has|have)(?! to )|holds?|carr(?:y|ies)|keeps?|contains?|stores?|records?|gets?|fill in|(?:names|knows?|notes?|remembers?|bears?)(?= (?:an?|the|its|whether) )|consists? of|includes?|comprises?|comes? with|is (?:made|built)(?: up)? (?:of|from))';

const capital = '(?<name>\\p{Lu}[\\p{L}\\p{N}-]*(?: \\p{Lu}[\\p{L}\\p{N}-]*){0,3})';
const one = '(?:an?|the|each|every|one)';
const first = `\\p{Lu}[\\p{Ll} ]{1,40}, ${one}`;
const comes =
  '(?:is|are|comes?|sits?|stands?|hangs?|lies|lie|follows?|we (?:have|keep)|there (?:is|are)|belong to (?:it|them))(?: (?:also|then|finally|further))?';

/** By nothing but large letters, in the middle of a sentence or behind an article. */
export const inCapitals: Naming = {
  about: [
    // "A Mast step has": small letters that a verb of having ends.
    wording.d`^(?:${first}|An?|The|Each|Every|One) (?<name>\p{Lu}[\p{L}-]*(?: (?!(?:also|always|further|only|usually|then|just|simply|itself|and|or|which|that|who|must|may|might|can|could) )\p{Ll}[\p{L}-]*){1,2})(?= ${has}\s)`,
    // "A Mast has", "Last of all, each Sail Plan, drawn by the maker, has".
    wording.d`^(?:${first}|An?|The|Each|Every|One) ${capital}(?=,?:? \p{Ll}|: |\.?$)`,
    // "For each Mast we keep", "About a Sail the yard knows".
    wording.d`^(?:For|Of|About|On|With|In) ${one} ${capital}(?=,? (?:we|you|people|it|there|the \p{Ll}+|\p{Lu}\p{Ll}+) \p{Ll})`,
  ],
  bringsOn: wording.d`(?:,? and|,|;|:|\b${comes}) (?:(?:an?|the|its|their|some|several|one or more|many) )?${capital}(?:: |, ${which} |,? (?:each |every one )?with )`,
  bringsUp: [
    // "At the centre is the Mast.", "Under it hangs a Sail".
    wording.d`\b${comes} (?:(?:an?|the|its|their|some|several|one or more|many) )?${capital}(?=\.?$|,? (?:under|below|beneath|behind|beside|which|that|whose|where|from|to|by|for|of)\b)`,
    // "…, and the Sail Plan under it".
    wording.d`(?:,? and|,) (?:an?|the|its|their) ${capital} (?:under|below|beneath|behind|beside|in|on|inside) (?:it|them|that)\.?$`,
  ],
};

/** Where a sentence names a thing as one of some patterns says. */
export function namedBy(sentence: Inline, patterns: readonly RegExp[]): NamedHere | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(sentence.source);
    const [start, end] = found?.indices?.groups?.name ?? [0, 0];
    const name = slice(sentence, start, end);
    if (found && end > start && (sentence.source[start - 1] === '*' || isThing(name.source)))
      return { name, start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}
