import { type CodeUnits, complement, everySecond, union, unitsOf } from './code-units.ts';

/**
 * What is neither a letter nor a mark upon one, in the Basic Multilingual Plane (Unicode 16, general categories N, P, S, Z
 * and C). Coarse, for every range is paid for in every expression: signs and digits inside the blocks of scripts count as
 * letters, but for those of Arabic and Devanagari, and the few letters among symbols (ℓ, Ω as ohm) count as symbols.
 */
const nonLetters = unitsOf(
  '0-40 5b-60 7b-a9 ab-b4 b6-b9 bb-bf d7 f7 589-58a 600-61f 660-66d 6d4 6f0-6f9 964-970 2000-2bff 2e00-3004 3007-3030 ' +
    '303d-3040 30fb 3200-33ff d800-f8ff fe00-fe6f fefd-ff20 ff3b-ff40 ff5b-ff65 ffe0-ffff',
);

/** `\p{L}`, and the marks upon letters with it: a word whose accents stand alone is one word. */
export const letters: CodeUnits = complement(nonLetters);

/** `\p{N}`: digits and what counts as one, where `letters` tells it apart from a letter. */
export const numbers: CodeUnits = unitsOf(
  '30-39 b2-b3 b9 bc-be 660-669 6f0-6f9 966-96f 2070 2074-2079 2080-2089 2150-2189 2460-249b 24ea-24ff 2776-2793 3007 ' +
    '3021-3029 3220-3229 3248-324f 3251-325f 3280-3289 32b1-32bf ff10-ff19',
);

/** `\p{Lu}` of the languages that are written in Latin, Greek, Cyrillic and Armenian letters. */
export const capitals: CodeUnits = union([
  ...unitsOf(
    '41-5a c0-d6 d8-de 178 218 21a 386 388-38a 38c 38e-38f 391-3a1 3a3-3ab 400-42f 4c0 531-556 1e9e',
  ),
  ...everySecond(0x100, 0x136),
  ...everySecond(0x139, 0x147),
  ...everySecond(0x14a, 0x176),
  ...everySecond(0x179, 0x17d),
  ...everySecond(0x48a, 0x4be),
  ...everySecond(0x4d0, 0x4f8),
  ...everySecond(0x1ea0, 0x1ef8),
]);

/** The letters of the scripts that have capitals, capitals and small ones, and what they are when case makes no difference. */
export const casedLetters: CodeUnits = unitsOf(
  '41-5a 61-7a b5 c0-d6 d8-f6 f8-1ba 1bc-1bf 1c4-2af 345 370-373 376-377 37b-37d 37f 386 388-3f5 3f7-481 48a-52f 531-556 ' +
    '560-588 1c80-1c8a 1e00-1fbc',
);

/** `\p{Ll}` of the same scripts. */
export const smallLetters: CodeUnits = complement(union([...complement(casedLetters), ...capitals]));
