import { type CodeUnits, complement, listed, union, unitsOf } from './code-units.ts';
import { capitals, casedLetters, letters, numbers, smallLetters } from './letters.ts';

/** Writes a regular expression as a template. What is put into it is source of an expression, too. */
type Wording = (strings: TemplateStringsArray, ...sources: readonly string[]) => RegExp;

/**
 * Regular expressions that speak of letters: `` wording.i`^(?:an? )?\p{L}+` ``, with flags as a property. The same
 * as a literal with the flag `u`, but for this: it looks at UTF-16 code units, and `\p{L}`, `\p{Lu}`, `\p{Ll}` and
 * `\p{N}` are the sets of `letters.ts`.
 *
 * A browser compiles `\p{L}` anew in every expression, into hundreds of ranges with their surrogates and the other case of
 * each; the engine has so many of them that the first document would wait for a second. Here each class is written
 * by the symbols that are *not* in it: some thirty ranges that have no other case.
 *
 * The expression of a template without anything put into it is made once.
 */
export const wording: Wording &
  Readonly<Record<'d' | 'dg' | 'dgi' | 'di' | 'g' | 'gi' | 'gm' | 'i' | 'is' | 'iy' | 'm' | 's', Wording>> =
  Object.assign(withFlags(''), {
    d: withFlags('d'),
    dg: withFlags('dg'),
    dgi: withFlags('dgi'),
    di: withFlags('di'),
    g: withFlags('g'),
    gi: withFlags('gi'),
    gm: withFlags('gm'),
    i: withFlags('i'),
    is: withFlags('is'),
    iy: withFlags('iy'),
    m: withFlags('m'),
    s: withFlags('s'),
  });

function withFlags(flags: string): Wording {
  const made = new WeakMap<TemplateStringsArray, RegExp>();
  return (strings, ...sources) => {
    const known = made.get(strings);
    if (known) return known;
    const expression = new RegExp(inCodeUnits(String.raw(strings, ...sources), flags), flags);
    if (sources.length === 0) made.set(strings, expression);
    return expression;
  };
}

/** A class with a property in it, a property alone, or whatever else is escaped or in brackets. */
const classes = /\\p\{\w+\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g;

const written = { sensitive: new Map<string, string>(), insensitive: new Map<string, string>() };

function inCodeUnits(source: string, flags: string): string {
  const known = flags.includes('i') ? written.insensitive : written.sensitive;
  return source.replace(classes, (part) => {
    if (!part.includes('\\p{')) return part;
    const result = known.get(part) ?? inSymbols(part, flags.includes('i'));
    known.set(part, result);
    return result;
  });
}

/** A class as one that names no letters where it can be: it needs no look for the other case of anything. */
function inSymbols(part: string, ignoresCase: boolean): string {
  const isNegated = part.startsWith('[^');
  const inside = part.startsWith('[') ? part.slice(isNegated ? 2 : 1, -1) : part;
  const units = union(Array.from(inside.matchAll(members), (found) => unitsIn(found, ignoresCase)).flat());
  const [named, others] = isNegated ? ['^', ''] : ['', '^'];
  return hasLetters(units) ? `[${others}${listed(complement(units))}]` : `[${named}${listed(units)}]`;
}

const hasLetters = (units: CodeUnits): boolean =>
  units.some(([first, last]) => first <= 0x61 && last >= 0x61);

/** A member of a class: a property or set, or a character or range of them. */
const members =
  /\\p\{(?<property>\w+)\}|\\(?<set>[sSdDwW])|(?<first>\\u[\da-fA-F]{4}|\\[\s\S]|[\s\S])(?:-(?<last>\\u[\da-fA-F]{4}|\\[\s\S]|[\s\S]))?/g;

const spaces = unitsOf('9-d 20 a0 1680 2000-200a 2028-2029 202f 205f 3000 feff');
const digits = unitsOf('30-39');
const wordUnits = unitsOf('30-39 41-5a 5f 61-7a');
const sets: Readonly<Record<string, CodeUnits>> = {
  s: spaces,
  S: complement(spaces),
  d: digits,
  D: complement(digits),
  w: wordUnits,
  W: complement(wordUnits),
};
const properties: Readonly<Record<string, CodeUnits>> = {
  L: letters,
  N: numbers,
  Lu: capitals,
  Ll: smallLetters,
};

function unitsIn({ groups = {} }: RegExpMatchArray, ignoresCase: boolean): CodeUnits {
  const { property, set, first = '', last = first } = groups;
  if (set !== undefined) return sets[set] ?? [];
  if (property === undefined) return [[unitOf(first), unitOf(last)]];
  if (ignoresCase && (property === 'Lu' || property === 'Ll')) return casedLetters;
  const units = properties[property];
  if (!units) throw new SyntaxError(`\\p{${property}} is not among the sets of letters.ts`);
  return units;
}

const controls: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  f: '\f',
  v: '\v',
  b: '\b',
  0: '\0',
};

/** The code unit that a character of a class stands for, escaped or not. */
function unitOf(character: string): number {
  if (!character.startsWith('\\')) return character.charCodeAt(0);
  if (character.length > 2) return Number.parseInt(character.slice(2), 16);
  const letter = character.slice(1);
  return (controls[letter] ?? letter).charCodeAt(0);
}
