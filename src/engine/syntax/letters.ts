import { type CodeUnits, complement, everySecond, union, unitsOf } from './code-units.ts';

/**
 * What is neither a letter nor a mark upon one, in the Basic Multilingual Plane (Unicode 16, general categories N, P, S,
 * Z and C). Coarse where it costs no document anything: signs and digits inside the blocks of scripts count as letters,
 * but for those that are common in running text, and the few letters among symbols (ℓ, Ω as ohm) count as symbols.
 */
const nonLetters = unitsOf(
  '0-40 5b-60 7b-a9 ab-b4 b6-b9 bb-bf d7 f7 2c2-2c5 2d2-2df 37e 387 482 55a-55f 589-58f 5be 5c0 5c3 5c6 5f3-60f 61b-61f ' +
    '660-66d 6d4 6f0-6f9 964-970 e3f e4f-e5b 104a-104f 1360-137c 166d 1680 16eb-16f0 17d4-17d6 17d8-17db 1800-180a 2000-2bff ' +
    '2e00-2e2e 2e30-3004 3007-3029 3030 3036-303a 303d-3040 309b-309c 30a0 30fb 3190-319f 31c0-31ef 3200-33ff 4dc0-4dff ' +
    'd800-f8ff fd3e-fd4f fdfc-fdff fe00-fe1f fe30-fe6f fefd-ff20 ff3b-ff40 ff5b-ff65 ffe0-ffff',
);

/** `\p{L}`, and the marks upon letters with it: a word whose accents stand alone is one word. */
export const letters: CodeUnits = complement(nonLetters);

/** `\p{N}`: digits and what counts as one, outside the blocks of scripts whose digits are rare in running text. */
export const numbers: CodeUnits = unitsOf(
  '30-39 b2 b3 b9 bc-be 660-669 6f0-6f9 966-96f e50-e59 2070 2074-2079 2080-2089 2150-2189 2460-249b 24ea-24ff ' +
    '2776-2793 3007 3021-3029 3038-303a 3220-3229 3248-324f 3251-325f 3280-3289 32b1-32bf ff10-ff19',
);

/** `\p{Lu}` of Latin, Greek, Cyrillic and Armenian. */
export const capitals: CodeUnits = union([
  ...unitsOf('41-5a c0-d6 d8-de 178 386 388-38a 38c 38e-38f 391-3a1 3a3-3ab 400-42f 4c0 531-556 1e9e'),
  ...everySecond(0x100, 0x136),
  ...everySecond(0x139, 0x147),
  ...everySecond(0x14a, 0x176),
  ...everySecond(0x179, 0x17d),
  ...everySecond(0x1cd, 0x1db),
  ...everySecond(0x1de, 0x1ee),
  ...everySecond(0x1f8, 0x232),
  ...everySecond(0x460, 0x480),
  ...everySecond(0x48a, 0x4be),
  ...everySecond(0x4c1, 0x4cd),
  ...everySecond(0x4d0, 0x52e),
  ...everySecond(0x1e00, 0x1e94),
  ...everySecond(0x1ea0, 0x1efe),
]);

/** The letters of the scripts that have capitals, capitals and small ones, and what they are when case makes no difference. */
const cased = unitsOf(
  '41-5a 61-7a b5 c0-d6 d8-f6 f8-1ba 1bc-1bf 1c4-2af 345 370-373 376-377 37b-37d 37f 386 388-3f5 3f7-481 48a-52f 531-556 ' +
    '560-588 1c80-1c8a 1e00-1fbc',
);

/** `\p{Ll}` of the same scripts. */
export const smallLetters: CodeUnits = complement(union([...complement(cased), ...capitals]));

/** `\p{Lu}` or `\p{Ll}` where case makes no difference. */
export const casedLetters: CodeUnits = cased;
